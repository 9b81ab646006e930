/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opening a library, and the frame of every change.
 *
 * SQLite uses a write-ahead log (WAL): one sync per change instead of three with a rollback journal, and readers never
 * wait. Debian 12's SQLite has a rare race between one program checkpointing and another restarting the log (fixed in
 * 3.51.3). It can't happen here: every write and checkpoint happens under the lock beside the library, and automatic
 * checkpoints are off. */
#include <errno.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "model/i18n.h"
#include "sql.h"
#include "store/library-private.h"

#define LOG_PAGES 1000                 /* a longer log is checkpointed */
#define LOOK_CLOSELY (2 * 1024 * 1024) /* the pages of smaller files are checked at every opening */

typedef enum
{
  FIND_NOTHING,
  FIND_LIBRARY,
  FIND_OLDER,
  FIND_NEWER,
  FIND_FOREIGN,
  FIND_DAMAGED,
  FIND_ERROR, /* external, with the error set */
} Find;

/* How thoroughly to check. */
typedef enum
{
  CARE_LITTLE, /* its header and tables */
  CARE_SOME,   /* its pages too */
  CARE_MUCH,   /* not trusted at all: it was found damaged */
} Care;

/* The schema. */

static gboolean
run (sqlite3 *db, const char *path, const char *sql, GError **error)
{
  int code = sqlite3_exec (db, sql, NULL, NULL, NULL);

  return code == SQLITE_OK || muster_sql_fail (db, path, code, error);
}

/* The start of a version's part; the end of the file for the one after the last. */
static char *
find_part (char *schema, gint64 version)
{
  g_autofree char *head = g_strdup_printf ("\n-- Version %" G_GINT64_FORMAT ":", version);
  char *part = version == 1 ? schema : strstr (schema, head);

  return part != NULL ? part : schema + strlen (schema);
}

/* The SQL that upgrades a library to a version. */
static char *
dup_part (gint64 version)
{
  g_autoptr (GBytes) file = g_resource_lookup_data (muster_sql_get_resource (), "/muster/sql/library.sql", 0, NULL);
  g_autofree char *schema = g_strndup (g_bytes_get_data (file, NULL), g_bytes_get_size (file));
  char *part = find_part (schema, version);

  *find_part (schema, version + 1) = '\0';
  return g_strdup (part);
}

static gboolean
raise_once (sqlite3 *db, const char *path, gint64 version, GError **error)
{
  g_autofree char *sql = dup_part (version);
  g_autofree char *lineage = g_uuid_string_random ();
  g_autofree char *marks
      = g_strdup_printf ("PRAGMA application_id = %d; PRAGMA user_version = %" G_GINT64_FORMAT ";"
                         "INSERT INTO about (version, lineage) SELECT 0, '%s' WHERE NOT EXISTS (SELECT * FROM about);"
                         "UPDATE about SET version = %" G_GINT64_FORMAT,
                         MUSTER_LIBRARY_APPLICATION_ID, version, lineage, version);

  return run (db, path, sql, error) && run (db, path, marks, error);
}

/* All steps in one transaction: the library is unchanged or fully upgraded. */
gboolean
muster_library_raise (sqlite3 *db, const char *path, gint64 from, gint64 to, GError **error)
{
  gboolean fine
      = (from > 0 || run (db, path, "PRAGMA journal_mode = WAL", error)) && run (db, path, "BEGIN IMMEDIATE", error);

  for (gint64 version = from + 1; fine && version <= to; version++)
    fine = raise_once (db, path, version, error);
  fine = fine && run (db, path, "COMMIT", error);
  if (!fine && sqlite3_get_autocommit (db) == 0)
    sqlite3_exec (db, "ROLLBACK", NULL, NULL, NULL);
  return fine;
}

/* Examining the file. */

