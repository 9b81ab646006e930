/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/card/card-numbers.h"

#include "print/inline.h"

#define BETWEEN 0.8 /* in units of the frame */
#define MINOR_SIZE 11.0

/* The text of a number: itself, or its figure with room for icons after it. Free with g_free(). */
static char *
dup_value (const MusterCardNumber *number)
{
  GString *text = g_string_new (number->icons != NULL ? number->figure : number->value);

  if (number->icons != NULL)
    muster_inline_append_icons (text, number->icons);
  return g_string_free (text, FALSE);
}

/* A row of `n` boxes, each with a label above a number. */
void
muster_card_numbers_paint (MusterBrush *brush, const GArray *numbers, guint first, guint n, const MusterFrame *frame,
                           MusterBox row)
{
  gdouble gap = BETWEEN * frame->unit, width = (row.width - gap * (n - 1)) / n;

  for (guint i = 0; i < n; i++)
    {
      const MusterCardNumber *number = muster_card_number (numbers, first + i);
      MusterBox box = { row.x + i * (width + gap), row.y, width, row.height };
      MusterBox label = { box.x, box.y + row.height * 0.06, width, row.height * 0.30 };
      MusterBox value = { box.x + width * 0.03, box.y + row.height * 0.34, width * 0.94, row.height * 0.62 };
      g_autofree char *text = dup_value (number);

      muster_brush_mark (brush, MUSTER_ZONE_NUMBER, number->id, box);
      muster_frame_ground (brush, frame, box, 0.9 * frame->unit);
      muster_brush_write (brush, label, number->label, 6.5, MUSTER_TYPE_CENTER, muster_grey);
      muster_brush_write (brush, value, text, 14, MUSTER_TYPE_BOLD | MUSTER_TYPE_CENTER, muster_black);
    }
}

/* The layout of the small row: label and number side by side. */
typedef struct
{
  gdouble width, inner; /* of a box, and its padding */
  gdouble label;        /* the width for labels */
} Minor;

static Minor
divide_minor (MusterBrush *brush, const GArray *numbers, const MusterFrame *frame, gdouble width)
{
  Minor minor = { .width = (width - BETWEEN * frame->unit * (numbers->len - 1.0)) / MAX (numbers->len, 1) };
  gdouble value = 0;

  for (guint i = 0; i < numbers->len; i++)
    value = MAX (
        value, muster_brush_measure_line (brush, muster_card_number (numbers, i)->value, MINOR_SIZE, MUSTER_TYPE_BOLD));
  minor.inner = MIN (1.4 * frame->unit, minor.width * 0.08);
  minor.label = minor.width - 2 * minor.inner - MIN (value + 0.8 * frame->unit, minor.width * 0.5);
  return minor;
}

void
muster_card_minor_paint (MusterBrush *brush, const GArray *numbers, const MusterFrame *frame, MusterBox row)
{
  Minor minor = divide_minor (brush, numbers, frame, row.width);
  gdouble size = muster_frame_find_label_size (brush, numbers, minor.label);

  for (guint i = 0; i < numbers->len; i++)
    {
      const MusterCardNumber *number = muster_card_number (numbers, i);
      MusterBox box = { row.x + i * (minor.width + BETWEEN * frame->unit), row.y, minor.width, row.height };
      MusterBox label = { box.x + minor.inner, box.y, minor.label, row.height };
      MusterBox value = { label.x + label.width, box.y, minor.width - minor.label - 2 * minor.inner, row.height };

      muster_brush_mark (brush, MUSTER_ZONE_NUMBER, number->id, box);
      muster_frame_ground (brush, frame, box, 0.9 * frame->unit);
      muster_brush_write (brush, label, number->label, size, MUSTER_TYPE_PLAIN, muster_grey);
      muster_brush_write (brush, value, number->value, MINOR_SIZE, MUSTER_TYPE_BOLD | MUSTER_TYPE_END, muster_black);
    }
}

/* Whether the small row's labels are readable at that width. */
gboolean
muster_card_minor_fits (MusterBrush *brush, const MusterCard *card, const MusterFrame *frame, gdouble width)
{
  Minor minor = divide_minor (brush, card->minor, frame, width);

  for (guint i = 0; i < card->minor->len; i++)
    if (muster_brush_measure_line (brush, muster_card_number (card->minor, i)->label, MUSTER_LEAST_SIZE,
                                   MUSTER_TYPE_PLAIN)
        > minor.label - 0.1)
      return FALSE;
  return TRUE;
}
