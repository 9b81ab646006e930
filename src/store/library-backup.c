/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Backups: complete copies in a folder beside the library, named by time (UTC). A new one has a temporary name until it
 * is on disk and verified. */
#include <glib/gstdio.h>
#include <string.h>
#include <errno.h>

#include "store/library-private.h"

#include "model/i18n.h"

#define HOUR (60 * 60)
#define STAMP "%Y%m%d-%H%M%S"
#define STAMP_LENGTH 15
#define KEEP_AHEAD 3                  /* backups dated in the future */
#define KEEP_LEAST 3                  /* whatever their size */
#define MAX_BYTES (256 * 1024 * 1024) /* in total; more if the library is large */

/* How many of the latest hours, days and months with a backup keep one, and the part of the stamp that identifies
 * them. */
static const struct
{
  gsize digits;
  guint keep;
} spans[] = { { 11, 12 }, { 8, 10 }, { 6, 9 } };

char *
muster_library_dup_backups (const char *path)
{
  g_autofree char *stem = g_str_has_suffix (path, ".db") ? g_strndup (path, strlen (path) - 3) : g_strdup (path);

  return g_strconcat (stem, ".backups", NULL);
}

static gboolean
is_backup (const char *name)
{
  return strlen (name) >= STAMP_LENGTH + 3 && name[8] == '-' && g_str_has_suffix (name, ".db")
         && g_ascii_isdigit (name[0]) && g_ascii_isdigit (name[STAMP_LENGTH - 1]);
}

static int
compare_later_cb (gconstpointer a, gconstpointer b)
{
  return -strcmp (*(const char *const *) a, *(const char *const *) b);
}

static GPtrArray *
list_folder (const char *folder)
{
  GPtrArray *backups = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) names = g_dir_open (folder, 0, NULL);
  const char *name;

  while (names != NULL && (name = g_dir_read_name (names)) != NULL)
    if (is_backup (name))
      g_ptr_array_add (backups, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (backups, compare_later_cb);
  return backups;
}

GPtrArray *
muster_library_list_backups (const char *path)
{
  g_autofree char *real = muster_library_resolve (path, NULL);
  g_autofree char *folder = muster_library_dup_backups (real != NULL ? real : path);

  return list_folder (folder);
}

static char *
dup_stamp (gint64 time)
{
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_utc (time);

  return g_date_time_format (date, STAMP);
}

/* Copying. */

/* Copies in one step, so that no change gets in between. */
gboolean
muster_library_copy (sqlite3 *db, const char *to, GError **error)
{
  sqlite3 *copy = muster_sql_open (to, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, error);
  sqlite3_backup *backup = copy != NULL ? sqlite3_backup_init (copy, "main", db, "main") : NULL;
  int code = SQLITE_OK;

  if (copy == NULL)
    return FALSE;
  if (backup != NULL)
    {
      sqlite3_backup_step (backup, -1);
      code = sqlite3_backup_finish (backup);
    }
  else
    code = sqlite3_extended_errcode (copy);
  if (code != SQLITE_OK)
    muster_sql_fail (copy, to, code, error);
  sqlite3_close (copy);
  return code == SQLITE_OK && muster_library_sync (to, error);
}

gboolean
muster_library_judge (const char *path, gboolean *good, GError **error)
{
  g_autoptr (GError) cause = NULL;
  sqlite3 *db = muster_sql_open_still (path, &cause);
  int failure = SQLITE_OK;
  gint64 version;

  *good = FALSE;
  if (db == NULL && g_error_matches (cause, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_DAMAGED))
    return TRUE;
  if (db == NULL)
    {
      g_propagate_error (error, g_steal_pointer (&cause));
      return FALSE;
    }
  version = muster_sql_ask_carefully (db, "PRAGMA user_version", 0, &failure);
  *good = muster_schema_judge (db, version, NULL, &failure) == MUSTER_SCHEMA_OURS
          && muster_sql_ask_carefully (db, "PRAGMA application_id", 0, &failure) == MUSTER_LIBRARY_APPLICATION_ID
          && version >= 1 && version <= MUSTER_LIBRARY_VERSION
          && muster_sql_ask_carefully (db, "SELECT version FROM about", 0, &failure) == version
          && muster_sql_is_sound (db, &failure) && muster_sql_are_texts_true (db, version, &failure);
  sqlite3_close (db);
  return failure == SQLITE_OK || muster_sql_fail (NULL, path, failure, error);
}

/* Which backups to keep. */

static const char *
name_of (const char *backup)
{
  return strrchr (backup, '/') + 1;
}

