/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The texts of bodies. A thing's current body is stored in full, so damage elsewhere can't affect it; older bodies
 * become differences to the one after (library-delta.h). Some are kept in full at intervals, so that reading old ones
 * is quick and a bad page affects only those based on it. */
#include "store/library-private.h"

#include "model/i18n.h"

#define MAX_RUN 200                  /* bodies in a chain of differences based on one in full */
#define MAX_CACHE (64 * 1024 * 1024) /* bytes of texts cached during a full check */

/* From the one in full to the requested one. */
#define CHAIN                                                                                                          \
  "WITH RECURSIVE chain (n, body) AS (VALUES (0, ?) UNION ALL SELECT n + 1, base FROM chain JOIN body USING (body) "   \
  "WHERE base IS NOT NULL AND n < 1000) "                                                                              \
  "SELECT body.body, hash, base, delta, xml, search, facts FROM chain JOIN body USING (body) ORDER BY n DESC"

/* Reads a row of the chain: the texts, or the difference to the texts of the last row. */
static gboolean
apply_row (MusterText *text, sqlite3_stmt *row)
{
  if (sqlite3_column_type (row, 2) != SQLITE_NULL)
    return text->parts[0] != NULL
           && muster_delta_apply (text, sqlite3_column_blob (row, 3), (gsize) sqlite3_column_bytes (row, 3));
  muster_text_clear (text);
  for (int i = 0; i < MUSTER_TEXT_N; i++)
    text->parts[i] = g_strdup (muster_sql_text (row, 4 + i));
  return TRUE;
}

static gboolean
fail (MusterLibrary *library, const char *why, GError **error)
{
  return muster_library_refuse (error, MUSTER_LIBRARY_ERROR_DAMAGED, _ ("%s: this library is damaged (%s)"),
                                library->path, why);
}

gboolean
muster_body_read (MusterLibrary *library, gint64 body, MusterText *text, GError **error)
{
  g_autoptr (GError) cause = NULL;
  g_autofree char *hash = NULL;
  sqlite3_stmt *row = muster_sql_query (library, error, CHAIN, "i", body);
  gboolean fine = TRUE;

  if (row == NULL)
    return FALSE;
  while (fine && muster_sql_next (library, row, &cause))
    {
      g_free (hash);
      hash = g_strdup (muster_sql_text (row, 1));
      fine = apply_row (text, row);
    }
  muster_sql_done (row);
  if (cause != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&cause));
      return FALSE;
    }
  if (hash == NULL)
    return fail (library, _ ("a text is missing"), error);
  return (fine && muster_text_is_true (text, hash)) || fail (library, _ ("a text doesn't match its checksum"), error);
}

/* Folding and unfolding bodies, within a transaction. */

typedef struct
{
  gboolean full, present;
  gint64 run;
} About;

static gboolean
look (MusterLibrary *library, gint64 body, About *about, GError **error)
{
  g_autoptr (GError) cause = NULL;
  sqlite3_stmt *row = muster_sql_query (
      library, error,
      "SELECT base IS NULL, run, EXISTS (SELECT * FROM state JOIN thing ON thing.state = state.state "
      "WHERE state.body = body.body) FROM body WHERE body = ?",
      "i", body);

  if (row == NULL)
    return FALSE;
  if (!muster_sql_next (library, row, &cause))
    {
      if (cause == NULL)
        return fail (library, _ ("a text is missing"), error);
      g_propagate_error (error, g_steal_pointer (&cause));
      return FALSE;
    }
  about->full = sqlite3_column_int (row, 0) != 0;
  about->run = sqlite3_column_int64 (row, 1);
  about->present = sqlite3_column_int (row, 2) != 0;
  muster_sql_done (row);
  return TRUE;
}

gboolean
muster_body_unfold (MusterLibrary *library, gint64 body, GError **error)
{
  g_auto (MusterText) text = { { NULL } };
  About about = { 0 };

  if (!look (library, body, &about, error))
    return FALSE;
  return about.full
         || (muster_body_read (library, body, &text, error)
             && muster_sql_run (
                 library, error,
                 "UPDATE body SET base = NULL, delta = NULL, xml = ?, search = ?, facts = ? WHERE body = ?", "ttti",
                 text.parts[MUSTER_TEXT_XML], text.parts[MUSTER_TEXT_SEARCH], text.parts[MUSTER_TEXT_FACTS], body));
}

