/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page: what it holds, that nothing a player wrote is more than text, and that it asks nothing of the network. What
 * a browser makes of it is tried in test-browser.sh. */
#include "support/cmocka.h"

#include <string.h>

#include "print/html/html.h"
#include "print/things.h"
#include "games/collision/cards.h"
#include "games/games.h"
#include "support/content.h"

static char *
dup_page (const char *xml, const char *title)
{
  g_autoptr (Things) things = things_new (xml);

  return muster_html_dup (things->cards, things->rosters, title);
}

static void
assert_has (const char *text, const char *part)
{
  if (strstr (text, part) == NULL)
    fail_msg ("no “%s” in:\n%s", part, text);
}

static guint
count (const char *text, const char *part)
{
  guint n = 0;

  for (text = strstr (text, part); text != NULL; text = strstr (text + 1, part))
    n++;
  return n;
}

/* What stands between two marks. */
static char *
dup_between (const char *text, const char *start, const char *end)
{
  const char *from = strstr (text, start);
  const char *to = from != NULL ? strstr (from + strlen (start), end) : NULL;

  assert_non_null (to);
  return g_strndup (from + strlen (start), (gsize) (to - from) - strlen (start));
}

static void
test_worked_example (void **state)
{
  g_autofree char *page = dup_page (WORKED_EXAMPLE, "My cards");

  assert_true (g_str_has_prefix (page, "<!DOCTYPE html>\n<html lang=\"en\">\n"));
  assert_has (page, "<title>My cards</title>");
  assert_has (page,
              "<h2 id=\"card-1-name\" dir=\"auto\">Robed Elf Warrior</h2>\n<p class=\"points\"><b>75</b> points</p>");
  assert_has (page, "<p class=\"verdict legal\"><span aria-hidden=\"true\">✓</span> Legal</p>");
  assert_has (
      page,
      "<div><dt>Def</dt><dd>7</dd></div>\n<div><dt>Arm</dt><dd>7</dd></div>\n<div><dt>Tuf</dt><dd>2</dd></div>\n");
  assert_has (page, "<span dir=\"auto\">Sabre · Shadow</span> <span class=\"damage\">Dark</span></h3>");
  assert_has (page, "<b>Crit</b> Injury+2</p>\n");
  assert_has (
      page,
      "<li><h3>Block 2 <abbr class=\"reaction\" title=\"Reaction\">RE</abbr> <span class=\"cost\">1E</span></h3>");
  assert_has (page, "<div><dt>Race</dt><dd dir=\"auto\">Red Elf</dd></div>");
  assert_has (page, "<li>Def 7 = ");
  /* Conquest's accent, the first of its values */
  assert_has (page, "<article class=\"card a752959\"");
  assert_has (page, ".a752959{--accent:#752959;");
}

static void
test_counters (void **state)
{
  g_autofree char *page = dup_page (WORKED_EXAMPLE, "My cards");

  assert_has (page, "aria-label=\"Injuries\" data-key=\"1/Robed Elf Warrior/tuf\" data-start=\"0\" data-most=\"2\">");
  assert_has (page, "aria-label=\"Endurance\" data-key=\"1/Robed Elf Warrior/end\" data-start=\"4\" data-most=\"9\">");
  assert_has (page, "aria-label=\"Mana\" data-key=\"1/Robed Elf Warrior/mana\" data-start=\"4\" data-most=\"99\">");
  assert_has (page, "<button type=\"button\" data-step=\"1\" aria-label=\"Injuries: one more\">+</button>");
  assert_has (page, "data-reset=\"card\" aria-label=\"Robed Elf Warrior: reset the counters\">");
  /* three pairs, and two to reset */
  assert_int_equal (count (page, "<button type=\"button\""), 8);
}

/* A draft has no numbers yet, and a castle never has: nothing to count. */
static void
test_nothing_to_count (void **state)
{
  g_autofree char *draft = dup_page ("<character name='Draft' tarot='4-of-swords'/>", "Draft");
  g_autofree char *kingdom = dup_page ("<kingdom name='North'><castle upgrade='moat'/></kingdom>", "North");

  assert_null (strstr (draft, "<div class=\"counter"));
  assert_null (strstr (kingdom, "<div class=\"counter"));
  assert_has (draft, "<p class=\"verdict illegal\"><span aria-hidden=\"true\">✗</span> Not legal</p>");
  assert_has (draft, "<ul class=\"problems\">");
  assert_has (kingdom, "<h2 dir=\"auto\">North</h2>");
}

