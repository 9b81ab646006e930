/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Earlier versions of a thing: viewing and restoring them; and compacting. */
#include <inttypes.h>

#include "model/i18n.h"
#include "store/library-private.h"

void
muster_library_version_free (MusterLibraryVersion *version)
{
  g_free (version->label);
  g_free (version->name);
  g_free (version->tags);
  g_free (version);
}

/* A state appears once, however often a thing was in it, with the last change that led to it. */
#define VERSIONS                                                                                                       \
  "SELECT change.change, verb, change.name, label, change.made, undone, overtaken, latest.state, state.name, "         \
  "state.tags, points, legal, iif (state.made > 0, state.made, saved), latest.present "                                \
  "FROM (SELECT max (state.state) AS state, max (thing.state IS NOT NULL) AS present FROM state "                      \
  "LEFT JOIN thing ON thing.state = state.state WHERE state.thing = ? GROUP BY body, tags) AS latest "                 \
  "JOIN state USING (state) LEFT JOIN change ON change.change = (SELECT max (step.change) FROM step JOIN state AS s "  \
  "ON s.state = step.after WHERE s.thing = state.thing AND s.body = state.body AND s.tags = state.tags) "              \
  "ORDER BY 13 DESC, latest.state DESC"

static MusterLibraryVersion *
read_version (sqlite3_stmt *row)
{
  MusterLibraryVersion *version = g_new0 (MusterLibraryVersion, 1);
  g_autoptr (MusterLibraryChange) change = muster_history_read_change (row);

  version->label = change->id != 0 ? muster_library_change_dup_label (change) : g_strdup ("");
  version->state = sqlite3_column_int64 (row, 7);
  version->name = g_strdup (muster_sql_text (row, 8));
  version->tags = g_strdup (muster_sql_text (row, 9));
  version->points = sqlite3_column_int64 (row, 10);
  version->legal = g_str_equal (muster_sql_text (row, 11), "yes");
  version->made = sqlite3_column_int64 (row, 12);
  version->present = sqlite3_column_int (row, 13) != 0;
  return version;
}

GPtrArray *
muster_library_list_versions (MusterLibrary *library, gint64 id, GError **error)
{
  g_autoptr (GPtrArray) versions = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_library_version_free);
  g_autoptr (GError) cause = NULL;
  sqlite3_stmt *row = muster_sql_query (library, error, VERSIONS, "i", id);

  while (row != NULL && muster_sql_next (library, row, &cause))
    g_ptr_array_add (versions, read_version (row));
  if (cause == NULL && versions->len > 0)
    return g_steal_pointer (&versions);
  if (cause != NULL)
    g_propagate_error (error, g_steal_pointer (&cause));
  else if (row != NULL)
    muster_library_refuse (error, MUSTER_LIBRARY_ERROR_MISSING, _ ("the library has no thing %" PRId64), id);
  return NULL;
}

/* The state with that number, of that thing. */
static gboolean
find_version (MusterLibrary *library, gint64 id, gint64 number, MusterLibraryState *state, GError **error)
{
  g_autoptr (GError) cause = NULL;
  sqlite3_stmt *row = muster_sql_query (library, error, "SELECT body, tags FROM state WHERE state = ? AND thing = ?",
                                        "ii", number, id);

  if (row == NULL)
    return FALSE;
  if (muster_sql_next (library, row, &cause))
    {
      *state = (MusterLibraryState){ number, sqlite3_column_int64 (row, 0), 0, g_strdup (muster_sql_text (row, 1)) };
      muster_sql_done (row);
      return TRUE;
    }
  if (cause == NULL)
    return muster_library_refuse (error, MUSTER_LIBRARY_ERROR_MISSING,
                                  _ ("thing %" PRId64 " has no version %" PRId64 " in its history"), id, number);
  g_propagate_error (error, g_steal_pointer (&cause));
  return FALSE;
}