/* Made when the clock was ahead. */
static gboolean
is_of_the_future (const char *backup)
{
  g_autofree char *now = dup_stamp (muster_library_clock ());

  return strncmp (name_of (backup), now, STAMP_LENGTH) > 0;
}

/* Whether the n-th path in order of time is the latest of a recent hour, day or month. */
static gboolean
is_kept (GPtrArray *backups, guint n)
{
  for (guint span = 0; span < G_N_ELEMENTS (spans); span++)
    {
      const char *before = "";
      guint seen = 0;

      for (guint i = 0; i <= n && seen <= spans[span].keep; i++)
        {
          const char *name = strrchr (backups->pdata[i], '/') + 1;
          gboolean first = strncmp (name, before, spans[span].digits) != 0;

          seen += first;
          if (i == n && first && seen <= spans[span].keep)
            return TRUE;
          before = name;
        }
    }
  return FALSE;
}

/* Backups dated in the future don't displace others, and all but the first few are removed. */
static void
forget_old (const char *folder)
{
  g_autoptr (GPtrArray) all = list_folder (folder), backups = g_ptr_array_new (), left = NULL;
  guint ahead = 0;

  for (guint i = 0; i < all->len; i++)
    if (!is_of_the_future (all->pdata[i]))
      g_ptr_array_add (backups, all->pdata[i]);
    else if (++ahead > KEEP_AHEAD)
      g_unlink (all->pdata[i]);
  for (guint i = 0; i < backups->len; i++)
    if (!is_kept (backups, i))
      g_unlink (backups->pdata[i]);
  left = list_folder (folder);
  muster_library_forget_bulky (left, KEEP_LEAST, MAX_BYTES);
}

/* Making backups. */

/* Makes a verified copy with that name in the folder, or nothing; removes old ones. Errors refer to `path`. */
static char *
keep_copy (sqlite3 *db, const char *path, const char *folder, const char *name, GError **error)
{
  g_autofree char *making = g_build_filename (folder, "making.tmp", NULL);
  g_autofree char *backup = g_build_filename (folder, name, NULL);
  gboolean fine, good = FALSE;

  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      muster_library_refuse (error, MUSTER_LIBRARY_ERROR_UNWRITABLE, "%s: %s", folder, g_strerror (errno));
      return NULL;
    }
  muster_library_remove (making);
  fine = muster_library_copy (db, making, error) && muster_library_judge (making, &good, error);
  if (fine && !good)
    fine = muster_library_refuse (error, MUSTER_LIBRARY_ERROR_DAMAGED,
                                  _ ("%s: this library is damaged (no good backup could be made)"), path);
  if (fine && g_rename (making, backup) != 0)
    fine = muster_library_refuse (error, MUSTER_LIBRARY_ERROR_UNWRITABLE, "%s: %s", backup, g_strerror (errno));
  fine = fine && muster_library_sync (backup, error);
  muster_library_remove (making);
  if (!fine)
    return NULL;
  forget_old (folder);
  return g_steal_pointer (&backup);
}

static char *
make_backup (sqlite3 *db, const char *path, GError **error)
{
  g_autofree char *folder = muster_library_dup_backups (path), *stamp = dup_stamp (muster_library_clock ());
  g_autofree char *name = g_strconcat (stamp, ".db", NULL);

  return keep_copy (db, path, folder, name, error);
}

char *
muster_library_copy_backup (const char *backup, const char *folder, GError **error)
{
  g_autofree char *name = g_path_get_basename (backup);
  sqlite3 *db = muster_sql_open_still (backup, error);
  char *copy = db != NULL ? keep_copy (db, backup, folder, name, error) : NULL;

  sqlite3_close (db);
  return copy;
}

gboolean
muster_library_backup_before (sqlite3 *db, const char *path, GError **error)
{
  g_autofree char *backup = make_backup (db, path, error);

  return backup != NULL;
}

/* The last history turn in a backup. */
static gint64
turn_of (const char *backup)
{
  sqlite3 *db = muster_sql_open_still (backup, NULL);
  int failure = SQLITE_OK;
  gint64 turn = db != NULL && muster_schema_judge (db, 0, NULL, &failure) == MUSTER_SCHEMA_OURS
                    ? muster_sql_ask (db, "SELECT max (turn) FROM change", -1)
                    : -1;

  sqlite3_close (db);
  return turn;
}

