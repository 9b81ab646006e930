/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/calibration.h"

#include <stdlib.h>

#include "model/i18n.h"

#define ARM 30.0    /* mm, of the cross in the middle */
#define AWAY 15.0   /* mm, from the middle to a scale */
#define CORNER 25.0 /* mm, from both edges to a corner cross */
#define HAIR 0.4    /* points */

static void
trace (cairo_t *cr, gdouble x1, gdouble y1, gdouble x2, gdouble y2)
{
  cairo_move_to (cr, MUSTER_MM (x1), MUSTER_MM (y1));
  cairo_line_to (cr, MUSTER_MM (x2), MUSTER_MM (y2));
}

static void
trace_cross (cairo_t *cr, gdouble x, gdouble y, gdouble arm)
{
  trace (cr, x - arm, y, x + arm, y);
  trace (cr, x, y - arm, x, y + arm);
}

static void
stroke (MusterBrush *brush)
{
  cairo_t *cr = muster_brush_get_target (brush);

  muster_brush_set_color (brush, muster_black);
  cairo_set_line_width (cr, HAIR);
  cairo_stroke (cr);
}

/* The number at a position of a scale. Seen from the back, the front is off in the opposite direction. */
static void
write_number (MusterBrush *brush, gboolean level, gint mm)
{
  g_autofree char *number = g_strdup_printf (mm == 0 ? "0" : "%+d", -mm);
  MusterBox under = { MUSTER_MM (mm - 4), MUSTER_MM (AWAY + 4), MUSTER_MM (8), MUSTER_MM (4) };
  MusterBox beside = { MUSTER_MM (AWAY + 4.5), MUSTER_MM (mm - 2), MUSTER_MM (8), MUSTER_MM (4) };

  muster_brush_write (brush, level ? under : beside, number, 8, level ? MUSTER_TYPE_CENTER : MUSTER_TYPE_PLAIN,
                      muster_black);
}

/* Half-millimetre ticks from the middle of the paper, with a number at every fifth. */
static void
paint_scale (MusterBrush *brush, gboolean level)
{
  cairo_t *cr = muster_brush_get_target (brush);

  for (gint half = -2 * MUSTER_CALIBRATION_MOST; half <= 2 * MUSTER_CALIBRATION_MOST; half++)
    {
      gdouble at = half / 2.0, end = AWAY + (half % 10 == 0 ? 3.5 : half % 2 == 0 ? 2.2 : 1.2);

      if (level)
        trace (cr, at, AWAY, at, end);
      else
        trace (cr, AWAY, at, end, at);
      if (half % 10 == 0)
        write_number (brush, level, half / 2);
    }
  stroke (brush);
}

static void
write_words (MusterBrush *brush, gdouble width, const char *title, const char *words)
{
  MusterBox head = { MUSTER_MM (-width / 2), MUSTER_MM (-ARM - 36), MUSTER_MM (width), MUSTER_MM (9) };
  MusterBox body = { head.x, head.y + MUSTER_MM (10), head.width, MUSTER_MM (22) };

  muster_brush_write (brush, head, title, 16, MUSTER_TYPE_BOLD | MUSTER_TYPE_TOP, muster_black);
  muster_brush_write (brush, body, words, 10, MUSTER_TYPE_WRAP | MUSTER_TYPE_TOP, muster_black);
}

static void
paint_front (MusterBrush *brush, gdouble width)
{
  trace_cross (muster_brush_get_target (brush), 0, 0, ARM);
  stroke (brush);
  write_words (
      brush, width, _ ("Calibration, front"),
      _ ("Print both sides on one sheet, at 100 %, as you would print cards. Then hold the sheet against the light, "
         "with the back towards you."));
}

static void
paint_back (MusterBrush *brush, gdouble width, const MusterPrintOptions *options)
{
  g_autofree char *words
      = g_strdup_printf (_ ("The cross of the front shines through. Its upright line meets the level scale at the "
                            "offset to the right (offset-x), its level line the upright scale at the offset down "
                            "(offset-y), in millimetres. Add them to those that this sheet was printed with: %.1f and "
                            "%.1f. If the corners are off but the middle isn't, the printer changes the size."),
                         options->offset_x, options->offset_y);

  paint_scale (brush, TRUE);
  paint_scale (brush, FALSE);
  write_words (brush, width, _ ("Calibration, back"), words);
}

void
muster_calibration_paint (MusterBrush *brush, const MusterSheetLayout *layout, gboolean back)
{
  cairo_t *cr = muster_brush_get_target (brush);
  gdouble x = layout->width / 2, y = layout->height / 2;

  cairo_save (cr);
  cairo_translate (cr, MUSTER_MM (x - (back ? layout->options->offset_x : 0)),
                   MUSTER_MM (y - (back ? layout->options->offset_y : 0)));
  for (guint corner = 0; corner < 4; corner++)
    trace_cross (cr, (corner % 2 == 0 ? -1 : 1) * (x - CORNER), (corner < 2 ? -1 : 1) * (y - CORNER), 5);
  stroke (brush);
  if (back)
    paint_back (brush, 150, layout->options);
  else
    paint_front (brush, 150);
  cairo_restore (cr);
}
