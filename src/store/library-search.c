/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Searching with SQLite's full-text index, by beginnings of words. */
#include "store/library-private.h"

/* The words as a query: "sab"* "elf"*. The index folds case and accents; other characters only separate words. */
static char *
dup_query (const char *words)
{
  g_autofree char *folded = g_utf8_casefold (words, -1);
  GString *query = g_string_new (NULL);
  gboolean in_word = FALSE;

  for (const char *p = folded; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      gboolean letter = g_unichar_isalnum (c) || (in_word && g_unichar_ismark (c));

      if (letter && !in_word)
        g_string_append (query, query->len > 0 ? " \"" : "\"");
      if (letter)
        g_string_append_unichar (query, c);
      if (!letter && in_word)
        g_string_append (query, "\"*");
      in_word = letter;
    }
  if (in_word)
    g_string_append (query, "\"*");
  return g_string_free (query, FALSE);
}

/* The first column of a query; NULL is a failed query. */
static GArray *
gather (MusterLibrary *library, sqlite3_stmt *row, GError **error)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GError) cause = NULL;

  if (row == NULL)
    return NULL;
  while (muster_sql_next (library, row, &cause))
    {
      gint64 id = sqlite3_column_int64 (row, 0);

      g_array_append_val (ids, id);
    }
  if (cause == NULL)
    return g_steal_pointer (&ids);
  g_propagate_error (error, g_steal_pointer (&cause));
  return NULL;
}

GArray *
muster_library_search (MusterLibrary *library, const char *words, GError **error)
{
  g_autofree char *valid = g_utf8_make_valid (words, -1);
  g_autofree char *query = dup_query (valid);
  sqlite3_stmt *row
      = *query != '\0'
            ? muster_sql_query (library, error, "SELECT rowid FROM search WHERE search MATCH ? ORDER BY rowid", "t",
                                query)
            : muster_sql_query (library, error, "SELECT thing FROM thing WHERE state IS NOT NULL ORDER BY thing", "");

  return gather (library, row, error);
}

/* A thing's current document is stored in full. */
GArray *
muster_library_search_legal (MusterLibrary *library, const char *text, GError **error)
{
  return gather (library,
                 muster_sql_query (library, error,
                                   "SELECT thing.thing FROM thing JOIN state ON state.state = thing.state "
                                   "JOIN body ON body.body = state.body "
                                   "WHERE legal = 'yes' AND instr (xml, ?) > 0 ORDER BY thing.thing",
                                   "t", text),
                 error);
}

/* States and bodies are immutable, so the index contains exactly the old state's words. */
gboolean
muster_search_follow (MusterLibrary *library, gint64 thing, gint64 from, gint64 to, GError **error)
{
  return (from == 0
          || muster_sql_run (
              library, error,
              "INSERT INTO search (search, rowid, text) SELECT 'delete', thing, text FROM words WHERE state = ?", "i",
              from))
         && (to == 0
             || muster_sql_run (library, error,
                                "INSERT INTO search (rowid, text) SELECT thing, text FROM words WHERE state = ?", "i",
                                to));
}
