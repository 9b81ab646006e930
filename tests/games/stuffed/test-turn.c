/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stuffed: the use of a roll, worked out by hand, and the Hero's reroll compared with enumeration. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <glib.h>

#include "games/stuffed/turn.h"

/* The attributes are a to e; e is the Birden, and there are two faces of it. */
static const guint faces[MUSTER_STUFFED_DICE_FACES] = { 0, 1, 2, 3, 4, 4 };

static MusterStuffedTurn
turn_of (guint a, guint b, guint c, guint d, guint e)
{
  return (MusterStuffedTurn){ .dice = { a, b, c, d, e }, .pays = { TRUE, TRUE, TRUE, TRUE, FALSE } };
}

static void
put (MusterStuffedTurn *turn, gboolean mercenary, guint a, guint b, guint c)
{
  turn->cards[turn->n_cards++] = (MusterStuffedTurnCard){ mercenary, { a, b, c } };
}

static void
assert_plan (const MusterStuffedTurn *turn, guint recruits, guint advantages, guint coins, guint dice)
{
  MusterStuffedTurnPlan plan = muster_stuffed_turn_plan (turn);
  guint left[MUSTER_STUFFED_DICE_ATTRIBUTES], n = 0;

  assert_int_equal (plan.recruits, recruits);
  assert_int_equal (plan.advantages, advantages);
  assert_int_equal (plan.coins, coins);
  assert_int_equal (plan.dice, dice);
  /* No die is spent twice. */
  for (guint i = 0; i < MUSTER_STUFFED_DICE_ATTRIBUTES; i++)
    left[i] = turn->dice[i];
  for (guint s = 0; s < plan.n_steps; s++)
    for (guint i = 0; i < MUSTER_STUFFED_DICE_ATTRIBUTES; i++)
      {
        assert_true (plan.steps[s].dice[i] <= left[i]);
        left[i] -= plan.steps[s].dice[i];
      }
  for (guint i = 0; i < MUSTER_STUFFED_DICE_ATTRIBUTES; i++)
    n += left[i];
  assert_int_equal (n, plan.dice);
}

static void
test_sets (void **state)
{
  MusterStuffedTurn three = turn_of (3, 2, 1, 1, 1), four = turn_of (4, 2, 1, 1, 0), six = turn_of (6, 1, 1, 0, 0),
                    birdens = turn_of (0, 0, 0, 0, 8), full = turn_of (4, 4, 0, 0, 0);

  (void) state;
  /* A coin; a card, which is worth two; a card again, rather than two coins, would leave two dice: two coins are worth as
   * much and are kept. Birdens buy nothing. */
  assert_plan (&three, 0, 0, 1, 5);
  assert_plan (&four, 0, 1, 0, 4);
  assert_plan (&six, 0, 0, 2, 2);
  assert_plan (&birdens, 0, 0, 0, 8);
  assert_plan (&full, 0, 2, 0, 0);
  /* With three cards in hand there is room for one more, and a coin for the other set. */
  full.advantages = 3;
  assert_plan (&full, 0, 1, 1, 1);
}

static void
test_recruits (void **state)
{
  MusterStuffedTurn turn = turn_of (3, 2, 2, 1, 0);

  (void) state;
  /* A Loyal of aab, and a Mercenary of c for two coins: there is one coin, and aaa would buy the second, but then no a is
   * left for the Loyal. One recruit either way; with the Loyal the coin stays. */
  put (&turn, FALSE, 2, 1, 0);
  put (&turn, TRUE, 0, 0, 1);
  turn.coins = 1;
  assert_plan (&turn, 1, 0, 1, 5);
  turn.coins = 2;
  assert_plan (&turn, 2, 0, 0, 4);
  /* With two Loyals there is no room for another: the Mercenary, and aaa for a coin. */
  turn.loyals = 2;
  assert_plan (&turn, 1, 0, 1, 4);
}

static void
test_mission (void **state)
{
  MusterStuffedTurn turn = turn_of (2, 1, 1, 1, 3);

  (void) state;
  /* Two Teammates asked for, one there: the Loyal for ab is recruited first, and acd are left for the Mission. */
  turn.mission = TRUE;
  turn.mission_teammates = 2;
  turn.loyals = 1;
  turn.mission_wanted[0] = turn.mission_wanted[2] = turn.mission_wanted[3] = 1;
  assert_false (muster_stuffed_turn_plan (&turn).mission);
  put (&turn, FALSE, 1, 1, 0);
  assert_true (muster_stuffed_turn_plan (&turn).mission);
  assert_true (muster_stuffed_turn_can (&turn, (MusterStuffedTurnGoal){ MUSTER_STUFFED_TURN_GOAL_MISSION }));
  turn.mission_mercenaries = 1;
  assert_false (muster_stuffed_turn_can (&turn, (MusterStuffedTurnGoal){ MUSTER_STUFFED_TURN_GOAL_MISSION }));
}

