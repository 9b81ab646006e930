/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/page.h"

#include "model/i18n.h"

#define AWAY 0.6 /* mm between the bleed and a mark */
#define HAIR 0.01
#define MARGIN_HEIGHT 3.2 /* mm for the ruler and the text */
#define MARGIN_FREE 2.0   /* mm between them and a mark */

/* Whether a mark would touch a card or its bleed. */
static gboolean
hits_card (const GArray *placements, gdouble bleed, gdouble x1, gdouble y1, gdouble x2, gdouble y2)
{
  for (guint i = 0; i < placements->len; i++)
    {
      const MusterRectangle *card = &g_array_index (placements, MusterPlacement, i).at;

      if (MAX (x1, x2) > card->x - bleed - HAIR && MIN (x1, x2) < card->x + card->width + bleed + HAIR
          && MAX (y1, y2) > card->y - bleed - HAIR && MIN (y1, y2) < card->y + card->height + bleed + HAIR)
        return TRUE;
    }
  return FALSE;
}

/* All marks and ticks of a page form one path each, stroked once. */
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

/* Cut marks or fold marks. */
typedef struct
{
  cairo_t *cr;
  const MusterSheetLayout *layout;
  const GArray *placements;
} Marks;

/* A mark outwards from a point of a card's edge. */
static void
trace_mark (const Marks *marks, gdouble x, gdouble y, gint dx, gint dy)
{
  gdouble bleed = marks->layout->options->bleed, off = bleed + AWAY;
  gdouble x1 = x + dx * off, y1 = y + dy * off, x2 = x1 + dx * MUSTER_CROP_MARK_MM, y2 = y1 + dy * MUSTER_CROP_MARK_MM;

  if (!hits_card (marks->placements, bleed, x1, y1, x2, y2))
    trace_line (marks->cr, MUSTER_MM (x1), MUSTER_MM (y1), MUSTER_MM (x2), MUSTER_MM (y2));
}

/* Above and below a card. */
static void
trace_upright (const Marks *marks, const MusterRectangle *card, gdouble x)
{
  trace_mark (marks, x, card->y, 0, -1);
  trace_mark (marks, x, card->y + card->height, 0, 1);
}

static void
trace_marks_of (const Marks *marks, const MusterPlacement *placement)
{
  const MusterRectangle *card = &placement->at;

  for (gint side = -1; side <= 1; side += 2)
    {
      gdouble x = side < 0 ? card->x : card->x + card->width;

      trace_mark (marks, x, card->y, side, 0);
      trace_mark (marks, x, card->y + card->height, side, 0);
      /* A folded card's front ends where its back begins, which isn't a cut. */
      if (placement->folded == 0 || side != placement->folded)
        trace_upright (marks, card, x);
    }
}

static void
trace_fold_of (const Marks *marks, const MusterPlacement *placement)
{
  if (placement->folded > 0)
    trace_upright (marks, &placement->at, placement->at.x + placement->at.width);
}

static void
trace_all (const Marks *marks, void (*trace) (const Marks *marks, const MusterPlacement *placement))
{
  for (guint i = 0; i < marks->placements->len; i++)
    trace (marks, &g_array_index (marks->placements, MusterPlacement, i));
}

void
muster_page_paint_marks (MusterBrush *brush, const MusterSheetLayout *layout, const GArray *placements)
{
  static const gdouble dashes[] = { MUSTER_MM (0.8), MUSTER_MM (0.8) };
  Marks marks = { muster_brush_get_target (brush), layout, placements };

  if (!layout->options->crop_marks)
    return;
  trace_all (&marks, trace_marks_of);
  stroke (brush, MUSTER_CROP_MARK_POINTS, muster_black);
  trace_all (&marks, trace_fold_of);
  cairo_save (marks.cr);
  cairo_set_dash (marks.cr, dashes, G_N_ELEMENTS (dashes), 0);
  stroke (brush, MUSTER_CROP_MARK_POINTS, muster_black);
  cairo_restore (marks.cr);
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

/* A margin along the cards with text beside each: never across a mark, and close to the cards, because printers don't
 * reach the paper's edge. */
typedef struct
{
  MusterBrush *brush;
  gdouble length, pitch; /* of a card along the margin, and the distance between cards */
} Margin;

static void
write_beside (const Margin *margin, guint card, const char *words)
{
  MusterBox box = { MUSTER_MM (card * margin->pitch + MARGIN_FREE), 0, MUSTER_MM (margin->length - 2 * MARGIN_FREE),
                    MUSTER_MM (MARGIN_HEIGHT) };

  muster_brush_write (margin->brush, box, words, 6.5, MUSTER_TYPE_PLAIN, muster_grey);
}

/* The ruler beside the first card, the text beside the others, in two parts if there are two. */
static void
paint_along (const Margin *margin, guint n, const char *words)
{
  const char *advice = _ ("Print at 100 %: this line is 50 mm");
  g_autofree char *both = g_strdup_printf ("%s · %s", advice, words);

  paint_ruler (margin->brush, MUSTER_MM (MARGIN_FREE), MUSTER_MM (0.3));
  write_beside (margin, 1, n > 2 ? advice : both);
  if (n > 2)
    write_beside (margin, 2, words);
}

void
muster_page_paint_margin (MusterBrush *brush, const MusterSheetLayout *layout, gboolean back, const char *words)
{
  cairo_t *cr = muster_brush_get_target (brush);
  gdouble off = layout->options->bleed + AWAY, left, top, x, y;
  Margin margin = { .brush = brush };
  gboolean upright;

  muster_sheet_get_origin (layout, FALSE, &left, &top);
  muster_sheet_get_origin (layout, back, &x, &y);
  upright = left > top;
  cairo_save (cr);
  cairo_translate (cr, MUSTER_MM (upright ? x - off - MARGIN_HEIGHT : x),
                   MUSTER_MM (y + layout->height - 2 * top + (upright ? 0 : off)));
  if (upright)
    cairo_rotate (cr, -G_PI_2);
  margin.length = upright ? layout->card_height : layout->card_width;
  margin.pitch = margin.length + layout->gap;
  paint_along (&margin, upright ? layout->rows : layout->columns, words);
  cairo_restore (cr);
}
