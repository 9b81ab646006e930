/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `muster best`: the best legal characters that complete a draft, for an aim. */
#include "forge/best.h"

#include <stdio.h>

#include "cli/command.h"
#include "cli/forge-call.h"
#include "cli/source.h"
#include "cli/suggestion.h"
#include "forge/code.h"
#include "forge/tables.h"
#include "forge/forge.h"
#include "games/document-file.h"
#include "cli/library/library-source.h"
#include "forge/owned/owned.h"
#include "model/i18n.h"

#define MOST 1000

typedef struct
{
  MusterForgeCall call;
  char *aim_text;
  gint top;
  gboolean owned; /* only what looks like a miniature of the library */
  char *out;
  MusterForgeAim aim;
  const MusterCatalog *catalog;
  const MusterForge *forge; /* of the current draft */
  MusterDocument *into;     /* the output of -o */
} Choosing;

/* As text. */

static void
append (GString *text, const char *separator, const MusterForgeKind *kind, gint number, gboolean ids)
{
  if (number >= 0)
    g_string_append_printf (text, "%s%s", text->len > 0 ? separator : "",
                            ids ? kind->options[number]->id : muster_option_get_name (kind->options[number]));
}

/* "Sabre with Shadow and Dagger"; as ids "sabre+shadow dagger". */
static char *
dup_weapons (const MusterForge *forge, const MusterForgeBuild *build, gboolean ids)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < MUSTER_COLLISION_MAX_WEAPONS; i++)
    {
      append (text, ids ? " " : ", ", &forge->weapons, build->weapons[i].weapon, ids);
      append (text, ids ? "+" : " · ", &forge->weapon_enchantments, build->weapons[i].enchantment, ids);
    }
  return g_string_free (text, FALSE);
}

static char *
dup_skills (const MusterForge *forge, const MusterForgeBuild *build, gboolean ids)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < build->n_skills; i++)
    append (text, ids ? " " : ", ", &forge->skills, build->skills[i], ids);
  return g_string_free (text, FALSE);
}

static char *
dup_option (const MusterForgeKind *kind, gint number, gboolean ids)
{
  GString *text = g_string_new (NULL);

  append (text, "", kind, number, ids);
  return g_string_free (text, FALSE);
}

static char **
dup_cells (const Choosing *choosing, const char *name, const MusterForgeResult *result)
{
  const MusterForge *forge = choosing->forge;
  const MusterForgeBuild *build = &result->build;
  gboolean ids = choosing->call.tsv;
  char **cells = g_new0 (char *, 11);

  cells[0] = g_strdup (name);
  cells[1] = g_strdup_printf ("%" G_GINT64_FORMAT, result->score);
  cells[2] = g_strdup_printf ("%d", result->points);
  cells[3] = dup_option (&forge->races, build->race, ids);
  cells[4] = dup_option (&forge->tarots, build->tarot, ids);
  cells[5] = dup_weapons (forge, build, ids);
  cells[6] = dup_option (&forge->armors, build->armor, ids);
  cells[7] = dup_option (&forge->armor_enchantments, build->armor_enchantment, ids);
  cells[8] = dup_option (&forge->accessories, build->accessory, ids);
  cells[9] = dup_skills (forge, build, ids);
  return cells;
}

static void
print_tsv (const Choosing *choosing, const char *name, const GArray *results)
{
  for (guint i = 0; i < results->len; i++)
    {
      g_auto (GStrv) cells = dup_cells (choosing, name, &g_array_index (results, MusterForgeResult, i));
      g_autofree char *row = g_strjoinv ("\t", cells);

      printf ("%s\n", row);
    }
}

/* One line each, omitting empty slots. */
static void
print_text (const Choosing *choosing, const char *name, const GArray *results)
{
  if (name != NULL && *name != '\0')
    printf ("%s\n", name);
  for (guint i = 0; i < results->len; i++)
    {
      g_auto (GStrv) cells = dup_cells (choosing, name, &g_array_index (results, MusterForgeResult, i));
      g_autoptr (GString) line = g_string_new (NULL);

      for (char **cell = cells + 3; *cell != NULL; cell++)
        if (**cell != '\0')
          g_string_append_printf (line, "%s%s", line->len > 0 ? "; " : "", *cell);
      printf (_ ("  score %s, %s points: %s"), cells[1], cells[2], line->str);
      printf ("\n");
    }
  printf ("  %s\n", results->len == 1 ? _ ("Proved: no legal completion is better.")
                                      : _ ("Proved: no other legal completion is better than these."));
}

/* Choosing. */

