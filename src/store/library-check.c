/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checking a library: SQLite's check of its pages, then our check of the contents. */

#include "store/library-private.h"

#include <inttypes.h>

#include "model/i18n.h"

static gboolean
add_rows (MusterLibrary *library, const char *sql, const char *format, const char *fine, GPtrArray *faults,
          GError **error)
{
  g_autoptr (GError) cause = NULL;
  sqlite3_stmt *row = muster_sql_query (library, error, sql, "");

  if (row == NULL)
    return FALSE;
  while (muster_sql_next (library, row, &cause))
    if (g_strcmp0 (muster_sql_text (row, 0), fine) != 0)
      {
        g_autofree char *line = g_strdelimit (g_strdup (muster_sql_text (row, 0)), "\n\t", ' ');

        g_ptr_array_add (faults, g_strdup_printf (_ (format), line));
      }
  if (g_error_matches (cause, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_DAMAGED))
    {
      g_ptr_array_add (faults, g_strdup (cause->message));
      return TRUE;
    }
  if (cause != NULL)
    g_propagate_error (error, g_steal_pointer (&cause));
  return error == NULL || *error == NULL;
}

static gboolean
check_pictures (MusterLibrary *library, GPtrArray *faults, GError **error)
{
  g_autoptr (GError) cause = NULL;
  sqlite3_stmt *row = muster_sql_query (library, error, "SELECT hash, bytes FROM portrait", "");

  if (row == NULL)
    return FALSE;
  while (muster_sql_next (library, row, &cause))
    if (!muster_portraits_is_true (row, 1, 0))
      g_ptr_array_add (faults,
                       g_strdup_printf (_ ("the picture %.12s… doesn't match its checksum"), muster_sql_text (row, 0)));
  if (cause == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&cause));
  return FALSE;
}

static gboolean
check_things (MusterLibrary *library, GPtrArray *faults, GError **error)
{
  g_autoptr (GArray) ids = muster_library_search (library, "", error);

  if (ids == NULL)
    return FALSE;
  for (guint i = 0; i < ids->len; i++)
    {
      gint64 id = g_array_index (ids, gint64, i);
      g_autoptr (GError) cause = NULL;
      g_autoptr (MusterThing) thing = muster_library_get (library, id, NULL, &cause);

      g_autoptr (MusterLibraryEntry) entry = thing != NULL ? muster_library_get_entry (library, id, NULL) : NULL;

      if (entry != NULL && g_strcmp0 (entry->name, thing->name != NULL ? thing->name : "") != 0)
        g_ptr_array_add (faults,
                         g_strdup_printf (_ ("thing %" PRId64 " is listed under a name that isn't its own"), id));
      if (thing == NULL)
        g_ptr_array_add (faults, g_strdup_printf (_ ("thing %" PRId64 " can't be read: %s"), id, cause->message));
    }
  return TRUE;
}

GPtrArray *
muster_library_check (MusterLibrary *library, GError **error)
{
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);

  if (!add_rows (library, "PRAGMA integrity_check", N_ ("its pages are damaged: %s"), "ok", faults, error)
      || !add_rows (library, "SELECT \"table\" FROM pragma_foreign_key_check", N_ ("a row of “%s” refers to nothing"),
                    NULL, faults, error)
      || !add_rows (library,
                    "SELECT step.thing FROM step JOIN change USING (change) JOIN thing USING (thing) WHERE "
                    "turn = (SELECT max (turn) FROM change) AND thing.state IS NOT iif (undone = 'no', after, before)",
                    N_ ("the last change isn't where the history says, for thing %s"), NULL, faults, error))
    return NULL;
  if (faults->len == 0 && !check_pictures (library, faults, error))
    return NULL;
  if (faults->len == 0 && !check_things (library, faults, error))
    return NULL;
  return g_steal_pointer (&faults);
}
