/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/options.h"

#include <langinfo.h>

#include "model/catalog/word.h"
#include "model/error.h"
#include "model/i18n.h"

static const char *const papers[] = { "a4", "letter", NULL };
static const char *const cards[] = { "poker", "tarot", "bridge", "full", NULL };
static const char *const backs[] = { "long-edge", "short-edge", "fold", "none", NULL };
static const char *const inks[] = { "color", "grey", "saver", NULL };
static const char *const sides[] = { "both", "front", "back", NULL };
static const char *const no_yes[] = { "no", "yes", NULL };

/* The locale has the paper height; letter is shorter. */
static MusterPaper
paper_of_locale (void)
{
  return GPOINTER_TO_INT (nl_langinfo (_NL_PAPER_HEIGHT)) == 279 ? MUSTER_PAPER_LETTER : MUSTER_PAPER_A4;
}

MusterPrintOptions
muster_print_options_default (void)
{
  return (MusterPrintOptions){ .paper = paper_of_locale (), .crop_marks = TRUE, .list = TRUE };
}

static gboolean
set_word (gint *place, MusterWords words, const char *name, const char *value, GError **error)
{
  gint found = muster_words_find (words, value);
  g_autofree char *all = g_strjoinv (", ", (char **) words);

  if (found < 0)
    {
      g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_USAGE, _ ("--%s can't be “%s”; it can be %s"), name, value, all);
      return FALSE;
    }
  *place = found;
  return TRUE;
}

static gboolean
set_length (gdouble *place, gdouble least, gdouble most, const char *name, const char *value, GError **error)
{
  char *end = NULL;
  gdouble number = g_ascii_strtod (value, &end);

  if (end == value || *end != '\0' || !(number >= least && number <= most))
    {
      g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_USAGE, _ ("--%s=%s must be a number of millimetres from %g to %g"),
                   name, value, least, most);
      return FALSE;
    }
  *place = number;
  return TRUE;
}

gboolean
muster_print_options_set (MusterPrintOptions *options, const char *name, const char *value, GError **error)
{
  if (g_str_equal (name, "paper"))
    return set_word ((gint *) &options->paper, papers, name, value, error);
  if (g_str_equal (name, "card"))
    return set_word ((gint *) &options->card, cards, name, value, error);
  if (g_str_equal (name, "backs"))
    return set_word ((gint *) &options->backs, backs, name, value, error);
  if (g_str_equal (name, "ink"))
    return set_word ((gint *) &options->ink, inks, name, value, error);
  if (g_str_equal (name, "sides"))
    return set_word ((gint *) &options->sides, sides, name, value, error);
  if (g_str_equal (name, "crop-marks"))
    return set_word (&options->crop_marks, no_yes, name, value, error);
  if (g_str_equal (name, "list"))
    return set_word (&options->list, no_yes, name, value, error);
  if (g_str_equal (name, "hand"))
    return set_word (&options->hand, no_yes, name, value, error);
  if (g_str_equal (name, "codes"))
    return set_word (&options->codes, no_yes, name, value, error);
  if (g_str_equal (name, "bleed"))
    return set_length (&options->bleed, 0, MUSTER_BLEED_MOST, name, value, error);
  if (g_str_equal (name, "offset-x"))
    return set_length (&options->offset_x, -10, 10, name, value, error);
  if (g_str_equal (name, "offset-y"))
    return set_length (&options->offset_y, -10, 10, name, value, error);
  g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_USAGE, _ ("there is no print option “%s”"), name);
  return FALSE;
}

void
muster_paper_get_size (MusterPaper paper, gdouble *width, gdouble *height)
{
  *width = paper == MUSTER_PAPER_A4 ? 210 : 215.9;
  *height = paper == MUSTER_PAPER_A4 ? 297 : 279.4;
}

void
muster_card_size_get (MusterCardSize size, gdouble *width, gdouble *height)
{
  static const gdouble sizes[][2] = { { 63.5, 88.9 }, { 70, 120 }, { 57.15, 88.9 }, { 127, 88.9 } };

  *width = sizes[size][0];
  *height = sizes[size][1];
}
