/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/forge-call.h"

#include "cli/command.h"
#include "cli/source.h"
#include "cli/suggestion.h"
#include "forge/count.h"
#include "forge/forge.h"
#include "forge/tables.h"
#include "games/collision/group.h"
#include "games/collision/judge.h"
#include "games/document-file.h"
#include "model/i18n.h"
#include "print/wording.h"

void
muster_forge_call_clear (MusterForgeCall *call)
{
  g_clear_pointer (&call->format, g_free);
  g_clear_pointer (&call->without, g_free);
}

/* Slots that may stay empty, by their names on the command line. */
static const struct
{
  const char *name;
  MusterCollisionSlot slot;
} closable[] = {
  { "weapon", MUSTER_COLLISION_SLOT_WEAPON },       { "weapon-enchantment", MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT },
  { "armor", MUSTER_COLLISION_SLOT_ARMOR },         { "armor-enchantment", MUSTER_COLLISION_SLOT_ARMOR_ENCHANTMENT },
  { "accessory", MUSTER_COLLISION_SLOT_ACCESSORY }, { "skill", MUSTER_COLLISION_SLOT_SKILL },
};

static gboolean
complain_of_slot (const char *typed)
{
  const char *names[G_N_ELEMENTS (closable) + 1] = { NULL };
  g_autofree char *all = NULL, *hint = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (closable); i++)
    names[i] = closable[i].name;
  all = g_strjoinv (", ", (char **) names);
  hint = muster_suggestion_dup (typed, names);
  muster_command_complain (_ ("“--without=%s” isn't a slot that can stay empty (%s)%s"), typed, all, hint);
  return FALSE;
}

static gboolean
close_slot (MusterForgeCall *call, const char *typed)
{
  for (guint i = 0; i < G_N_ELEMENTS (closable); i++)
    if (g_str_equal (typed, closable[i].name))
      {
        call->closed |= 1u << closable[i].slot;
        return TRUE;
      }
  return complain_of_slot (typed);
}

gboolean
muster_forge_call_check (MusterForgeCall *call)
{
  g_auto (GStrv) slots = g_strsplit (call->without != NULL ? call->without : "", ",", -1);

  if (call->format != NULL && !g_str_equal (call->format, "text") && !g_str_equal (call->format, "tsv"))
    {
      muster_command_complain (_ ("unknown format “%s”; use text or tsv"), call->format);
      return FALSE;
    }
  call->tsv = g_strcmp0 (call->format, "tsv") == 0;
  if (call->points < -1 || call->points > MUSTER_COLLISION_MAX_POINTS)
    {
      muster_command_complain (_ ("“--points=%d” is out of range: 0 to %d"), call->points, MUSTER_COLLISION_MAX_POINTS);
      return FALSE;
    }
  for (char **slot = slots; *slot != NULL; slot++)
    if (!close_slot (call, *slot))
      return FALSE;
  return TRUE;
}

/* Drafts. */

static void
add_characters (MusterDrafts *drafts, const GPtrArray *things)
{
  for (guint i = 0; i < things->len; i++)
    {
      MusterThing *thing = things->pdata[i];

      if (thing->klass == &muster_collision_character_class)
        g_ptr_array_add (drafts->characters, thing);
      else if (thing->klass == &muster_collision_group_class)
        add_characters (drafts, ((MusterCollisionGroup *) thing)->members);
    }
}

MusterDrafts *
muster_drafts_load (const MusterCatalog *catalog, char **paths)
{
  g_autoptr (MusterDrafts) drafts = g_new0 (MusterDrafts, 1);

  drafts->documents = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_document_free);
  drafts->characters = g_ptr_array_new ();
  drafts->catalogs = g_ptr_array_new ();
  drafts->forges = g_hash_table_new_full (g_direct_hash, g_direct_equal, NULL, (GDestroyNotify) muster_forge_free);
  for (; *paths != NULL; paths++)
    {
      g_autoptr (GError) error = NULL;
      MusterDocument *document = muster_source_read (*paths, catalog, &error);
      guint before = drafts->characters->len;

      if (document == NULL)
        {
          muster_command_fail (error);
          return NULL;
        }
      g_ptr_array_add (drafts->documents, document);
      add_characters (drafts, document->things);
      while (drafts->catalogs->len < drafts->characters->len)
        g_ptr_array_add (drafts->catalogs, (gpointer) muster_source_get_catalog (document, catalog));
      if (drafts->characters->len == before)
        {
          muster_command_complain (_ ("%s: there is no character in this file"), *paths);
          return NULL;
        }
    }
  return g_steal_pointer (&drafts);
}