static void
test_group (void **state)
{
  g_autofree char *page
      = dup_page ("<battle-group name='Raid' points='100'>" WORKED_EXAMPLE
                  "<character name='Black Knight' count='3' race='human' tarot='4-of-swords'/></battle-group>",
                  "Raid");

  assert_has (page, "<p class=\"kind\">Battle group</p>\n<h2 dir=\"auto\">Raid</h2>");
  assert_has (page, "<p class=\"total\">156 of 100 points, 56 over</p>");
  assert_has (
      page,
      "<span class=\"count\">3 ×</span> <b dir=\"auto\">Black Knight</b> <span class=\"sum\">81 (27 each)</span>");
  assert_null (strstr (page, "group.points"));
  assert_has (page, "<summary>Rules used</summary>");
  assert_has (page, "<a href=\"#card-4\">Black Knight (3)</a>");
  assert_int_equal (count (page, "<article "), 4);
}

/* A puppet has stitches, and nothing of what only characters have. */
static void
test_puppet (void **state)
{
  g_autofree char *page
      = dup_page ("<toy-box name='Box' size='shoebox'><puppet name='Thimble' rank='pawn' ar='4' mv='5' "
                  "cb='3' df='4' ul='2' stitches='2'/></toy-box>",
                  "Box");

  assert_int_equal (count (page, "class=\"counter\""), 1);
  assert_has (page, "data-key=\"1/Thimble/stitches\"");
}

/* What is filled in by hand is of the game that it is printed for. */
static void
test_blank_of_other_games (void **state)
{
  static const struct
  {
    const char *element, *has, *has_not;
  } games[] = { { "toy-box", "<dt>Stitches</dt>", "points" },
                { "team", "To recruit", "points" },
                { "battle-group", "<dt>Comm</dt>", "Stitches" } };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (GPtrArray) cards = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_card_free),
                            rosters = g_ptr_array_new ();
      g_autofree char *page = NULL;
      const char *body;

      g_ptr_array_add (cards, muster_games_make_blank (muster_games_find_class (games[i].element)));
      page = muster_html_dup (cards, rosters, "Blank");
      body = strstr (page, "<article ");
      assert_has (body, games[i].has);
      assert_null (strstr (body, games[i].has_not));
    }
}

static void
test_hints (void **state)
{
  g_autoptr (Things) things = things_new ("<battle-group name='Raid' points='50'>" WORKED_EXAMPLE "</battle-group>");
  g_autofree char *page = NULL;

  things_add_hint (things);
  page = muster_html_dup (things->cards, things->rosters, "Raid");
  assert_has (page, "<h3>Problems</h3>\n<ul class=\"problems\">\n<li class=\"error\">");
  assert_has (page, "</ul>\n<h3>Hints</h3>\n<ul class=\"problems\">\n<li class=\"warning\"><span aria-hidden=\"true\">!"
                    "</span> An odd group.</li>\n</ul>\n");
}

/* Where there is one of each, nobody counts them. */
static void
test_one_of_each (void **state)
{
  g_autofree char *page = dup_page ("<battle-group name='Raid' points='100'>" WORKED_EXAMPLE "</battle-group>", "Raid");

  assert_has (page,
              "<ul class=\"members single\">\n<li><b dir=\"auto\">Robed Elf Warrior</b> <span class=\"sum\">75</span>");
  assert_int_equal (count (page, "class=\"count\""), 0);
}

static void
test_escaping (void **state)
{
  g_autofree char *page = dup_page (
      "<battle-group name='" WICKED_IN_XML "' points='100'><character name='" WICKED_IN_XML
      "' race='human' tarot='2-of-cups'><weapon ref='&lt;img src=x onerror=alert(1)&gt;'/><notes>" WICKED_IN_XML
      "</notes></character></battle-group>",
      WICKED_NAME);

  assert_int_equal (count (page, "<script"), 1);
  assert_null (strstr (page, "<img"));
  assert_null (strstr (page, "alert(\"x\")"));
  assert_has (page, "<title>&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &apos;co&apos;");
  assert_has (page, "data-key=\"1/&lt;script&gt;alert(&quot;x&quot;)");
}