/* A backup dated in the future may be the latest all the same. */
GPtrArray *
muster_library_list_backups_by_turn (const char *path)
{
  g_autoptr (GPtrArray) all = muster_library_list_backups (path);
  GPtrArray *backups = g_ptr_array_new_with_free_func (g_free);
  gint64 best = -1;

  for (guint i = 0; i < all->len; i++)
    if (!is_of_the_future (all->pdata[i]))
      g_ptr_array_add (backups, g_strdup (all->pdata[i]));
  if (backups->len > 0 && backups->len < all->len)
    best = turn_of (backups->pdata[0]);
  for (guint i = all->len - backups->len; i-- > 0;)
    {
      gint64 turn = turn_of (all->pdata[i]);

      g_ptr_array_insert (backups, turn > best ? 0 : -1, g_strdup (all->pdata[i]));
      best = MAX (best, turn);
    }
  return backups;
}

static gboolean
is_due (MusterLibrary *library)
{
  g_autoptr (GPtrArray) backups = muster_library_list_backups (library->path);
  g_autofree char *hour_ago = dup_stamp (muster_library_clock () - HOUR);
  gint64 turn = muster_sql_ask (library->db, "SELECT max (turn) FROM change", -1);
  guint i = 0;

  if (turn < 0)
    return FALSE;
  while (i < backups->len && is_of_the_future (backups->pdata[i]))
    i++;
  return i == backups->len
         || (strncmp (name_of (backups->pdata[i]), hour_ago, STAMP_LENGTH) <= 0 && turn_of (backups->pdata[i]) != turn);
}

char *
muster_library_backup (MusterLibrary *library, gboolean only_if_due, GError **error)
{
  char *backup;

  muster_time_pass (library, NULL); /* a window may stay open for weeks */
  if (only_if_due && !is_due (library))
    return NULL;
  if (!muster_library_lock (library->lock, library->path, error))
    return NULL;
  backup = make_backup (library->db, library->path, error);
  muster_library_unlock (library->lock);
  return backup;
}

/* Restoring backups. */

/* A copy of the backup with a new lineage, beside the library. */
static gboolean
prepare (const char *backup, const char *to, GError **error)
{
  g_autofree char *lineage = g_uuid_string_random ();
  g_autofree char *sql = g_strdup_printf ("UPDATE about SET lineage = '%s'; PRAGMA wal_checkpoint (TRUNCATE)", lineage);
  sqlite3 *from = muster_sql_open_still (backup, error), *db;
  gboolean fine = from != NULL && muster_library_copy (from, to, error);
  int code;

  sqlite3_close (from);
  db = fine ? muster_sql_open (to, SQLITE_OPEN_READWRITE, error) : NULL;
  if (db == NULL)
    return FALSE;
  code = sqlite3_exec (db, sql, NULL, NULL, NULL);
  if (code != SQLITE_OK)
    muster_sql_fail (db, to, code, error);
  sqlite3_close (db);
  return code == SQLITE_OK;
}

/* Moves the log into the library's file, if possible. */
static void
gather (const char *path)
{
  sqlite3 *db = g_file_test (path, G_FILE_TEST_EXISTS) ? muster_sql_open (path, SQLITE_OPEN_READWRITE, NULL) : NULL;

  if (db != NULL)
    sqlite3_wal_checkpoint_v2 (db, NULL, SQLITE_CHECKPOINT_TRUNCATE, NULL, NULL);
  sqlite3_close (db);
}

static char *
restore (const char *path, const char *backup, GError **error)
{
  g_autofree char *coming = g_strconcat (path, ".coming", NULL), *aside = muster_library_dup_beside (path, "replaced");
  int lock = muster_library_lock_open (path, error);
  gboolean good = FALSE;
  gboolean fine = lock >= 0 && muster_library_lock (lock, path, error) && muster_library_judge (backup, &good, error);

  if (fine && !good)
    fine = muster_library_refuse (error, MUSTER_LIBRARY_ERROR_REFUSED,
                                  _ ("%s: this is no backup of a library, or a damaged one"), backup);
  if (fine)
    {
      muster_library_remove (coming);
      gather (path);
      fine = prepare (backup, coming, error) && muster_library_set_aside (path, aside, error)
             && muster_library_replace (path, coming, error);
      muster_library_remove (coming);
    }
  if (lock >= 0)
    g_close (lock, NULL);
  return fine ? g_steal_pointer (&aside) : NULL;
}

char *
muster_library_restore (const char *path, const char *backup, GError **error)
{
  g_autofree char *real = muster_library_resolve (path, error);

  return real != NULL ? restore (real, backup, error) : NULL;
}
