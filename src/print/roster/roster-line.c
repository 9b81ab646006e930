/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/roster/roster-line.h"

#include <string.h>

#include "print/inline.h"

#define CELL MUSTER_MM (14)
#define CELL_WITH_ICONS MUSTER_MM (20)

/* Whether a line of its own tells of a choice. */
static gboolean
has_detail (const MusterRosterLine *line, const char *choice)
{
  g_autofree char *start = g_strconcat (choice, ": ", NULL);

  for (guint i = 0; i < line->details->len; i++)
    if (g_str_has_prefix (line->details->pdata[i], start))
      return TRUE;
  return FALSE;
}

/* The choices that have no line of their own, with dots at the ends of lines, never at the beginning. Free with g_free(). */
static char *
dup_choices_markup (const MusterRosterLine *line)
{
  g_auto (GStrv) choices = g_strsplit (line->choices, " · ", -1);
  GString *markup = g_string_new (NULL);

  for (guint i = 0; choices[i] != NULL; i++)
    {
      g_autofree char *choice = g_markup_escape_text (choices[i], -1);

      if (!has_detail (line, choices[i]))
        g_string_append_printf (markup, "%s%s", markup->len > 0 ? "\302\240· " : "", choice);
    }
  return g_string_free (markup, FALSE);
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

/* How wide a cell for stats is: those of all members stand in columns, wider ones where any has icons to show. */
static gdouble
find_pitch (const MusterRoster *roster, gdouble width)
{
  gdouble most = CELL;
  guint n = 1;

  for (guint i = 0; i < roster->lines->len; i++)
    {
      const GArray *numbers = muster_roster_line (roster, i)->numbers;

      n = MAX (n, numbers->len);
      for (guint j = 0; j < numbers->len; j++)
        if (muster_card_number (numbers, j)->icons != NULL)
          most = CELL_WITH_ICONS;
    }
  return MIN (width / n, most);
}

static void
paint_stat (MusterBrush *brush, const MusterCardNumber *number, MusterBox cell, gdouble scale)
{
  gdouble size = 7 * scale, padding = MUSTER_MM (1);
  gdouble width = muster_brush_measure_line (brush, number->label, size, MUSTER_TYPE_PLAIN) + MUSTER_MM (0.8);
  MusterBox label = { cell.x + padding, cell.y, MIN (width, cell.width * 0.6), cell.height };
  MusterBox value = { label.x + label.width, cell.y, cell.width - label.width - 1.8 * padding, cell.height };
  GString *text = g_string_new (number->icons != NULL ? number->figure : number->value);

  if (number->icons != NULL)
    muster_inline_append_icons (text, number->icons);
  if (muster_brush_get_ink (brush) == MUSTER_INK_SAVER)
    muster_brush_stroke_box (brush, cell, MUSTER_MM (0.8), 0.4, muster_hairline);
  else
    muster_brush_fill_box (brush, cell, MUSTER_MM (0.8), muster_color_tint (muster_accent_of (NULL), 0.09));
  muster_brush_write (brush, label, number->label, size, MUSTER_TYPE_PLAIN, muster_grey);
  muster_brush_write (brush, value, text->str, 10 * scale, MUSTER_TYPE_BOLD | MUSTER_TYPE_END, muster_black);
  g_string_free (text, TRUE);
}

void
muster_roster_line_paint_stats (MusterBrush *brush, const MusterRoster *roster, const MusterRosterLine *line,
                                MusterBox row, gdouble scale)
{
  gdouble pitch = find_pitch (roster, row.width);

  for (guint i = 0; i < line->numbers->len; i++)
    paint_stat (brush, muster_card_number (line->numbers, i),
                (MusterBox){ row.x + i * pitch, row.y, pitch - MUSTER_MM (0.8), row.height }, scale);
}