MusterThing *
muster_library_get_version (MusterLibrary *library, gint64 id, gint64 state, GError **error)
{
  g_auto (MusterLibraryState) found = { 0 };
  g_autoptr (MusterThing) thing = NULL;

  if (!find_version (library, id, state, &found, error))
    return NULL;
  thing = muster_library_read_body (library, found.body, error);
  return thing != NULL && muster_portraits_attach (library, thing, error) ? g_steal_pointer (&thing) : NULL;
}

/* Whether the thing is already so; `present` receives its current state, 0 for none. */
static gboolean
is_so (MusterLibrary *library, gint64 id, const MusterLibraryState *wanted, gint64 *present, gboolean *so,
       GError **error)
{
  g_auto (MusterLibraryState) now = { 0 };
  g_autoptr (GError) cause = NULL;

  if (!muster_library_find_state (library, id, &now, &cause)
      && !g_error_matches (cause, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_MISSING))
    {
      g_propagate_error (error, g_steal_pointer (&cause));
      return FALSE;
    }
  *present = now.state;
  *so = now.state != 0 && now.body == wanted->body && now.trashed == 0 && g_strcmp0 (now.tags, wanted->tags) == 0;
  return TRUE;
}

static gboolean
restore (MusterLibrary *library, gint64 id, gint64 state, GError **error)
{
  g_auto (MusterLibraryState) wanted = { 0 };
  g_autoptr (MusterThing) thing = NULL;
  gboolean so = FALSE;
  gint64 present = 0;

  if (!find_version (library, id, state, &wanted, error) || !is_so (library, id, &wanted, &present, &so, error))
    return FALSE;
  if (so)
    return TRUE;
  thing = muster_library_read_body (library, wanted.body, error);
  return thing != NULL
         && muster_history_step (library, muster_history_begin (library, MUSTER_LIBRARY_RESTORE, thing->name, error),
                                 id, present, muster_library_copy_state (library, &wanted, wanted.tags, 0, error),
                                 error);
}

gboolean
muster_library_restore_version (MusterLibrary *library, gint64 id, gint64 state, GError **error)
{
  gboolean fine;

  if (!muster_library_begin (library, error))
    return FALSE;
  fine = restore (library, id, state, error);
  return muster_library_end (library, fine, error);
}

/* Compacting. */

static gint64
size_of (MusterLibrary *library)
{
  return muster_sql_ask (library->db, "PRAGMA page_count", 0) * muster_sql_ask (library->db, "PRAGMA page_size", 0);
}

/* The lock is held: nobody else writes. SQLite builds the new file separately, then copies it back as one
 * transaction. */
static gboolean
give_back (MusterLibrary *library, GError **error)
{
  int code;

  g_hash_table_remove_all (library->statements);
  sqlite3_limit (library->db, SQLITE_LIMIT_ATTACHED, 1); /* the new file is temporarily attached */
  code = sqlite3_exec (library->db,
                       "INSERT INTO search (search) VALUES ('optimize'); PRAGMA temp_store = DEFAULT; VACUUM; "
                       "PRAGMA temp_store = MEMORY",
                       NULL, NULL, NULL);
  sqlite3_limit (library->db, SQLITE_LIMIT_ATTACHED, 0);
  if (code == SQLITE_OK)
    sqlite3_wal_checkpoint_v2 (library->db, NULL, SQLITE_CHECKPOINT_TRUNCATE, NULL, NULL);
  return code == SQLITE_OK || muster_sql_fail (library->db, library->path, code, error);
}

gboolean
muster_library_compact (MusterLibrary *library, gint64 *before, gint64 *after, GError **error)
{
  g_autofree char *backup = muster_library_backup (library, FALSE, error);
  gint64 size = size_of (library);
  gboolean fine;

  if (backup == NULL || !muster_library_begin (library, error))
    return FALSE;
  fine = muster_body_fold_all (library, error) && muster_history_sweep (library, error);
  if (!muster_library_end (library, fine, error) || !muster_library_lock (library->lock, library->path, error))
    return FALSE;
  fine = give_back (library, error);
  muster_library_unlock (library->lock);
  if (before != NULL)
    *before = size;
  if (after != NULL)
    *after = size_of (library);
  return fine;
}
