/* Portraits: the bytes of a picture, once each. They come from anywhere, so that only their first bytes are read here, with
 * bounds; what shows them decodes them where that can do no harm. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "store/library-private.h"

typedef struct
{
  const char *type;
  guint width, height;
} Head;

static guint
read_16 (const guint8 *at)
{
  return (guint) at[0] << 8 | at[1];
}

static guint
read_32 (const guint8 *at)
{
  return read_16 (at) << 16 | read_16 (at + 2);
}

static gboolean
read_png (const guint8 *data, gsize length, Head *head)
{
  static const guint8 magic[16] = { 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0, 0, 0, 13, 'I', 'H', 'D', 'R' };

  if (length < 33 || memcmp (data, magic, sizeof magic) != 0)
    return FALSE;
  *head = (Head){ "png", read_32 (data + 16), read_32 (data + 20) };
  return TRUE;
}

/* A JPEG is a row of segments, each with its length; one of those that begin a picture has its size. */
static gboolean
read_jpeg (const guint8 *data, gsize length, Head *head)
{
  gsize at = 2;

  if (length < 4 || data[0] != 0xff || data[1] != 0xd8)
    return FALSE;
  while (at + 9 < length && data[at] == 0xff)
    {
      guint8 mark = data[at + 1];

      if (mark == 0xff)
        {
          at++;
          continue;
        }
      if (mark >= 0xc0 && mark <= 0xcf && mark != 0xc4 && mark != 0xc8 && mark != 0xcc)
        {
          *head = (Head){ "jpeg", read_16 (data + at + 7), read_16 (data + at + 5) };
          return TRUE;
        }
      if (mark == 0xd9 || mark == 0xda)
        return FALSE;
      at += 2 + read_16 (data + at + 2);
    }
  return FALSE;
}

static gboolean
read_head (GBytes *picture, Head *head, GError **error)
{
  gsize length;
  const guint8 *data = g_bytes_get_data (picture, &length);

  if (length > MUSTER_PORTRAIT_MAX_BYTES)
    return muster_library_refuse (error, MUSTER_LIBRARY_ERROR_REFUSED, _ ("the picture is larger than 10 MiB"));
  if (!read_png (data, length, head) && !read_jpeg (data, length, head))
    return muster_library_refuse (error, MUSTER_LIBRARY_ERROR_REFUSED, _ ("this is neither a PNG nor a JPEG picture"));
  if (head->width == 0 || head->height == 0)
    return muster_library_refuse (error, MUSTER_LIBRARY_ERROR_REFUSED, _ ("the picture has no size"));
  if (head->width > MUSTER_PORTRAIT_MAX_SIDE || head->height > MUSTER_PORTRAIT_MAX_SIDE)
    return muster_library_refuse (error, MUSTER_LIBRARY_ERROR_REFUSED, _ ("the picture has more than 4096 pixels on a side"));
  return TRUE;
}

char *
muster_library_add_portrait (MusterLibrary *library, GBytes *picture, GError **error)
{
  g_autofree char *hash = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, picture);
  Head head = { 0 };
  gboolean fine;

  if (!read_head (picture, &head, error) || !muster_library_begin (library, error))
    return NULL;
  fine = muster_sql_run (library, error,
                         "INSERT INTO portrait (hash, type, width, height, added, bytes) VALUES (?, ?, ?, ?, ?, ?) "
                         "ON CONFLICT (hash) DO NOTHING",
                         "ttiiib", hash, head.type, (gint64) head.width, (gint64) head.height, muster_library_clock (), picture);
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
