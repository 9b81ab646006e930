/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/inline.h"

#include <string.h>

#include "print/card/emblem.h"

/* In the private use area: emblems by their number, then what begins a chip, and what ends one. */
#define FIRST_ICON 0xE000
#define FIRST_CHIP 0xE0F0
#define END_OF_CHIP 0xE0FF
#define LEAD_BYTE 0xEE /* of all of them in UTF-8 */

/* In sizes of type. */
#define ICON_WIDTH 1.08
#define CHIP_PADDING 0.38

void
muster_inline_append_icons (GString *text, const char *icons)
{
  g_auto (GStrv) ids = g_strsplit (icons, " ", -1);

  for (guint i = 0; ids[i] != NULL; i++)
    if (muster_emblem_nth (muster_emblem_find (ids[i])) != NULL)
      g_string_append_unichar (text, FIRST_ICON + muster_emblem_find (ids[i]));
}

void
muster_inline_append_chip (GString *text, MusterChip chip, const char *words)
{
  g_autofree char *escaped = g_markup_escape_text (words, -1);

  g_string_append_unichar (text, FIRST_CHIP + chip);
  for (const char *at = escaped; *at != '\0'; at++)
    if (*at == ' ')
      g_string_append (text, "\302\240");
    else
      g_string_append_c (text, *at);
  g_string_append_unichar (text, END_OF_CHIP);
  g_string_append (text, "\342\200\211"); /* a thin space before the next */
}

/* The emblem that a character stands for, or NULL. */
static const char *
icon_of (gunichar c)
{
  return c >= FIRST_ICON && c < FIRST_CHIP ? muster_emblem_nth (c - FIRST_ICON) : NULL;
}

static gboolean
begins_chip (gunichar c)
{
  return c >= FIRST_CHIP && c <= FIRST_CHIP + MUSTER_CHIP_WEAPON;
}

/* The next drawing of a text from `at` on; NULL after the last. */
static const char *
find_next (const char *at, gunichar *c)
{
  while ((at = strchr (at, LEAD_BYTE)) != NULL)
    {
      *c = g_utf8_get_char (at);
      if (icon_of (*c) != NULL || begins_chip (*c) || *c == END_OF_CHIP)
        return at;
      at++;
    }
  return NULL;
}

void
muster_inline_reserve (PangoLayout *layout, gdouble size)
{
  const char *text = pango_layout_get_text (layout);
  g_autoptr (PangoAttrList) attributes = NULL;
  gunichar c;

  if (strchr (text, LEAD_BYTE) == NULL)
    return;
  attributes = pango_layout_get_attributes (layout) != NULL
                   ? pango_attr_list_copy (pango_layout_get_attributes (layout))
                   : pango_attr_list_new ();
  for (const char *at = text; (at = find_next (at, &c)) != NULL; at = g_utf8_next_char (at))
    {
      gdouble width = (icon_of (c) != NULL ? ICON_WIDTH : CHIP_PADDING) * size * PANGO_SCALE;
      PangoRectangle room = { 0, (int) (-0.8 * size * PANGO_SCALE), (int) width, (int) (size * PANGO_SCALE) };
      PangoAttribute *shape = pango_attr_shape_new (&room, &room);

      shape->start_index = (guint) (at - text);
      shape->end_index = (guint) (g_utf8_next_char (at) - text);
      pango_attr_list_change (attributes, shape);
    }
  pango_layout_set_attributes (layout, attributes);
}

static MusterBox
find_place (PangoLayout *layout, const char *at, gdouble x, gdouble y)
{
  const gdouble scale = PANGO_SCALE;
  PangoRectangle place;

  pango_layout_index_to_pos (layout, (int) (at - pango_layout_get_text (layout)), &place);
  return (MusterBox){ x + place.x / scale, y + place.y / scale, place.width / scale, place.height / scale };
}

/* Ends that point, or are round, or straight. */
static void
trace_chip (cairo_t *cr, MusterChip chip, MusterBox box)
{
  gdouble half = box.height / 2, dent = half * 0.55, right = box.x + box.width, bottom = box.y + box.height;

  cairo_new_path (cr);
  if (chip == MUSTER_CHIP_MANA)
    {
      cairo_arc (cr, right - half, box.y + half, half, -G_PI_2, G_PI_2);
      cairo_arc (cr, box.x + half, box.y + half, half, G_PI_2, 3 * G_PI_2);
    }
  else if (chip == MUSTER_CHIP_ENDURANCE)
    {
      cairo_move_to (cr, box.x, box.y + half);
      cairo_line_to (cr, box.x + dent, box.y);
      cairo_line_to (cr, right - dent, box.y);
      cairo_line_to (cr, right, box.y + half);
      cairo_line_to (cr, right - dent, bottom);
      cairo_line_to (cr, box.x + dent, bottom);
    }
  else
    cairo_rectangle (cr, box.x, box.y, box.width, box.height);
  cairo_close_path (cr);
}

static void
paint_chip (MusterBrush *brush, MusterChip chip, MusterBox box)
{
  static const MusterColor grounds[] = { { 0.98, 0.90, 0.70 }, { 0.84, 0.90, 0.98 }, { 0.92, 0.92, 0.92 } };
  cairo_t *cr = muster_brush_get_target (brush);

  trace_chip (cr, chip, box);
  if (muster_brush_get_ink (brush) != MUSTER_INK_SAVER)
    {
      muster_brush_set_color (brush, grounds[chip]);
      cairo_fill_preserve (cr);
    }
  muster_brush_set_color (brush, muster_grey);
  cairo_set_line_width (cr, 0.4);
  cairo_stroke (cr);
}

void
muster_inline_paint_chips (MusterBrush *brush, PangoLayout *layout, gdouble x, gdouble y)
{
  MusterBox start = { 0 };
  gint open = -1;
  gunichar c;

  for (const char *at = pango_layout_get_text (layout); (at = find_next (at, &c)) != NULL; at = g_utf8_next_char (at))
    if (begins_chip (c))
      {
        open = (gint) (c - FIRST_CHIP);
        start = find_place (layout, at, x, y);
      }
    else if (c == END_OF_CHIP && open >= 0)
      {
        MusterBox end = find_place (layout, at, x, y);

        start.width = end.x + end.width - start.x;
        start.y += start.height * 0.04;
        start.height *= 0.92;
        if (start.width > 0)
          paint_chip (brush, (MusterChip) open, start);
        open = -1;
      }
}

void
muster_inline_paint_icons (MusterBrush *brush, PangoLayout *layout, gdouble x, gdouble y, gdouble size,
                           MusterColor color)
{
  gunichar c;

  for (const char *at = pango_layout_get_text (layout); (at = find_next (at, &c)) != NULL; at = g_utf8_next_char (at))
    if (icon_of (c) != NULL)
      {
        MusterBox place = find_place (layout, at, x, y);
        MusterBox box = { place.x + 0.04 * size, place.y + (place.height - size) / 2, size, size };

        muster_emblem_paint (brush, icon_of (c), box, color);
      }
}
