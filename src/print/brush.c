/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/brush.h"

#include "print/hidden-text.h"
#include "print/card/emblem.h"
#include "print/chip.h"
#include "print/inline.h"
#include "print/pixels.h"
#include "print/typeset.h"

const MusterColor muster_black = { 0.11, 0.11, 0.12 };
const MusterColor muster_white = { 1, 1, 1 };
const MusterColor muster_grey = { 0.36, 0.37, 0.40 };
const MusterColor muster_hairline = { 0.74, 0.75, 0.77 };
const MusterColor muster_alarm = { 0.72, 0.11, 0.11 };

struct _MusterBrush
{
  cairo_t *cr;
  MusterTypesetter *typesetter;
  MusterInk ink;
  gboolean codes;
  GHashTable *pixels; /* portrait digest to MusterPixels, NULL for those that can't be shown */
  gdouble smallest;
  gdouble coarsest;
  GArray *zones; /* MusterCardZone; or NULL */
};

static void
free_pixels (gpointer data)
{
  g_clear_pointer ((MusterPixels **) &data, muster_pixels_free);
}

/* Decoded colour pictures of this thread's last brush, for the next one: the window makes a new brush with every
 * choice, and decoding a photograph is slow. */
#define MOST_PARKED 2
static GPrivate parked = G_PRIVATE_INIT ((GDestroyNotify) g_hash_table_unref);

static GHashTable *
take_pixels (MusterInk ink)
{
  GHashTable *pixels = ink == MUSTER_INK_COLOR ? g_private_get (&parked) : NULL;

  if (pixels == NULL)
    return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_pixels);
  g_private_set (&parked, NULL);
  return pixels;
}

static void
park_pixels (MusterBrush *brush)
{
  gboolean few = g_hash_table_size (brush->pixels) <= MOST_PARKED;

  if (few && brush->ink == MUSTER_INK_COLOR && g_private_get (&parked) == NULL)
    g_private_set (&parked, brush->pixels);
  else
    g_hash_table_unref (brush->pixels);
}

MusterBrush *
muster_brush_new (MusterInk ink)
{
  MusterBrush *brush = g_new0 (MusterBrush, 1);

  brush->typesetter = muster_typesetter_new ();
  brush->ink = ink;
  brush->smallest = brush->coarsest = G_MAXDOUBLE;
  brush->pixels = take_pixels (ink);

  return brush;
}

void
muster_brush_free (MusterBrush *brush)
{
  park_pixels (brush);
  muster_typesetter_free (brush->typesetter);
  g_free (brush);
}

void
muster_brush_set_zones (MusterBrush *brush, GArray *zones)
{
  brush->zones = zones;
}

void
muster_brush_mark (MusterBrush *brush, const char *part, const char *word, MusterBox box)
{
  MusterCardZone zone = { part, word, box.x, box.y, box.width, box.height };

  if (brush->zones == NULL)
    return;
  cairo_user_to_device (brush->cr, &zone.x, &zone.y);
  cairo_user_to_device_distance (brush->cr, &zone.width, &zone.height);
  g_array_append_val (brush->zones, zone);
}

void
muster_brush_set_target (MusterBrush *brush, cairo_t *cr)
{
  brush->cr = cr;
}

cairo_t *
muster_brush_get_target (MusterBrush *brush)
{
  return brush->cr;
}

void
muster_brush_set_codes (MusterBrush *brush, gboolean codes)
{
  brush->codes = codes;
}

gboolean
muster_brush_has_codes (const MusterBrush *brush)
{
  return brush->codes;
}

MusterInk
muster_brush_get_ink (const MusterBrush *brush)
{
  return brush->ink;
}

gdouble
muster_brush_take_smallest (MusterBrush *brush)
{
  gdouble smallest = brush->smallest;

  brush->smallest = G_MAXDOUBLE;
  return smallest;
}

gdouble
muster_brush_take_coarsest (MusterBrush *brush)
{
  gdouble coarsest = brush->coarsest;

  brush->coarsest = G_MAXDOUBLE;
  return coarsest;
}