static gboolean
keep (Choosing *choosing, const MusterCollisionCharacter *draft, const GArray *results)
{
  g_auto (MusterPlain) plain = muster_plain_begin ();
  g_autoptr (MusterDocument) kept = muster_document_new ();
  g_autoptr (MusterDocument) converted = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < results->len; i++)
    {
      const MusterForgeResult *result = &g_array_index (results, MusterForgeResult, i);
      MusterCollisionCharacter *character = muster_forge_build_make (&result->build, choosing->forge, draft);

      if (character->thing.name == NULL)
        character->thing.name = muster_forge_dup_name (character);
      g_ptr_array_add (kept->things, character);
    }
  if (choosing->forge->catalog != choosing->catalog)
    converted = muster_source_convert (kept, choosing->forge->catalog, choosing->catalog, &error);
  if (error != NULL)
    muster_command_fail (error);
  else
    muster_source_append (choosing->into, converted != NULL ? converted : kept);
  return error == NULL;
}

/* The miniatures of the library, read with the draft's catalogue. NULL after an error. */
static GPtrArray *
read_miniatures (const Choosing *choosing)
{
  g_autofree char *path = muster_library_dup_default_path ();
  g_autoptr (GError) error = NULL;
  GPtrArray *things = muster_library_source_read (path, choosing->forge->catalog, &error);

  for (guint i = things != NULL ? things->len : 0; i > 0; i--)
    if (((MusterThing *) things->pdata[i - 1])->klass != &muster_collision_miniature_class)
      g_ptr_array_remove_index (things, i - 1);
  if (things == NULL)
    muster_command_fail (error);
  return things;
}

/* The best, or the best of what is owned; NULL after an error. */
static GArray *
find (const Choosing *choosing, const MusterCollisionCharacter *character)
{
  const MusterForgeCall *call = &choosing->call;
  g_auto (MusterForgeDraft) draft = { 0 };
  g_autoptr (GPtrArray) miniatures = choosing->owned ? read_miniatures (choosing) : NULL;

  if (choosing->owned)
    return miniatures != NULL ? muster_forge_find_best_owned (choosing->forge, character, call->closed, &choosing->aim,
                                                              call->points, (guint) choosing->top, miniatures)
                              : NULL;
  if (character != NULL)
    muster_forge_draft_read (&draft, choosing->forge, character, call->closed);
  else
    muster_forge_draft_close (&draft, choosing->forge, call->closed);
  return muster_forge_find_best (choosing->forge, &draft, &choosing->aim, call->points, (guint) choosing->top);
}

static int
refuse (const Choosing *choosing, const MusterCollisionCharacter *character)
{
  if (!choosing->owned)
    return muster_forge_refuse (choosing->forge, character, &choosing->call);
  muster_command_complain (_ ("no legal character looks like one of your miniatures and completes this"));
  return MUSTER_EXIT_ILLEGAL;
}

static int
choose (Choosing *choosing, const MusterCollisionCharacter *character)
{
  g_autoptr (GArray) results = NULL;
  g_autofree char *name = character != NULL ? muster_forge_dup_line_name (&character->thing) : g_strdup ("");

  results = find (choosing, character);
  if (results == NULL)
    return MUSTER_EXIT_UNUSABLE;
  if (results->len == 0)
    return refuse (choosing, character);
  if (choosing->call.tsv)
    print_tsv (choosing, name, results);
  else if (choosing->out == NULL || !g_str_equal (choosing->out, "-"))
    print_text (choosing, name, results);
  return choosing->out == NULL || keep (choosing, character, results) ? MUSTER_EXIT_FINE : MUSTER_EXIT_UNUSABLE;
}

static int
choose_all (Choosing *choosing, MusterDrafts *drafts, MusterForge *forge)
{
  int status = MUSTER_EXIT_FINE;

  if (choosing->call.tsv)
    printf ("name\tscore\tpoints\trace\ttarot\tweapons\tarmor\tarmor-enchantment\taccessory\tskills\n");
  for (guint i = 0; i < muster_drafts_count (drafts); i++)
    {
      const MusterCollisionCharacter *character;
      int one;

      choosing->forge = muster_drafts_nth (drafts, i, forge, &character);
      one = choose (choosing, character);
      status = MAX (status, one);
    }
  return status;
}

