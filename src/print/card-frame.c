#include "print/card-frame.h"

#include <string.h>

#define SAFE_MM 3.0

static MusterColor
accent_of (const MusterCard *card)
{
  g_auto (GStrv) values = g_strsplit (card->value_ids != NULL ? card->value_ids : "", " ", -1);

  return muster_accent_of (values[0]);
}

static gboolean
saves_ink (MusterBrush *brush)
{
  return muster_brush_get_ink (brush) == MUSTER_INK_SAVER;
}

MusterColor
muster_frame_band_ink (MusterBrush *brush)
{
  return saves_ink (brush) ? muster_black : muster_white;
}

MusterFrame
muster_frame_paint (MusterBrush *brush, const MusterCard *card, const char *title, gdouble width, gdouble height, gdouble bleed,
                    gdouble band, gdouble start, gdouble end)
{
  MusterFrame frame = { .width = width, .height = height, .bleed = bleed, .unit = width / 63.5, .accent = accent_of (card) };
  gdouble safe = MUSTER_MM (SAFE_MM);
  MusterBox paper = { -bleed, -bleed, width + 2 * bleed, height + 2 * bleed };
  MusterBox ground = { -bleed, -bleed, width + 2 * bleed, band * frame.unit + bleed };
  MusterBox name;

  frame.left = safe;
  frame.right = width - safe;
  frame.top = band * frame.unit;
  frame.bottom = height - safe;
  muster_brush_fill_box (brush, paper, 0, muster_white);
  if (saves_ink (brush))
    muster_brush_line (brush, frame.left, frame.top, frame.right, frame.top, 1.2, muster_black);
  else
    muster_brush_fill_box (brush, ground, 0, frame.accent);
  name = (MusterBox){ frame.left + start * frame.unit, safe * 0.6, frame.right - frame.left - (start + end) * frame.unit,
                      frame.top - safe * 0.9 };
  muster_brush_write (brush, name, title, 12.5, MUSTER_TYPE_BOLD | MUSTER_TYPE_WRAP, muster_frame_band_ink (brush));

  return frame;
}

void
muster_frame_ground (MusterBrush *brush, const MusterFrame *frame, MusterBox box, gdouble radius)
{
  if (saves_ink (brush))
    muster_brush_stroke_box (brush, box, radius, 0.5, muster_hairline);
  else
    muster_brush_fill_box (brush, box, radius, muster_color_tint (frame->accent, 0.10));
}

gdouble
muster_frame_paint_values (MusterBrush *brush, const MusterCard *card, gdouble right, gdouble y, gdouble size, MusterColor color)
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