void
muster_brush_set_color (MusterBrush *brush, MusterColor color)
{
  gdouble grey = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue;

  if (brush->ink == MUSTER_INK_COLOR)
    cairo_set_source_rgb (brush->cr, color.red, color.green, color.blue);
  else
    cairo_set_source_rgb (brush->cr, grey, grey, grey);
}

void
muster_brush_paint_emblem (MusterBrush *brush, const char *id, MusterBox box, MusterColor color)
{
  cairo_save (brush->cr);
  muster_emblem_place (brush->cr, id, box);
  cairo_set_fill_rule (brush->cr, CAIRO_FILL_RULE_EVEN_ODD);
  muster_brush_set_color (brush, color);
  cairo_fill (brush->cr);
  cairo_restore (brush->cr);
}

/* Paints the drawings of a text: chips behind it, or icons in it. */
static void
paint_drawings (MusterBrush *brush, const GArray *drawings, gboolean icons, MusterColor color)
{
  for (guint i = 0; drawings != NULL && i < drawings->len; i++)
    {
      const MusterInline *drawing = &g_array_index (drawings, MusterInline, i);

      if (icons && drawing->icon != NULL)
        {
          muster_brush_paint_emblem (brush, drawing->icon, drawing->box, color);
          muster_hidden_text_add (brush->cr, drawing->icon, drawing->box);
        }
      else if (!icons && drawing->icon == NULL)
        muster_chip_paint (brush, drawing->chip, drawing->box);
    }
}

/* Shows a laid-out text, and records the smallest size. */
static void
show (MusterBrush *brush, const MusterSetText *text, gdouble x, gdouble y, MusterColor color)
{
  g_autoptr (GArray) drawings = muster_inline_list (text->layout, x, y, text->size);

  paint_drawings (brush, drawings, FALSE, color);
  muster_brush_set_color (brush, color);
  cairo_move_to (brush->cr, x, y);
  pango_cairo_show_layout (brush->cr, text->layout);
  paint_drawings (brush, drawings, TRUE, color);
  brush->smallest = MIN (brush->smallest, text->size);
}

gdouble
muster_brush_write (MusterBrush *brush, MusterBox box, const char *text, gdouble size, guint type, MusterColor color)
{
  const MusterSetText *fitted;

  if (*text == '\0')
    return size;
  fitted = muster_typesetter_fit (brush->typesetter, box, text, size, type);
  show (brush, fitted, box.x, (type & MUSTER_TYPE_TOP) != 0 ? box.y : box.y + (box.height - fitted->height) / 2, color);
  return fitted->size;
}

gdouble
muster_brush_measure (MusterBrush *brush, const char *markup, gdouble width, gdouble size)
{
  return muster_typesetter_measure (brush->typesetter, markup, width, size);
}

void
muster_brush_write_markup (MusterBrush *brush, gdouble x, gdouble y, const char *markup, gdouble width, gdouble size,
                           MusterColor color)
{
  show (brush, muster_typesetter_set (brush->typesetter, markup, width, size), x, y, color);
}

gdouble
muster_brush_measure_line (MusterBrush *brush, const char *text, gdouble size, guint type)
{
  static const MusterBox wide = { 0, 0, 100000, 1000 };

  return muster_typesetter_fit (brush->typesetter, wide, text, size, type)->width;
}

gsize
muster_brush_find_break (MusterBrush *brush, const char *text, gdouble width, gdouble height, gdouble size)
{
  return muster_typesetter_find_break (brush->typesetter, text, width, height, size);
}