/* Rolled out: each die to spend, each set of others to roll again, each outcome. */

static guint64
count_outcomes (const MusterStuffedTurn *turn, MusterStuffedTurnGoal goal, const guint *dice, guint n, guint which,
                guint spent)
{
  guint64 hits = 0, rolls = 1;
  guint again = (guint) __builtin_popcount (which);

  for (guint i = 0; i < again; i++)
    rolls *= 6;
  for (guint64 roll = 0; roll < rolls; roll++)
    {
      MusterStuffedTurn after = *turn;
      guint64 rest = roll;

      for (guint a = 0; a < MUSTER_STUFFED_DICE_ATTRIBUTES; a++)
        after.dice[a] = 0;
      for (guint i = 0; i < n; i++)
        if (i != spent)
          {
            guint shown = which >> i & 1 ? faces[rest % 6] : dice[i];

            rest = which >> i & 1 ? rest / 6 : rest;
            after.dice[shown]++;
          }
      hits += muster_stuffed_turn_can (&after, goal);
    }
  for (guint i = again; i < n; i++)
    hits *= 6;
  return hits;
}

static void
assert_as_rolled (const MusterStuffedTurn *turn, MusterStuffedTurnGoal goal)
{
  MusterStuffedDiceRange range = muster_stuffed_turn_count (turn, goal, faces);
  guint dice[5], n = 0;
  guint64 best = 0, rolls = 1;
  MusterFraction chance;

  for (guint a = 0; a < MUSTER_STUFFED_DICE_ATTRIBUTES; a++)
    for (guint i = 0; i < turn->dice[a]; i++)
      dice[n++] = a;
  for (guint i = 0; i < n; i++)
    rolls *= 6;
  for (guint spent = 0; spent < n; spent++)
    for (guint which = 0; which < 1u << n; which++)
      if ((which >> spent & 1) == 0)
        best = MAX (best, count_outcomes (turn, goal, dice, n, which, spent));
  chance = muster_stuffed_turn_can (turn, goal) ? (MusterFraction){ 1, 1 } : muster_fraction_new (best, rolls);
  assert_memory_equal (&range.low, &chance, sizeof chance);
  assert_memory_equal (&range.high, &chance, sizeof chance);
}

static void
test_reroll (void **state)
{
  MusterStuffedTurn turn = turn_of (2, 1, 0, 0, 2), pair = turn_of (1, 0, 0, 0, 1);
  const MusterStuffedTurnGoal goals[] = { { MUSTER_STUFFED_TURN_GOAL_CARD, 0 },
                                          { MUSTER_STUFFED_TURN_GOAL_CARD, 1 },
                                          { MUSTER_STUFFED_TURN_GOAL_COIN },
                                          { MUSTER_STUFFED_TURN_GOAL_ADVANTAGE },
                                          { MUSTER_STUFFED_TURN_GOAL_MISSION } };

  (void) state;
  put (&turn, FALSE, 2, 1, 1);
  put (&turn, TRUE, 1, 0, 0);
  turn.coins = 1;
  turn.mission = TRUE;
  turn.mission_wanted[1] = 2;
  for (guint i = 0; i < G_N_ELEMENTS (goals); i++)
    assert_as_rolled (&turn, goals[i]);
  /* By hand: an a and an e, and aa is wanted: one die is spent, so that it can't be; for b one die is rolled, 1/6. */
  put (&pair, FALSE, 2, 0, 0);
  put (&pair, FALSE, 0, 1, 0);
  assert_int_equal (muster_stuffed_turn_count (&pair, goals[0], faces).high.numerator, 0);
  assert_int_equal (muster_stuffed_turn_count (&pair, goals[1], faces).low.denominator, 6);
  /* Not named, the b is there twice on one of the five dice: 1/6 to 1/3. */
  assert_int_equal (muster_stuffed_turn_count (&pair, goals[1], NULL).low.denominator, 6);
  assert_int_equal (muster_stuffed_turn_count (&pair, goals[1], NULL).high.denominator, 3);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_sets),
    cmocka_unit_test (test_recruits),
    cmocka_unit_test (test_mission),
    cmocka_unit_test (test_reroll),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
