/* Portraits: the bytes of a picture, once each. */

#include "store/library-private.h"
#include "model/tongue.h"
#include "store/picture.h"

char *
muster_library_add_portrait (MusterLibrary *library, GBytes *picture, GError **error)
{
  g_autofree char *hash = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, picture);
  const char *type = NULL;
  guint width, height;
  gboolean fine;

  if (!muster_picture_read_head (picture, &type, &width, &height, error) || !muster_library_begin (library, error))
    return NULL;
  fine = muster_sql_run (library, error,
                         "INSERT INTO portrait (hash, type, width, height, added, bytes) VALUES (?, ?, ?, ?, ?, ?) "
                         "ON CONFLICT (hash) DO NOTHING",
                         "ttiiib", hash, type, (gint64) width, (gint64) height, muster_library_clock (), picture);
  return muster_library_end (library, fine, error) ? g_steal_pointer (&hash) : NULL;
}

GBytes *
muster_library_get_portrait (MusterLibrary *library, const char *hash, GError **error)
{
  g_autoptr (GError) cause = NULL;
  sqlite3_stmt *row = muster_sql_query (library, error, "SELECT bytes FROM portrait WHERE hash = ?", "t", hash);
  GBytes *picture = NULL;

  if (row == NULL)
    return NULL;
  if (muster_sql_next (library, row, &cause))
    {
      picture = g_bytes_new (sqlite3_column_blob (row, 0), (gsize) sqlite3_column_bytes (row, 0));
      muster_sql_done (row);
    }
  else if (cause != NULL)
    g_propagate_error (error, g_steal_pointer (&cause));
  else
    muster_library_refuse (error, MUSTER_LIBRARY_ERROR_MISSING, _ ("the library has no such picture"));
  return picture;
}