/* The policy allows this style and this script, by their hashes, and nothing else whatever. */
static void
test_policy (void **state)
{
  g_autofree char *page = dup_page (WORKED_EXAMPLE, "My cards");
  g_autofree char *policy = dup_between (page, "http-equiv=\"Content-Security-Policy\" content=\"", "\"");
  static const char *const parts[][2] = { { "style", "style-src" }, { "script", "script-src" } };

  assert_true (g_str_has_prefix (policy, "default-src 'none'; "));
  assert_null (strstr (policy, "unsafe"));
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autofree char *start = g_strdup_printf ("<%s>", parts[i][0]), *end = g_strdup_printf ("</%s>", parts[i][0]);
      g_autofree char *text = dup_between (page, start, end);
      g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
      g_autofree char *base64 = NULL, *wanted = NULL;
      guint8 digest[32];
      gsize length = sizeof digest;

      g_checksum_update (checksum, (const guchar *) text, -1);
      g_checksum_get_digest (checksum, digest, &length);
      base64 = g_base64_encode (digest, length);
      wanted = g_strdup_printf ("%s 'sha256-%s';", parts[i][1], base64);
      assert_has (policy, wanted);
      assert_int_equal (count (page, start), 1);
    }
  assert_null (strstr (page, "http://"));
  assert_null (strstr (page, "https://"));
  assert_null (strstr (page, "url("));
  assert_null (strstr (page, " style="));
}

/* A picture is in the page itself, and drawn anew: what a document holds goes nowhere as it is. */
static void
test_portrait (void **state)
{
  g_autoptr (Things) things = things_new_from_sample ("battle-group");
  g_autofree char *page = muster_html_dup (things->cards, things->rosters, "Cards");
  g_autofree char *bad = dup_page (
      "<character name='A' race='human' tarot='2-of-cups'><portrait>bm90IGEgcGljdHVyZQ==</portrait></character>", "A");

  assert_int_equal (count (page, "<img "), 1);
  assert_has (page, "<img class=\"portrait\" alt=\"\" src=\"data:image/png;base64,iVBORw0KGgo");
  assert_has (page, "; img-src data:; ");
  assert_null (strstr (bad, "<img "));
}

static void
test_blank_card (void **state)
{
  g_autoptr (Things) things = things_new ("");
  g_autofree char *page = NULL;

  g_ptr_array_add (things->cards, muster_collision_make_blank ());
  page = muster_html_dup (things->cards, things->rosters, "Cards");
  assert_has (page, "<article class=\"card a404d5c blank\"");
  assert_null (strstr (page, "<p class=\"verdict"));
  assert_null (strstr (page, "<div class=\"counter"));
}

/* Copies are one card with several names, and any of them may go first. */
static void
test_copies_share (void **state)
{
  g_autoptr (Things) things
      = things_new ("<battle-group name='Raid'><character name='Black Knight' count='3' race='human' "
                    "tarot='4-of-swords'><notes>Old</notes></character></battle-group>");
  const MusterCard *first = things->cards->pdata[0], *last = things->cards->pdata[2];

  assert_int_equal (things->cards->len, 3);
  assert_string_equal (first->name, "Black Knight (1)");
  assert_string_equal (last->name, "Black Knight (3)");
  assert_ptr_equal (last->entries, first->entries);
  assert_ptr_equal (last->notes, first->notes);
  assert_ptr_equal (last->content, first->content);
  assert_true (last->listed);
  g_ptr_array_remove_index (things->cards, 0);
  assert_string_equal (last->notes, "Old");
}

static void
test_same_twice (void **state)
{
  g_autofree char *once = dup_page (WORKED_EXAMPLE, "A"), *again = dup_page (WORKED_EXAMPLE, "A");

  assert_string_equal (once, again);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_worked_example),
    cmocka_unit_test (test_counters),
    cmocka_unit_test (test_nothing_to_count),
    cmocka_unit_test (test_group),
    cmocka_unit_test (test_puppet),
    cmocka_unit_test (test_blank_of_other_games),
    cmocka_unit_test (test_hints),
    cmocka_unit_test (test_one_of_each),
    cmocka_unit_test (test_escaping),
    cmocka_unit_test (test_policy),
    cmocka_unit_test (test_portrait),
    cmocka_unit_test (test_blank_card),
    cmocka_unit_test (test_same_twice),
    cmocka_unit_test (test_copies_share),
  };

  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
