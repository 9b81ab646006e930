/* SPDX-License-Identifier: GPL-3.0-or-later */
/* SQLite for the library: connections with the required settings, cached statements, and error messages. */
#include "store/library-private.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "model/i18n.h"

#define BUSY_MS 10000
#define MAX_CAUSE 160
#define MAX_LENGTH (256 * 1024 * 1024) /* bytes per cell */

G_DEFINE_QUARK (muster - library - error, muster_library_error)

gboolean
muster_library_refuse (GError **error, MusterLibraryError code, const char *format, ...)
{
  g_autofree char *sentence = NULL;
  va_list args;

  va_start (args, format);
  sentence = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error_literal (error, MUSTER_LIBRARY_ERROR, code, sentence);
  return FALSE;
}

/* SQLite quotes the offending text, which may be anything. */
static char *
dup_cause (sqlite3 *db, int code)
{
  g_autofree char *valid = g_utf8_make_valid (db != NULL ? sqlite3_errmsg (db) : sqlite3_errstr (code), -1);
  GString *line = g_string_new (NULL);

  for (const char *p = valid; *p != '\0' && line->len < MAX_CAUSE; p = g_utf8_next_char (p))
    g_string_append_unichar (line, g_unichar_iscntrl (g_utf8_get_char (p)) ? ' ' : g_utf8_get_char (p));
  return g_string_free (line, FALSE);
}

/* SQLITE_ERROR means a missing table or column, as our own SQL is valid. */
static MusterLibraryError
classify (int code)
{
  switch (code & 0xff)
    {
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    case SQLITE_ERROR:
    case SQLITE_MISMATCH:
    case SQLITE_FORMAT:
      return MUSTER_LIBRARY_ERROR_DAMAGED;
    case SQLITE_INTERRUPT:
      return MUSTER_LIBRARY_ERROR_FOREIGN;
    case SQLITE_FULL:
      return MUSTER_LIBRARY_ERROR_FULL;
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
      return MUSTER_LIBRARY_ERROR_UNWRITABLE;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_PROTOCOL:
      return MUSTER_LIBRARY_ERROR_BUSY;
    default:
      return MUSTER_LIBRARY_ERROR_FAILED;
    }
}

gboolean
muster_sql_fail (sqlite3 *db, const char *path, int code, GError **error)
{
  g_autofree char *cause = dup_cause (db, code);
  MusterLibraryError kind = classify (code);

  switch (kind)
    {
    case MUSTER_LIBRARY_ERROR_DAMAGED:
      return muster_library_refuse (error, kind, _ ("%s: this library is damaged (%s)"), path, cause);
    case MUSTER_LIBRARY_ERROR_FULL:
      return muster_library_refuse (error, kind, _ ("%s: no space is left on the disk; nothing was changed"), path);
    case MUSTER_LIBRARY_ERROR_UNWRITABLE:
      return muster_library_refuse (error, kind, _ ("%s: the library can't be written here (%s)"), path, cause);
    case MUSTER_LIBRARY_ERROR_BUSY:
      return muster_library_refuse (error, kind, _ ("%s: another program is using the library; try again"), path);
    case MUSTER_LIBRARY_ERROR_FOREIGN:
      return muster_library_refuse (error, kind, _ ("%s: reading this takes too long; Muster didn't make it like this"),
                                    path);
    case MUSTER_LIBRARY_ERROR_FAILED:
    case MUSTER_LIBRARY_ERROR_TOO_NEW:
    case MUSTER_LIBRARY_ERROR_MOVED:
    case MUSTER_LIBRARY_ERROR_CHANGED:
    case MUSTER_LIBRARY_ERROR_MISSING:
    case MUSTER_LIBRARY_ERROR_NOTHING:
    case MUSTER_LIBRARY_ERROR_REFUSED:
    default:
      return muster_library_refuse (error, MUSTER_LIBRARY_ERROR_FAILED,
                                    _ ("%s: the disk failed (%s); nothing was changed"), path, cause);
    }
}

/* No statement of ours takes this many steps in a library of that size: stop, the file is malicious. */
#define STEPS 1000000    /* between two checks */
#define STEPS_FOR_ALL 50 /* checks; about a second */
#define BYTES_PER_STEP 250000

typedef struct
{
  guint looks, most;
} Patience;

static int
count_cb (void *data)
{
  Patience *patience = data;

  return ++patience->looks > patience->most;
}

static int
begin_cb (unsigned event, void *data, void *statement, void *sql)
{
  ((Patience *) data)->looks = 0;
  return 0;
}

