/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/library/library-print.h"

#include <stdio.h>
#include <stdlib.h>

#include "cli/command.h"
#include "cli/table.h"
#include "cli/terminal.h"
#include "model/text/neutral.h"
#include "model/problem.h"
#include "model/i18n.h"

static char *
dup_time (gint64 time)
{
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_local (time);

  return date != NULL ? g_date_time_format (date, "%Y-%m-%d %H:%M:%S") : g_strdup ("");
}

/* A cell is one line without terminal controls. */
static char *
dup_cell (const char *text, const char *between)
{
  g_autofree char *neutral = muster_neutral_dup (text);
  GString *cell = g_string_new (NULL);

  for (const char *p = neutral; *p != '\0'; p = g_utf8_next_char (p))
    if (*p == '\n')
      g_string_append (cell, between);
    else
      g_string_append_unichar (cell, g_unichar_iscntrl (g_utf8_get_char (p)) ? ' ' : g_utf8_get_char (p));
  return g_string_free (cell, FALSE);
}

static int
compare_ids_cb (const void *a, const void *b)
{
  gint64 left = *(const gint64 *) a, right = *(const gint64 *) b;

  return (left > right) - (left < right);
}

static gboolean
has_id (const GArray *ids, gint64 id)
{
  return ids->len > 0 && bsearch (&id, ids->data, ids->len, sizeof (gint64), compare_ids_cb) != NULL;
}

static char **
dup_cells (const MusterLibraryEntry *entry, gboolean agreed)
{
  char **cells = g_new0 (char *, 9);

  cells[0] = g_strdup_printf ("%" G_GINT64_FORMAT, entry->id);
  cells[1] = dup_cell (entry->name, " ");
  cells[2] = g_strdup (entry->kind);
  cells[3] = entry->points >= 0 ? g_strdup_printf ("%" G_GINT64_FORMAT, entry->points) : g_strdup ("");
  cells[4] = g_strdup (muster_legality_get_id (agreed         ? MUSTER_LEGAL_BY_AGREEMENT
                                               : entry->legal ? MUSTER_LEGAL
                                                              : MUSTER_ILLEGAL));
  cells[5] = dup_cell (entry->tags, ", ");
  cells[6] = dup_time (entry->saved);
  cells[7] = dup_cell (entry->content, " ");
  return cells;
}

/* Prints rows (char **) with headers, and frees them. */
static void
print_rows (const char *const *headers, GPtrArray *rows, gboolean tsv)
{
  g_autoptr (MusterTable) table = muster_table_new (headers);
  g_autofree char *head = g_strjoinv ("\t", (char **) headers), *text = NULL;

  if (tsv)
    printf ("%s\n", head);
  for (guint i = 0; i < rows->len; i++)
    if (tsv)
      {
        g_autofree char *line = g_strjoinv ("\t", rows->pdata[i]);

        printf ("%s\n", line);
        g_strfreev (rows->pdata[i]);
      }
    else
      muster_table_add (table, rows->pdata[i]);
  if (tsv)
    return;
  text = rows->len > 0 ? muster_table_dup_text (table, muster_terminal_get_width ())
                       : g_strconcat (_ ("Nothing to show."), "\n", NULL);
  fputs (text, stdout);
}

void
muster_library_print_entries (GPtrArray *entries, GArray *found, GArray *agreed, gboolean tsv)
{
  static const char *const headers[]
      = { "number", "name", "kind", "points", "legal", "tags", "saved", "content", NULL };
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();

  for (guint i = 0; i < entries->len; i++)
    {
      const MusterLibraryEntry *entry = entries->pdata[i];

      if (found == NULL || has_id (found, entry->id))
        g_ptr_array_add (rows, dup_cells (entry, has_id (agreed, entry->id)));
    }
  print_rows (headers, rows, tsv);
}

void
muster_library_print_history (GPtrArray *changes, gboolean tsv)
{
  static const char *const headers[] = { "made", "change", "undone", NULL };
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();

  for (guint i = 0; i < changes->len; i++)
    {
      const MusterLibraryChange *change = changes->pdata[i];
      g_autofree char *label = muster_library_change_dup_label (change);
      char **cells = g_new0 (char *, 4);

      cells[0] = dup_time (change->made);
      cells[1] = dup_cell (label, " ");
      cells[2] = g_strdup (change->undone ? "yes" : "");
      g_ptr_array_add (rows, cells);
    }
  print_rows (headers, rows, tsv);
}

void
muster_library_print_versions (GPtrArray *versions, gboolean tsv)
{
  static const char *const headers[] = { "state", "made", "name", "points", "tags", "change", "present", NULL };
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();

  for (guint i = 0; i < versions->len; i++)
    {
      const MusterLibraryVersion *version = versions->pdata[i];
      char **cells = g_new0 (char *, 8);

      cells[0] = g_strdup_printf ("%" G_GINT64_FORMAT, version->state);
      cells[1] = dup_time (version->made);
      cells[2] = dup_cell (version->name, " ");
      cells[3] = version->points >= 0 ? g_strdup_printf ("%" G_GINT64_FORMAT, version->points) : g_strdup ("");
      cells[4] = dup_cell (version->tags, ", ");
      cells[5] = dup_cell (version->label, " ");
      cells[6] = g_strdup (version->present ? "yes" : "");
      g_ptr_array_add (rows, cells);
    }
  print_rows (headers, rows, tsv);
}

void
muster_library_print_changes (const char *name, GPtrArray *changes)
{
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint i = 0; i < changes->len; i++)
    g_string_append_printf (line, "%s%s", i > 0 ? "; " : "", (const char *) changes->pdata[i]);
  muster_command_print (_ ("Since it was saved, the content has changed. %s: %s.\n"),
                        *name != '\0' ? name : _ ("Unnamed"), line->str);
}
