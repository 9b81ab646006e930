/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/typeset.h"

#include <math.h>
#include <pango/pangocairo.h>
#include <string.h>

#include "print/inline.h"

/* A humanist face that is legible when small, then what every Debian has. */
#define FAMILY "Cabin, Lato, DejaVu Sans"
#define STEP 0.25
#define SMALLEST 0.5
#define MOST_REMEMBERED 4096 /* layouts, which are large */
#define MOST_MEASURED 65536  /* heights, which are small */
#define MOST_PARKED 1024     /* layouts kept while nothing is painted */

struct _MusterTypesetter
{
  PangoContext *context;
  PangoFontDescription *font;
  GHashTable *texts;   /* Request to MusterSetText: cards of a group repeat texts */
  GHashTable *heights; /* Request to height, for running text that was only measured */
  GHashTable *hints;   /* Request without text to the quarter points that the last similar one needed */
  GThread *home;       /* the creating thread, which owns its Pango objects */
};

/* An unused one, kept for the next request in this thread. */
static void free_typesetter (gpointer data);
static GPrivate parked = G_PRIVATE_INIT (free_typesetter);

/* A text and its destination, often repeated by the cards of a group. */
typedef struct
{
  char *text;
  gint width, height, size; /* in Pango units; no height for running text */
  guint type;
} Request;

static guint
hash_request (gconstpointer data)
{
  const Request *request = data;

  return g_str_hash (request->text)
         ^ ((guint) request->width * 31 + (guint) request->height * 131 + (guint) request->size * 1031)
         ^ request->type << 24;
}

static gboolean
is_same_request (gconstpointer a, gconstpointer b)
{
  const Request *left = a, *right = b;

  return left->width == right->width && left->height == right->height && left->size == right->size
         && left->type == right->type && g_str_equal (left->text, right->text);
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
  return (Request){ (char *) text, (gint) (width * PANGO_SCALE), (gint) (height * PANGO_SCALE),
                    (gint) (size * PANGO_SCALE), type };
}

/* Caches a value; drops everything when there are too many. */
static void
remember (GHashTable *table, guint most, const Request *request, gpointer value)
{
  if (g_hash_table_size (table) >= most)
    g_hash_table_remove_all (table);
  g_hash_table_insert (table, copy_request (request), value);
}

static void
free_text (gpointer data)
{
  MusterSetText *text = data;

  g_object_unref (text->layout);
  g_free (text);
}

static MusterTypesetter *
make_typesetter (void)
{
  MusterTypesetter *typesetter = g_new0 (MusterTypesetter, 1);
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  typesetter->context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  pango_cairo_context_set_font_options (typesetter->context, options);
  pango_cairo_context_set_resolution (typesetter->context, 72);
  pango_context_set_round_glyph_positions (typesetter->context, FALSE);
  cairo_font_options_destroy (options);
  typesetter->font = pango_font_description_from_string (FAMILY);
  typesetter->texts = g_hash_table_new_full (hash_request, is_same_request, free_request, free_text);
  typesetter->heights = g_hash_table_new_full (hash_request, is_same_request, free_request, g_free);
  typesetter->hints = g_hash_table_new_full (hash_request, is_same_request, free_request, NULL);
  typesetter->home = g_thread_self ();

  return typesetter;
}

static void
free_typesetter (gpointer data)
{
  MusterTypesetter *typesetter = data;

  g_hash_table_unref (typesetter->texts);
  g_hash_table_unref (typesetter->heights);
  g_hash_table_unref (typesetter->hints);
  pango_font_description_free (typesetter->font);
  g_object_unref (typesetter->context);
  g_free (typesetter);
}

MusterTypesetter *
muster_typesetter_new (void)
{
  MusterTypesetter *typesetter = g_private_get (&parked);

  if (typesetter == NULL)
    return make_typesetter ();
  g_private_set (&parked, NULL);
  return typesetter;
}

