/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/standing.h"

#include <stdio.h>

#include "cli/command.h"
#include "cli/forge-call.h"
#include "cli/terminal.h"
#include "model/i18n.h"

void
muster_standing_print_header (void)
{
  printf ("name\tstat\tamount\tless\tequal\tmore\n");
}

static void
print_rows (const MusterStanding *standing, const char *name)
{
  for (MusterStat i = 0; i < MUSTER_N_STATS; i++)
    printf ("%s\t%s\t%d\t%" G_GUINT64_FORMAT "\t%" G_GUINT64_FORMAT "\t%" G_GUINT64_FORMAT "\n", name,
            muster_stat_get_id (i), standing->stats[i].amount, standing->stats[i].less, standing->stats[i].equal,
            standing->stats[i].more);
}

static char *
dup_share (guint64 count, guint64 all)
{
  return g_strdup_printf ("%.1f", 100.0 * (gdouble) count / (gdouble) all);
}

static char **
dup_cells (const MusterStanding *standing, MusterStat which)
{
  const MusterStandingStat *stat = &standing->stats[which];
  char **cells = g_new0 (char *, 6);

  cells[0] = g_strdup (muster_stat_get_name (which));
  cells[1] = g_strdup_printf ("%d", stat->amount);
  cells[2] = dup_share (stat->less, standing->count);
  cells[3] = dup_share (stat->equal, standing->count);
  cells[4] = dup_share (stat->more, standing->count);
  return cells;
}

static void
print_text (const MusterStanding *standing, const char *name)
{
  /* Translators: how many of a hundred characters have less of a stat, as much and more */
  const char *headers[] = { _ ("stat"), _ ("amount"), _ ("less (%)"), _ ("as much (%)"), _ ("more (%)"), NULL };
  g_autoptr (MusterTable) table = muster_table_new (headers);
  g_autofree char *text = NULL, *number = g_strdup_printf ("%'" G_GUINT64_FORMAT, standing->count);

  for (MusterStat i = 0; i < MUSTER_N_STATS; i++)
    muster_table_add (table, dup_cells (standing, i));
  text = muster_table_dup_text (table, muster_terminal_get_width ());
  /* Translators: a character, how many others, its points */
  printf (_ ("%s, beside all %s legal characters of at most %d points:\n"), name, number, (gint) standing->points);
  fputs (text, stdout);
}

int
muster_standing_print (MusterForge *forge, const MusterCollisionCharacter *character, gboolean tsv)
{
  g_autoptr (MusterStanding) standing = muster_standing_new (forge, character);
  g_autofree char *name = muster_forge_dup_line_name (&character->thing);

  if (standing == NULL)
    return muster_command_complain (_ ("there are too many legal characters to compare “%s” with"), name);
  if (standing->count == 0)
    {
      const MusterForgeCall call = { .points = (gint) standing->points };

      return muster_forge_refuse (forge, NULL, &call);
    }
  if (tsv)
    print_rows (standing, name);
  else
    print_text (standing, name);
  return MUSTER_EXIT_FINE;
}
