/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/pack-audit.h"

#include <stdio.h>

#include "cli/command.h"
#include "cli/forge-call.h"
#include "cli/terminal.h"
#include "forge/audit.h"
#include "forge/forge.h"
#include "model/i18n.h"

static char *
dup_points (const MusterForgeAuditRow *row, gint points)
{
  return row->future.least > row->future.most ? g_strdup ("") : g_strdup_printf ("%d", points);
}

static char **
dup_cells (const MusterForgeAuditRow *row, gboolean tsv)
{
  char **cells = g_new0 (char *, 7);

  cells[0] = g_strdup (muster_kind_get_id (row->option->kind));
  cells[1] = g_strdup (tsv ? row->option->id : muster_option_get_name (row->option));
  cells[2] = muster_forge_dup_count (row->future.count);
  cells[3] = dup_points (row, row->future.least);
  cells[4] = dup_points (row, row->future.most);
  cells[5] = g_strdup (row->better == NULL ? "" : tsv ? row->better->id : muster_option_get_name (row->better));
  return cells;
}

static void
print_tsv (const GArray *rows)
{
  printf ("kind\tid\tcount\tleast\tmost\tbetter\n");
  for (guint i = 0; i < rows->len; i++)
    {
      g_auto (GStrv) cells = dup_cells (&g_array_index (rows, MusterForgeAuditRow, i), TRUE);
      g_autofree char *row = g_strjoinv ("\t", cells);

      printf ("%s\n", row);
    }
}

static void
print_text (const GArray *rows)
{
  const char *headers[]
      = { _ ("kind"), _ ("option"), _ ("characters"), _ ("from"), _ ("to points"), _ ("never as good as"), NULL };
  g_autoptr (MusterTable) table = muster_table_new (headers);
  g_autofree char *text = NULL;

  for (guint i = 0; i < rows->len; i++)
    muster_table_add (table, dup_cells (&g_array_index (rows, MusterForgeAuditRow, i), FALSE));
  text = muster_table_dup_text (table, muster_terminal_get_width ());
  fputs (text, stdout);
}

int
muster_pack_audit (const MusterCatalog *catalog, gboolean tsv)
{
  g_autoptr (MusterForge) forge = muster_forge_new (catalog);
  g_autoptr (GArray) rows = muster_forge_audit (forge);

  if (tsv)
    print_tsv (rows);
  else
    print_text (rows);
  return MUSTER_EXIT_FINE;
}
