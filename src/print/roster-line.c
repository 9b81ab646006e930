/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/roster-line.h"

#include <string.h>

#include "print/inline.h"

/* The choices with their dots at the ends of lines, never at the beginning. Free with g_free(). */
static char *
dup_choices_markup (const MusterRosterLine *line)
{
  g_auto (GStrv) choices = g_strsplit (line->choices, " · ", -1);
  g_autofree char *joined = g_strjoinv ("\302\240· ", choices);

  return g_markup_escape_text (joined, -1);
}

/* Its name, with its values beside it. Free with g_free(). */
char *
muster_roster_line_dup_name_markup (const MusterRosterLine *line)
{
  g_autofree char *name = g_markup_escape_text (line->name, -1);
  g_autofree char *aside = g_markup_escape_text (line->aside != NULL ? line->aside : "", -1);

  return *aside != '\0' ? g_strdup_printf ("<b>%s</b>   <i>%s</i>", name, aside) : g_strdup_printf ("<b>%s</b>", name);
}

/* What it is made of, and a line for each thing it carries. Free with g_free(). */
char *
muster_roster_line_dup_body_markup (const MusterRosterLine *line)
{
  GString *body = g_string_new (NULL);
  g_autofree char *choices = dup_choices_markup (line);

  g_string_append (body, choices);
  for (guint i = 0; i < line->details->len; i++)
    {
      g_autofree char *detail = g_markup_escape_text (line->details->pdata[i], -1);
      const char *colon = strstr (detail, ": ");

      if (body->len > 0)
        g_string_append_c (body, '\n');
      if (colon != NULL)
        g_string_append_printf (body, "<b>%.*s</b>  %s", (int) (colon - detail), detail, colon + 2);
      else
        g_string_append (body, detail);
    }
  return g_string_free (body, FALSE);
}

/* The stats in cells of one width, so that those of all members stand in columns. */
void
muster_roster_line_paint_stats (MusterBrush *brush, const MusterRosterLine *line, MusterBox row, gdouble scale)
{
  const GArray *numbers = line->numbers;
  gdouble pitch = MIN (row.width / MAX (numbers->len, 1), MUSTER_MM (17));
  MusterColor ground = muster_color_tint (muster_accent_of (NULL), 0.09);

  for (guint i = 0; i < numbers->len; i++)
    {
      const MusterCardNumber *number = muster_card_number (numbers, i);
      MusterBox cell = { row.x + i * pitch, row.y, pitch - MUSTER_MM (0.8), row.height };
      MusterBox label = { cell.x + MUSTER_MM (1), row.y, cell.width * 0.5, row.height };
      MusterBox value = { label.x + label.width, row.y, cell.width - label.width - MUSTER_MM (1.8), row.height };
      GString *text = g_string_new (number->icons != NULL ? number->figure : number->value);

      if (number->icons != NULL)
        muster_inline_append_icons (text, number->icons);
      if (muster_brush_get_ink (brush) == MUSTER_INK_SAVER)
        muster_brush_stroke_box (brush, cell, MUSTER_MM (0.8), 0.4, muster_hairline);
      else
        muster_brush_fill_box (brush, cell, MUSTER_MM (0.8), ground);
      muster_brush_write (brush, label, number->label, 7 * scale, MUSTER_TYPE_PLAIN, muster_grey);
      muster_brush_write (brush, value, text->str, 10 * scale, MUSTER_TYPE_BOLD | MUSTER_TYPE_END, muster_black);
      g_string_free (text, TRUE);
    }
}
