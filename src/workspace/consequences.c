/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/consequences.h"

#include "forge/repair/smallest.h"
#include "games/card-parts.h"
#include "games/digest.h"
#include "games/games.h"
#include "model/i18n.h"
#include "workspace/carried-packs.h"
#include "workspace/codec.h"

static void
free_consequence (gpointer data)
{
  MusterConsequence *consequence = data;

  g_free (consequence->name);
  g_ptr_array_unref (consequence->changes);
  g_free (consequence->repair);
  g_free (consequence);
}

/* Takes ownership of the phrases. NULL if there are none. */
static MusterConsequence *
judge (const MusterLibraryEntry *entry, const MusterCatalog *catalog, const MusterThing *thing, GPtrArray *changes)
{
  g_autoptr (MusterReport) report = NULL;
  g_autoptr (MusterSmallestRepair) repair = NULL;
  MusterConsequence *consequence;

  if (changes->len == 0)
    {
      g_ptr_array_unref (changes);
      return NULL;
    }
  report = muster_games_check (catalog, thing, FALSE);
  consequence = g_new0 (MusterConsequence, 1);
  consequence->id = entry->id;
  consequence->name = g_strdup (muster_thing_get_name (thing));
  consequence->points_before = entry->points;
  consequence->points = muster_report_get_int (report, "points", -1);
  consequence->was_legal = entry->legal;
  consequence->legal = !muster_report_is_illegal (report);
  consequence->changes = changes;
  /* Things that were illegal before are left to their player. */
  if (consequence->was_legal && !consequence->legal)
    repair = muster_smallest_repair_find (catalog, thing);
  consequence->repair = repair != NULL ? muster_smallest_repair_dup_text (repair) : NULL;
  return consequence;
}

static void
add (GPtrArray *consequences, MusterConsequence *consequence)
{
  if (consequence != NULL)
    g_ptr_array_add (consequences, consequence);
}

/* Past changes. */

/* Whether the game's content differs from what the thing was saved with. */
static gboolean
is_of_other_content (const MusterLibraryEntry *entry, const MusterCatalog *catalog)
{
  const MusterThingClass *klass = muster_games_find_class (entry->kind);
  g_autofree char *content = klass != NULL ? muster_card_dup_content (catalog, klass->game) : NULL;

  return content != NULL && !g_str_equal (content, entry->content);
}

GPtrArray *
muster_consequences_list (MusterLibrary *library, const MusterCatalog *catalog, GError **error)
{
  g_autoptr (GPtrArray) entries = muster_library_list (library, FALSE, MUSTER_LIBRARY_SORT_NAME, error);
  GPtrArray *consequences = g_ptr_array_new_with_free_func (free_consequence);

  for (guint i = 0; entries != NULL && i < entries->len; i++)
    {
      const MusterLibraryEntry *entry = entries->pdata[i];
      g_autoptr (MusterThing) thing
          = is_of_other_content (entry, catalog) ? muster_library_get (library, entry->id, NULL, NULL) : NULL;
      /* Carried options stay what they were. */
      gboolean own = thing != NULL && muster_carried_packs_is_used (thing, catalog);
      GPtrArray *changes = thing != NULL && !own ? muster_library_list_changes (library, entry->id, NULL) : NULL;

      if (changes != NULL)
        add (consequences, judge (entry, catalog, thing, changes));
    }
  if (entries == NULL)
    g_clear_pointer (&consequences, g_ptr_array_unref);
  return consequences;
}

/* Future changes. */

static MusterConsequence *
foresee (MusterLibrary *library, MusterLibraryEntry *entry, const MusterCatalog *from, const MusterCatalog *to)
{
  g_autoptr (MusterThing) thing = muster_library_get (library, entry->id, NULL, NULL), moved = NULL;
  g_autoptr (MusterReport) report = thing != NULL ? muster_games_check (from, thing, FALSE) : NULL;
  g_autofree char *xml = NULL, *facts = NULL;

  if (thing == NULL)
    return NULL;
  /* Compare with today's verdict, not the one at the last save. */
  entry->points = muster_report_get_int (report, "points", -1);
  entry->legal = !muster_report_is_illegal (report);
  facts = muster_digest_dup_facts (from, thing);
  xml = muster_codec.write (thing, from);
  moved = muster_codec.read (xml, to, NULL);
  return moved != NULL ? judge (entry, to, moved, muster_digest_dup_changes (facts, to, moved)) : NULL;
}