void
muster_drafts_free (MusterDrafts *drafts)
{
  g_hash_table_unref (drafts->forges);
  g_ptr_array_unref (drafts->catalogs);
  g_ptr_array_unref (drafts->characters);
  g_ptr_array_unref (drafts->documents);
  g_free (drafts);
}

guint
muster_drafts_count (const MusterDrafts *drafts)
{
  return drafts != NULL ? drafts->characters->len : 1;
}

MusterForge *
muster_drafts_nth (MusterDrafts *drafts, guint i, MusterForge *usual, const MusterCollisionCharacter **character)
{
  MusterCatalog *catalog = drafts != NULL ? drafts->catalogs->pdata[i] : NULL;
  MusterForge *forge = catalog != NULL ? g_hash_table_lookup (drafts->forges, catalog) : NULL;

  *character = drafts != NULL ? drafts->characters->pdata[i] : NULL;
  if (catalog == NULL || catalog == usual->catalog)
    return usual;
  if (forge == NULL)
    {
      forge = muster_forge_new (catalog);
      g_hash_table_insert (drafts->forges, catalog, forge);
    }
  return forge;
}

char *
muster_forge_dup_line_name (const MusterThing *thing)
{
  return muster_wording_dup_flat (muster_thing_get_name (thing));
}

/* The first rule that the draft already breaks for good. */
static char *
dup_broken_rule (const MusterCatalog *catalog, const MusterCollisionCharacter *draft)
{
  g_autoptr (GArray) findings = muster_collision_findings_new ();
  MusterCollisionTotals totals;

  muster_collision_judge (catalog, draft, &totals, findings);
  for (guint i = 0; i < findings->len; i++)
    {
      const MusterCollisionFinding *finding = &g_array_index (findings, MusterCollisionFinding, i);

      if (muster_collision_rule_is_error (finding->rule) && !muster_collision_rule_is_missing (finding->rule))
        return muster_collision_finding_dup_sentence (finding, catalog, draft, &totals);
    }
  return NULL;
}

static char *
dup_nothing (const MusterForge *forge, const MusterCollisionCharacter *draft, MusterForgeClosed closed, gint points)
{
  g_auto (MusterForgeDraft) read = { 0 };
  g_autoptr (MusterForgeCount) count = NULL;
  g_autofree char *name = draft != NULL ? muster_forge_dup_line_name (&draft->thing) : NULL, *rule = NULL;

  if (draft != NULL)
    muster_forge_draft_read (&read, forge, draft, closed);
  else
    muster_forge_draft_close (&read, forge, closed);
  count = muster_forge_count (forge, &read, MUSTER_FORGE_ANY_POINTS);
  if (draft == NULL)
    return count->count == 0
               ? g_strdup (_ ("The content allows no legal character."))
               : g_strdup_printf (_ ("No legal character costs at most %d points; the cheapest costs %d."), points,
                                  count->least);
  rule = count->count == 0 ? dup_broken_rule (forge->catalog, draft) : NULL;
  if (rule != NULL)
    return g_strdup_printf (_ ("“%s” can't become legal: %s"), name, rule);
  if (count->count == 0)
    return g_strdup_printf (_ ("No legal character completes “%s”."), name);
  return g_strdup_printf (_ ("No legal character of at most %d points completes “%s”; the cheapest costs %d."), points,
                          name, count->least);
}

int
muster_forge_refuse (const MusterForge *forge, const MusterCollisionCharacter *draft, const MusterForgeCall *call)
{
  g_autofree char *why = dup_nothing (forge, draft, call->closed, call->points);

  muster_command_complain ("%s", why);
  return MUSTER_EXIT_ILLEGAL;
}

char *
muster_forge_dup_count (guint64 count)
{
  return g_strdup_printf ("%s%" G_GUINT64_FORMAT, count == MUSTER_FORGE_TOO_MANY ? ">" : "", count);
}

int
muster_forge_save (const MusterCatalog *catalog, GPtrArray *things, const char *path)
{
  g_autoptr (MusterDocument) document = muster_document_new ();
  g_autoptr (GError) error = NULL;

  g_ptr_array_extend_and_steal (document->things, things);
  if (!muster_document_save (document, path != NULL ? path : "-", catalog, &error))
    return muster_command_fail (error);
  return MUSTER_EXIT_FINE;
}
