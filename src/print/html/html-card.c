/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/html/html-card.h"

#include "model/i18n.h"
#include "print/card/card.h"
#include "print/html/html-piece.h"
#include "print/html/html-play.h"
#include "print/pixels.h"
#include "print/wording.h"

#define MOST_TRACKED 20 /* circles to cross off on paper */

/* For paper: a circle for each injury. */
static void
add_track (GString *html, const MusterTracker *tracker)
{
  if (tracker->limit == 0 || tracker->limit > MOST_TRACKED)
    return;
  muster_html_add (html, "<p class=\"track\" aria-hidden=\"true\">%s <b>", tracker->label);
  for (gint i = 0; i < tracker->limit; i++)
    g_string_append (html, "○");
  g_string_append (html, "</b></p>\n");
}

static void
add_numbers (GString *html, const GArray *numbers, const char *class)
{
  if (numbers->len == 0)
    return;
  muster_html_add (html, "<dl class=\"%s\">\n", class);
  for (guint i = 0; i < numbers->len; i++)
    {
      const MusterCardNumber *number = muster_card_number (numbers, i);

      muster_html_add (html, "<div data-stat=\"%s\"><dt>%s</dt><dd>%s</dd></div>\n", number->id, number->label,
                       number->value);
    }
  g_string_append (html, "</dl>\n");
}

static void
add_stories_of (GString *html, const GArray *numbers)
{
  for (guint i = 0; i < numbers->len; i++)
    {
      const MusterCardNumber *number = muster_card_number (numbers, i);

      if (number->derivation != NULL && *number->value != '\0')
        muster_html_add (html, "<li>%s</li>\n", number->derivation);
    }
}

/* The derivations of the numbers. */
static void
add_stories (GString *html, const MusterCard *card)
{
  g_autoptr (GString) derivations = g_string_new (NULL);

  add_stories_of (derivations, card->numbers);
  add_stories_of (derivations, card->minor);
  if (derivations->len == 0)
    return;
  muster_html_add (html, "<details><summary>%s</summary>\n<ul class=\"stories\">\n", _ ("How the numbers add up"));
  g_string_append (html, derivations->str);
  g_string_append (html, "</ul>\n</details>\n");
}

static void
add_block_line (GString *html, const char *label, const char *text)
{
  if (*text == '\0')
    return;
  g_string_append (html, "<p class=\"text\" dir=\"auto\">");
  if (*label != '\0')
    muster_html_add (html, "<b>%s</b> ", label);
  muster_html_add (html, "%s</p>\n", text);
}

static void
add_block (GString *html, const MusterCardBlock *block)
{
  g_autofree char *title = muster_wording_dup_block_title (block);

  muster_html_add (html, "<section class=\"block\">\n<h3><span dir=\"auto\">%s</span>", title);
  if (block->damage != MUSTER_DAMAGE_NONE)
    muster_html_add (html, " <span class=\"damage\">%s</span>", muster_wording_get_damage (block->damage));
  g_string_append (html, "</h3>\n");
  add_numbers (html, block->numbers, "numbers");
  add_block_line (html, _ ("Crit"), block->crit);
  add_block_line (html, block->numbers->len > 0 ? _ ("Special") : "", block->special);
  g_string_append (html, "</section>\n");
}

static void
add_head (GString *html, const MusterCard *card, guint n)
{
  muster_html_add (html, "<header>\n<h2 id=\"card-%u-name\" dir=\"auto\">%s</h2>\n", n, card->name);
  if (card->trackers->len > 0)
    g_string_append (html, "<p class=\"over\"></p>\n");
  if (card->points >= 0)
    muster_html_add (html, "<p class=\"points\"><b>%" G_GINT64_FORMAT "</b> %s</p>\n", card->points,
                     ngettext ("point", "points", (gulong) card->points));
  else if (muster_card_has_points (card))
    muster_html_add (html, "<p class=\"points\"><b> </b> %s</p>\n", _ ("points"));
  g_string_append (html, "</header>\n");
}

/* The card beside it says who it is, so no alternative text is needed. */
static void
add_portrait (GString *html, const MusterCard *card)
{
  g_autofree char *uri = card->portrait != NULL ? muster_pixels_dup_uri (card->portrait) : NULL;

  if (uri != NULL)
    muster_html_add (html, "<img class=\"portrait\" alt=\"\" src=\"%s\">\n", uri);
}

static void
add_verdict (GString *html, const MusterCard *card)
{
  if (card->blank)
    return;
  muster_html_add_verdict (html, card->legal);
  if (card->problems->len > 0)
    g_string_append (html, "<ul class=\"problems\">\n");
  for (guint i = 0; i < card->problems->len; i++)
    {
      g_autofree char *sentence = muster_wording_dup_card_problem (card, i);

      muster_html_add_problem (html, !muster_wording_is_agreed (card, i), sentence);
    }
  if (card->problems->len > 0)
    g_string_append (html, "</ul>\n");
}

void
muster_html_add_card (GString *html, const MusterCard *card, guint n)
{
  g_autofree char *color = muster_html_dup_color (muster_card_get_accent (card));

  muster_html_add (
      html, "<article class=\"card a%s%s\" id=\"card-%u\" data-unit=\"card-%u\" aria-labelledby=\"card-%u-name\">\n",
      color + 1, card->blank ? " blank" : "", n, n, n);
  add_head (html, card, n);
  muster_html_add_trackers (html, card->trackers);
  muster_html_add (html, "<details class=\"sheet\" open><summary>%s</summary>\n", _ ("Card"));
  add_portrait (html, card);
  add_verdict (html, card);
  add_numbers (html, card->numbers, "stats");
  add_numbers (html, card->minor, "stats minor");
  for (guint i = 0; i < card->trackers->len; i++)
    add_track (html, muster_trackers_at (card->trackers, i));
  for (guint i = 0; i < card->blocks->len; i++)
    add_block (html, muster_card_block (card, i));
  if (card->back_name != NULL)
    muster_html_add (html, "<h3 class=\"other\" dir=\"auto\">%s</h3>\n", card->back_name);
  muster_html_add_facts (html, card->facts);
  muster_html_add_entries (html, card->entries, 3);
  add_stories (html, card);
  g_string_append (html, "</details>\n</article>\n");
}