static void
nothing_cb (sqlite3_context *context, int n, sqlite3_value **values)
{
  sqlite3_result_null (context);
}

/* The counter lives as long as the connection, attached to a function that is never called. */
static void
limit_steps (sqlite3 *db)
{
  Patience *patience = g_new0 (Patience, 1);
  const char *file = sqlite3_db_filename (db, "main");
  GStatBuf about = { 0 };

  if (file != NULL && *file != '\0')
    g_stat (file, &about);
  patience->most = STEPS_FOR_ALL + (guint) MIN (about.st_size / BYTES_PER_STEP, G_MAXINT / 2);
  if (sqlite3_create_function_v2 (db, "muster_steps", 0, SQLITE_UTF8 | SQLITE_DIRECTONLY, patience, nothing_cb, NULL,
                                  NULL, g_free)
      != SQLITE_OK)
    return;
  sqlite3_progress_handler (db, STEPS, count_cb, patience);
  sqlite3_trace_v2 (db, SQLITE_TRACE_STMT, begin_cb, patience);
}

/* The log is synced once per change and read only by SQLite; checkpoints happen when we request them, under our lock
 * (see library.c). Files aren't memory-mapped, because a failing disk would then crash us. */
static int
set_up (sqlite3 *db)
{
  sqlite3_extended_result_codes (db, 1);
  sqlite3_busy_timeout (db, BUSY_MS);
  sqlite3_db_config (db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
  sqlite3_db_config (db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
  sqlite3_db_config (db, SQLITE_DBCONFIG_DQS_DML, 0, NULL);
  sqlite3_db_config (db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
  sqlite3_limit (db, SQLITE_LIMIT_ATTACHED, 0);
  sqlite3_limit (db, SQLITE_LIMIT_LENGTH, MAX_LENGTH);
  limit_steps (db);
  return sqlite3_exec (
      db,
      "PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0;"
      "PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0; PRAGMA cache_size = -8000; PRAGMA temp_store = MEMORY",
      NULL, NULL, NULL);
}

sqlite3 *
muster_sql_open (const char *path, int flags, GError **error)
{
  sqlite3 *db = NULL;
  int code;

  /* SQLite would create a world-readable file; files beside it get the same permissions. */
  if ((flags & SQLITE_OPEN_CREATE) != 0)
    muster_library_create (path);
  code = sqlite3_open_v2 (path, &db, flags, NULL);
  if (code == SQLITE_OK)
    code = set_up (db);
  if (code == SQLITE_OK)
    return db;
  muster_sql_fail (db, path, db != NULL ? sqlite3_extended_errcode (db) : code, error);
  sqlite3_close (db);
  return NULL;
}

sqlite3 *
muster_sql_open_still (const char *path, GError **error)
{
  char *real = realpath (path, NULL);
  g_autofree char *uri = g_filename_to_uri (real != NULL ? real : "/", NULL, NULL);
  g_autofree char *still = g_strconcat (uri, "?immutable=1", NULL);

  free (real);
  return muster_sql_open (still, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, error);
}

gboolean
muster_sql_is_failure (int code)
{
  switch (code & 0xff)
    {
    case SQLITE_OK:
    case SQLITE_ROW:
    case SQLITE_DONE:
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    case SQLITE_ERROR:
    case SQLITE_MISMATCH:
    case SQLITE_FORMAT:
      return FALSE;
    default:
      return TRUE;
    }
}

gint64
muster_sql_ask_carefully (sqlite3 *db, const char *sql, gint64 fallback, int *failure)
{
  sqlite3_stmt *row = NULL;
  gint64 number = fallback;
  int code = sqlite3_prepare_v2 (db, sql, -1, &row, NULL);

  if (code == SQLITE_OK && (code = sqlite3_step (row)) == SQLITE_ROW && sqlite3_column_type (row, 0) == SQLITE_INTEGER)
    number = sqlite3_column_int64 (row, 0);
  sqlite3_finalize (row);
  if (muster_sql_is_failure (code))
    *failure = code;
  return number;
}

gint64
muster_sql_ask (sqlite3 *db, const char *sql, gint64 fallback)
{
  int failure = SQLITE_OK;

  return muster_sql_ask_carefully (db, sql, fallback, &failure);
}

/* A read error of the disk isn't damage that we could repair. */
gboolean
muster_sql_is_sound (sqlite3 *db, int *failure)
{
  sqlite3_stmt *rows = NULL;
  int code = sqlite3_prepare_v2 (db, "PRAGMA integrity_check (1)", -1, &rows, NULL);
  gboolean sound = FALSE;

  if (code == SQLITE_OK && (code = sqlite3_step (rows)) == SQLITE_ROW)
    {
      const char *said = (const char *) sqlite3_column_text (rows, 0);

      sound = g_strcmp0 (said, "ok") == 0;
      if (said != NULL && strstr (said, "error code=") != NULL && strstr (said, "error code=11") == NULL)
        *failure = SQLITE_IOERR;
    }
  sqlite3_finalize (rows);
  if (muster_sql_is_failure (code))
    *failure = code;
  return sound;
}

static int
bind_one (sqlite3_stmt *query, int at, char type, va_list *args)
{
  gint64 number;
  GBytes *bytes;

  switch (type)
    {
    case 'i':
      return sqlite3_bind_int64 (query, at, va_arg (*args, gint64));
    case 'n':
      number = va_arg (*args, gint64);
      return number != 0 ? sqlite3_bind_int64 (query, at, number) : sqlite3_bind_null (query, at);
    case 'b':
      bytes = va_arg (*args, GBytes *);
      return sqlite3_bind_blob64 (query, at, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                  SQLITE_TRANSIENT);
    default:
      return sqlite3_bind_text (query, at, va_arg (*args, const char *), -1, SQLITE_TRANSIENT);
    }
}

static gboolean
fail (MusterLibrary *library, GError **error)
{
  return muster_sql_fail (library->db, library->path, sqlite3_extended_errcode (library->db), error);
}

static sqlite3_stmt *
query_with (MusterLibrary *library, GError **error, const char *sql, const char *types, va_list *args)
{
  sqlite3_stmt *query = g_hash_table_lookup (library->statements, sql);
  int code = SQLITE_OK;

  if (query == NULL)
    {
      if (sqlite3_prepare_v3 (library->db, sql, -1, SQLITE_PREPARE_PERSISTENT, &query, NULL) != SQLITE_OK)
        {
          fail (library, error);
          return NULL;
        }
      g_hash_table_insert (library->statements, (gpointer) sql, query);
    }
  for (int i = 0; code == SQLITE_OK && types[i] != '\0'; i++)
    code = bind_one (query, i + 1, types[i], args);
  if (code == SQLITE_OK)
    return query;
  fail (library, error);
  muster_sql_done (query);
  return NULL;
}

sqlite3_stmt *
muster_sql_query (MusterLibrary *library, GError **error, const char *sql, const char *types, ...)
{
  sqlite3_stmt *query;
  va_list args;

  va_start (args, types);
  query = query_with (library, error, sql, types, &args);
  va_end (args);
  return query;
}

void
muster_sql_done (sqlite3_stmt *query)
{
  sqlite3_reset (query);
  sqlite3_clear_bindings (query);
}

gboolean
muster_sql_next (MusterLibrary *library, sqlite3_stmt *query, GError **error)
{
  int step = sqlite3_step (query);

  if (step == SQLITE_ROW)
    return TRUE;
  if (step != SQLITE_DONE)
    fail (library, error);
  muster_sql_done (query);
  return FALSE;
}

gboolean
muster_sql_run (MusterLibrary *library, GError **error, const char *sql, const char *types, ...)
{
  sqlite3_stmt *query;
  gboolean fine;
  va_list args;

  va_start (args, types);
  query = query_with (library, error, sql, types, &args);
  va_end (args);
  if (query == NULL)
    return FALSE;
  fine = sqlite3_step (query) == SQLITE_DONE;
  if (!fine)
    fail (library, error);
  muster_sql_done (query);
  return fine;
}

gboolean
muster_sql_number (MusterLibrary *library, GError **error, gint64 *number, gint64 fallback, const char *sql,
                   const char *types, ...)
{
  sqlite3_stmt *query;
  va_list args;
  int step;

  va_start (args, types);
  query = query_with (library, error, sql, types, &args);
  va_end (args);
  if (query == NULL)
    return FALSE;
  step = sqlite3_step (query);
  *number = step == SQLITE_ROW && sqlite3_column_type (query, 0) != SQLITE_NULL ? sqlite3_column_int64 (query, 0)
                                                                                : fallback;
  if (step != SQLITE_ROW && step != SQLITE_DONE)
    fail (library, error);
  muster_sql_done (query);
  return step == SQLITE_ROW || step == SQLITE_DONE;
}

const char *
muster_sql_text (sqlite3_stmt *row, int column)
{
  const char *text = (const char *) sqlite3_column_text (row, column);

  return text != NULL && g_utf8_validate (text, -1, NULL) ? text : "";
}
