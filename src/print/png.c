/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/png.h"

#include <math.h>
#include <string.h>

#define HEAD_LENGTH 33 /* the signature and the first chunk of every PNG */
#define METRES_PER_INCH 0.0254

/* The CRC at the end of a chunk. */
static guint32
sum (const guint8 *bytes, gsize length)
{
  guint32 sum = 0xffffffff;

  for (gsize i = 0; i < length; i++)
    {
      sum ^= bytes[i];
      for (guint bit = 0; bit < 8; bit++)
        sum = (sum & 1) != 0 ? 0xedb88320 ^ sum >> 1 : sum >> 1;
    }
  return ~sum;
}

static void
put (guint8 *place, guint32 number)
{
  number = GUINT32_TO_BE (number);
  memcpy (place, &number, sizeof number);
}

void
muster_png_set_density (GByteArray *png, gdouble dpi)
{
  /* Length, name, pixels per metre across and down, and the unit (metre). */
  guint8 chunk[21] = { 0, 0, 0, 9, 'p', 'H', 'Y', 's' };
  g_autofree guint8 *rest = NULL;
  guint length = png->len - HEAD_LENGTH;

  g_return_if_fail (png->len > HEAD_LENGTH);
  put (chunk + 8, (guint32) lround (dpi / METRES_PER_INCH));
  put (chunk + 12, (guint32) lround (dpi / METRES_PER_INCH));
  chunk[16] = 1;
  put (chunk + 17, sum (chunk + 4, 13));
  rest = g_memdup2 (png->data + HEAD_LENGTH, length);
  g_byte_array_set_size (png, HEAD_LENGTH);
  g_byte_array_append (png, chunk, sizeof chunk);
  g_byte_array_append (png, rest, length);
}