/* Kept with its cache unless that is large. */
void
muster_typesetter_free (MusterTypesetter *typesetter)
{
  if (typesetter->home != g_thread_self () || g_private_get (&parked) != NULL)
    {
      free_typesetter (typesetter);
      return;
    }
  if (g_hash_table_size (typesetter->texts) > MOST_PARKED)
    g_hash_table_remove_all (typesetter->texts);
  if (g_hash_table_size (typesetter->heights) > 8 * MOST_PARKED)
    g_hash_table_remove_all (typesetter->heights);
  g_private_set (&parked, typesetter);
}

static void
set_size (MusterTypesetter *typesetter, PangoLayout *layout, gdouble size, guint type)
{
  pango_font_description_set_absolute_size (typesetter->font, size * PANGO_SCALE);
  pango_font_description_set_weight (typesetter->font,
                                     (type & MUSTER_TYPE_BOLD) != 0 ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_style (typesetter->font,
                                    (type & MUSTER_TYPE_ITALIC) != 0 ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
  pango_layout_set_font_description (layout, typesetter->font);
}

static PangoLayout *
make_layout (MusterTypesetter *typesetter, gdouble width, guint type)
{
  PangoLayout *layout = pango_layout_new (typesetter->context);

  if (width > 0)
    pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  /* Words wider than the line are broken instead of overflowing. */
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

/* Whether a text fits that many steps below a size; it stays at that size. */
static gboolean
fits_at (MusterTypesetter *typesetter, PangoLayout *layout, MusterBox box, gdouble size, guint steps, guint type)
{
  set_size (typesetter, layout, size - steps * STEP, type);
  muster_inline_reserve (layout, size - steps * STEP);
  return fits (layout, box, type);
}

/* Sets the largest size that fits, in quarter points from `size` down, and returns the number of steps; the maximum if
 * none fits. What fits at one size fits at all smaller ones, so this is a binary search starting at a hint. */
static guint
find_steps (MusterTypesetter *typesetter, PangoLayout *layout, MusterBox box, gdouble size, guint type, guint hint)
{
  gint most = (gint) floor ((size - SMALLEST) / STEP), fitting = most, too_large = -1;
  gint middle = MIN ((gint) hint, most);
  gboolean found;

  do
    {
      found = fits_at (typesetter, layout, box, size, (guint) middle, type);
      if (found)
        fitting = middle;
      else
        too_large = middle;
      /* First the hint's neighbour, then by halves. */
      middle = found && middle == (gint) hint ? middle - 1 : (too_large + fitting) / 2;
    }
  while (fitting - too_large > 1);
  if (!found)
    fits_at (typesetter, layout, box, size, (guint) fitting, type);
  return (guint) fitting;
}

/* Names in a group are similar, so the last text of this length is a good hint. */
static gdouble
find_size (MusterTypesetter *typesetter, PangoLayout *layout, MusterBox box, gdouble size, guint type)
{
  guint length = (guint) pango_layout_get_character_count (layout) / 8;
  Request kind = request_for ("", box.width, box.height, size, type | length << 8);
  guint hint = GPOINTER_TO_UINT (g_hash_table_lookup (typesetter->hints, &kind));
  guint steps = find_steps (typesetter, layout, box, size, type, hint);

  if (steps != hint)
    remember (typesetter->hints, MOST_REMEMBERED, &kind, GUINT_TO_POINTER (steps));
  return size - steps * STEP;
}

static void
take_extents (MusterSetText *text)
{
  PangoRectangle logical;

  pango_layout_get_extents (text->layout, NULL, &logical);
  text->width = logical.width / (gdouble) PANGO_SCALE;
  text->height = logical.height / (gdouble) PANGO_SCALE;
}

static MusterSetText *
fit (MusterTypesetter *typesetter, MusterBox box, const char *text, gdouble size, guint type)
{
  MusterSetText *fitted = g_new0 (MusterSetText, 1);

  fitted->layout = make_layout (typesetter, box.width, type);
  pango_layout_set_text (fitted->layout, text, -1);
  fitted->size = find_size (typesetter, fitted->layout, box, size, type);
  take_extents (fitted);
  return fitted;
}

/* A line that would become illegible is wrapped if that makes it larger. */
static MusterSetText *
fit_line_or_lines (MusterTypesetter *typesetter, MusterBox box, const char *text, gdouble size, guint type)
{
  MusterSetText *line = fit (typesetter, box, text, size, type), *lines;

  if (line->size >= MUSTER_LEAST_SIZE || (type & MUSTER_TYPE_WRAP) != 0)
    return line;
  lines = fit (typesetter, box, text, size, type | MUSTER_TYPE_WRAP);
  if (lines->size < line->size)
    {
      free_text (lines);
      return line;
    }
  free_text (line);
  return lines;
}

const MusterSetText *
muster_typesetter_fit (MusterTypesetter *typesetter, MusterBox box, const char *text, gdouble size, guint type)
{
  Request request = request_for (text, box.width, box.height, size, type);
  MusterSetText *fitted = g_hash_table_lookup (typesetter->texts, &request);

  if (fitted != NULL)
    return fitted;
  fitted = fit_line_or_lines (typesetter, box, text, size, type);
  remember (typesetter->texts, MOST_REMEMBERED, &request, fitted);
  return fitted;
}

/* "W-Att-2" and "S-Pow+3" stay on one line. Longer words aren't game terms and may be broken. */
#define LONGEST_TERM 12

static void
keep_terms_together (PangoLayout *layout)
{
  const char *text = pango_layout_get_text (layout), *at = text;
  PangoAttrList *attributes = pango_layout_get_attributes (layout);

  while (*(at += strspn (at, " \n")) != '\0')
    {
      gsize length = strcspn (at, " \n");

      if (length <= LONGEST_TERM && memchr (at, '-', length) != NULL)
        {
          PangoAttribute *kept = pango_attr_allow_breaks_new (FALSE);

          kept->start_index = (guint) (at - text);
          kept->end_index = (guint) (at - text + length);
          pango_attr_list_insert (attributes, kept);
        }
      at += length;
    }
  pango_layout_context_changed (layout);
}

static MusterSetText *
set_markup (MusterTypesetter *typesetter, const char *markup, gdouble width, gdouble size)
{
  MusterSetText *text = g_new0 (MusterSetText, 1);

  text->layout = make_layout (typesetter, width, MUSTER_TYPE_PLAIN);
  text->size = size;
  set_size (typesetter, text->layout, size, MUSTER_TYPE_PLAIN);
  pango_layout_set_markup (text->layout, markup, -1);
  keep_terms_together (text->layout);
  muster_inline_reserve (text->layout, size);
  take_extents (text);
  return text;
}

gdouble
muster_typesetter_measure (MusterTypesetter *typesetter, const char *markup, gdouble width, gdouble size)
{
  Request request = request_for (markup, width, 0, size, MUSTER_TYPE_PLAIN);
  gdouble *height = g_hash_table_lookup (typesetter->heights, &request);
  MusterSetText *text;

  if (height != NULL)
    return *height;
  text = set_markup (typesetter, markup, width, size);
  height = g_memdup2 (&text->height, sizeof (gdouble));
  free_text (text);
  remember (typesetter->heights, MOST_MEASURED, &request, height);
  return *height;
}

const MusterSetText *
muster_typesetter_set (MusterTypesetter *typesetter, const char *markup, gdouble width, gdouble size)
{
  Request request = request_for (markup, width, 0, size, MUSTER_TYPE_PLAIN);
  MusterSetText *text = g_hash_table_lookup (typesetter->texts, &request);

  if (text == NULL)
    {
      text = set_markup (typesetter, markup, width, size);
      remember (typesetter->texts, MOST_REMEMBERED, &request, text);
    }
  return text;
}

gsize
muster_typesetter_find_break (MusterTypesetter *typesetter, const char *text, gdouble width, gdouble height,
                              gdouble size)
{
  g_autoptr (PangoLayout) layout = make_layout (typesetter, width, MUSTER_TYPE_PLAIN);
  PangoLayoutIter *lines;
  gsize at = strlen (text);

  set_size (typesetter, layout, size, MUSTER_TYPE_PLAIN);
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