gboolean
muster_body_fold (MusterLibrary *library, gint64 body, gint64 onto, GError **error)
{
  g_auto (MusterText) text = { { NULL } }, base = { { NULL } };
  g_autoptr (GBytes) delta = NULL;
  About about = { 0 }, under = { 0 };

  if (body == onto || !look (library, body, &about, error) || !look (library, onto, &under, error))
    return body == onto;
  if (!about.full || about.present || !under.full || about.run >= MAX_RUN)
    return TRUE;
  if (!muster_body_read (library, body, &text, error) || !muster_body_read (library, onto, &base, error))
    return FALSE;
  delta = muster_delta_new (&base, &text);
  if (g_bytes_get_size (delta) >= muster_text_get_size (&text) / 4 * 3)
    return TRUE;
  return muster_sql_run (library, error,
                         "UPDATE body SET base = ?, delta = ?, xml = '', search = '', facts = '' WHERE body = ?", "ibi",
                         onto, delta, body)
         && muster_sql_run (library, error, "UPDATE body SET run = max (run, ?) WHERE body = ?", "ii", about.run + 1,
                            onto);
}

/* All states of all things, first to last, as if each had just been superseded. */
gboolean
muster_body_fold_all (MusterLibrary *library, GError **error)
{
  g_autoptr (GArray) pairs = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GError) cause = NULL;
  gint64 thing = 0, body = 0;
  sqlite3_stmt *row = muster_sql_query (library, error, "SELECT thing, body FROM state ORDER BY thing, state", "");

  while (row != NULL && muster_sql_next (library, row, &cause))
    {
      gint64 next = sqlite3_column_int64 (row, 1);

      if (sqlite3_column_int64 (row, 0) == thing && next != body)
        {
          g_array_append_val (pairs, body);
          g_array_append_val (pairs, next);
        }
      thing = sqlite3_column_int64 (row, 0);
      body = next;
    }
  for (guint i = 0; row != NULL && cause == NULL && i < pairs->len; i += 2)
    muster_body_fold (library, g_array_index (pairs, gint64, i), g_array_index (pairs, gint64, i + 1), &cause);
  if (cause == NULL)
    return row != NULL;
  g_propagate_error (error, g_steal_pointer (&cause));
  return FALSE;
}

/* Checking. */

static void
text_free (gpointer text)
{
  muster_text_clear (text);
  g_free (text);
}

static gboolean
copy_text (const MusterText *from, MusterText *to)
{
  for (guint i = 0; i < MUSTER_TEXT_N; i++)
    to->parts[i] = g_strdup (from->parts[i]);
  return TRUE;
}

/* The base of a text, from those just read or by its own chain. */
static gboolean
find_base (sqlite3 *db, GHashTable *known, gint64 base, MusterText *text, int *step)
{
  const MusterText *there = g_hash_table_lookup (known, &base);
  sqlite3_stmt *row = NULL;
  gboolean fine = there == NULL || copy_text (there, text);

  if (there != NULL)
    return fine;
  *step = sqlite3_prepare_v2 (db, CHAIN, -1, &row, NULL);
  sqlite3_bind_int64 (row, 1, base);
  while (fine && (*step == SQLITE_OK || *step == SQLITE_ROW) && (*step = sqlite3_step (row)) == SQLITE_ROW)
    fine = apply_row (text, row);
  sqlite3_finalize (row);
  return fine && text->parts[0] != NULL;
}

static gboolean
is_row_true (sqlite3 *db, GHashTable *known, gsize *size, sqlite3_stmt *row, int *step)
{
  MusterText *text = g_new0 (MusterText, 1);
  gint64 body = sqlite3_column_int64 (row, 0);
  gboolean fine = (sqlite3_column_type (row, 2) == SQLITE_NULL
                   || find_base (db, known, sqlite3_column_int64 (row, 2), text, step))
                  && apply_row (text, row) && muster_text_is_true (text, muster_sql_text (row, 1));

  if (!fine)
    {
      text_free (text);
      return FALSE;
    }
  if ((*size += muster_text_get_size (text)) > MAX_CACHE)
    {
      g_hash_table_remove_all (known);
      *size = 0;
    }
  g_hash_table_insert (known, g_memdup2 (&body, sizeof body), text);
  return TRUE;
}

gboolean
muster_sql_are_texts_true (sqlite3 *db, gint64 version, int *failure)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, text_free);
  sqlite3_stmt *row = NULL;
  int inner = SQLITE_OK,
      step = sqlite3_prepare_v2 (db,
                                 version >= 4
                                     ? "SELECT body, hash, base, delta, xml, search, facts FROM body ORDER BY body DESC"
                                     : "SELECT body, hash, NULL, NULL, xml, '', '' FROM body",
                                 -1, &row, NULL);
  gboolean same = step == SQLITE_OK;
  gsize size = 0;

  while (same && (step = sqlite3_step (row)) == SQLITE_ROW)
    same = is_row_true (db, known, &size, row, &inner);
  sqlite3_finalize (row);
  if (muster_sql_is_failure (step) || muster_sql_is_failure (inner))
    *failure = muster_sql_is_failure (step) ? step : inner;
  return same && step == SQLITE_DONE;
}
