/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/chip.h"

/* Pointed, round or straight ends. */
static void
trace_chip (cairo_t *cr, MusterChip chip, MusterBox box)
{
  gdouble half = box.height / 2, dent = half * 0.55, right = box.x + box.width, bottom = box.y + box.height;

  cairo_new_path (cr);
  if (chip == MUSTER_CHIP_MANA)
    {
      cairo_arc (cr, right - half, box.y + half, half, -G_PI_2, G_PI_2);
      cairo_arc (cr, box.x + half, box.y + half, half, G_PI_2, 3 * G_PI_2);
    }
  else if (chip == MUSTER_CHIP_ENDURANCE)
    {
      cairo_move_to (cr, box.x, box.y + half);
      cairo_line_to (cr, box.x + dent, box.y);
      cairo_line_to (cr, right - dent, box.y);
      cairo_line_to (cr, right, box.y + half);
      cairo_line_to (cr, right - dent, bottom);
      cairo_line_to (cr, box.x + dent, bottom);
    }
  else
    cairo_rectangle (cr, box.x, box.y, box.width, box.height);
  cairo_close_path (cr);
}

void
muster_chip_paint (MusterBrush *brush, MusterChip chip, MusterBox box)
{
  static const MusterColor grounds[] = { { 0.98, 0.90, 0.70 }, { 0.84, 0.90, 0.98 }, { 0.92, 0.92, 0.92 } };
  cairo_t *cr = muster_brush_get_target (brush);

  trace_chip (cr, chip, box);
  if (muster_brush_get_ink (brush) != MUSTER_INK_SAVER)
    {
      muster_brush_set_color (brush, grounds[chip]);
      cairo_fill_preserve (cr);
    }
  muster_brush_set_color (brush, muster_grey);
  cairo_set_line_width (cr, 0.4);
  cairo_stroke (cr);
}
