/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/card/card-frame.h"

#define SAFE_MM 3.0
#define LABEL_SIZE 7.0

MusterColor
muster_frame_band_ink (const MusterFrame *frame)
{
  return frame->light ? muster_black : muster_white;
}

MusterFrame
muster_frame_lay_out (MusterBrush *brush, const MusterCard *card, gdouble width, gdouble height, gdouble bleed,
                      gdouble band)
{
  MusterFrame frame = {
    .width = width, .height = height, .bleed = bleed, .unit = width / 63.5, .accent = muster_card_get_accent (card)
  };

  frame.light = card->blank || muster_brush_get_ink (brush) == MUSTER_INK_SAVER;
  frame.left = MUSTER_MM (SAFE_MM);
  frame.right = width - MUSTER_MM (SAFE_MM);
  frame.top = band * frame.unit;
  frame.bottom = height - MUSTER_MM (SAFE_MM);
  frame.band = (MusterBox){ frame.left, MUSTER_MM (SAFE_MM), frame.right - frame.left,
                            frame.top - MUSTER_MM (SAFE_MM) - 0.8 * frame.unit };
  return frame;
}

void
muster_frame_paint (MusterBrush *brush, const MusterFrame *frame)
{
  gdouble bleed = frame->bleed;
  MusterBox paper = { -bleed, -bleed, frame->width + 2 * bleed, frame->height + 2 * bleed };
  MusterBox band = { -bleed, -bleed, frame->width + 2 * bleed, frame->top + bleed };

  muster_brush_fill_box (brush, paper, 0, muster_white);
  if (frame->light)
    muster_brush_line (brush, frame->left, frame->top, frame->right, frame->top, 1.2, muster_black);
  else
    muster_brush_fill_box (brush, band, 0, frame->accent);
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
  const char *value = values[0] != NULL && *values[0] != '\0' ? values[0] : "button";

  if (!frame->light)
    muster_emblem_paint (brush, card->suit != MUSTER_SUIT_ANY ? muster_suits[card->suit] : value, box,
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
      muster_emblem_paint (brush, values[i - 1], box, color);
      right -= size * 1.25;
    }
  return right;
}
