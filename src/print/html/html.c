/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/html/html.h"

#include <gio/gio.h>
#include <string.h>

#include "html-resources.h"
#include "model/i18n.h"
#include "print/card/card.h"
#include "print/html/html-card.h"
#include "print/html/html-piece.h"
#include "print/html/html-play.h"
#include "print/wording.h"

/* With more cards than this, readers need a table of contents. */
#define FEW 20

static void
add_resource (GString *text, const char *name)
{
  g_autofree char *path = g_strconcat ("/muster/print/", name, NULL);
  g_autoptr (GBytes) bytes = g_resource_lookup_data (muster_print_get_resource (), path, 0, NULL);

  g_assert (bytes != NULL);
  g_string_append_len (text, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes));
}

/* The shades of an accent: plain for bands, a tint behind numbers, and a bright one for text on black. */
static void
add_accent (GString *style, MusterColor accent)
{
  g_autofree char *color = muster_html_dup_color (accent);
  g_autofree char *tint = muster_html_dup_color (muster_color_tint (accent, 0.10));
  g_autofree char *glow = muster_html_dup_color (muster_color_tint (accent, 0.50));
  g_autofree char *rule = g_strdup_printf (".a%s{--accent:%s;--tint:%s;--glow:%s}\n", color + 1, color, tint, glow);

  if (strstr (style->str, rule) == NULL)
    g_string_append (style, rule);
}

static char *
dup_style (const GPtrArray *cards)
{
  GString *style = g_string_new ("\n");

  add_resource (style, "html.css");
  for (guint i = 0; i < cards->len; i++)
    add_accent (style, muster_card_get_accent (cards->pdata[i]));
  return g_string_free (style, FALSE);
}

static char *
dup_script (void)
{
  GString *script = g_string_new ("\n");

  add_resource (script, "html.js");
  return g_string_free (script, FALSE);
}

/* The hash of a style or script, for a policy that allows only this one. */
static char *
dup_hash (const char *text)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  guint8 digest[32];
  gsize length = sizeof digest;
  g_autofree char *base64 = NULL;

  g_checksum_update (checksum, (const guchar *) text, -1);
  g_checksum_get_digest (checksum, digest, &length);
  base64 = g_base64_encode (digest, length);
  return g_strdup_printf ("'sha256-%s'", base64);
}

static void
add_head (GString *html, const char *title, const char *style, const char *script)
{
  g_autofree char *style_hash = dup_hash (style), *script_hash = dup_hash (script);

  /* Translators: the code of the language you translate into, as browsers know it */
  muster_html_add (html, "<!DOCTYPE html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n", _ ("en"));
  g_string_append_printf (
      html,
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src %s; script-src %s; "
      "img-src data:; base-uri 'none'; form-action 'none'\">\n",
      style_hash, script_hash);
  g_string_append (html,
                   "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                   "<meta name=\"color-scheme\" content=\"light dark\">\n"
                   "<meta name=\"referrer\" content=\"no-referrer\">\n<meta name=\"generator\" content=\"Muster\">\n");
  muster_html_add (html, "<title>%s</title>\n", title);
  g_string_append_printf (html, "<style>%s</style>\n</head>\n", style);
}

static void
add_lines (GString *html, const MusterRoster *roster)
{
  gboolean counted = muster_roster_is_counted (roster);

  if (roster->lines->len == 0)
    return;
  muster_html_add (html, "<h3>%s</h3>\n<ul class=\"members%s\">\n",
                   roster->heading != NULL ? roster->heading : _ ("Members"), counted ? "" : " single");
  for (guint i = 0; i < roster->lines->len; i++)
    {
      const MusterRosterLine *line = muster_roster_line (roster, i);
      g_autofree char *points = muster_wording_dup_line_points (line);

      muster_html_add (html, "<li%s>", line->legal ? "" : " class=\"error\"");
      if (counted)
        muster_html_add (html, "<span class=\"count\">%u ×</span> ", line->count);
      muster_html_add (html, "<b dir=\"auto\">%s</b> ", line->name);
      if (!line->legal)
        muster_html_add (html, "<span class=\"sign\">✗ %s</span> ", muster_wording_get_verdict (MUSTER_ILLEGAL));
      muster_html_add (html, "<span class=\"sum\">%s</span> <span class=\"choices\" dir=\"auto\">%s</span></li>\n",
                       points, line->choices);
    }
  g_string_append (html, "</ul>\n");
}

static void
add_roster_problems (GString *html, const MusterRoster *roster, gboolean hints)
{
  g_autoptr (GPtrArray) problems = muster_wording_select_problems (roster, hints);

  if (problems->len == 0)
    return;
  muster_html_add (html, "<h3>%s</h3>\n<ul class=\"problems\">\n", muster_wording_get_problems_title (hints));
  for (guint i = 0; i < problems->len; i++)
    {
      const MusterProblem *problem = problems->pdata[i];
      g_autofree char *sentence = muster_wording_dup_problem (problem);

      muster_html_add_problem (html, problem->severity == MUSTER_SEVERITY_ERROR, sentence);
    }
  g_string_append (html, "</ul>\n");
}

static void
add_notes (GString *html, const GPtrArray *notes)
{
  if (notes->len == 0)
    return;
  muster_html_add (html, "<h3>%s</h3>\n<ul class=\"notes\">\n", _ ("At a glance"));
  for (guint i = 0; i < notes->len; i++)
    muster_html_add (html, "<li>%s</li>\n", (const char *) notes->pdata[i]);
  g_string_append (html, "</ul>\n");
}