static gboolean
has_id (const GArray *ids, gint64 id)
{
  for (guint i = 0; i < ids->len; i++)
    if (g_array_index (ids, gint64, i) == id)
      return TRUE;
  return FALSE;
}

GPtrArray *
muster_consequences_predict (MusterLibrary *library, const MusterCatalog *from, const MusterCatalog *to,
                             const GArray *ids, GError **error)
{
  g_autoptr (GPtrArray) entries = muster_library_list (library, FALSE, MUSTER_LIBRARY_SORT_NAME, error);
  GPtrArray *consequences = g_ptr_array_new_with_free_func (free_consequence);

  for (guint i = 0; entries != NULL && i < entries->len; i++)
    {
      MusterLibraryEntry *entry = entries->pdata[i];

      if (ids == NULL || has_id (ids, entry->id))
        add (consequences, foresee (library, entry, from, to));
    }
  if (entries == NULL)
    g_clear_pointer (&consequences, g_ptr_array_unref);
  return consequences;
}

/* Words. */

guint
muster_consequences_count_illegal (const GPtrArray *consequences)
{
  guint n = 0;

  for (guint i = 0; i < consequences->len; i++)
    {
      const MusterConsequence *consequence = consequences->pdata[i];

      n += consequence->was_legal && !consequence->legal;
    }
  return n;
}

guint
muster_consequences_count_repairs (const GPtrArray *consequences)
{
  guint n = 0;

  for (guint i = 0; i < consequences->len; i++)
    n += ((const MusterConsequence *) consequences->pdata[i])->repair != NULL;
  return n;
}

char *
muster_consequences_dup_count (const GPtrArray *consequences, gboolean past)
{
  guint n = consequences->len, illegal = muster_consequences_count_illegal (consequences);
  g_autofree char *changed = NULL, *broken = NULL;

  if (n == 0)
    return NULL;
  changed = past ? g_strdup_printf (ngettext ("%u thing changed", "%u things changed", n), n)
                 : g_strdup_printf (ngettext ("%u thing changes", "%u things change", n), n);
  broken = past ? g_strdup_printf (ngettext ("%u became illegal", "%u became illegal", illegal), illegal)
                : g_strdup_printf (ngettext ("%u becomes illegal", "%u become illegal", illegal), illegal);
  return illegal > 0 ? g_strdup_printf ("%s, %s", changed, broken) : g_steal_pointer (&changed);
}

char *
muster_consequence_dup_text (const MusterConsequence *consequence)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < consequence->changes->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "; " : "", (const char *) consequence->changes->pdata[i]);
  if (!consequence->was_legal && consequence->legal)
    g_string_append (text, _ ("; now legal"));
  return g_string_free (text, FALSE);
}

char *
muster_consequences_dup_lines (const GPtrArray *consequences, guint most)
{
  GString *lines = g_string_new (NULL);

  for (guint i = 0; i < MIN (consequences->len, most); i++)
    {
      const MusterConsequence *consequence = consequences->pdata[i];
      g_autofree char *text = muster_consequence_dup_text (consequence);

      g_string_append_printf (lines, _ ("%s%s: %s"), i > 0 ? "\n" : "", consequence->name, text);
      if (consequence->repair != NULL)
        g_string_append_printf (lines, _ (" (smallest repair: %s)"), consequence->repair);
    }
  if (consequences->len > most)
    {
      g_string_append_c (lines, '\n');
      g_string_append_printf (lines, ngettext ("And %u other", "And %u others", consequences->len - most),
                              consequences->len - most);
    }
  return g_string_free (lines, FALSE);
}
