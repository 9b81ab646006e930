/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Closed lists of words: each list and its enum must agree, as files hold the word and the rules compare the enum. */
#include "support/cmocka.h"

#include "model/catalog/word.h"

static void
test_lists_agree_with_their_enums (void **state)
{
  assert_string_equal (muster_suits[MUSTER_SUIT_ANY], "");
  assert_string_equal (muster_suits[MUSTER_SUIT_SWORDS], "swords");
  assert_string_equal (muster_suits[MUSTER_SUIT_COINS], "coins");
  assert_string_equal (muster_damages[MUSTER_DAMAGE_MUNDANE], "mundane");
  assert_string_equal (muster_damages[MUSTER_DAMAGE_DARK], "dark");
  assert_string_equal (muster_damages[MUSTER_DAMAGE_ACID], "acid");
  assert_string_equal (muster_armor_classes[MUSTER_ARMOR_LIGHT], "light");
  assert_string_equal (muster_armor_classes[MUSTER_ARMOR_HEAVY], "heavy");
  assert_string_equal (muster_ability_kinds[MUSTER_ABILITY_REACTION], "reaction");
  assert_string_equal (muster_ability_kinds[MUSTER_ABILITY_TERM], "term");
  assert_string_equal (muster_needs[MUSTER_NEEDS_TWO_MELEE_WEAPONS], "two-melee-weapons");
  assert_string_equal (muster_traits[MUSTER_TRAIT_SHARP], "sharp");
  assert_string_equal (muster_traits[MUSTER_TRAIT_SLAY], "slay");
  assert_string_equal (muster_puppet_ranks[MUSTER_PUPPET_MASTER], "master");
  assert_string_equal (muster_puppet_ranks[MUSTER_PUPPET_PAWN], "pawn");
  assert_string_equal (muster_castle_card_kinds[MUSTER_CASTLE_CARD_CASTLE], "castle");
  assert_string_equal (muster_castle_card_kinds[MUSTER_CASTLE_CARD_SPECIAL], "special");
  assert_string_equal (muster_stuffed_card_kinds[MUSTER_STUFFED_CARD_HERO], "hero");
  assert_string_equal (muster_stuffed_card_kinds[MUSTER_STUFFED_CARD_MISSION], "mission");
}

/* As many words as members: a gap in the middle would end a list early. */
static void
test_no_list_has_a_gap (void **state)
{
  assert_int_equal (g_strv_length ((char **) muster_suits), MUSTER_N_SUITS);
  assert_int_equal (g_strv_length ((char **) muster_damages), MUSTER_N_DAMAGES);
  assert_int_equal (g_strv_length ((char **) muster_armor_classes), MUSTER_N_ARMOR_CLASSES);
  assert_int_equal (g_strv_length ((char **) muster_ability_kinds), MUSTER_N_ABILITY_KINDS);
  assert_int_equal (g_strv_length ((char **) muster_needs), MUSTER_N_NEEDS);
  assert_int_equal (g_strv_length ((char **) muster_traits), MUSTER_N_TRAITS);
  assert_int_equal (g_strv_length ((char **) muster_puppet_ranks), MUSTER_N_PUPPET_RANKS);
  assert_int_equal (g_strv_length ((char **) muster_castle_card_kinds), MUSTER_N_CASTLE_CARD_KINDS);
  assert_int_equal (g_strv_length ((char **) muster_stuffed_card_kinds), MUSTER_N_STUFFED_CARD_KINDS);
  assert_int_equal (g_strv_length ((char **) muster_scrolls), MUSTER_N_SCROLLS);
}

static void
test_find (void **state)
{
  assert_int_equal (muster_words_find (muster_suits, "swords"), MUSTER_SUIT_SWORDS);
  assert_int_equal (muster_words_find (muster_suits, "coins"), MUSTER_SUIT_COINS);
  assert_int_equal (muster_words_find (muster_suits, ""), MUSTER_SUIT_ANY);
  assert_int_equal (muster_words_find (muster_suits, NULL), MUSTER_SUIT_ANY);
}

static void
test_find_nothing (void **state)
{
  assert_int_equal (muster_words_find (muster_suits, "Swords"), -1);
  assert_int_equal (muster_words_find (muster_suits, "sword"), -1);
  assert_int_equal (muster_words_find (muster_suits, "swords "), -1);
  assert_int_equal (muster_words_find (muster_suits, "acid"), -1);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_lists_agree_with_their_enums),
    cmocka_unit_test (test_no_list_has_a_gap),
    cmocka_unit_test (test_find),
    cmocka_unit_test (test_find_nothing),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
