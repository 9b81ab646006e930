/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `muster count`: how many legal characters there are, or complete a draft, and what they cost. */
#include "forge/count.h"

#include <stdio.h>

#include "cli/command.h"
#include "cli/forge-call.h"
#include "cli/standing.h"
#include "forge/tables.h"
#include "forge/forge.h"
#include "model/i18n.h"

typedef struct
{
  MusterForgeCall call;
  gboolean by_points;
  gboolean standing; /* compare instead of counting */
  MusterForge *forge;
} Counting;

static void
print_rows (const Counting *counting, const MusterForgeCount *count)
{
  for (guint i = 0; i < count->by_points->len; i++)
    {
      const MusterSpreadEntry *entry = &g_array_index (count->by_points, MusterSpreadEntry, i);
      g_autofree char *number = muster_forge_dup_count (entry->count);

      printf (counting->call.tsv ? "%d\t%s\n" : "%6d  %s\n", entry->points, number);
    }
}

static char *
dup_number (guint64 count)
{
  g_autofree char *number = g_strdup_printf ("%'" G_GUINT64_FORMAT, count);

  return count == MUSTER_FORGE_TOO_MANY ? g_strdup_printf (_ ("more than %s"), number) : g_steal_pointer (&number);
}

static void
print_sentence (const MusterForgeCount *count, const char *name)
{
  g_autofree char *number = dup_number (count->count);
  /* Plural forms depend on small numbers; large ones are plural in all languages we know. */
  gulong plural = count->count > 1000 ? 1000 + count->count % 1000 : (gulong) count->count;
  const char *sentence = count->least == count->most ? ngettext ("%s legal character, of %d points",
                                                                 "%s legal characters, all of %d points", plural)
                                                     : ngettext ("%s legal character, from %d to %d points",
                                                                 "%s legal characters, from %d to %d points", plural);

  if (name != NULL)
    printf ("%s: ", name);
  printf (sentence, number, count->least, count->most);
  printf ("\n");
}

static void
print_tsv (const MusterForgeCount *count, const char *name)
{
  g_autofree char *number = muster_forge_dup_count (count->count);

  printf ("%s\t%s", name != NULL ? name : "", number);
  if (count->by_points->len > 0)
    printf ("\t%d\t%d\n", count->least, count->most);
  else
    printf ("\t\t\n");
}

/* One draft, or all characters if NULL. A table includes empty results. */
static int
count_draft (const Counting *counting, const MusterCollisionCharacter *character)
{
  g_auto (MusterForgeDraft) draft = { 0 };
  g_autoptr (MusterForgeCount) count = NULL;
  g_autofree char *name = character != NULL ? muster_forge_dup_line_name (&character->thing) : NULL;

  if (character != NULL)
    muster_forge_draft_read (&draft, counting->forge, character, counting->call.closed);
  else
    muster_forge_draft_close (&draft, counting->forge, counting->call.closed);
  count = muster_forge_count (counting->forge, &draft, counting->call.points);
  if (counting->call.tsv && counting->by_points)
    printf ("points\tcount\n");
  else if (counting->call.tsv)
    print_tsv (count, name);
  else if (count->by_points->len > 0)
    print_sentence (count, name);
  if (counting->by_points)
    print_rows (counting, count);
  return count->by_points->len > 0 ? MUSTER_EXIT_FINE
                                   : muster_forge_refuse (counting->forge, character, &counting->call);
}

static int
count_files (Counting *counting, const MusterCatalog *catalog, char **paths)
{
  g_autoptr (MusterDrafts) drafts = *paths != NULL ? muster_drafts_load (catalog, paths) : NULL;
  g_autoptr (MusterForge) forge = NULL;
  int status = MUSTER_EXIT_FINE;

  if (*paths != NULL && drafts == NULL)
    return MUSTER_EXIT_UNUSABLE;
  forge = muster_forge_new (catalog);
  counting->forge = forge;
  if (counting->call.tsv && counting->standing)
    muster_standing_print_header ();
  else if (counting->call.tsv && !counting->by_points)
    printf ("name\tcount\tleast\tmost\n");
  for (guint i = 0; i < muster_drafts_count (drafts); i++)
    {
      const MusterCollisionCharacter *character;
      int one;

      counting->forge = muster_drafts_nth (drafts, i, forge, &character);
      one = counting->standing ? muster_standing_print (counting->forge, character, counting->call.tsv)
                               : count_draft (counting, character);
      status = MAX (status, one);
    }
  return status;
}

int
muster_count_run (int argc, char **argv)
{
  Counting counting = { .call.points = MUSTER_FORGE_ANY_POINTS };
  g_autofree char *by = NULL;
  const GOptionEntry entries[] = {
    MUSTER_FORGE_ENTRY_POINTS (counting.call),
    { "by", 0, 0, G_OPTION_ARG_STRING, &by, N_ ("points: a count for each number of points"), "points" },
    { "standing", 0, 0, G_OPTION_ARG_NONE, &counting.standing,
      N_ ("Compare each character's stats with all characters that cost no more"), NULL },
    MUSTER_FORGE_ENTRY_WITHOUT (counting.call),
    MUSTER_FORGE_ENTRY_FORMAT (counting.call),
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (MusterCatalog) catalog = NULL;
  g_auto (MusterPlain) plain = 0;
  gboolean fine;
  int status = MUSTER_EXIT_UNUSABLE;

  fine = muster_command_parse (&argc, &argv, entries, _ ("[FILE…]"),
                               _ ("Counts all legal Collision characters, or those that complete each character in the "
                                  "files: choices stay, empty slots are free."))
         && muster_forge_call_check (&counting.call);
  if (fine && by != NULL && !g_str_equal (by, "points"))
    muster_command_complain (_ ("unknown “--by=%s”; use “--by=points”"), by);
  else if (fine && counting.standing && (argc < 2 || by != NULL || counting.call.points >= 0 || counting.call.closed))
    muster_command_complain (_ ("“--standing” takes files, and doesn't go with “--points”, “--by” or “--without”"));
  else if (fine)
    {
      counting.by_points = by != NULL;
      plain = counting.call.tsv ? muster_plain_begin () : 0;
      catalog = muster_command_load_catalog ();
      status = catalog != NULL ? count_files (&counting, catalog, argv + 1) : MUSTER_EXIT_UNUSABLE;
    }
  muster_forge_call_clear (&counting.call);
  return status;
}
