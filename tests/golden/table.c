/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "golden/table.h"

#include <gio/gio.h>
#include <string.h>

#define TITLE "== "
#define DIVIDER "--"

typedef struct
{
  const char *path;
  GPtrArray *cases;
  GoldenCase *last; /* NULL before the first title */
  gboolean divided; /* the last one's document is over */
  GError **error;
} Reading;

static void
clear_line (gpointer data)
{
  g_free (((GoldenLine *) data)->text);
}

static GoldenCase *
case_new (const char *title, guint line)
{
  GoldenCase *golden = g_new0 (GoldenCase, 1);

  golden->title = g_strstrip (g_strdup (title));
  golden->xml = g_string_new ("<muster xmlns=\"urn:muster:1\">");
  /* So that an error in the document names the line of the table. */
  for (guint i = 0; i < line; i++)
    g_string_append_c (golden->xml, '\n');
  golden->expected = g_array_new (FALSE, FALSE, sizeof (GoldenLine));
  g_array_set_clear_func (golden->expected, clear_line);
  return golden;
}

static void
case_free (gpointer data)
{
  GoldenCase *golden = data;

  g_free (golden->title);
  g_string_free (golden->xml, TRUE);
  g_array_unref (golden->expected);
  g_free (golden);
}

static gboolean
complain (Reading *reading, guint line, const char *cause)
{
  g_set_error (reading->error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "%s:%u: %s", reading->path, line, cause);
  return FALSE;
}

/* A case may end here: at the next title, or at the end of the file. */
static gboolean
finish_case (Reading *reading, guint line)
{
  if (reading->last == NULL)
    return TRUE;
  if (reading->last->expected->len == 0)
    return complain (reading, line, "the case before this line says nothing about its report");
  g_string_append (reading->last->xml, "</muster>");
  return TRUE;
}

static gboolean
begin_case (Reading *reading, const char *title, guint line)
{
  if (!finish_case (reading, line))
    return FALSE;
  if (strchr (title, '#') != NULL)
    return complain (reading, line, "a title can't have a “#”, which means something to TAP");
  reading->last = case_new (title, line);
  reading->divided = FALSE;
  g_ptr_array_add (reading->cases, reading->last);
  return TRUE;
}

static gboolean
read_line (Reading *reading, const char *text, guint number)
{
  gboolean comment = text[0] == '#';
  GoldenLine line = { number, NULL };

  if (g_str_has_prefix (text, TITLE))
    return begin_case (reading, text + strlen (TITLE), number);
  if (reading->last == NULL)
    return comment || text[0] == '\0' || complain (reading, number, "this stands before the first title");
  if (!reading->divided && g_str_equal (text, DIVIDER))
    reading->divided = TRUE;
  else if (!reading->divided)
    g_string_append_printf (reading->last->xml, "%s\n", comment ? "" : text);
  else if (!comment && text[0] != '\0')
    {
      line.text = g_strdup (text);
      g_array_append_val (reading->last->expected, line);
    }
  return TRUE;
}

GPtrArray *
golden_table_read (const char *path, GError **error)
{
  g_autoptr (GPtrArray) cases = g_ptr_array_new_with_free_func (case_free);
  Reading reading = { path, cases, NULL, FALSE, error };
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint n = 0;

  if (!g_file_get_contents (path, &text, NULL, error))
    return NULL;
  lines = g_strsplit (text, "\n", -1);
  for (; lines[n] != NULL; n++)
    if (!read_line (&reading, g_strchomp (lines[n]), n + 1))
      return NULL;
  if (!finish_case (&reading, n))
    return NULL;
  if (cases->len == 0)
    {
      complain (&reading, n, "there is no case here");
      return NULL;
    }

  return g_steal_pointer (&cases);
}
