/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/hidden-text.h"

#include "model/i18n.h"

#define WIDTH 0.8 /* of the word relative to its box */
#define SLENDER 2 /* times as high as a letter usually is for its width */
#define HAIR 0.01 /* the visible part, in points: cairo drops what is entirely invisible */

/* What is drawn instead of written, as the packs call it. */
static const struct
{
  const char *emblem, *context, *word;
} words[] = {
  { "rams", NULL, N_ ("Rams") },
  { "crows", NULL, N_ ("Crows") },
  { "tomes", NULL, N_ ("Tomes") },
  { "masks", NULL, N_ ("Masks") },
  { "intelligence", "attribute", NC_ ("attribute", "Intelligence") },
  { "charisma", "attribute", NC_ ("attribute", "Charisma") },
  { "resource", "attribute", NC_ ("attribute", "Resource") },
  { "essence", "attribute", NC_ ("attribute", "Essence") },
  { "birden", "attribute", NC_ ("attribute", "Birden") },
};

static const char *
find_word (const char *emblem)
{
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (words[i].emblem, emblem))
      return words[i].context != NULL ? muster_i18n_translate_in (words[i].context, words[i].word) : _ (words[i].word);
  return NULL;
}

/* A PDF keeps text, and so do recordings for one. */
static gboolean
keeps_text (cairo_t *cr)
{
  cairo_surface_type_t type = cairo_surface_get_type (cairo_get_group_target (cr));

  return type == CAIRO_SURFACE_TYPE_PDF || type == CAIRO_SURFACE_TYPE_RECORDING;
}

/* Nearly as wide as the box, so that who marks the word sees the drawing marked, and words beside each other stay apart; and not too
 * narrow for its height: readers of PDFs take two letters for one that are closer together than a tenth of that. The height. */
static gdouble
fit (cairo_t *cr, const char *word, MusterBox box)
{
  gdouble wide, high;
  cairo_text_extents_t extents;
  cairo_matrix_t matrix;

  cairo_select_font_face (cr, "Cabin", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size (cr, box.height);
  cairo_text_extents (cr, word, &extents);
  wide = WIDTH * box.height * box.width / MAX (extents.x_advance, 1);
  high = MIN (box.height, SLENDER * wide);
  cairo_matrix_init_scale (&matrix, wide, high);
  cairo_set_font_matrix (cr, &matrix);
  return high;
}

void
muster_hidden_text_add (cairo_t *cr, const char *emblem, MusterBox box)
{
  const char *word = keeps_text (cr) ? find_word (emblem) : NULL;
  gdouble high;

  if (word == NULL)
    return;
  cairo_save (cr);
  cairo_rectangle (cr, box.x + box.width / 2, box.y + box.height / 2, HAIR, HAIR);
  cairo_clip (cr);
  high = fit (cr, word, box);
  cairo_move_to (cr, box.x, box.y + box.height / 2 + high * 0.3);
  cairo_show_text (cr, word);
  cairo_restore (cr);
}
