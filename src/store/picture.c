/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store/picture.h"

#include <string.h>

#include "model/i18n.h"
#include "store/helper.h"
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

/* A JPEG is a sequence of segments with lengths; a start-of-frame segment has the size. */
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

gboolean
muster_picture_read_head (GBytes *picture, const char **type, guint *width, guint *height, GError **error)
{
  gsize length;
  const guint8 *data = g_bytes_get_data (picture, &length);
  Head head = { 0 };

  if (length > MUSTER_PORTRAIT_MAX_BYTES)
    return muster_library_refuse (error, MUSTER_LIBRARY_ERROR_REFUSED, _ ("the picture is larger than 10 MiB"));
  if (!read_png (data, length, &head) && !read_jpeg (data, length, &head))
    return muster_library_refuse (error, MUSTER_LIBRARY_ERROR_REFUSED, _ ("this is neither a PNG nor a JPEG picture"));
  if (head.width == 0 || head.height == 0)
    return muster_library_refuse (error, MUSTER_LIBRARY_ERROR_REFUSED, _ ("the picture has no size"));
  if (head.width > MUSTER_PORTRAIT_MAX_SIDE || head.height > MUSTER_PORTRAIT_MAX_SIDE)
    return muster_library_refuse (error, MUSTER_LIBRARY_ERROR_REFUSED,
                                  _ ("the picture has more than 4096 pixels on a side"));
  *type = head.type;
  *width = head.width;
  *height = head.height;
  return TRUE;
}

/* More than the helper's own CPU limit (cli/picture.c). */
#define MILLISECONDS 30000

GBytes *
muster_picture_recode (const char *helper, GBytes *picture, GError **error)
{
  return muster_picture_recode_within (helper, picture, MILLISECONDS, error);
}

GBytes *
muster_picture_recode_within (const char *helper, GBytes *picture, guint milliseconds, GError **error)
{
  const char *const argv[] = { helper, "picture", NULL };
  const MusterHelperLimits limits = { MIN (milliseconds, MILLISECONDS), MUSTER_PORTRAIT_MAX_BYTES };
  g_autoptr (GBytes) pixels = NULL;
  const char *type = NULL;
  guint width, height;

  if (!muster_picture_read_head (picture, &type, &width, &height, error))
    return NULL;
  pixels = muster_helper_run (argv, picture, &limits, error);
  if (pixels == NULL || muster_picture_read_head (pixels, &type, &width, &height, NULL))
    return g_steal_pointer (&pixels);
  muster_library_refuse (error, MUSTER_LIBRARY_ERROR_REFUSED, _ ("this picture can't be read"));
  return NULL;
}
