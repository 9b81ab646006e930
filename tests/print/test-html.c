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

/* The text between two markers. */
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
  assert_has (page, "<h2 id=\"card-1-name\" dir=\"auto\">Robed Elf Warrior</h2>\n<p class=\"over\"></p>\n<p "
                    "class=\"points\"><b>75</b> points</p>");
  assert_has (page, "<p class=\"verdict legal\"><span aria-hidden=\"true\">✓</span> Legal</p>");
  assert_has (page,
              "<div data-stat=\"def\"><dt>Def</dt><dd>7</dd></div>\n<div "
              "data-stat=\"arm\"><dt>Arm</dt><dd>7</dd></div>\n<div data-stat=\"tuf\"><dt>Tuf</dt><dd>2</dd></div>\n");
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
test_trackers (void **state)
{
  g_autofree char *page = dup_page (WORKED_EXAMPLE, "My cards");

  assert_has (page, "<article class=\"card a752959\" id=\"card-1\" data-unit=\"card-1\"");
  assert_has (page, "data-id=\"injuries\" data-start=\"0\" data-most=\"2\" data-limit=\"2\" data-over=\"Defeated\"");
  /* Stunned, 1 Endurance comes back, else 4; never beyond 9. */
  assert_has (page, "data-id=\"end\" data-start=\"4\" data-most=\"9\" data-changes=\"4:9:!stun 1:9:stun\"");
  assert_has (page, "data-id=\"mana\" data-start=\"4\" data-most=\"99\" role=\"group\" aria-label=\"Mana\"");
  assert_has (page, "<button type=\"button\" data-step=\"1\" aria-label=\"Injuries: one more\">+</button>");
  /* Each status once, with its rule. */
  assert_has (page, "data-id=\"hex\" data-start=\"0\" data-most=\"9\" data-changes=\"-1:9:\"");
  assert_has (page, "Lose 1 counter in each recovery step.");
}

/* Serenity and Recovery bring Mana back, up to the character's own. */
static void
test_mana_comes_back (void **state)
{
  g_autofree char *page = dup_page ("<character name='A' race='wisp' tarot='2-of-cups'/>", "A");

  /* a Wisp has 3 Mana, the tarot adds 1 */
  assert_has (page, "data-id=\"mana\" data-start=\"4\" data-most=\"99\" data-changes=\"1:4:!injuries\"");
}

static void
test_turns (void **state)
{
  g_autofree char *kingdom = dup_page ("<kingdom name='North'><castle/><castle upgrade='moat'/></kingdom>", "North");
  g_autofree char *box = dup_page ("<toy-box name='Box' size='shoebox' master='seamus'/>", "Box");
  g_autofree char *team = dup_page ("<team name='T' hero='Any' coins='3'><advantage ref='scouting'/>"
                                    "<dice faces='intelligence charisma resource essence birden birden'/></team>",
                                    "T");

  assert_has (kingdom, "data-unit=\"castles\" data-steps=\"2\"");
  assert_has (kingdom, "aria-label=\"Players\"");
  assert_has (kingdom, "data-id=\"castles\" data-start=\"2\" data-most=\"99\" data-limit=\"6\"");
  assert_has (kingdom, "<li data-first=\"0\" data-last=\"2\" data-when=\"turn\">The first two rounds are peaceful");
  assert_has (box, "data-unit=\"puppet-wars\" data-steps=\"5\"");
  assert_has (box, "class=\"counter sum\" data-id=\"hand\" data-start=\"4\" data-most=\"24\" data-of=\"benches\"");
  assert_has (team, "data-id=\"coins\" data-start=\"3\"");
  assert_has (team, "data-id=\"advantages\" data-start=\"1\" data-most=\"4\"");
  assert_has (team, "data-faces=\"1 2 3 4 5 5\"");
  assert_int_equal (count (team, "class=\"die\""), 8);
  /* the Hero's ability, and none of a card in hand */
  assert_int_equal (count (team, "data-id=\"used\""), 1);
}

/* Without known faces, nothing can be rolled. */
static void
test_unknown_dice (void **state)
{
  g_autofree char *team = dup_page ("<team name='T' hero='Any'/>", "T");

  assert_int_equal (count (team, "class=\"die\""), 8);
  assert_has (team, "data-faces=\"\"");
  assert_int_equal (count (team, "data-do=\"roll\""), 0);
}

/* Stored counters belong to one list: another or changed list starts fresh. */
static void
test_list_id (void **state)
{
  static const char *const lists[] = { WORKED_EXAMPLE, "<character name='A' race='human' tarot='2-of-cups'/>",
                                       "<character name='A' race='human' tarot='3-of-cups'/>",
                                       "<character name='B' race='human' tarot='2-of-cups'/>" };
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < 2 * G_N_ELEMENTS (lists); i++)
    {
      g_autofree char *page = dup_page (lists[i % G_N_ELEMENTS (lists)], "Cards");

      g_hash_table_add (ids, dup_between (page, "<main data-list=\"", "\""));
    }
  assert_int_equal (g_hash_table_size (ids), G_N_ELEMENTS (lists));
}

/* A draft has no numbers yet, and a castle never has. */
static void
test_nothing_to_count (void **state)
{
  g_autofree char *draft = dup_page ("<character name='Draft' tarot='4-of-swords'/>", "Draft");
  g_autofree char *kingdom = dup_page ("<kingdom name='North'><castle upgrade='moat'/></kingdom>", "North");

  assert_null (strstr (draft, "data-id=\"end\""));
  assert_null (strstr (kingdom, "data-id=\"end\""));
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
  assert_has (page, "<h2 id=\"card-4-name\" dir=\"auto\">Black Knight (3)</h2>");
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

  assert_has (page, "data-id=\"rips\" data-start=\"0\" data-most=\"20\" data-limit=\"2\" data-over=\"Torn apart\"");
  assert_has (page,
              "class=\"counter mark\" data-id=\"exhausted\" data-start=\"0\" data-most=\"1\" data-changes=\"-1:1:\"");
  assert_has (page, "<option>Toy Box</option><option>In play</option><option>Scrap Heap</option>");
  assert_int_equal (count (page, "data-id=\"end\""), 0);
}

/* Blank cards belong to the game they are printed for. */
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

/* If there is one of each, counts are omitted. */
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
}

/* The policy allows only this style and this script, by hash. */
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

/* Pictures are embedded and re-encoded: original bytes are never included. */
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
  assert_null (strstr (page, "class=\"counter"));
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
    cmocka_unit_test (test_trackers),
    cmocka_unit_test (test_mana_comes_back),
    cmocka_unit_test (test_turns),
    cmocka_unit_test (test_unknown_dice),
    cmocka_unit_test (test_list_id),
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
