/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Castles: what the report of a kingdom says, each castle and each special card that could be played against it. */
#include "games/army.h"

#include "support/content.h"

#define KINGDOM(content) "<kingdom name='North'>" content "</kingdom>"
#define ON(id) "<defense ref='" id "'/>"
#define CARD(id) "<card ref='" id "'/>"

static void
test_whole_kingdom (void **state)
{
  army_assert_facts (
      KINGDOM ("<castle upgrade='moat'>" ON ("trebuchet")
                   ON ("rushed-defenses") "</castle><castle upgrade='gate'>" ON ("knights") "</castle><castle/>"),
      "3 castles, 44 health in all.\n"
      "3 castles short of the six that win when held for a round.\n"
      "Razing castle 1 (Moat) takes attacks worth its health 23 = 10 + Trebuchet 10 + Rushed Defenses 3.\n"
      "Razing castle 2 (Gate) takes attacks worth its health 16 = 8 + Knights 8.\n"
      "Razing castle 3 takes attacks worth its health 5.\n"
      "Sabotage would take Rushed Defenses of castle 1 (Moat) or Knights of castle 2 (Gate).\n"
      "Cannon Fire would take Rushed Defenses of castle 1 (Moat) and Knights of castle 2 (Gate), 11 health in all.\n"
      "A Jester would destroy castle 3, which no defense protects.\n"
      "A Jester could steal any one of the 3 castles.\n");
}

static void
test_last_castle (void **state)
{
  army_assert_facts (KINGDOM ("<castle>" ON ("archers") "</castle>"),
                     "1 castle, 10 health in all.\n"
                     "5 castles short of the six that win when held for a round.\n"
                     "Razing castle 1 takes attacks worth its health 10 = 5 + Archers 5.\n"
                     "Sabotage would take Archers of castle 1.\n"
                     "Cannon Fire would take Archers of castle 1, 5 health in all.\n"
                     "A Jester would destroy nothing: every castle has a defense.\n"
                     "A Jester could steal nothing: the last castle stays.\n");
}

static void
test_order (void **state)
{
  /* Equal ones lie well either way. */
  army_assert_facts (KINGDOM ("<castle>" ON ("knights") ON ("knights") ON ("archers") "</castle>"),
                     "1 castle, 26 health in all.\n"
                     "5 castles short of the six that win when held for a round.\n"
                     "Razing castle 1 takes attacks worth its health 26 = 5 + Knights 8 + Knights 8 + Archers 5.\n"
                     "Sabotage would take Archers of castle 1.\n"
                     "Cannon Fire would take Archers of castle 1, 5 health in all.\n"
                     "A Jester would destroy nothing: every castle has a defense.\n"
                     "A Jester could steal nothing: the last castle stays.\n");
  army_assert_facts (KINGDOM ("<castle>" ON ("archers") ON ("knights") "</castle>"),
                     "1 castle, 18 health in all.\n"
                     "5 castles short of the six that win when held for a round.\n"
                     "Razing castle 1 takes attacks worth its health 18 = 5 + Archers 5 + Knights 8.\n"
                     "On castle 1, Knights (8) lies above Archers (5), where Sabotage and Cannon Fire take it first. "
                     "Defenses stay in the order played: play the strongest first.\n"
                     "Sabotage would take Knights of castle 1.\n"
                     "Cannon Fire would take Knights of castle 1, 8 health in all.\n"
                     "A Jester would destroy nothing: every castle has a defense.\n"
                     "A Jester could steal nothing: the last castle stays.\n");
}

static void
test_puppet_state (void **state)
{
  army_assert_facts (
      KINGDOM (
          "<castle/><castle/><castle/><castle/><castle/><castle/><puppet-state name='Duchy'><castle/></puppet-state>"),
      "6 castles, 30 health in all.\n"
      "Six castles: they win once all have stood for a full round.\n"
      "Razing castle 1 takes attacks worth its health 5.\n"
      "Razing castle 2 takes attacks worth its health 5.\n"
      "Razing castle 3 takes attacks worth its health 5.\n"
      "Razing castle 4 takes attacks worth its health 5.\n"
      "Razing castle 5 takes attacks worth its health 5.\n"
      "Razing castle 6 takes attacks worth its health 5.\n"
      "Sabotage and Cannon Fire would find no defense to take.\n"
      "A Jester would destroy castle 1, castle 2, castle 3, castle 4, castle 5 and castle 6, which no defense "
      "protects.\n"
      "A Jester could steal any one of the 6 castles.\n"
      "Duchy: 1 castle, 5 health in all.\n"
      "Duchy: 5 castles short of the six that win when held for a round.\n"
      "Duchy: Razing castle 1 takes attacks worth its health 5.\n"
      "Duchy: Sabotage and Cannon Fire would find no defense to take.\n"
      "Duchy: A Jester would destroy castle 1, which no defense protects.\n"
      "Duchy: A Jester could steal nothing: the last castle stays.\n");
}

