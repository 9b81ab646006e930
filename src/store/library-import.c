/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Importing a document: all or nothing, without duplicates. */
#include "model/member.h"
#include "store/library-private.h"

void
muster_library_import_free (MusterLibraryImport *import)
{
  g_array_unref (import->ids);
  g_free (import);
}

/* Whether a thing of the library, written to a file, gives these bytes. */
static gboolean
exports_as (MusterLibrary *library, gint64 id, const char *xml)
{
  g_autoptr (MusterThing) thing = muster_library_get_plain (library, id, NULL, NULL);
  g_autofree char *other = NULL;

  if (thing == NULL)
    return FALSE;
  muster_thing_unlink_parts (thing);
  other = library->codec->write (thing, library->catalog);
  return g_strcmp0 (other, xml) == 0;
}

/* Things with linked members are stored differently from files. */
static gboolean
find_holder (MusterLibrary *library, const MusterThing *thing, const char *xml, gint64 *id, GError **error)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GError) cause = NULL;
  sqlite3_stmt *row = muster_sql_query (
      library, error,
      "SELECT thing.thing FROM thing JOIN state ON state.state = thing.state WHERE kind = ? AND name = ? "
      "AND trashed IS NULL AND state.body IN (SELECT body FROM member)",
      "tt", thing->klass->element, thing->name != NULL ? thing->name : "");

  if (row == NULL)
    return FALSE;
  while (muster_sql_next (library, row, &cause))
    {
      gint64 holder = sqlite3_column_int64 (row, 0);

      g_array_append_val (ids, holder);
    }
  for (guint i = 0; *id == 0 && i < ids->len; i++)
    if (exports_as (library, g_array_index (ids, gint64, i), xml))
      *id = g_array_index (ids, gint64, i);
  if (cause != NULL)
    g_propagate_error (error, g_steal_pointer (&cause));
  return *id != 0 || error == NULL || *error == NULL;
}

/* The identical thing outside the trash; 0 if there is none. */
static gboolean
find_same (MusterLibrary *library, const MusterThing *thing, gint64 *id, GError **error)
{
  g_autofree char *xml = library->codec->write (thing, library->catalog);
  g_autofree char *hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, xml, -1);

  if (!muster_sql_number (library, error, id, 0,
                          "SELECT min (thing.thing) FROM body JOIN state ON state.body = body.body JOIN thing ON "
                          "thing.state = state.state WHERE hash = ? AND trashed IS NULL",
                          "t", hash))
    return FALSE;
  return *id != 0 || muster_thing_count_parts (thing) == 0 || find_holder (library, thing, xml, id, error);
}

static gboolean
import_one (MusterLibrary *library, const MusterThing *thing, gint64 *change, MusterLibraryImport *import,
            GError **error)
{
  g_autoptr (MusterThing) copy = muster_library_copy_thing (library, thing, error);
  gint64 id = 0;

  if (copy == NULL)
    return FALSE;
  muster_member_unlink (copy);
  muster_thing_unlink_parts (copy);
  if (!find_same (library, copy, &id, error))
    return FALSE;
  if (id != 0)
    import->known++;
  else
    {
      if (*change == 0)
        *change = muster_history_begin (library, MUSTER_LIBRARY_IMPORT, copy->name, error);
      id = muster_library_add_step (library, *change, copy, NULL, error);
      if (id == 0)
        return FALSE;
      import->added++;
    }
  g_array_append_val (import->ids, id);
  return TRUE;
}

MusterLibraryImport *
muster_library_import (MusterLibrary *library, GPtrArray *things, GError **error)
{
  g_autoptr (MusterLibraryImport) import = g_new0 (MusterLibraryImport, 1);
  gboolean fine = TRUE;
  gint64 change = 0;

  import->ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  if (!muster_library_begin (library, error))
    return NULL;
  for (guint i = 0; fine && i < things->len; i++)
    fine = import_one (library, things->pdata[i], &change, import, error);
  return muster_library_end (library, fine, error) ? g_steal_pointer (&import) : NULL;
}
