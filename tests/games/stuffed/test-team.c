/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stuffed: what the report of a team says, what its Mission still needs, and the chances of the dice. */
#include "games/army.h"
#include "games/stuffed/team.h"

#include "games/stuffed/check.h"
#include "support/content.h"

#define TEAM(content) "<team hero='Any' coins='1'>" content "</team>"

static void
test_needs (void **state)
{
  army_assert_facts (TEAM (""), "");
  army_assert_facts (TEAM ("<loyal ref='grunt'/><mission teammates='1'/>"),
                     "The Mission has the Teammates it needs: roll for its combination.\n");
  army_assert_facts (TEAM ("<mission teammates='2'/>"),
                     "The Mission still needs 2 Loyals (each the dice on the card).\n");
  army_assert_facts (
      TEAM ("<mission teammates='3' mercenaries='1'/>"),
      "The Mission still needs 1 Mercenary (2 coins and the dice on the card) and 2 Loyals (each the dice on the "
      "card).\n"
      "That is 1 coin more than the 1 at hand, and costs 3 dice: three of a kind pay one, Birdens never.\n");
  army_assert_facts ("<team hero='Any' coins='4'><mission teammates='2' mercenaries='2'/></team>",
                     "The Mission still needs 2 Mercenaries (each 2 coins and the dice on the card).\n"
                     "The 4 coins at hand are enough for that.\n");
  army_assert_facts (
      TEAM ("<loyal name='A'/><loyal name='B'/><mercenary name='C'/><mercenary name='D'/><mission teammates='5'/>"),
      "The Mission still needs the Sacrifice (an Advantage card).\n");
  army_assert_facts (
      TEAM ("<loyal name='A'/><loyal name='B'/><mercenary name='C'/><mercenary name='D'/><mission teammates='9'/>"),
      "The Mission still needs the Sacrifice (an Advantage card) and 4 more than a team can have.\n");
  /* In hand, the Sacrifice is a Teammate for nothing: no Loyal is needed. */
  army_assert_facts (TEAM ("<loyal name='A'/><advantage ref='sacrifice'/><mission teammates='2'/>"),
                     "The Mission still needs the Sacrifice from your hand.\n");
  army_assert_facts (TEAM ("<loyal name='A'/><advantage ref='sacrifice'/><mission teammates='3'/>"),
                     "The Mission still needs 1 Loyal (the dice on the card) and the Sacrifice from your hand.\n");
  /* Recruited, she counts already, and there is no other. */
  army_assert_facts (TEAM ("<loyal name='A'/><loyal name='B'/><mercenary name='C'/><mercenary name='D'/><sacrifice/>"
                           "<mission teammates='6'/>"),
                     "The Mission still needs 1 more than a team can have.\n");
}

static void
test_chances (void **state)
{
  /* 1 - (5/6)^8 = 76.74 %, and 1 - (5/6)^15 = 93.51 % where a miss costs a die and the seven others are rolled again; twice
   * there, with 4 for 5, 96.10 % and 99.77 %. */
  army_assert_facts (
      TEAM ("<mission combination='charisma'/>"),
      "The Mission has the Teammates it needs: roll for its combination.\n"
      "Its combination takes 1 of the 8 dice: 1 Charisma.\n"
      "In one roll it shows with a chance of between 76.74% and 96.10%.\n"
      "With one die spent on the Hero and the best of the other seven rolled again, it is between 93.51% and 99.77%.\n"
      "A die has six faces for five attributes, and the rulebook doesn't say which is there twice; name the six faces "
      "to have one number.\n");
  army_assert_facts (
      TEAM ("<dice faces='charisma charisma resource intelligence essence birden'/><mission combination='charisma'/>"),
      "The Mission has the Teammates it needs: roll for its combination.\n"
      "Its combination takes 1 of the 8 dice: 1 Charisma.\n"
      "In one roll it shows with a chance of 96.10%.\n"
      "With one die spent on the Hero and the best of the other seven rolled again, it is 99.77%.\n");
}

