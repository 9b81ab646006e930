/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/card/edge.h"

#include <math.h>

/* Relative to the box's height. */
#define SCALLOP 3.0
#define TOOTH 2.2

static guint
count_even (gdouble width, gdouble part)
{
  return (guint) MAX (floor (width / part), 1);
}

static void
trace_scallops (cairo_t *cr, MusterBox box)
{
  guint n = count_even (box.width, SCALLOP * box.height);
  gdouble step = box.width / n, sag = box.height * 1.33;

  for (guint i = 0; i < n; i++)
    {
      gdouble x = box.x + box.width - i * step;

      cairo_curve_to (cr, x - step * 0.2, box.y + sag, x - step * 0.8, box.y + sag, x - step, box.y);
    }
}

/* As many teeth as gaps plus one, so that both ends are equal. */
static void
trace_battlements (cairo_t *cr, MusterBox box)
{
  guint n = 2 * count_even (box.width, 2 * TOOTH * box.height) + 1;
  gdouble step = box.width / n;

  for (guint i = 0; i < n; i++)
    {
      gdouble x = box.x + box.width - i * step, y = i % 2 == 1 ? box.y + box.height : box.y;

      cairo_line_to (cr, x, y);
      cairo_line_to (cr, x - step, y);
    }
  cairo_line_to (cr, box.x, box.y);
}

void
muster_edge_trace (cairo_t *cr, const char *edge, MusterBox box)
{
  if (g_strcmp0 (edge, "scallops") == 0)
    trace_scallops (cr, box);
  else if (g_strcmp0 (edge, "battlements") == 0)
    trace_battlements (cr, box);
  else
    cairo_line_to (cr, box.x, box.y);
}

/* Stitches on the band, just above its end. */
static void
paint_stitches (MusterBrush *brush, MusterBox box, MusterColor ink)
{
  gdouble dashes[] = { box.height * 1.5, box.height * 0.9 };
  cairo_t *cr = muster_brush_get_target (brush);

  cairo_save (cr);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  muster_brush_line (brush, box.x + box.height, box.y - box.height * 0.75, box.x + box.width - box.height,
                     box.y - box.height * 0.75, box.height * 0.28, ink);
  cairo_restore (cr);
}

void
muster_edge_decorate (MusterBrush *brush, const char *edge, MusterBox box, MusterColor color, MusterColor ink)
{
  gdouble y = box.y + box.height * 0.6;

  if (g_strcmp0 (edge, "stitches") == 0)
    paint_stitches (brush, box, ink);
  else if (g_strcmp0 (edge, "rule") == 0)
    muster_brush_line (brush, box.x, y, box.x + box.width, y, 0.6, color);
}
