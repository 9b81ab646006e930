/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/table.h"

#include "cli/terminal.h"

#define GAP 2
#define NARROWEST 10 /* of a wrapped column */

struct _MusterTable
{
  guint n;
  GPtrArray *rows; /* char **; the first is the header */
};

MusterTable *
muster_table_new (const char *const *headers)
{
  MusterTable *table = g_new0 (MusterTable, 1);

  table->n = g_strv_length ((char **) headers);
  table->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  muster_table_add (table, g_strdupv ((char **) headers));
  return table;
}

void
muster_table_free (MusterTable *table)
{
  g_ptr_array_unref (table->rows);
  g_free (table);
}

void
muster_table_add (MusterTable *table, char **cells)
{
  g_ptr_array_add (table->rows, cells);
}

static const char *
cell_at (const MusterTable *table, guint row, guint column)
{
  return ((char **) table->rows->pdata[row])[column];
}

static gboolean
is_number (const char *text)
{
  text += *text == '-';
  return *text != '\0' && text[strspn (text, "0123456789")] == '\0';
}

/* Columns of numbers are right-aligned. */
static gboolean
is_numeric (const MusterTable *table, guint column)
{
  for (guint row = 1; row < table->rows->len; row++)
    if (*cell_at (table, row, column) != '\0' && !is_number (cell_at (table, row, column)))
      return FALSE;
  return table->rows->len > 1;
}

/* Empty columns are omitted with their headings. */
static gboolean
is_empty (const MusterTable *table, guint column)
{
  for (guint row = 1; row < table->rows->len; row++)
    if (*cell_at (table, row, column) != '\0')
      return FALSE;
  return table->rows->len > 1;
}

static guint
widest_of (const guint *widths, guint n)
{
  guint widest = 0;

  for (guint column = 1; column < n; column++)
    if (widths[column] > widths[widest])
      widest = column;
  return widest;
}

/* The width of each column, 0 for omitted ones. If the sum is too large, the widest columns shrink. */
static void
measure (const MusterTable *table, guint *widths, guint width)
{
  guint sum = 0;

  for (guint column = 0; column < table->n; column++)
    {
      widths[column] = 0;
      if (is_empty (table, column))
        continue;
      for (guint row = 0; row < table->rows->len; row++)
        widths[column] = MAX (widths[column], muster_terminal_measure (cell_at (table, row, column)));
      sum += widths[column] + (sum > 0 ? GAP : 0);
    }
  for (; width > 0 && sum > width && widths[widest_of (widths, table->n)] > NARROWEST; sum--)
    widths[widest_of (widths, table->n)]--;
}

static void
append_cell (GString *line, const char *cell, guint width, gboolean right)
{
  guint pad = width - MIN (width, muster_terminal_measure (cell));

  g_string_append_printf (line, "%*s%s%*s", right ? (int) pad : 0, "", cell, right ? 0 : (int) pad, "");
}

static void
append_line (GString *text, GString *line)
{
  while (line->len > 0 && line->str[line->len - 1] == ' ')
    g_string_truncate (line, line->len - 1);
  g_string_append_printf (text, "%s\n", line->str);
  g_string_truncate (line, 0);
}

/* A row is as high as its tallest cell. */
static void
append_row (const MusterTable *table, guint row, const guint *widths, const gboolean *right, GString *text)
{
  g_autofree const char **rest = g_new (const char *, table->n);
  g_autoptr (GString) line = g_string_new (NULL);
  gboolean more = TRUE;

  for (guint column = 0; column < table->n; column++)
    rest[column] = cell_at (table, row, column);
  while (more)
    {
      more = FALSE;
      for (guint column = 0; column < table->n; column++)
        {
          g_autofree char *piece = NULL;

          if (widths[column] == 0)
            continue;
          piece = muster_terminal_take_line (&rest[column], widths[column]);
          if (line->len > 0)
            g_string_append_printf (line, "%*s", GAP, "");
          append_cell (line, piece, widths[column], right[column]);
          more |= *rest[column] != '\0';
        }
      append_line (text, line);
    }
}

static gboolean
has_headers (const MusterTable *table)
{
  for (guint column = 0; column < table->n; column++)
    if (*cell_at (table, 0, column) != '\0')
      return TRUE;
  return FALSE;
}

char *
muster_table_dup_text (const MusterTable *table, guint width)
{
  g_autofree guint *widths = g_new0 (guint, table->n);
  g_autofree gboolean *right = g_new0 (gboolean, table->n);
  GString *text = g_string_new (NULL);

  measure (table, widths, width);
  for (guint column = 0; column < table->n; column++)
    right[column] = is_numeric (table, column);
  for (guint row = has_headers (table) ? 0 : 1; row < table->rows->len; row++)
    append_row (table, row, widths, right, text);

  return g_string_free (text, FALSE);
}