static gboolean
looks_like_ours (const char *path)
{
  static const char magic[16] = "SQLite format 3";
  g_autoptr (GPtrArray) backups = muster_library_list_backups (path);
  guchar head[100] = { 0 };
  gboolean whole = muster_raw_read_head (path, head, sizeof head);
  guint other = 0;

  for (guint i = 0; i < sizeof magic; i++)
    other += head[i] != (guchar) magic[i];
  return backups->len > 0 || (whole && (other <= 2 || memcmp (head + 68, "MSli", 4) == 0))
         || muster_salvage_knows (path);
}

static gboolean
is_table (sqlite3 *db, const char *name, int *failure)
{
  g_autofree char *sql = g_strdup_printf ("SELECT count (*) FROM sqlite_schema WHERE type = 'table' AND name = '%s' "
                                          "AND sql NOT LIKE '%%GENERATED%%' AND sql "
                                          "NOT LIKE '%% AS (%%' AND sql NOT LIKE 'CREATE VIRTUAL%%'",
                                          name);

  return muster_sql_ask_carefully (db, sql, 0, failure) == 1;
}

/* Whether a foreign file has our tables: then only its application id is damaged. */
static gboolean
has_our_tables (sqlite3 *db, int *failure)
{
  return muster_sql_ask_carefully (db,
                                   "SELECT count (*) FROM sqlite_schema WHERE type = 'table' AND name IN ('about', "
                                   "'body', 'state', 'thing', 'step', 'change')",
                                   0, failure)
         == 6;
}

/* No table is read before it is known to be ours. Newer versions may have others. */
static Find
judge_marks (sqlite3 *db, const char *path, Care care, gint64 *version, int *failure, GError **error)
{
  gint64 application = muster_sql_ask_carefully (db, "PRAGMA application_id", 0, failure);
  gint64 tables = muster_sql_ask_carefully (db, "SELECT count (*) FROM sqlite_schema", -1, failure);
  g_autofree char *what = NULL;
  MusterSchema schema;

  *version = muster_sql_ask_carefully (db, "PRAGMA user_version", -1, failure);
  if (tables == 0 && application == 0 && *version == 0)
    return FIND_NOTHING;
  if (application != MUSTER_LIBRARY_APPLICATION_ID)
    return has_our_tables (db, failure) ? FIND_DAMAGED : FIND_FOREIGN;
  if (*version > MUSTER_LIBRARY_VERSION)
    return is_table (db, "about", failure)
                   && muster_sql_ask_carefully (db, "SELECT version FROM about", -1, failure) == *version
               ? FIND_NEWER
               : FIND_DAMAGED;
  schema = muster_schema_judge (db, MAX (*version, 1), &what, failure);
  if (schema == MUSTER_SCHEMA_FOREIGN && *failure == SQLITE_OK)
    {
      muster_library_refuse (error, MUSTER_LIBRARY_ERROR_FOREIGN,
                             _ ("%s: this library has a part that Muster didn't make (“%.40s”); it isn't opened"), path,
                             what);
      return FIND_ERROR;
    }
  if (schema != MUSTER_SCHEMA_OURS || *version < 1
      || muster_sql_ask_carefully (db, "SELECT version FROM about", -1, failure) != *version
      || (care >= CARE_SOME && !muster_sql_is_sound (db, failure)))
    return FIND_DAMAGED;
  return *version < MUSTER_LIBRARY_VERSION ? FIND_OLDER : FIND_LIBRARY;
}

/* The first read tells whether it is a database at all. An I/O error takes precedence over any finding. */
static Find
judge (sqlite3 *db, const char *path, Care care, gint64 *version, GError **error)
{
  int code = sqlite3_exec (db, "PRAGMA schema_version; SELECT count (*) FROM sqlite_schema", NULL, NULL, NULL);
  int failure = muster_sql_is_failure (code) ? code : SQLITE_OK;
  Find found = FIND_DAMAGED;

  if (sqlite3_db_readonly (db, "main") == 1)
    failure = SQLITE_READONLY;
  else if (code == SQLITE_OK)
    found = judge_marks (db, path, care, version, &failure, error);
  else if ((code & 0xff) == SQLITE_NOTADB && !looks_like_ours (path))
    found = FIND_FOREIGN;
  if (failure == SQLITE_OK || found == FIND_ERROR)
    return found;
  muster_sql_fail (NULL, path, failure, error);
  return FIND_ERROR;
}

