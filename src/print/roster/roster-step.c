/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/roster/roster-step.h"

#define ADVICE MUSTER_MM (46) /* the column of words */
#define GAP MUSTER_MM (4)
#define FIELD MUSTER_MM (9.2)
#define BETWEEN MUSTER_MM (1)
#define LABEL MUSTER_MM (3.3) /* at the top of a field */
#define EDGE MUSTER_MM (0.5)
#define NUMBER MUSTER_MM (6)
#define TEXT_SIZE 7.5
#define HAIR 0.001

static char *
dup_markup (const MusterRosterStep *step)
{
  g_autofree char *heading = g_markup_escape_text (step->heading, -1), *text = g_markup_escape_text (step->text, -1);

  return g_strdup_printf ("<b>%s</b>\n%s", heading, text);
}

/* In which row a field stands, and where it begins, as a share of the width. */
static guint
place_field (const MusterRosterStep *step, guint n, gdouble *start)
{
  guint row = 0;
  gdouble used = 0;

  for (guint i = 0; i <= n; i++)
    {
      gdouble share = g_array_index (step->fields, MusterRosterField, i).share;

      if (used + share > 1 + HAIR)
        {
          row++;
          used = 0;
        }
      *start = used;
      used += share;
    }
  return row;
}

gdouble
muster_step_measure (MusterBrush *brush, const MusterRosterStep *step, gdouble width)
{
  g_autofree char *markup = dup_markup (step);
  gdouble words = muster_brush_measure (brush, markup, ADVICE - NUMBER - GAP, TEXT_SIZE), start;
  guint rows = step->fields->len > 0 ? place_field (step, step->fields->len - 1, &start) + 1 : 0;

  return MAX (words, rows * (FIELD + BETWEEN) - BETWEEN);
}

static void
paint_field (MusterBrush *brush, const MusterRosterField *field, MusterBox box)
{
  MusterBox label = { box.x + MUSTER_MM (0.9), box.y + MUSTER_MM (0.4), box.width - MUSTER_MM (1.4), MUSTER_MM (3) };

  muster_brush_stroke_box (brush, box, MUSTER_MM (0.8), 0.5, muster_grey);
  muster_brush_write (brush, label, field->label, 6.5, MUSTER_TYPE_PLAIN, muster_grey);
}

static void
paint_number (MusterBrush *brush, guint n, MusterBox box)
{
  gboolean saver = muster_brush_get_ink (brush) == MUSTER_INK_SAVER;
  g_autofree char *text = g_strdup_printf ("%u", n + 1);

  if (saver)
    muster_brush_stroke_box (brush, box, box.height / 2, 0.8, muster_black);
  else
    muster_brush_fill_box (brush, box, box.height / 2, muster_accent_of (NULL));
  muster_brush_write (brush, box, text, 9, MUSTER_TYPE_BOLD | MUSTER_TYPE_CENTER, saver ? muster_black : muster_white);
}

static MusterBox
get_box (const MusterRosterStep *step, guint i, MusterBox box)
{
  gdouble width = box.width - ADVICE, start;
  guint row = place_field (step, i, &start);

  return (MusterBox){ box.x + ADVICE + start * width, box.y + row * (FIELD + BETWEEN),
                      g_array_index (step->fields, MusterRosterField, i).share * width - BETWEEN, FIELD };
}

MusterBox
muster_step_get_room (const MusterRosterStep *step, guint i, MusterBox box)
{
  MusterBox field = get_box (step, i, box);

  return (MusterBox){ field.x + EDGE, field.y + LABEL, field.width - 2 * EDGE, field.height - LABEL - EDGE };
}

void
muster_step_paint (MusterBrush *brush, const MusterRosterStep *step, guint n, MusterBox box)
{
  g_autofree char *markup = dup_markup (step);
  gdouble side = MUSTER_MM (4.6);

  paint_number (brush, n, (MusterBox){ box.x, box.y, side, side });
  muster_brush_write_markup (brush, box.x + NUMBER, box.y, markup, ADVICE - NUMBER - GAP, TEXT_SIZE, muster_black);
  for (guint i = 0; i < step->fields->len; i++)
    paint_field (brush, &g_array_index (step->fields, MusterRosterField, i), get_box (step, i, box));
}
