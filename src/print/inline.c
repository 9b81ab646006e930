/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/inline.h"

#include <string.h>

#include "print/card/emblem.h"

/* In the private use area: emblems by index, then the start and end of a chip. */
#define FIRST_ICON 0xE000
#define FIRST_CHIP 0xE0F0
#define END_OF_CHIP 0xE0FF
#define LEAD_BYTE 0xEE /* of all of them in UTF-8 */

/* Relative to the type size. */
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
  g_string_append (text, "\342\200\211"); /* a thin space before the next one */
}

/* The emblem for a character, or NULL. */
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

static void
add_chip (GArray *drawings, MusterChip chip, MusterBox start, MusterBox end)
{
  MusterInline drawing = { NULL, chip, start };

  drawing.box.width = end.x + end.width - start.x;
  drawing.box.y += start.height * 0.04;
  drawing.box.height *= 0.92;
  if (drawing.box.width > 0)
    g_array_append_val (drawings, drawing);
}

static void
add_icon (GArray *drawings, const char *icon, MusterBox place, gdouble size)
{
  MusterInline drawing = { icon, 0, { place.x + 0.04 * size, place.y + (place.height - size) / 2, size, size } };

  g_array_append_val (drawings, drawing);
}

GArray *
muster_inline_list (PangoLayout *layout, gdouble x, gdouble y, gdouble size)
{
  const char *at = pango_layout_get_text (layout);
  GArray *drawings;
  MusterBox start = { 0 };
  gint open = -1;
  gunichar c;

  if (strchr (at, LEAD_BYTE) == NULL)
    return NULL;
  drawings = g_array_new (FALSE, FALSE, sizeof (MusterInline));
  for (; (at = find_next (at, &c)) != NULL; at = g_utf8_next_char (at))
    {
      MusterBox place = find_place (layout, at, x, y);

      if (icon_of (c) != NULL)
        add_icon (drawings, icon_of (c), place, size);
      else if (begins_chip (c))
        {
          open = (gint) (c - FIRST_CHIP);
          start = place;
        }
      else if (open >= 0)
        {
          add_chip (drawings, (MusterChip) open, start, place);
          open = -1;
        }
    }
  return drawings;
}