/* Examines the file before SQLite. An empty file was truncated if there are backups. */
static Find
look_outside (const char *path, Care *care, GError **error)
{
  g_autoptr (GPtrArray) backups = muster_library_list_backups (path);
  g_autofree char *log = g_strconcat (path, "-wal", NULL);
  GStatBuf about, about_log = { 0 };
  gboolean damaged = FALSE;

  if (g_stat (path, &about) != 0 && errno != ENOENT)
    {
      muster_library_refuse (error, MUSTER_LIBRARY_ERROR_UNWRITABLE, "%s: %s", path, g_strerror (errno));
      return FIND_ERROR;
    }
  if (!g_file_test (path, G_FILE_TEST_EXISTS) || about.st_size == 0)
    return backups->len > 0 ? FIND_DAMAGED : FIND_NOTHING;
  if (!S_ISREG (about.st_mode))
    return FIND_FOREIGN;
  g_stat (log, &about_log);
  if (about_log.st_size > 0 && !muster_log_is_damaged (path, &damaged, error))
    return FIND_ERROR;
  if (damaged)
    return FIND_DAMAGED;
  if (about.st_size <= LOOK_CLOSELY || about_log.st_size > 0)
    *care = MAX (*care, CARE_SOME);
  return FIND_LIBRARY;
}

/* Opens the file and classifies it. `db` is NULL if it is unusable. */
static Find
find (const char *path, Care care, sqlite3 **db, gint64 *version, GError **error)
{
  g_autoptr (GError) cause = NULL;
  Find found = look_outside (path, &care, error);

  *db = NULL;
  if (found != FIND_LIBRARY && found != FIND_NOTHING)
    return found;
  *db = muster_sql_open (path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, &cause);
  if (*db != NULL)
    found = judge (*db, path, care, version, error);
  else if (g_error_matches (cause, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_DAMAGED))
    found = looks_like_ours (path) ? FIND_DAMAGED : FIND_FOREIGN;
  else
    {
      g_propagate_error (error, g_steal_pointer (&cause));
      return FIND_ERROR;
    }
  if (found != FIND_LIBRARY && found != FIND_OLDER && found != FIND_NOTHING)
    g_clear_pointer (db, sqlite3_close);
  return found;
}

/* Opening. */

static int
note_log_cb (void *data, sqlite3 *db, const char *name, int pages)
{
  ((MusterLibrary *) data)->log_pages = pages;
  return SQLITE_OK;
}

static void
finalize_cb (gpointer statement)
{
  sqlite3_finalize (statement);
}

static MusterLibrary *
library_new (sqlite3 *db, const char *path, int lock, const MusterLibraryCodec *codec, const MusterCatalog *catalog)
{
  MusterLibrary *library = g_new0 (MusterLibrary, 1);

  library->db = db;
  library->path = g_strdup (path);
  library->codec = codec;
  library->catalog = catalog;
  library->lock = lock;
  library->statements = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, finalize_cb);
  sqlite3_wal_hook (db, note_log_cb, library);
  return library;
}

/* Upgrades the library if needed, with the lock held. FALSE after an error. */
static gboolean
settle (Find found, sqlite3 *db, const char *path, gint64 version, GError **error)
{
  switch (found)
    {
    case FIND_LIBRARY:
      return TRUE;
    case FIND_NOTHING:
      return muster_library_raise (db, path, 0, MUSTER_LIBRARY_VERSION, error) && muster_library_sync (path, error);
    case FIND_OLDER:
      return muster_library_backup_before (db, path, error)
             && muster_library_raise (db, path, version, MUSTER_LIBRARY_VERSION, error);
    case FIND_NEWER:
      return muster_library_refuse (error, MUSTER_LIBRARY_ERROR_TOO_NEW,
                                    _ ("%s: this library was made by a newer Muster; update Muster to open it"), path);
    case FIND_FOREIGN:
      return muster_library_refuse (error, MUSTER_LIBRARY_ERROR_FOREIGN, _ ("%s: this is not a library"), path);
    case FIND_DAMAGED:
    case FIND_ERROR:
    default:
      return FALSE;
    }
}

