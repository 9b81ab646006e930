/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/house-rows.h"

#include <stdio.h>

#include "games/house-options.h"

void
muster_house_rows_add (MusterHouseRows *rows, const char *row, const MusterReport *report)
{
  guint n = report != NULL ? muster_house_options_count (report) : 0;

  if (rows->rows == NULL)
    {
      rows->rows = g_string_new (NULL);
      rows->counted = g_string_new (NULL);
    }
  rows->house |= n > 0;
  g_string_append_printf (rows->rows, "%s\n", row);
  if (report != NULL)
    g_string_append_printf (rows->counted, "%s\t%u\n", row, n);
  else
    g_string_append_printf (rows->counted, "%s\t\n", row);
}

void
muster_house_rows_print (MusterHouseRows *rows, const char *heading)
{
  printf (rows->house ? "%s\thouse\n" : "%s\n", heading);
  if (rows->rows == NULL)
    return;
  fputs (rows->house ? rows->counted->str : rows->rows->str, stdout);
  g_string_free (rows->rows, TRUE);
  g_string_free (rows->counted, TRUE);
  *rows = (MusterHouseRows){ 0 };
}