static void
test_problems (void **state)
{
  army_assert_problem (KINGDOM (""), "kingdom.empty",
                       "This kingdom has no castle, and so its ruler is out of the game.\n→ Add a castle\n");
  army_assert_problem (KINGDOM ("<puppet-state name='Duchy'><castle/></puppet-state>"), "kingdom.empty",
                       "This kingdom has no castle: its ruler is out of the game, and its puppet states with it.\n"
                       "→ Add a castle\n");
  army_assert_problem (KINGDOM ("<castle card='gate'/><castle/>"), "option.unknown",
                       "“gate” can't be used as a castle: only a Castle can, or a Puppet if there are no more.\n"
                       "→ Remove castle 1\n");
  army_assert_problem (KINGDOM ("<castle/><puppet-state name='Duchy'/>"), "kingdom.empty",
                       "Duchy: This puppet state has no castle, and so it has fallen.\n→ Add a castle\n");
  army_assert_problem (
      KINGDOM ("<castle upgrade='moat'>" ON ("knights") ON ("archers") ON ("archers") ON ("peasants") "</castle>"),
      "castle.defenses",
      "4 defenses stand on castle 1 (Moat); a castle has room for 3.\n→ Remove Peasants (-4 health)\n"
      "→ Remove Archers (-5 health)\n→ Remove Knights (-8 health)\n");
  army_assert_problem (
      KINGDOM ("<castle>" ON ("knights") ON ("knights") ON ("archers") ON ("archers") ON ("peasants") "</castle>"),
      "castle.defenses",
      "5 defenses stand on castle 1; a castle has room for 3.\n→ Remove Peasants and Archers (-9 health)\n");
  /* No defense moves to another castle, though one has room. */
  army_assert_problem (KINGDOM ("<castle>" ON ("knights") ON ("knights") ON ("knights")
                                    ON ("archers") "</castle><castle>" ON ("archers") ON ("archers")
                                        ON ("archers") "</castle><castle upgrade='gate'/>"),
                       "castle.defenses",
                       "4 defenses stand on castle 1; a castle has room for 3.\n→ Remove Archers (-5 health)\n→ "
                       "Remove Knights (-8 health)\n");
  army_assert_problem (
      KINGDOM ("<castle>" ON ("horsemen") "</castle>"), "option.unknown",
      "No installed content has a defense “horsemen”; it is kept but doesn't count.\n→ Remove “horsemen”\n");
  army_assert_problem (
      KINGDOM ("<castle upgrade='drawbridge'/>"), "option.unknown",
      "No installed content has an upgrade “drawbridge”; it is kept but doesn't count.\n→ Remove “drawbridge”\n");
  army_assert_problem (
      KINGDOM ("<castle/><hand>" CARD ("attack-knights") CARD ("block") CARD ("jester") CARD ("moat") CARD ("puppet")
                   CARD ("defense-knights") "</hand>"),
      "hand.size",
      "The hand has 6 cards; a hand has at most 5.\n→ Discard Knights attack 8\n→ Discard Block\n→ Discard Jester\n"
      "→ Discard Moat 10\n→ Discard Puppet\n→ Discard Knights 8\n");
  army_assert_problem (KINGDOM ("<castle/><hand><card ref='block' count='6'/></hand>"), "hand.size",
                       "The hand has 6 cards; a hand has at most 5.\n→ Discard Block\n");
  army_assert_problem (
      KINGDOM (
          "<castle/><puppet-state name='Duchy'><castle/><hand><card ref='block' count='5'/></hand></puppet-state>"),
      "hand.size", "Duchy: The hand has 5 cards; that of a puppet state has at most 3.\n→ Discard 2 × Block\n");
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_whole_kingdom), cmocka_unit_test (test_last_castle), cmocka_unit_test (test_order),
    cmocka_unit_test (test_puppet_state),  cmocka_unit_test (test_problems),
  };

  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