static void
test_problems (void **state)
{
  army_assert_problem ("<team/>", "team.hero",
                       "No Hero leads this team.\n→ Pick any Hero: all have the same ability\n");
  army_assert_problem (
      TEAM ("<loyal ref='grunt'/><loyal name='Button'/><loyal name='Lace'/>"), "team.loyals",
      "The team has 3 Loyals; it may have at most 2.\n→ Leave out Grunt\n→ Leave out Button\n→ Leave out Lace\n");
  army_assert_problem (TEAM ("<mercenary name='A'/><mercenary name='B'/><mercenary name='C'/><mercenary name='D'/>"),
                       "team.mercenaries", "The team has 4 Mercenaries; it may have at most 2.\n→ Leave out C and D\n");
  army_assert_problem (
      TEAM ("<advantage name='A'/><advantage name='B'/><advantage name='C'/><advantage name='D'/><advantage name='E'/>"
            "<advantage name='F'/>"),
      "team.advantages", "6 Advantage cards are in hand; a hand has at most 4.\n→ Leave out E and F\n");
  army_assert_problem (
      TEAM ("<mission teammates='1'/>"), "mission.teammates",
      "The Mission asks for 1 Teammate, and the team has 0.\n→ Recruit 1 more Loyal\n→ Recruit 1 more Mercenary\n");
  /* Two Loyals are all there is room for; and with all four, only the Sacrifice is left. */
  army_assert_problem (
      TEAM ("<mission teammates='3'/>"), "mission.teammates",
      "The Mission asks for 3 Teammates, and the team has 0.\n→ Recruit 2 more Loyals and 1 more Mercenary\n"
      "→ Recruit 1 more Loyal and 2 more Mercenaries\n");
  army_assert_problem (
      TEAM ("<loyal ref='grunt'/><loyal name='B'/><mercenary name='C'/><mercenary name='D'/><mission teammates='5'/>"),
      "mission.teammates", "The Mission asks for 5 Teammates, and the team has 4.\n→ Recruit the Sacrifice\n");
  /* More Mercenaries than a team may have: nothing helps. */
  army_assert_problem (TEAM ("<mercenary name='C'/><mercenary name='D'/><mission mercenaries='3'/>"),
                       "mission.mercenaries",
                       "The Mission asks for 3 Mercenaries among the Teammates, and the team has 2.\n");
  army_assert_problem (
      TEAM ("<loyal ref='nobody'/>"), "option.unknown",
      "No installed content has a Loyal “nobody”; it is kept but doesn't count.\n→ Leave out nobody\n");
  army_assert_problem (
      TEAM ("<mission mercenaries='2'/>"), "mission.mercenaries",
      "The Mission asks for 2 Mercenaries among the Teammates, and the team has 0.\n→ Recruit 2 more Mercenaries\n");
}

static void
test_sacrifice (void **state)
{
  army_assert_problem (TEAM ("<sacrifice/><advantage ref='sacrifice'/>"), "team.sacrifice",
                       "The team has 2 Sacrifices, in hand or recruited; there is only one.\n→ Leave out Sacrifice\n");
  army_assert_problem (TEAM ("<mission teammates='6' mercenaries='3'/>"), "mission.impossible",
                       "No team can meet this Mission: it asks for 6 Teammates, of whom a team has at most 5 and 3 "
                       "Mercenaries, of whom a "
                       "team has at most 2.\n");
}

static void
test_combination_in_words (void **state)
{
  MusterStuffedCombination combination = { g_strdup (" charisma resource\tcharisma fun ") };
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  MusterStuffedDiceChances chances;

  muster_stuffed_combination_resolve (&combination, content_get ());
  text = muster_stuffed_dup_combination (&combination);
  assert_string_equal (text, "2 Charisma, 1 Resource and 1 fun");
  assert_false (muster_stuffed_count_chances (content_get (), &combination, NULL, &chances, &error));
  assert_string_equal (error->message, "No die shows “fun”.");
  muster_stuffed_combination_clear (&combination);
}

/* The second Mercenary is the third of the Teammates; the second Advantage is the second in hand. */
static void
test_find_card (void **state)
{
  g_autoptr (MusterDocument) document
      = army_read ("<team hero='Any'><mercenary name='A'/><advantage name='B'/><loyal name='C'/><mercenary name='D'/>"
                   "<advantage name='E'/></team>");
  const MusterStuffedTeam *team = document->things->pdata[0];
  MusterPlace mercenary = muster_place_nth ("mercenary", 2), loyals = muster_place ("loyal"),
              advantage = muster_place_nth ("advantage", 2), nobody = muster_place_nth ("loyal", 2);

  assert_int_equal (muster_stuffed_team_find_card (team, &mercenary), 2);
  assert_int_equal (muster_stuffed_team_find_card (team, &loyals), 1);
  assert_int_equal (muster_stuffed_team_find_card (team, &advantage), 1);
  assert_int_equal (muster_stuffed_team_find_card (team, &nobody), 3);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_needs),
    cmocka_unit_test (test_chances),
    cmocka_unit_test (test_problems),
    cmocka_unit_test (test_sacrifice),
    cmocka_unit_test (test_combination_in_words),
    cmocka_unit_test (test_find_card),
  };

  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