static int
run (Choosing *choosing, const MusterCatalog *catalog, char **paths)
{
  g_autoptr (MusterDrafts) drafts = *paths != NULL ? muster_drafts_load (catalog, paths) : NULL;
  g_autoptr (MusterForge) forge = NULL;
  g_autoptr (MusterDocument) into = muster_document_new ();
  g_autoptr (GError) error = NULL;
  int status, saved = MUSTER_EXIT_FINE;

  if (*paths != NULL && drafts == NULL)
    return MUSTER_EXIT_UNUSABLE;
  forge = muster_forge_new (catalog);
  choosing->catalog = catalog;
  choosing->into = into;
  status = choose_all (choosing, drafts, forge);
  if (into->things->len > 0 && !muster_document_save (into, choosing->out, catalog, &error))
    saved = muster_command_fail (error);
  return MAX (status, saved);
}

/* The error in an aim, with a suggested key. */
static int
complain_of_aim (const MusterCatalog *catalog, const char *key, const GError *error)
{
  g_autoptr (GPtrArray) keys = g_ptr_array_new ();
  g_autofree char *hint = NULL, *all = NULL;

  if (key == NULL)
    return muster_command_complain ("--aim: %s", error->message);
  for (guint i = 0; i < MUSTER_N_AIM_KEYS; i++)
    g_ptr_array_add (keys, (gpointer) muster_aim_get_key (i));
  for (guint i = 0; i < muster_catalog_count (catalog, MUSTER_KIND_AIM); i++)
    g_ptr_array_add (keys, (gpointer) muster_catalog_nth (catalog, MUSTER_KIND_AIM, i)->id);
  g_ptr_array_add (keys, NULL);
  hint = muster_suggestion_dup (key, (const char *const *) keys->pdata);
  all = g_strjoinv (", ", (char **) keys->pdata);
  return muster_command_complain ("--aim: %s (%s)%s", error->message, all, hint);
}

/* Weights, or an aim of the content. */
static gboolean
read_aim (Choosing *choosing, const MusterCatalog *catalog, char **key, GError **error)
{
  const MusterOption *named = muster_catalog_find (catalog, MUSTER_KIND_AIM, choosing->aim_text);

  if (named == NULL)
    return muster_aim_parse (&choosing->aim, choosing->aim_text, key, error);
  choosing->aim = muster_aim_of_option (named);
  return TRUE;
}

/* Runs the command after its options are parsed. */
static int
start (Choosing *choosing, char **paths)
{
  g_autoptr (MusterCatalog) catalog = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *key = NULL;
  g_auto (MusterPlain) plain = 0;

  if (choosing->aim_text == NULL)
    return muster_command_complain (_ ("name an aim: --aim=KEY:WEIGHT,…, such as --aim=def:2,arm:3"));
  if (choosing->top < 1 || choosing->top > MOST)
    return muster_command_complain (_ ("“--top=%d” is out of range: 1 to %d"), choosing->top, MOST);
  catalog = muster_command_load_catalog ();
  if (catalog == NULL)
    return MUSTER_EXIT_UNUSABLE;
  if (!read_aim (choosing, catalog, &key, &error))
    return complain_of_aim (catalog, key, error);
  plain = choosing->call.tsv ? muster_plain_begin () : 0;
  return run (choosing, catalog, paths);
}

int
muster_best_run (int argc, char **argv)
{
  Choosing choosing = { .call.points = MUSTER_FORGE_ANY_POINTS, .top = 1 };
  const GOptionEntry entries[] = {
    { "aim", 0, 0, G_OPTION_ARG_STRING, &choosing.aim_text,
      N_ ("What counts, and how much: def:3,w-att:2 …; or a name: tough"), N_ ("KEY:WEIGHT,…") },
    MUSTER_FORGE_ENTRY_POINTS (choosing.call),
    { "top", 0, 0, G_OPTION_ARG_INT, &choosing.top, N_ ("How many of the best; 1 by default"), N_ ("K") },
    MUSTER_FORGE_ENTRY_WITHOUT (choosing.call),
    MUSTER_FORGE_ENTRY_FORMAT (choosing.call),
    { "owned", 0, 0, G_OPTION_ARG_NONE, &choosing.owned,
      N_ ("Only characters that look like a miniature of the library"), NULL },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &choosing.out, N_ ("Write them as a document, too"), N_ ("FILE") },
    G_OPTION_ENTRY_NULL,
  };
  int status = MUSTER_EXIT_UNUSABLE;

  if (muster_command_parse (&argc, &argv, entries, _ ("--aim=KEY:WEIGHT,… [FILE…]"),
                            _ ("Finds the best legal characters that complete each character in the files: choices "
                               "stay, empty slots are free. Keys are the ten stats, w-att, w-pow and reach of the best "
                               "weapon, skills (how many) and skill-points."))
      && muster_forge_call_check (&choosing.call))
    status = start (&choosing, argv + 1);
  muster_forge_call_clear (&choosing.call);
  g_free (choosing.aim_text);
  g_free (choosing.out);
  return status;
}
