/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/qr.h"

#include <qrencode.h>

struct _MusterQr
{
  QRcode *code;
};

MusterQr *
muster_qr_new (const char *text)
{
  QRcode *code = *text != '\0' ? QRcode_encodeString (text, 0, QR_ECLEVEL_M, QR_MODE_8, 1) : NULL;
  MusterQr *qr;

  if (code == NULL)
    return NULL;
  qr = g_new0 (MusterQr, 1);
  qr->code = code;
  return qr;
}

void
muster_qr_free (MusterQr *qr)
{
  QRcode_free (qr->code);
  g_free (qr);
}

guint
muster_qr_get_size (const MusterQr *qr)
{
  return (guint) qr->code->width;
}

gboolean
muster_qr_is_dark (const MusterQr *qr, gint column, gint row)
{
  gint size = qr->code->width;

  if (column < 0 || row < 0 || column >= size || row >= size)
    return FALSE;
  return (qr->code->data[row * size + column] & 1) != 0;
}

/* Adjacent dark modules form one rectangle, which avoids hairlines. */
static void
trace_row (const MusterQr *qr, cairo_t *cr, gint row)
{
  gint size = qr->code->width, first = 0;

  for (gint column = 0; column <= size; column++)
    if (!muster_qr_is_dark (qr, column, row))
      {
        if (column > first)
          cairo_rectangle (cr, first, row, column - first, 1);
        first = column + 1;
      }
}

void
muster_qr_paint (const MusterQr *qr, cairo_t *cr, gdouble x, gdouble y, gdouble side)
{
  gdouble module = side / (qr->code->width + 2 * MUSTER_QR_QUIET);

  cairo_save (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_rectangle (cr, x, y, side, side);
  cairo_fill (cr);
  cairo_translate (cr, x + MUSTER_QR_QUIET * module, y + MUSTER_QR_QUIET * module);
  cairo_scale (cr, module, module);
  cairo_set_source_rgb (cr, 0, 0, 0);
  for (gint row = 0; row < qr->code->width; row++)
    trace_row (qr, cr, row);
  cairo_fill (cr);
  cairo_restore (cr);
}
