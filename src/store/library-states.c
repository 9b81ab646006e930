/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store/library-states.h"

#include "model/i18n.h"
#include "store/library-private.h"

/* Edits. */

#define EDIT "verb IN ('edit', 'rename', 'join')"

/* The change that led a thing to where it stands, or that was undone from there. */
static gint64
find_edit (MusterLibrary *library, gint64 id, gboolean undo, GError **error)
{
  static const char undo_edit[]
      = "SELECT change FROM change JOIN step USING (change) JOIN thing USING (thing) "
        "WHERE thing = ? AND thing.state = step.after AND undone = 'no' AND " EDIT " ORDER BY turn DESC LIMIT 1";
  static const char redo_edit[] = "SELECT change FROM change JOIN step USING (change) JOIN thing USING (thing) "
                                  "WHERE thing = ? AND thing.state = step.before AND undone = 'yes' "
                                  "AND overtaken = 'no' AND " EDIT " ORDER BY turn DESC LIMIT 1";
  gint64 change = 0;

  if (!muster_sql_number (library, error, &change, 0, undo ? undo_edit : redo_edit, "i", id))
    return 0;
  if (change == 0)
    muster_library_refuse (error, MUSTER_LIBRARY_ERROR_NOTHING,
                           undo ? _ ("there is nothing to undo") : _ ("there is nothing to redo"));
  return change;
}

MusterLibraryChange *
muster_library_peek_edit (MusterLibrary *library, gint64 id, gboolean undo, GError **error)
{
  gint64 change = find_edit (library, id, undo, error);

  return change != 0 ? muster_library_peek_change (library, change, undo, error) : NULL;
}

MusterLibraryChange *
muster_library_turn_edit (MusterLibrary *library, gint64 id, gboolean undo, GError **error)
{
  gint64 change = find_edit (library, id, undo, error);

  return change != 0 ? muster_library_turn_change (library, change, undo, error) : NULL;
}

/* States. */

void
muster_library_version_free (MusterLibraryVersion *version)
{
  g_free (version->label);
  g_free (version->name);
  g_free (version->tags);
  g_free (version);
}

/* A state shows up once, however often the thing was in it. */
#define VERSIONS                                                                                                       \
  "SELECT state.state, change.made, saved, label, state.name, tags, points, legal, now FROM "                          \
  "(SELECT max (state.state) AS state, max (thing.state IS NOT NULL) AS now FROM state "                               \
  "LEFT JOIN thing ON thing.state = state.state WHERE state.thing = ? GROUP BY body, tags) AS latest "                 \
  "JOIN state USING (state) LEFT JOIN step ON step.after = state.state LEFT JOIN change USING (change) "               \
  "GROUP BY state.state ORDER BY state.state DESC"

static MusterLibraryVersion *
read_version (sqlite3_stmt *row)
{
  MusterLibraryVersion *version = g_new0 (MusterLibraryVersion, 1);

  version->state = sqlite3_column_int64 (row, 0);
  version->made = sqlite3_column_int64 (row, 1) > 0 ? sqlite3_column_int64 (row, 1) : sqlite3_column_int64 (row, 2);
  version->label = g_strdup (muster_sql_text (row, 3));
  version->name = g_strdup (muster_sql_text (row, 4));
  version->tags = g_strdup (muster_sql_text (row, 5));
  version->points = sqlite3_column_int64 (row, 6);
  version->legal = g_str_equal (muster_sql_text (row, 7), "yes");
  version->present = sqlite3_column_int (row, 8) != 0;
  return version;
}

GPtrArray *
muster_library_list_versions (MusterLibrary *library, gint64 id, GError **error)
{
  g_autoptr (GPtrArray) versions = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_library_version_free);
  g_autoptr (GError) cause = NULL;
  sqlite3_stmt *row = muster_sql_query (library, error, VERSIONS, "i", id);

  if (row == NULL)
    return NULL;
  while (muster_sql_next (library, row, &cause))
    g_ptr_array_add (versions, read_version (row));
  if (cause == NULL)
    return g_steal_pointer (&versions);
  g_propagate_error (error, g_steal_pointer (&cause));
  return NULL;
}

/* The old state as a new one, so that what is between them stays in the history. */
static gboolean
restore (MusterLibrary *library, gint64 id, gint64 number, GError **error)
{
  g_auto (MusterLibraryState) present = { 0 }, wanted = { number, 0, 0, NULL };
  g_autofree char *name = NULL;
  sqlite3_stmt *row;

  if (!muster_library_find_state (library, id, &present, error))
    return FALSE;
  row = muster_sql_query (library, error, "SELECT body, tags, name FROM state WHERE state = ? AND thing = ?", "ii",
                          number, id);
  if (row == NULL || !muster_sql_next (library, row, error))
    return error != NULL && *error != NULL
               ? FALSE
               : muster_library_refuse (error, MUSTER_LIBRARY_ERROR_MISSING, _ ("this state isn't kept any more"));
  wanted.body = sqlite3_column_int64 (row, 0);
  wanted.tags = g_strdup (muster_sql_text (row, 1));
  name = g_strdup (muster_sql_text (row, 2));
  muster_sql_done (row);
  if (wanted.body == present.body && g_str_equal (wanted.tags, present.tags))
    return TRUE;
  return muster_history_step (library, muster_history_begin (library, MUSTER_LIBRARY_EDIT, name, error), id,
                              present.state,
                              muster_library_copy_state (library, &wanted, wanted.tags, present.trashed, error), error);
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