static void
trace_box (cairo_t *cr, MusterBox box, gdouble radius)
{
  if (radius <= 0)
    {
      cairo_rectangle (cr, box.x, box.y, box.width, box.height);
      return;
    }
  cairo_new_sub_path (cr);
  cairo_arc (cr, box.x + box.width - radius, box.y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, box.x + box.width - radius, box.y + box.height - radius, radius, 0, G_PI_2);
  cairo_arc (cr, box.x + radius, box.y + box.height - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, box.x + radius, box.y + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

static const MusterPixels *
find_pixels (MusterBrush *brush, MusterPortrait *portrait)
{
  const char *digest = muster_portrait_get_digest (portrait);
  gpointer pixels;

  if (!g_hash_table_lookup_extended (brush->pixels, digest, NULL, &pixels))
    {
      pixels = muster_pixels_new (portrait, brush->ink);
      g_hash_table_insert (brush->pixels, g_strdup (digest), pixels);
    }
  return pixels;
}

gboolean
muster_brush_can_show (MusterBrush *brush, MusterPortrait *portrait)
{
  return portrait != NULL && find_pixels (brush, portrait) != NULL;
}

void
muster_brush_show (MusterBrush *brush, MusterPortrait *portrait, MusterBox box, gdouble radius)
{
  const MusterPixels *pixels = find_pixels (brush, portrait);
  gdouble points = MAX (box.width / pixels->width, box.height / pixels->height); /* points per pixel */

  cairo_save (brush->cr);
  trace_box (brush->cr, box, radius);
  cairo_clip (brush->cr);
  muster_pixels_paint (pixels, brush->cr, box);
  cairo_restore (brush->cr);
  muster_brush_stroke_box (brush, box, radius, 0.5, muster_hairline);
  brush->coarsest = MIN (brush->coarsest, 72 / points);
}

void
muster_brush_fill_box (MusterBrush *brush, MusterBox box, gdouble radius, MusterColor color)
{
  muster_brush_set_color (brush, color);
  trace_box (brush->cr, box, radius);
  cairo_fill (brush->cr);
}

void
muster_brush_stroke_box (MusterBrush *brush, MusterBox box, gdouble radius, gdouble width, MusterColor color)
{
  muster_brush_set_color (brush, color);
  cairo_set_line_width (brush->cr, width);
  trace_box (brush->cr, box, radius);
  cairo_stroke (brush->cr);
}

void
muster_brush_line (MusterBrush *brush, gdouble x1, gdouble y1, gdouble x2, gdouble y2, gdouble width, MusterColor color)
{
  muster_brush_set_color (brush, color);
  cairo_set_line_width (brush->cr, width);
  cairo_move_to (brush->cr, x1, y1);
  cairo_line_to (brush->cr, x2, y2);
  cairo_stroke (brush->cr);
}

MusterColor
muster_accent_of (const char *value)
{
  static const struct
  {
    const char *value;
    MusterColor color;
  } accents[] = {
    { "brutality", { 0.63, 0.15, 0.17 } }, { "chivalry", { 0.12, 0.31, 0.55 } }, { "conquest", { 0.46, 0.16, 0.35 } },
    { "diplomacy", { 0.13, 0.45, 0.42 } }, { "liberty", { 0.62, 0.38, 0.10 } },  { "mysticism", { 0.22, 0.46, 0.22 } },
    { "savagery", { 0.42, 0.35, 0.12 } },  { "sorcery", { 0.29, 0.22, 0.53 } },  { "swords", { 0.25, 0.30, 0.36 } },
    { "cups", { 0.18, 0.34, 0.38 } },      { "rods", { 0.27, 0.33, 0.25 } },     { "coins", { 0.38, 0.32, 0.23 } },
    { "plum", { 0.43, 0.16, 0.35 } },      { "teal", { 0.10, 0.40, 0.42 } },     { "gold", { 0.58, 0.39, 0.06 } },
    { "rose", { 0.62, 0.18, 0.32 } },      { "moss", { 0.27, 0.40, 0.18 } },     { "ink", { 0.16, 0.24, 0.42 } },
    { "stone", { 0.36, 0.33, 0.29 } },     { "scarlet", { 0.66, 0.13, 0.13 } },  { "slate", { 0.25, 0.30, 0.36 } },
  };

  for (guint i = 0; value != NULL && i < G_N_ELEMENTS (accents); i++)
    if (g_str_equal (value, accents[i].value))
      return accents[i].color;
  return (MusterColor){ 0.25, 0.30, 0.36 };
}

MusterColor
muster_color_tint (MusterColor color, gdouble strength)
{
  return (MusterColor){ 1 - strength * (1 - color.red), 1 - strength * (1 - color.green),
                        1 - strength * (1 - color.blue) };
}
