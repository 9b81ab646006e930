#include "print/brush.h"

#include <math.h>
#include <string.h>

/* A humanist face that stays clear when small, then what every Debian has. */
#define FAMILY "Cabin, Lato, DejaVu Sans"
#define STEP 0.25
#define SMALLEST 0.5
#define MOST_REMEMBERED 4096  /* layouts, which are large */
#define MOST_MEASURED 65536   /* heights, which are small */

const MusterColor muster_black = { 0.11, 0.11, 0.12 };
const MusterColor muster_white = { 1, 1, 1 };
const MusterColor muster_grey = { 0.36, 0.37, 0.40 };
const MusterColor muster_hairline = { 0.74, 0.75, 0.77 };
const MusterColor muster_alarm = { 0.72, 0.11, 0.11 };

struct _MusterBrush
{
  cairo_t *cr;
  PangoContext *context;
  PangoFontDescription *font;
  MusterInk ink;
  gdouble smallest;
  GHashTable *fitted;  /* Request to Fitted: cards of one group say the same things */
  GHashTable *heights; /* Request to its height, for running text of which only that was asked */
  GHashTable *hints;   /* Request without its text to the quarter points that the last one like it had to give */
};

/* A text and where it is to go; what the cards of a group ask for again and again. */
typedef struct
{
  char *text;
  gint width, height, size; /* in Pango's units; no height for running text */
  guint type;
} Request;

/* A text that has found its size. */
typedef struct
{
  PangoLayout *layout;
  gdouble size, width, height;
} Fitted;

static guint
hash_request (gconstpointer data)
{
  const Request *request = data;

  return g_str_hash (request->text) ^ ((guint) request->width * 31 + (guint) request->height * 131 + (guint) request->size * 1031)
         ^ request->type << 24;
}

static gboolean
is_same_request (gconstpointer a, gconstpointer b)
{
  const Request *left = a, *right = b;

  return left->width == right->width && left->height == right->height && left->size == right->size && left->type == right->type
         && g_str_equal (left->text, right->text);
}

static Request *
copy_request (const Request *request)
{
  Request *copy = g_new (Request, 1);

  *copy = *request;
  copy->text = g_strdup (request->text);
  return copy;
}

static void
free_request (gpointer data)
{
  Request *request = data;

  g_free (request->text);
  g_free (request);
}

static Request
request_for (const char *text, gdouble width, gdouble height, gdouble size, guint type)
{
  return (Request){ (char *) text, (gint) (width * PANGO_SCALE), (gint) (height * PANGO_SCALE), (gint) (size * PANGO_SCALE), type };
}

/* Remembers a value; where there are too many, forgets them all and begins anew. */
static void
remember (GHashTable *table, guint most, const Request *request, gpointer value)
{
  if (g_hash_table_size (table) >= most)
    g_hash_table_remove_all (table);
  g_hash_table_insert (table, copy_request (request), value);
}

static void
free_fitted (gpointer data)
{
  Fitted *fitted = data;

  g_object_unref (fitted->layout);
  g_free (fitted);
}

MusterBrush *
muster_brush_new (MusterInk ink)
{
  MusterBrush *brush = g_new0 (MusterBrush, 1);
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  brush->context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  pango_cairo_context_set_font_options (brush->context, options);
  pango_cairo_context_set_resolution (brush->context, 72);
  pango_context_set_round_glyph_positions (brush->context, FALSE);
  cairo_font_options_destroy (options);
  brush->ink = ink;
  brush->smallest = G_MAXDOUBLE;
  brush->font = pango_font_description_from_string (FAMILY);
  brush->fitted = g_hash_table_new_full (hash_request, is_same_request, free_request, free_fitted);
  brush->heights = g_hash_table_new_full (hash_request, is_same_request, free_request, g_free);
  brush->hints = g_hash_table_new_full (hash_request, is_same_request, free_request, NULL);

  return brush;
}

