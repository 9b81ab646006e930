/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `muster count`: how many legal characters there are, or complete a draft, and what they cost. */
#include "forge/count.h"

#include <stdio.h>

#include "cli/command.h"
#include "cli/forge-call.h"
#include "forge/tables.h"
#include "model/i18n.h"

typedef struct
{
  MusterForgeCall call;
  gboolean by_points;
  MusterForge *forge;
} Counting;

static void
print_count (guint64 count)
{
  printf ("%s%" G_GUINT64_FORMAT, count == MUSTER_FORGE_TOO_MANY ? ">" : "", count);
}

static void
print_rows (const Counting *counting, const MusterForgeCount *count)
{
  for (guint i = 0; i < count->by_points->len; i++)
    {
      const MusterSpreadEntry *entry = &g_array_index (count->by_points, MusterSpreadEntry, i);

      printf (counting->call.tsv ? "%d\t" : "%6d  ", entry->points);
      print_count (entry->count);
      printf ("\n");
    }
}

static char *
dup_number (guint64 count)
{
  return count == MUSTER_FORGE_TOO_MANY ? g_strdup_printf (_ ("more than %'" G_GUINT64_FORMAT), count)
                                        : g_strdup_printf ("%'" G_GUINT64_FORMAT, count);
}

static void
print_sentence (const MusterForgeCount *count, const char *name)
{
  g_autofree char *number = dup_number (count->count);
  /* Plural forms go by small numbers; what is large is plural in every language that we know. */
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
  printf ("%s\t", name != NULL ? name : "");
  print_count (count->count);
  if (count->by_points->len > 0)
    printf ("\t%d\t%d\n", count->least, count->most);
  else
    printf ("\t\t\n");
}

/* One draft, or all characters where it is NULL. */
static void
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
  if (count->by_points->len == 0)
    {
      g_autofree char *why
          = muster_forge_dup_nothing (counting->forge, character, counting->call.closed, counting->call.points);

      fprintf (counting->call.tsv ? stderr : stdout, "%s\n", why);
      if (!counting->call.tsv)
        return;
    }
  if (counting->call.tsv && counting->by_points)
    printf ("points\tcount\n");
  if (counting->call.tsv && !counting->by_points)
    print_tsv (count, name);
  else if (!counting->call.tsv)
    print_sentence (count, name);
  if (counting->by_points)
    print_rows (counting, count);
}

static int
count_files (Counting *counting, const MusterCatalog *catalog, char **paths)
{
  g_autoptr (MusterDrafts) drafts = *paths != NULL ? muster_drafts_load (catalog, paths) : NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForge) forge = NULL;

  if (*paths != NULL && drafts == NULL)
    return MUSTER_EXIT_UNUSABLE;
  forge = muster_forge_new (catalog, &error);
  if (forge == NULL)
    return muster_command_fail (error);
  counting->forge = forge;
  if (counting->call.tsv && !counting->by_points)
    printf ("name\tcount\tleast\tmost\n");
  if (drafts == NULL)
    count_draft (counting, NULL);
  for (guint i = 0; drafts != NULL && i < drafts->characters->len; i++)
    count_draft (counting, drafts->characters->pdata[i]);
  return MUSTER_EXIT_FINE;
}

int
muster_count_run (int argc, char **argv)
{
  Counting counting = { .call.points = MUSTER_FORGE_ANY_POINTS };
  g_autofree char *by = NULL;
  const GOptionEntry entries[] = {
    MUSTER_FORGE_ENTRY_POINTS (counting.call),
    { "by", 0, 0, G_OPTION_ARG_STRING, &by, N_ ("points: how many there are of each number of points"), "points" },
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
                                  "files: what is chosen stays, what is empty is free."))
         && muster_forge_call_check (&counting.call);
  if (fine && by != NULL && !g_str_equal (by, "points"))
    muster_command_complain (_ ("“--by=%s” isn't known; it can be points"), by);
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
