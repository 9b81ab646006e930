#include "print/page.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define AWAY 0.6 /* mm between the bleed and a mark */

static gboolean
is_at (gdouble a, gdouble b)
{
  return fabs (a - b) < 0.01;
}

/* Whether another card lies on that side of one, so that a mark would fall onto it. */
static gboolean
has_neighbour (const GArray *placements, const MusterRectangle *card, gdouble dx, gdouble dy, gdouble gap)
{
  gdouble x = card->x + dx * (card->width + gap), y = card->y + dy * (card->height + gap);

  for (guint i = 0; i < placements->len; i++)
    {
      const MusterRectangle *other = &g_array_index (placements, MusterPlacement, i).at;

      if (is_at (other->x, x) && is_at (other->y, y))
        return TRUE;
      /* The two halves of a folded card touch, whatever the gap. */
      if (dx != 0 && is_at (other->y, card->y) && is_at (other->x, card->x + dx * card->width))
        return TRUE;
    }
  return FALSE;
}

/* All marks and ticks of a page are one path each, stroked once. */
static void
trace_line (cairo_t *cr, gdouble x1, gdouble y1, gdouble x2, gdouble y2)
{
  cairo_move_to (cr, x1, y1);
  cairo_line_to (cr, x2, y2);
}

static void
stroke (MusterBrush *brush, gdouble width, MusterColor color)
{
  cairo_t *cr = muster_brush_get_target (brush);

  muster_brush_set_color (brush, color);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

static void
trace_mark (cairo_t *cr, gdouble x, gdouble y, gdouble dx, gdouble dy)
{
  trace_line (cr, MUSTER_MM (x), MUSTER_MM (y), MUSTER_MM (x + dx * MUSTER_CROP_MARK_MM), MUSTER_MM (y + dy * MUSTER_CROP_MARK_MM));
}

static void
trace_marks_of (cairo_t *cr, const MusterSheetLayout *layout, const GArray *placements, const MusterRectangle *card)
{
  gdouble off = layout->options->bleed + AWAY;
  gdouble left = card->x, right = card->x + card->width, top = card->y, bottom = card->y + card->height;

  for (gint side = -1; side <= 1; side += 2)
    {
      if (!has_neighbour (placements, card, side, 0, layout->gap))
        {
          gdouble x = side < 0 ? left - off : right + off;

          trace_mark (cr, x, top, side, 0);
          trace_mark (cr, x, bottom, side, 0);
        }
      if (!has_neighbour (placements, card, 0, side, layout->gap))
        {
          gdouble y = side < 0 ? top - off : bottom + off;

          trace_mark (cr, left, y, 0, side);
          trace_mark (cr, right, y, 0, side);
        }
    }
}

void
muster_page_paint_marks (MusterBrush *brush, const MusterSheetLayout *layout, const GArray *placements)
{
  for (guint i = 0; layout->options->crop_marks && i < placements->len; i++)
    trace_marks_of (muster_brush_get_target (brush), layout, placements, &g_array_index (placements, MusterPlacement, i).at);
  stroke (brush, MUSTER_CROP_MARK_POINTS, muster_black);
}

static void
paint_ruler (MusterBrush *brush, gdouble x, gdouble y)
{
  cairo_t *cr = muster_brush_get_target (brush);

  for (guint mm = 0; mm <= MUSTER_RULER_MM; mm++)
    {
      gdouble length = mm % 10 == 0 ? 2.2 : mm % 5 == 0 ? 1.5 : 0.9;

      trace_line (cr, x + MUSTER_MM (mm), y, x + MUSTER_MM (mm), y + MUSTER_MM (length));
    }
  trace_line (cr, x, y, x + MUSTER_MM (MUSTER_RULER_MM), y);
  stroke (brush, 0.3, muster_grey);
}

/* The margin runs along the bottom, or up the left side where that is wider. */
void
muster_page_paint_margin (MusterBrush *brush, const MusterSheetLayout *layout, gboolean back, const char *words)
{
  cairo_t *cr = muster_brush_get_target (brush);
  gdouble x, y, off = layout->options->bleed + AWAY + (layout->options->crop_marks ? 0 : 0.6), length, room;
  MusterBox box;

  muster_sheet_get_origin (layout, back, &x, &y);
  cairo_save (cr);
  if (x > y)
    {
      cairo_translate (cr, MUSTER_MM (x - off), MUSTER_MM (layout->height - y));
      cairo_rotate (cr, -G_PI_2);
      cairo_scale (cr, 1, 1);
      cairo_translate (cr, 0, -MUSTER_MM (MIN (x - off, 6)));
      length = layout->height - 2 * y;
      room = MIN (x - off, 6);
    }
  else
    {
      cairo_translate (cr, MUSTER_MM (x), MUSTER_MM (layout->height - y + off));
      length = layout->width - 2 * x;
      room = MIN (y - off, 6);
    }
  /* Between the first two crop marks of a row there is room for the ruler; the words go after it. */
  paint_ruler (brush, MUSTER_MM (2), MUSTER_MM (0.8));
  box = (MusterBox){ MUSTER_MM (MUSTER_RULER_MM + 5), MUSTER_MM (0.4), MUSTER_MM (length - MUSTER_RULER_MM - 7), MUSTER_MM (room - 0.8) };
  muster_brush_write (brush, box, words, 6.5, MUSTER_TYPE_PLAIN, muster_grey);
  cairo_restore (cr);
}