/* Opens it with the lock held; if damaged, recovers it first. */
static sqlite3 *
open_locked (const char *path, Care care, const MusterLibraryCodec *codec, const MusterCatalog *catalog, char **notice,
             GError **error)
{
  sqlite3 *db = NULL;
  gint64 version = 0;
  Find found = find (path, care, &db, &version, error);

  /* It was found damaged, whatever this check says. */
  if (care == CARE_MUCH && (found == FIND_LIBRARY || found == FIND_OLDER))
    {
      g_clear_pointer (&db, sqlite3_close);
      found = FIND_DAMAGED;
    }
  if (found == FIND_DAMAGED)
    {
      *notice = muster_library_recover (path, codec, catalog, error);
      found = *notice != NULL ? find (path, CARE_SOME, &db, &version, error) : FIND_ERROR;
      if (found == FIND_DAMAGED)
        muster_library_refuse (error, MUSTER_LIBRARY_ERROR_DAMAGED, _ ("%s: this library is damaged"), path);
    }
  if (settle (found, db, path, version, error))
    return db;
  sqlite3_close (db);
  return NULL;
}

void
muster_library_set_catalog (MusterLibrary *library, const MusterCatalog *catalog)
{
  library->catalog = catalog;
}

static MusterLibrary *
open_with (const char *path, const MusterLibraryCodec *codec, const MusterCatalog *catalog, GError **error)
{
  int lock = muster_library_lock_open (path, error);
  g_autofree char *notice = NULL;
  MusterLibrary *library;
  sqlite3 *db = NULL;

  if (lock < 0)
    return NULL;
  if (muster_library_lock (lock, path, error))
    {
      muster_library_make_all_private (path);
      db = open_locked (path, CARE_LITTLE, codec, catalog, &notice, error);
      muster_library_unlock (lock);
    }
  if (db == NULL)
    {
      close (lock);
      return NULL;
    }
  library = library_new (db, path, lock, codec, catalog);
  library->notice = g_steal_pointer (&notice);
  library->data_version = muster_sql_ask (db, "PRAGMA data_version", 0);
  return library;
}

MusterLibrary *
muster_library_open_plain (const char *path, const MusterLibraryCodec *codec, const MusterCatalog *catalog,
                           GError **error)
{
  int lock = muster_library_lock_open (path, error);
  sqlite3 *db = NULL;
  gint64 version = 0;

  if (lock < 0)
    return NULL;
  db = muster_sql_open (path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, error);
  if (db != NULL)
    version = muster_sql_ask (db, "PRAGMA user_version", 0);
  if (db == NULL || !muster_library_raise (db, path, version, MUSTER_LIBRARY_VERSION, error))
    {
      sqlite3_close (db);
      close (lock);
      return NULL;
    }
  return library_new (db, path, lock, codec, catalog);
}

/* Folders, devices and pipes don't get a lock file. */
static gboolean
may_be_library (const char *path, GError **error)
{
  return !g_file_test (path, G_FILE_TEST_EXISTS) || g_file_test (path, G_FILE_TEST_IS_REGULAR)
         || muster_library_refuse (error, MUSTER_LIBRARY_ERROR_FOREIGN, _ ("%s: this is not a library"), path);
}

MusterLibrary *
muster_library_open (const char *path, const MusterLibraryCodec *codec, const MusterCatalog *catalog, GError **error)
{
  g_autofree char *real = muster_library_resolve (path, error);
  MusterLibrary *library
      = real != NULL && may_be_library (real, error) ? open_with (real, codec, catalog, error) : NULL;

  /* Cleaning up can wait until next time. */
  if (library != NULL)
    muster_history_tidy (library, NULL);
  return library;
}