static void
add_rules (GString *html, const MusterRoster *roster)
{
  if (roster->entries->len == 0)
    return;
  muster_html_add (html, "<details class=\"rules\"><summary>%s</summary>\n", _ ("Rules used"));
  muster_html_add_entries (html, roster->entries, 3);
  g_string_append (html, "</details>\n");
}

static void
add_roster (GString *html, const MusterRoster *roster, guint n)
{
  g_autofree char *total = muster_wording_dup_total (roster);

  muster_html_add (
      html, "<section class=\"list\" data-unit=\"list-%u\">\n<p class=\"kind\">%s</p>\n<h2 dir=\"auto\">%s</h2>\n", n,
      roster->title, roster->name);
  g_string_append (html, "<div class=\"sums\">\n");
  if (*total != '\0')
    muster_html_add (html, "<p class=\"total\">%s</p>\n", total);
  muster_html_add_verdict (html, roster->legal);
  g_string_append (html, "</div>\n");
  muster_html_add_trackers (html, roster->trackers);
  muster_html_add_dice (html, roster->dice);
  muster_html_add (html, "<details class=\"sheet\" open><summary>%s</summary>\n", _ ("List"));
  muster_html_add_facts (html, roster->facts);
  add_lines (html, roster);
  add_notes (html, roster->notes);
  add_roster_problems (html, roster, FALSE);
  add_roster_problems (html, roster, TRUE);
  add_rules (html, roster);
  g_string_append (html, "</details>\n</section>\n");
}

/* Folded, because a table page begins with the turn. */
static void
add_links (GString *html, const GPtrArray *cards)
{
  if (cards->len <= FEW)
    return;
  muster_html_add (html, "<nav aria-label=\"%s\">\n<details><summary>%s</summary>\n<ul>\n", _ ("Cards"), _ ("Cards"));
  for (guint i = 0; i < cards->len; i++)
    {
      const MusterCard *card = cards->pdata[i];

      muster_html_add (html, "<li><a href=\"#card-%u\">%s</a></li>\n", i + 1,
                       *card->name != '\0' ? card->name : _ ("Blank card"));
    }
  g_string_append (html, "</ul>\n</details>\n</nav>\n");
}

static const char *
game_of (const MusterPlay *play)
{
  return play != NULL ? play->game : "";
}

static void
add_cards (GString *html, const GPtrArray *cards, const char *game)
{
  gboolean any = FALSE;

  for (guint i = 0; i < cards->len; i++)
    {
      const MusterCard *card = cards->pdata[i];

      if (!g_str_equal (game_of (card->play), game))
        continue;
      if (!any)
        g_string_append (html, "<div class=\"cards\">\n");
      any = TRUE;
      muster_html_add_card (html, card, i + 1);
    }
  if (any)
    g_string_append (html, "</div>\n");
}

/* Everything of one game: the bar with its turns, its lists, its cards. */
static void
add_game (GString *html, const GPtrArray *cards, const GPtrArray *rosters, const MusterPlay *play)
{
  g_string_append (html, "<section class=\"game\">\n");
  if (play != NULL)
    muster_html_add_play (html, play);
  for (guint i = 0; i < rosters->len; i++)
    if (g_str_equal (game_of (((const MusterRoster *) rosters->pdata[i])->play), game_of (play)))
      add_roster (html, rosters->pdata[i], i + 1);
  add_cards (html, cards, game_of (play));
  g_string_append (html, "</section>\n");
}

/* Adds the game of a card or list unless it is there. */
static void
take_game (GPtrArray *games, MusterPlay *play)
{
  for (guint i = 0; i < games->len; i++)
    if (g_str_equal (game_of (games->pdata[i]), game_of (play)))
      return;
  g_ptr_array_add (games, play);
}

static void
add_games (GString *html, const GPtrArray *cards, const GPtrArray *rosters)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new ();

  for (guint i = 0; i < rosters->len; i++)
    take_game (games, ((const MusterRoster *) rosters->pdata[i])->play);
  for (guint i = 0; i < cards->len; i++)
    take_game (games, ((const MusterCard *) cards->pdata[i])->play);
  for (guint i = 0; i < games->len; i++)
    add_game (html, cards, rosters, games->pdata[i]);
}

static void
add_foot (GString *html, const GPtrArray *cards, const GPtrArray *rosters)
{
  g_autofree char *content = muster_wording_dup_content (cards, rosters);

  muster_html_add (html, "<footer>\n<button type=\"button\" data-do=\"reset\" data-ask=\"%s\" hidden>%s</button>\n",
                   _ ("Reset everything to the start of the game?"), _ ("New Game"));
  muster_html_add (html, "<p>%s</p>\n</footer>\n", content);
}

char *
muster_html_dup (const GPtrArray *cards, const GPtrArray *rosters, const char *title)
{
  GString *html = g_string_new (NULL);
  g_autofree char *style = dup_style (cards), *script = dup_script (),
                  *id = muster_html_dup_play_id (cards, rosters, title);

  add_head (html, title, style, script);
  muster_html_add (html, "<body>\n<main data-list=\"%s\">\n<h1 class=\"unseen\">%s</h1>\n", id, title);
  add_links (html, cards);
  add_games (html, cards, rosters);
  g_string_append (html, "</main>\n");
  add_foot (html, cards, rosters);
  g_string_append_printf (html, "<script>%s</script>\n</body>\n</html>\n", script);

  return g_string_free (html, FALSE);
}
