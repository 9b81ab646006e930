/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The short text for chats. */
#include "support/cmocka.h"

#include <string.h>

#include "print/text.h"
#include "print/things.h"
#include "games/collision/cards.h"
#include "support/content.h"

static char *
dup_text (const char *xml)
{
  g_autoptr (Things) things = things_new (xml);

  return muster_text_dup (things->cards, things->rosters, NULL);
}

/* The text without its last line, which changes whenever the content does. */
static char *
dup_words (const char *xml)
{
  char *text = dup_text (xml);
  char *content = strstr (text, "\nCollision 1.0 · ");

  assert_non_null (content);
  assert_int_equal (strlen (content), strlen ("\nCollision 1.0 · 0123456789ab\n"));
  *content = '\0';
  return text;
}

static void
assert_words (const char *xml, const char *wanted)
{
  g_autofree char *words = dup_words (xml);

  assert_string_equal (words, wanted);
}

static void
test_worked_example (void **state)
{
  assert_words (
      WORKED_EXAMPLE,
      "Robed Elf Warrior: 75 points, legal\n"
      "Values Conquest, Diplomacy and Sorcery; Tarot 6 of Cups; Race Red Elf; Armor Scale Armor; Accessory Shield\n"
      "Def 7 · Arm 7 · Tuf 2 · End 4 · Mana 4 · Comm 5 · Move 5 · Att 2 · Str 2 · S-Pow 0\n"
      "Sabre · Shadow: EC 2, W-Att 4, W-Pow 3, Reach 1; Dark; Crit Injury+2; Special Sharp, On Hit: Hex 1\n"
      "Shield: Block 2 (RE) 1E\n"
      "Abilities: Vicious, Block 2 (RE) 1E, Check 2M, Majesty (RE) 1E, Sharp, Hex\n");
}

static void
test_group (void **state)
{
  assert_words ("<battle-group name='Deadholm raid' points='250'>"
                "<character name='Black Knight' count='2' race='human' tarot='4-of-swords' values='brutality'/>"
                "<fixed-character name='The Tower' points='80' values='conquest' restrict='250'/></battle-group>",
                "Deadholm raid: 134 of 250 points, 116 left, legal\n"
                "Values Brutality and Conquest\n"
                "2× Black Knight 54 (27 each): Human · 4 of Swords\n"
                "1× The Tower 80: Major Arcana\n");
}

static void
test_what_is_wrong (void **state)
{
  assert_words ("<battle-group name='Too much' points='100'>"
                "<fixed-character name='The Tower' points='120' values='conquest'/></battle-group>",
                "Too much: 120 of 100 points, 20 over, not legal\n"
                "Values Conquest\n"
                "1× The Tower 120: Major Arcana\n"
                "✗ The group costs 120 points, 20 more than its limit of 100.\n");
}

/* Three characters and a group: what a list describes isn't repeated. */
static void
test_several (void **state)
{
  g_autofree char *text
      = dup_text ("<battle-group name='Raid' points='250'><character name='Pip' race='halfling' tarot='2-of-cups'/>"
                  "</battle-group>" WORKED_EXAMPLE);

  assert_true (g_str_has_prefix (text, "Raid: 18 of 250 points, 232 left, legal\n"));
  assert_non_null (strstr (text, "\n\nRobed Elf Warrior: 75 points, legal\n"));
  assert_null (strstr (text, "Pip: "));
  assert_non_null (strstr (text, "1× Pip 18: Halfling · 2 of Cups\n"));
}

/* Without lists, all cards are described. */
static void
test_no_lists (void **state)
{
  g_autoptr (Things) things
      = things_new ("<battle-group name='Raid' points='250'><character name='Pip' race='halfling' tarot='2-of-cups'/>"
                    "</battle-group>");
  g_autofree char *text = NULL;

  g_ptr_array_set_size (things->rosters, 0);
  text = muster_text_dup (things->cards, things->rosters, NULL);
  assert_true (g_str_has_prefix (text, "Pip: 18 points, legal\n"));
}

static void
test_names_stay_in_their_line (void **state)
{
  g_autofree char *text = dup_text (
      "<character name='&#10; A&#10;&#10;B&#9;C&#x85;D&#x2028;E&#x9b;31m ' race='human' tarot='2-of-cups'/>");

  assert_true (g_str_has_prefix (text, "A B C D E 31m: "));
}

static void
test_blank_cards_say_nothing (void **state)
{
  g_autoptr (Things) things = things_new (WORKED_EXAMPLE);
  g_autofree char *before = muster_text_dup (things->cards, things->rosters, NULL);
  g_autofree char *after = NULL;

  g_ptr_array_add (things->cards, muster_collision_make_blank ());
  after = muster_text_dup (things->cards, things->rosters, NULL);
  assert_string_equal (before, after);
}

/* Ten members, each with about all that a character can have. */
static void
test_a_usual_group_fits_into_a_message (void **state)
{
  g_autoptr (GString) xml = g_string_new ("<battle-group name='The Company of the Broken Lance' points='1000'>");
  g_autofree char *text = NULL, *again = NULL;

  for (guint i = 0; i < 10; i++)
    g_string_append_printf (
        xml,
        "<character name='Robed Elf Warrior %u' race='red-elf' tarot='6-of-cups' armor='scale-armor' "
        "accessory='shield'><weapon ref='sabre' enchantment='shadow'/><skill ref='check'/><skill ref='majesty'/>"
        "</character>",
        i);
  g_string_append (xml, "</battle-group>");
  text = dup_text (xml->str);
  again = dup_text (xml->str);
  assert_string_equal (text, again);
  assert_non_null (strstr (text, "Robed Elf Warrior 9"));
  assert_in_range (g_utf8_strlen (text, -1), 500, 1899);
}

static void
test_other_games (void **state)
{
  g_autofree char *text = dup_text (
      "<toy-box name='Stitched' size='shoebox' master='seamus'><puppet ref='punk-zombie' count='2'/></toy-box>");

  assert_true (g_str_has_prefix (text, "Stitched: not legal\n"));
  assert_non_null (strstr (text, "2× Punk Zombie: Pawn\n"));
  assert_non_null (strstr (text, "\nPuppet Wars Unstitched 1.0 · "));
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_worked_example),
    cmocka_unit_test (test_group),
    cmocka_unit_test (test_what_is_wrong),
    cmocka_unit_test (test_several),
    cmocka_unit_test (test_no_lists),
    cmocka_unit_test (test_names_stay_in_their_line),
    cmocka_unit_test (test_blank_cards_say_nothing),
    cmocka_unit_test (test_a_usual_group_fits_into_a_message),
    cmocka_unit_test (test_other_games),
  };

  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