gboolean
muster_library_has_moved (MusterLibrary *library)
{
  int moved = 0;

  return sqlite3_file_control (library->db, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved != 0;
}

/* Closes the database, leaving its files. */
static void
drop_database (MusterLibrary *library)
{
  g_hash_table_remove_all (library->statements);
  g_clear_pointer (&library->db, sqlite3_close);
}

static void
drop (MusterLibrary *library)
{
  drop_database (library);
  g_hash_table_unref (library->statements);
  close (library->lock);
  g_free (library->path);
  g_free (library->notice);
  g_free (library->label);
  g_free (library);
}

/* The last to close checkpoints the log under the lock, leaving one file. */
void
muster_library_close (MusterLibrary *library)
{
  if (!muster_library_has_moved (library) && muster_library_lock (library->lock, library->path, NULL))
    {
      sqlite3_busy_timeout (library->db, 0);
      sqlite3_db_config (library->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, NULL);
    }
  drop (library);
}

/* If another program was faster, the file has been replaced and is fine. */
MusterLibrary *
muster_library_mend (MusterLibrary *library, GError **error)
{
  gboolean moved;

  if (!muster_library_lock (library->lock, library->path, error))
    {
      drop (library);
      return NULL;
    }
  moved = muster_library_has_moved (library);
  drop_database (library);
  g_clear_pointer (&library->notice, g_free);
  library->db = open_locked (library->path, moved ? CARE_SOME : CARE_MUCH, library->codec, library->catalog,
                             &library->notice, error);
  muster_library_unlock (library->lock);
  if (library->db == NULL)
    {
      drop (library);
      return NULL;
    }
  library->log_pages = 0;
  sqlite3_wal_hook (library->db, note_log_cb, library);
  library->data_version = muster_sql_ask (library->db, "PRAGMA data_version", 0);
  return library;
}

const char *
muster_library_get_notice (const MusterLibrary *library)
{
  return library->notice;
}

gboolean
muster_library_has_changed (MusterLibrary *library)
{
  gint64 version = muster_sql_ask (library->db, "PRAGMA data_version", library->data_version);
  gboolean changed = version != library->data_version || muster_library_has_moved (library);

  library->data_version = version;
  return changed;
}

/* Changes. */

static gboolean
begin_locked (MusterLibrary *library, GError **error)
{
  gint64 version = 0;

  if (muster_library_has_moved (library))
    return muster_library_refuse (error, MUSTER_LIBRARY_ERROR_MOVED, _ ("%s: the library was replaced; open it again"),
                                  library->path);
  if (!muster_sql_run (library, error, "BEGIN IMMEDIATE", ""))
    return FALSE;
  if (muster_sql_number (library, error, &version, 0, "PRAGMA user_version", "") && version == MUSTER_LIBRARY_VERSION)
    return TRUE;
  if (error != NULL && *error == NULL)
    muster_library_refuse (error, MUSTER_LIBRARY_ERROR_TOO_NEW,
                           _ ("%s: this library was made by a newer Muster; update Muster to open it"), library->path);
  sqlite3_exec (library->db, "ROLLBACK", NULL, NULL, NULL);
  return FALSE;
}

gboolean
muster_library_begin (MusterLibrary *library, GError **error)
{
  gboolean locked = muster_library_lock (library->lock, library->path, error);

  library->last_change = 0;
  if (locked && begin_locked (library, error))
    return TRUE;
  if (locked)
    muster_library_unlock (library->lock);
  muster_library_set_label (library, NULL);
  return FALSE;
}

gboolean
muster_library_end (MusterLibrary *library, gboolean fine, GError **error)
{
  fine = fine && muster_sql_run (library, error, "COMMIT", "");
  if (sqlite3_get_autocommit (library->db) == 0)
    sqlite3_exec (library->db, "ROLLBACK", NULL, NULL, NULL);
  if (library->log_pages > LOG_PAGES
      && sqlite3_wal_checkpoint_v2 (library->db, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL) == SQLITE_OK)
    library->log_pages = 0;
  muster_library_unlock (library->lock);
  muster_library_set_label (library, NULL);
  if (!fine)
    library->last_change = 0;
  return fine;
}