void
muster_brush_free (MusterBrush *brush)
{
  g_hash_table_unref (brush->fitted);
  g_hash_table_unref (brush->heights);
  g_hash_table_unref (brush->hints);
  pango_font_description_free (brush->font);
  g_object_unref (brush->context);
  g_free (brush);
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

void
muster_brush_set_color (MusterBrush *brush, MusterColor color)
{
  gdouble grey = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue;

  if (brush->ink == MUSTER_INK_COLOR)
    cairo_set_source_rgb (brush->cr, color.red, color.green, color.blue);
  else
    cairo_set_source_rgb (brush->cr, grey, grey, grey);
}

static void
set_size (MusterBrush *brush, PangoLayout *layout, gdouble size, guint type)
{
  pango_font_description_set_absolute_size (brush->font, size * PANGO_SCALE);
  pango_font_description_set_weight (brush->font, (type & MUSTER_TYPE_BOLD) != 0 ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_style (brush->font, (type & MUSTER_TYPE_ITALIC) != 0 ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
  pango_layout_set_font_description (layout, brush->font);
}

static PangoLayout *
make_layout (MusterBrush *brush, gdouble width, guint type)
{
  PangoLayout *layout = pango_layout_new (brush->context);

  if (width > 0)
    pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  /* A word that is wider than the line is broken rather than let run over the edge. */
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_line_spacing (layout, 0.95f);
  pango_layout_set_alignment (layout, (type & MUSTER_TYPE_CENTER) != 0 ? PANGO_ALIGN_CENTER
                                      : (type & MUSTER_TYPE_END) != 0  ? PANGO_ALIGN_RIGHT
                                                                       : PANGO_ALIGN_LEFT);
  return layout;
}

static gboolean
fits (PangoLayout *layout, MusterBox box, guint type)
{
  PangoRectangle logical;

  pango_layout_get_extents (layout, NULL, &logical);
  if ((type & MUSTER_TYPE_WRAP) == 0 && pango_layout_get_line_count (layout) > 1)
    return FALSE;
  return logical.width <= box.width * PANGO_SCALE + 1 && logical.height <= box.height * PANGO_SCALE + 1;
}

/* Whether a text fits at so many steps below a size; it stays set at that. */
static gboolean
fits_at (MusterBrush *brush, PangoLayout *layout, MusterBox box, gdouble size, guint steps, guint type)
{
  set_size (brush, layout, size - steps * STEP, type);
  return fits (layout, box, type);
}

/* Sets the largest size at which the text fits, in quarter points from `size` down, and returns how many it took; as many
 * as there are where none fits. What fits at one size fits at every smaller one, so that halving finds it, beginning
 * around a hint. */
static guint
find_steps (MusterBrush *brush, PangoLayout *layout, MusterBox box, gdouble size, guint type, guint hint)
{
  gint most = (gint) floor ((size - SMALLEST) / STEP), fitting = most, too_large = -1;
  gint middle = MIN ((gint) hint, most);
  gboolean found;

  do
    {
      found = fits_at (brush, layout, box, size, (guint) middle, type);
      if (found)
        fitting = middle;
      else
        too_large = middle;
      /* Around the hint first the next one, then by halves. */
      middle = found && middle == (gint) hint ? middle - 1 : (too_large + fitting) / 2;
    }
  while (fitting - too_large > 1);
  if (!found)
    fits_at (brush, layout, box, size, (guint) fitting, type);
  return (guint) fitting;
}

/* Names of one group are alike, so that what the last text of this length took is a good guess. */
static gdouble
find_size (MusterBrush *brush, PangoLayout *layout, MusterBox box, gdouble size, guint type)
{
  guint length = (guint) pango_layout_get_character_count (layout) / 8;
  Request kind = request_for ("", box.width, box.height, size, type | length << 8);
  guint hint = GPOINTER_TO_UINT (g_hash_table_lookup (brush->hints, &kind));
  guint steps = find_steps (brush, layout, box, size, type, hint);

  if (steps != hint)
    remember (brush->hints, MOST_REMEMBERED, &kind, GUINT_TO_POINTER (steps));
  return size - steps * STEP;
}

static Fitted *
fit (MusterBrush *brush, MusterBox box, const char *text, gdouble size, guint type)
{
  Fitted *fitted = g_new0 (Fitted, 1);
  PangoRectangle logical;

  fitted->layout = make_layout (brush, box.width, type);
  pango_layout_set_text (fitted->layout, text, -1);
  fitted->size = find_size (brush, fitted->layout, box, size, type);
  pango_layout_get_extents (fitted->layout, NULL, &logical);
  fitted->width = logical.width / (gdouble) PANGO_SCALE;
  fitted->height = logical.height / (gdouble) PANGO_SCALE;
  return fitted;
}

/* A line that would become too small to read takes several, where those are larger. */
static Fitted *
fit_line_or_lines (MusterBrush *brush, MusterBox box, const char *text, gdouble size, guint type)
{
  Fitted *line = fit (brush, box, text, size, type), *lines;

  if (line->size >= MUSTER_LEAST_SIZE || (type & MUSTER_TYPE_WRAP) != 0)
    return line;
  lines = fit (brush, box, text, size, type | MUSTER_TYPE_WRAP);
  if (lines->size < line->size)
    {
      free_fitted (lines);
      return line;
    }
  free_fitted (line);
  return lines;
}

static const Fitted *
fit_once (MusterBrush *brush, MusterBox box, const char *text, gdouble size, guint type)
{
  Request request = request_for (text, box.width, box.height, size, type);
  Fitted *fitted = g_hash_table_lookup (brush->fitted, &request);

  if (fitted != NULL)
    return fitted;
  fitted = fit_line_or_lines (brush, box, text, size, type);
  remember (brush->fitted, MOST_REMEMBERED, &request, fitted);
  return fitted;
}

gdouble
muster_brush_write (MusterBrush *brush, MusterBox box, const char *text, gdouble size, guint type, MusterColor color)
{
  const Fitted *fitted;
  gdouble y = box.y;

  if (*text == '\0')
    return size;
  fitted = fit_once (brush, box, text, size, type);
  if ((type & MUSTER_TYPE_TOP) == 0)
    y += (box.height - fitted->height) / 2;
  muster_brush_set_color (brush, color);
  cairo_move_to (brush->cr, box.x, y);
  pango_cairo_show_layout (brush->cr, fitted->layout);
  brush->smallest = MIN (brush->smallest, fitted->size);
  return fitted->size;
}

/* Running text, with markup, at a given size. */
static Fitted *
set_markup (MusterBrush *brush, const char *markup, gdouble width, gdouble size)
{
  Fitted *fitted = g_new0 (Fitted, 1);
  PangoRectangle logical;

  fitted->layout = make_layout (brush, width, MUSTER_TYPE_PLAIN);
  fitted->size = size;
  set_size (brush, fitted->layout, size, MUSTER_TYPE_PLAIN);
  pango_layout_set_markup (fitted->layout, markup, -1);
  pango_layout_get_extents (fitted->layout, NULL, &logical);
  fitted->height = logical.height / (gdouble) PANGO_SCALE;
  return fitted;
}

gdouble
muster_brush_measure (MusterBrush *brush, const char *markup, gdouble width, gdouble size)
{
  Request request = request_for (markup, width, 0, size, MUSTER_TYPE_PLAIN);
  gdouble *height = g_hash_table_lookup (brush->heights, &request);
  Fitted *fitted;

  if (height != NULL)
    return *height;
  fitted = set_markup (brush, markup, width, size);
  height = g_memdup2 (&fitted->height, sizeof (gdouble));
  free_fitted (fitted);
  remember (brush->heights, MOST_MEASURED, &request, height);
  return *height;
}

void
muster_brush_write_markup (MusterBrush *brush, gdouble x, gdouble y, const char *markup, gdouble width, gdouble size, MusterColor color)
{
  Request request = request_for (markup, width, 0, size, MUSTER_TYPE_PLAIN);
  Fitted *fitted = g_hash_table_lookup (brush->fitted, &request);

  if (fitted == NULL)
    {
      fitted = set_markup (brush, markup, width, size);
      remember (brush->fitted, MOST_REMEMBERED, &request, fitted);
    }
  muster_brush_set_color (brush, color);
  cairo_move_to (brush->cr, x, y);
  pango_cairo_show_layout (brush->cr, fitted->layout);
  brush->smallest = MIN (brush->smallest, size);
}

gdouble
muster_brush_measure_line (MusterBrush *brush, const char *text, gdouble size, guint type)
{
  static const MusterBox wide = { 0, 0, 100000, 1000 };

  return fit_once (brush, wide, text, size, type)->width;
}

gsize
muster_brush_find_break (MusterBrush *brush, const char *text, gdouble width, gdouble height, gdouble size)
{
  g_autoptr (PangoLayout) layout = make_layout (brush, width, MUSTER_TYPE_PLAIN);
  PangoLayoutIter *lines;
  gsize at = strlen (text);

  set_size (brush, layout, size, MUSTER_TYPE_PLAIN);
  pango_layout_set_text (layout, text, -1);
  lines = pango_layout_get_iter (layout);
  do
    {
      PangoRectangle logical;

      pango_layout_iter_get_line_extents (lines, NULL, &logical);
      if (logical.y + logical.height > height * PANGO_SCALE)
        {
          at = (gsize) pango_layout_iter_get_line_readonly (lines)->start_index;
          break;
        }
    }
  while (pango_layout_iter_next_line (lines));
  pango_layout_iter_free (lines);

  return at;
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
    { "savagery", { 0.42, 0.35, 0.12 } },  { "sorcery", { 0.29, 0.22, 0.53 } },
  };

  for (guint i = 0; value != NULL && i < G_N_ELEMENTS (accents); i++)
    if (g_str_equal (value, accents[i].value))
      return accents[i].color;
  return (MusterColor){ 0.25, 0.30, 0.36 };
}

MusterColor
muster_color_tint (MusterColor color, gdouble strength)
{
  return (MusterColor){ 1 - strength * (1 - color.red), 1 - strength * (1 - color.green), 1 - strength * (1 - color.blue) };
}
