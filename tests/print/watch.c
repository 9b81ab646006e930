/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/watch.h"

#include <pango/pangocairo.h>
#include <string.h>

static GArray *written;

void __real_pango_cairo_show_layout (cairo_t *cr, PangoLayout *layout);
void __wrap_pango_cairo_show_layout (cairo_t *cr, PangoLayout *layout);

static void
clear_written (gpointer data)
{
  g_free (((Written *) data)->text);
}

void
watch_start (void)
{
  watch_end ();
  written = g_array_new (FALSE, FALSE, sizeof (Written));
  g_array_set_clear_func (written, clear_written);
}

GArray *
watch_get (void)
{
  return written;
}

gboolean
watch_has (const char *part)
{
  for (guint i = 0; i < written->len; i++)
    if (strstr (g_array_index (written, Written, i).text, part) != NULL)
      return TRUE;
  return FALSE;
}

void
watch_end (void)
{
  g_clear_pointer (&written, g_array_unref);
}

/* The words of a layout, without the places of drawings and the thin spaces around them. Free with g_free(). */
static char *
dup_words (PangoLayout *layout)
{
  GString *words = g_string_new (NULL);

  for (const char *at = pango_layout_get_text (layout); *at != '\0'; at = g_utf8_next_char (at))
    if (g_unichar_type (g_utf8_get_char (at)) != G_UNICODE_PRIVATE_USE && g_utf8_get_char (at) != 0x2009)
      g_string_append_unichar (words, g_utf8_get_char (at));
  return g_string_free (words, FALSE);
}

static void
note (cairo_t *cr, PangoLayout *layout)
{
  const PangoFontDescription *font = pango_layout_get_font_description (layout);
  PangoRectangle ink;
  Written one = { .text = dup_words (layout) };
  gdouble x, y;

  cairo_get_current_point (cr, &x, &y);
  pango_layout_get_extents (layout, &ink, NULL);
  one.left = x + ink.x / (gdouble) PANGO_SCALE;
  one.top = y + ink.y / (gdouble) PANGO_SCALE;
  one.right = one.left + ink.width / (gdouble) PANGO_SCALE;
  one.bottom = one.top + ink.height / (gdouble) PANGO_SCALE;
  cairo_user_to_device (cr, &one.left, &one.top);
  cairo_user_to_device (cr, &one.right, &one.bottom);
  one.size = pango_font_description_get_size (font) / (gdouble) PANGO_SCALE;
  g_array_append_val (written, one);
}

void
__wrap_pango_cairo_show_layout (cairo_t *cr, PangoLayout *layout)
{
  if (written != NULL)
    note (cr, layout);
  __real_pango_cairo_show_layout (cr, layout);
}
