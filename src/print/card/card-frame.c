/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/card/card-frame.h"

#include "model/i18n.h"
#include "print/card/edge.h"

#define SAFE_MM 3.0
#define INSET_MM 1.3
#define RADIUS 1.8 /* in units */
#define HINT_SIZE 6.5
#define LABEL_SIZE 7.0

MusterColor
muster_frame_band_ink (const MusterFrame *frame)
{
  return frame->light ? muster_black : muster_white;
}

MusterFrame
muster_frame_lay_out (MusterBrush *brush, const MusterCard *card, gdouble width, gdouble height, gdouble bleed)
{
  MusterFrame frame = {
    .width = width, .height = height, .bleed = bleed, .unit = width / 63.5, .accent = muster_card_get_accent (card)
  };

  frame.light = card->blank || muster_brush_get_ink (brush) == MUSTER_INK_SAVER;
  frame.edge = card->style.edge;
  frame.left = MUSTER_MM (SAFE_MM);
  frame.right = width - MUSTER_MM (SAFE_MM);
  frame.top = MUSTER_FRAME_BAND * frame.unit;
  frame.bottom = height - MUSTER_MM (SAFE_MM);
  frame.band = (MusterBox){ frame.left, MUSTER_MM (SAFE_MM), frame.right - frame.left,
                            frame.top - MUSTER_MM (SAFE_MM) - 0.8 * frame.unit };
  return frame;
}

/* Without bleed, colour keeps off the cut, so that neighbours don't touch and cuts may be slightly off. */
static MusterBox
outline_of (const MusterFrame *frame)
{
  gdouble inset = frame->bleed > 0 ? -frame->bleed : MUSTER_MM (INSET_MM);

  return (MusterBox){ inset, inset, frame->width - 2 * inset, frame->height - 2 * inset };
}

/* The band's outline: rounded along the frame, and its lower edge. */
static void
trace_band (cairo_t *cr, const MusterFrame *frame, MusterBox outline)
{
  gdouble radius = frame->bleed > 0 ? 0.01 : RADIUS * frame->unit, right = outline.x + outline.width;

  cairo_new_path (cr);
  cairo_arc (cr, outline.x + radius, outline.y + radius, radius, G_PI, 3 * G_PI_2);
  cairo_arc (cr, right - radius, outline.y + radius, radius, 3 * G_PI_2, 2 * G_PI);
  cairo_line_to (cr, right, frame->top);
  muster_edge_trace (cr, frame->edge, (MusterBox){ outline.x, frame->top, outline.width, frame->unit });
  cairo_close_path (cr);
}

/* A line along the band that belongs to the edge. */
static void
paint_band (MusterBrush *brush, const MusterFrame *frame, MusterBox outline)
{
  cairo_t *cr = muster_brush_get_target (brush);
  MusterBox edge = { outline.x, frame->top, outline.width, frame->unit };

  if (frame->light)
    {
      cairo_new_path (cr);
      cairo_move_to (cr, outline.x + outline.width, frame->top);
      muster_edge_trace (cr, frame->edge, edge);
      muster_brush_set_color (brush, muster_black);
      cairo_set_line_width (cr, 1);
      cairo_stroke (cr);
    }
  else
    {
      trace_band (cr, frame, outline);
      muster_brush_set_color (brush, frame->accent);
      cairo_fill (cr);
    }
  muster_edge_decorate (brush, frame->edge, edge, frame->light ? muster_black : frame->accent,
                        muster_frame_band_ink (frame));
}

void
muster_frame_paint (MusterBrush *brush, const MusterFrame *frame)
{
  gdouble bleed = frame->bleed;
  MusterBox paper = { -bleed, -bleed, frame->width + 2 * bleed, frame->height + 2 * bleed };
  MusterBox outline = outline_of (frame);

  muster_brush_fill_box (brush, paper, 0, muster_white);
  paint_band (brush, frame, outline);
  if (bleed <= 0)
    muster_brush_stroke_box (brush, outline, RADIUS * frame->unit, frame->light ? 0.5 : 0.8,
                             frame->light ? muster_grey : frame->accent);
}

void
muster_frame_write_title (MusterBrush *brush, const MusterFrame *frame, const char *title, gdouble start, gdouble end)
{
  MusterBox box = frame->band;

  box.x += start * frame->unit;
  box.width -= (start + end) * frame->unit;
  muster_brush_write (brush, box, title, 12.5, MUSTER_TYPE_BOLD | MUSTER_TYPE_WRAP, muster_frame_band_ink (frame));
}

void
muster_frame_write_hint (MusterBrush *brush, const MusterFrame *frame, gdouble start)
{
  MusterBox box = frame->band;

  box.x += start * frame->unit;
  box.width -= start * frame->unit;
  muster_brush_write (brush, box, _ ("Name"), HINT_SIZE, MUSTER_TYPE_PLAIN, muster_grey);
}

void
muster_frame_ground (MusterBrush *brush, const MusterFrame *frame, MusterBox box, gdouble radius)
{
  if (frame->light)
    muster_brush_stroke_box (brush, box, radius, 0.5, muster_hairline);
  else
    muster_brush_fill_box (brush, box, radius, muster_color_tint (frame->accent, 0.10));
}

gdouble
muster_frame_find_label_size (MusterBrush *brush, const GArray *numbers, gdouble width)
{
  gdouble size = LABEL_SIZE, widest = 0;

  for (guint i = 0; i < numbers->len; i++)
    widest = MAX (widest, muster_brush_measure_line (brush, muster_card_number (numbers, i)->label, LABEL_SIZE,
                                                     MUSTER_TYPE_PLAIN));
  while (size > MUSTER_LEAST_SIZE && widest * size / LABEL_SIZE > width)
    size -= 0.25;
  return size;
}

void
muster_frame_paint_mark (MusterBrush *brush, const MusterCard *card, const MusterFrame *frame, MusterBox box)
{
  g_auto (GStrv) values = g_strsplit (card->value_ids != NULL ? card->value_ids : "", " ", 2);
  const char *value = values[0] != NULL && *values[0] != '\0' ? values[0] : card->style.emblem;

  if (!frame->light && (card->suit != MUSTER_SUIT_ANY || value != NULL))
    muster_brush_paint_emblem (brush, card->suit != MUSTER_SUIT_ANY ? muster_suits[card->suit] : value, box,
                               muster_color_tint (frame->accent, 0.12));
}

gdouble
muster_frame_paint_values (MusterBrush *brush, const MusterCard *card, gdouble right, gdouble y, gdouble size,
                           MusterColor color)
{
  g_auto (GStrv) values = g_strsplit (card->value_ids != NULL ? card->value_ids : "", " ", -1);
  guint n = g_strv_length (values);

  for (guint i = n; i > 0; i--)
    {
      MusterBox box = { right - size, y, size, size };

      if (*values[i - 1] == '\0')
        continue;
      muster_brush_paint_emblem (brush, values[i - 1], box, color);
      right -= size * 1.25;
    }
  return right;
}
