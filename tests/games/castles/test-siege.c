/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sieges worked out by hand, and small random ones against a search through every choice. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>

#include <cmocka.h>
#include <glib.h>

#include "model/error.h"
#include "games/castles/siege.h"

#define OWN MUSTER_CASTLES_SIEGE_OWN
#define ALLY MUSTER_CASTLES_SIEGE_ALLY
#define WALL MUSTER_CASTLES_SIEGE_CASTLE

/* A castle by its own worth and its defenses in the order played. */
#define CASTLE(own, ...)                                                                                               \
  {                                                                                                                    \
    .worth = own, .defenses = (const guint[]){ __VA_ARGS__ },                                                          \
    .n_defenses = sizeof ((const guint[]){ __VA_ARGS__ }) / sizeof (guint)                                             \
  }
#define BARE(own)                                                                                                      \
  {                                                                                                                    \
    .worth = own                                                                                                       \
  }
#define SIEGE(defender, attacker)                                                                                      \
  {                                                                                                                    \
    .castles = defender, .n_castles = G_N_ELEMENTS (defender), .cards = attacker, .n_cards = G_N_ELEMENTS (attacker)   \
  }

static const MusterCastlesSiegeTarget *
target_at (const MusterCastlesSiegePlan *plan, guint i)
{
  assert_in_range (i, 0, plan->targets->len - 1);
  return &g_array_index (plan->targets, MusterCastlesSiegeTarget, i);
}

static void
assert_target (const MusterCastlesSiegePlan *plan, guint i, guint castle, gint defense)
{
  assert_int_equal (target_at (plan, i)->castle, castle);
  assert_int_equal (target_at (plan, i)->defense, defense);
}

static void
assert_pour (const MusterCastlesSiegePlan *plan, guint i, guint target, guint card, guint worth)
{
  const MusterCastlesSiegePour *pour = &g_array_index (plan->pours, MusterCastlesSiegePour, i);

  assert_in_range (i, 0, plan->pours->len - 1);
  assert_int_equal (pour->target, target);
  assert_int_equal (pour->card, card);
  assert_int_equal (pour->worth, worth);
}

static void
assert_use (const MusterCastlesSiegePlan *plan, guint i, guint card, guint left)
{
  assert_in_range (i, 0, plan->uses->len - 1);
  assert_int_equal (g_array_index (plan->uses, MusterCastlesSiegeUse, i).card, card);
  assert_int_equal (g_array_index (plan->uses, MusterCastlesSiegeUse, i).left, left);
}

static void
assert_outcome (const MusterCastlesSiegePlan *plan, guint razed, guint removed, guint cards, guint spent)
{
  assert_non_null (plan);
  assert_int_equal (plan->razed, razed);
  assert_int_equal (plan->removed, removed);
  assert_int_equal (plan->uses->len, cards);
  assert_int_equal (plan->spent, spent);
  assert_int_equal (plan->missing, 0);
}

/* That the pours add up on both sides, and that no castle falls with a defense on it. */
static void
assert_sound (const MusterCastlesSiege *siege, const MusterCastlesSiegePlan *plan)
{
  g_autofree guint *on_target = g_new0 (guint, plan->targets->len + 1);
  g_autofree guint *of_card = g_new0 (guint, siege->n_cards + 1);
  g_autofree guint *gone = g_new0 (guint, siege->n_castles + 1);
  guint leftovers = 0;

  for (guint i = 0; i < plan->pours->len; i++)
    {
      const MusterCastlesSiegePour *pour = &g_array_index (plan->pours, MusterCastlesSiegePour, i);

      assert_true (pour->worth > 0);
      on_target[pour->target] += pour->worth;
      of_card[pour->card] += pour->worth;
    }
  for (guint i = 0; i < plan->targets->len; i++)
    {
      const MusterCastlesSiegeTarget *target = target_at (plan, i);
      const MusterCastlesSiegeCastle *castle = &siege->castles[target->castle];

      assert_int_equal (on_target[i], target->worth);
      assert_int_equal (target->worth, target->defense == WALL ? castle->worth : castle->defenses[target->defense]);
      if (target->defense == WALL)
        assert_int_equal (gone[target->castle], castle->n_defenses);
      gone[target->castle]++;
    }
  for (guint i = 0; i < plan->uses->len; i++)
    {
      const MusterCastlesSiegeUse *use = &g_array_index (plan->uses, MusterCastlesSiegeUse, i);

      assert_true (of_card[use->card] > 0);
      assert_int_equal (of_card[use->card] + use->left, siege->cards[use->card].worth);
      leftovers += use->left > 0 ? 1 : 0;
    }
  assert_in_range (leftovers, 0, 1);
}

/* An equal value is enough: 5 razes a castle of 5, and all of the card is used. */
static void
test_equal_is_enough (void **state)
{
  const MusterCastlesSiegeCastle castles[] = { BARE (5) };
  const MusterCastlesSiegeCard cards[] = { { 5, OWN } };
  const MusterCastlesSiege siege = SIEGE (castles, cards);
  g_autoptr (MusterCastlesSiegePlan) plan = muster_castles_siege_plan_best (&siege, NULL);

  (void) state;
  assert_outcome (plan, 1, 5, 1, 5);
  assert_target (plan, 0, 0, WALL);
  assert_pour (plan, 0, 0, 0, 5);
  assert_use (plan, 0, 0, 0);
}

/* One short: 4 does nothing to a castle of 5, so no card is played, and 1 is missing. */
static void
test_one_short (void **state)
{
  const MusterCastlesSiegeCastle castles[] = { BARE (5) };
  const MusterCastlesSiegeCard cards[] = { { 4, OWN } };
  const MusterCastlesSiege siege = SIEGE (castles, cards);
  g_autoptr (MusterCastlesSiegePlan) best = muster_castles_siege_plan_best (&siege, NULL);
  g_autoptr (MusterCastlesSiegePlan) alone = muster_castles_siege_plan_castle (&siege, 0, NULL);

  (void) state;
  assert_outcome (best, 0, 0, 0, 0);
  assert_int_equal (best->pours->len, 0);
  assert_int_equal (alone->missing, 1);
  assert_int_equal (alone->razed, 0);
  assert_int_equal (alone->targets->len, 0);
  assert_int_equal (alone->uses->len, 0);
}

/* The book's picture: a Trebuchet (10) removes Archers (5) and Peasants (4), and 1 is left over. The castle has a Moat,
 * so that the 10 can't raze anything. The topmost defense, the Peasants, is named first. */
static void
test_one_card_splits (void **state)
{
  const MusterCastlesSiegeCastle castles[] = { CASTLE (10, 5, 4) };
  const MusterCastlesSiegeCard cards[] = { { 10, OWN } };
  const MusterCastlesSiege siege = SIEGE (castles, cards);
  g_autoptr (MusterCastlesSiegePlan) plan = muster_castles_siege_plan_best (&siege, NULL);

  (void) state;
  assert_outcome (plan, 0, 9, 1, 10);
  assert_int_equal (plan->targets->len, 2);
  assert_target (plan, 0, 0, 1);
  assert_target (plan, 1, 0, 0);
  assert_pour (plan, 0, 0, 0, 4);
  assert_pour (plan, 1, 1, 0, 5);
  assert_use (plan, 0, 0, 1);
}

/* The book's other picture: Spearmen (6) and Peasants (4) combine against a Ballista (9): 10 for 9. The castle behind
 * it would take 14. */
static void
test_two_cards_combine (void **state)
{
  const MusterCastlesSiegeCastle castles[] = { CASTLE (5, 9) };
  const MusterCastlesSiegeCard cards[] = { { 6, OWN }, { 4, OWN } };
  const MusterCastlesSiege siege = SIEGE (castles, cards);
  g_autoptr (MusterCastlesSiegePlan) plan = muster_castles_siege_plan_best (&siege, NULL);
  g_autoptr (MusterCastlesSiegePlan) alone = muster_castles_siege_plan_castle (&siege, 0, NULL);

  (void) state;
  assert_outcome (plan, 0, 9, 2, 10);
  assert_pour (plan, 0, 0, 0, 6);
  assert_pour (plan, 1, 0, 1, 3);
  assert_use (plan, 1, 1, 1);
  assert_int_equal (alone->missing, 4);
}

/* 5 under 9, 7, 4 is 25, and 10 + 8 + 7 is 25: it falls with nothing left. The 7 goes on the 7 whole; the 10 takes the
 * 4 and 6 of the 9; the 8 takes the other 3 and the castle's 5. */
static void
test_three_defenses (void **state)
{
  const MusterCastlesSiegeCastle castles[] = { CASTLE (5, 9, 7, 4) };
  const MusterCastlesSiegeCard cards[] = { { 10, OWN }, { 8, OWN }, { 7, OWN } };
  const MusterCastlesSiege siege = SIEGE (castles, cards);
  g_autoptr (MusterCastlesSiegePlan) plan = muster_castles_siege_plan_best (&siege, NULL);

  (void) state;
  assert_outcome (plan, 1, 25, 3, 25);
  assert_int_equal (plan->targets->len, 4);
  assert_target (plan, 0, 0, 2);
  assert_target (plan, 1, 0, 1);
  assert_target (plan, 2, 0, 0);
  assert_target (plan, 3, 0, WALL);
  assert_int_equal (plan->pours->len, 5);
  assert_pour (plan, 0, 0, 0, 4);
  assert_pour (plan, 1, 1, 2, 7);
  assert_pour (plan, 2, 2, 0, 6);
  assert_pour (plan, 3, 2, 1, 3);
  assert_pour (plan, 4, 3, 1, 5);
}

/* With 24 the same castle stands: its defenses are 20 together, and its own 5 is more than the 4 that remain. 10 + 8
 * are 18, so all three cards are needed, and 4 is left of the last. */
static void
test_three_defenses_one_short (void **state)
{
  const MusterCastlesSiegeCastle castles[] = { CASTLE (5, 9, 7, 4) };
  const MusterCastlesSiegeCard cards[] = { { 10, OWN }, { 8, OWN }, { 6, OWN } };
  const MusterCastlesSiege siege = SIEGE (castles, cards);
  g_autoptr (MusterCastlesSiegePlan) plan = muster_castles_siege_plan_best (&siege, NULL);
  g_autoptr (MusterCastlesSiegePlan) alone = muster_castles_siege_plan_castle (&siege, 0, NULL);

  (void) state;
  assert_outcome (plan, 0, 20, 3, 24);
  assert_int_equal (plan->targets->len, 3);
  assert_use (plan, 2, 2, 4);
  assert_int_equal (alone->missing, 1);
}

/* Any defense may go, not only the topmost: 9 takes the Ballistas from under the two others (7 or 4 would be less, 7 +
 * 4 are 11). */
static void
test_defense_below_others (void **state)
{
  const MusterCastlesSiegeCastle castles[] = { CASTLE (5, 9, 7, 4) };
  const MusterCastlesSiegeCard cards[] = { { 9, OWN } };
  const MusterCastlesSiege siege = SIEGE (castles, cards);
  g_autoptr (MusterCastlesSiegePlan) plan = muster_castles_siege_plan_best (&siege, NULL);

  (void) state;
  assert_outcome (plan, 0, 9, 1, 9);
  assert_target (plan, 0, 0, 0);
}

/* Taking the strongest first would be 9 and then nothing for the 4 left; 7 + 6 are all of 13. */
static void
test_not_greedy (void **state)
{
  const MusterCastlesSiegeCastle castles[] = { CASTLE (10, 9, 7, 6) };
  const MusterCastlesSiegeCard cards[] = { { 5, OWN }, { 8, OWN } };
  const MusterCastlesSiege siege = SIEGE (castles, cards);
  g_autoptr (MusterCastlesSiegePlan) plan = muster_castles_siege_plan_best (&siege, NULL);

  (void) state;
  assert_outcome (plan, 0, 13, 2, 13);
  assert_target (plan, 0, 0, 2);
  assert_target (plan, 1, 0, 1);
}

/* Upgraded castles: 8 and 10 bare, 5 behind 6. With 19 two of the three fall, in pairs of 18 (8 + 10), 19 (8 + 11) or
 * 21: 19 is the most. */
static void
test_upgraded_castles (void **state)
{
  const MusterCastlesSiegeCastle castles[] = { BARE (8), BARE (10), CASTLE (5, 6) };
  const MusterCastlesSiegeCard cards[] = { { 10, OWN }, { 9, OWN } };
  const MusterCastlesSiege siege = SIEGE (castles, cards);
  g_autoptr (MusterCastlesSiegePlan) plan = muster_castles_siege_plan_best (&siege, NULL);

  (void) state;
  assert_outcome (plan, 2, 19, 2, 19);
  assert_target (plan, 0, 0, WALL);
  assert_target (plan, 1, 2, 0);
  assert_target (plan, 2, 2, WALL);
}

/* A castle counts for more than any worth: the bare 5 falls and the other 5 of the card find nothing, though Trebuchet
 * 10 would have gone whole. */
static void
test_castles_before_worth (void **state)
{
  const MusterCastlesSiegeCastle castles[] = { CASTLE (10, 10, 10), BARE (5) };
  const MusterCastlesSiegeCard cards[] = { { 10, OWN } };
  const MusterCastlesSiege siege = SIEGE (castles, cards);
  g_autoptr (MusterCastlesSiegePlan) plan = muster_castles_siege_plan_best (&siege, NULL);

  (void) state;
  assert_outcome (plan, 1, 5, 1, 10);
  assert_target (plan, 0, 1, WALL);
  assert_use (plan, 0, 0, 5);
}

/* 15 against 5 behind 4 and 5 behind 6: one castle with its defense and the other's defense, 9 + 6 or 11 + 4. Both are
 * 15; the first in the row falls. */
static void
test_first_of_equals (void **state)
{
  const MusterCastlesSiegeCastle castles[] = { CASTLE (5, 4), CASTLE (5, 6) };
  const MusterCastlesSiegeCard cards[] = { { 10, OWN }, { 5, OWN } };
  const MusterCastlesSiege siege = SIEGE (castles, cards);
  g_autoptr (MusterCastlesSiegePlan) plan = muster_castles_siege_plan_best (&siege, NULL);

  (void) state;
  assert_outcome (plan, 1, 15, 2, 15);
  assert_target (plan, 0, 0, 0);
  assert_target (plan, 1, 0, WALL);
  assert_target (plan, 2, 1, 0);
}

/* 9 with 4, 4, 5, 10 and 9 in hand: one card does, 9 or 10, and the 9 wastes nothing. For 14 two do: 10 + 4. */
static void
test_fewest_cards (void **state)
{
  const MusterCastlesSiegeCastle castles[] = { CASTLE (5, 4), CASTLE (10, 4) };
  const MusterCastlesSiegeCard cards[] = { { 4, OWN }, { 4, ALLY }, { 5, OWN }, { 10, OWN }, { 9, ALLY } };
  const MusterCastlesSiege siege = SIEGE (castles, cards);
  g_autoptr (MusterCastlesSiegePlan) nine = muster_castles_siege_plan_castle (&siege, 0, NULL);
  g_autoptr (MusterCastlesSiegePlan) fourteen = muster_castles_siege_plan_castle (&siege, 1, NULL);

  (void) state;
  assert_outcome (nine, 1, 9, 1, 9);
  assert_use (nine, 0, 4, 0);
  assert_outcome (fourteen, 1, 14, 2, 14);
  assert_use (fourteen, 0, 0, 0);
  assert_use (fourteen, 1, 3, 0);
  assert_target (fourteen, 0, 1, 0);
  assert_pour (fourteen, 0, 0, 0, 4);
  assert_pour (fourteen, 1, 1, 3, 10);
}

/* Together 9 + 8 raze both (9 and 8). Without the ally the 9 razes 5 behind 4 for all of 9; without the own card the 8
 * razes the Gate for 8. The defender blocks the own card. */
static void
test_block (void **state)
{
  const MusterCastlesSiegeCastle castles[] = { CASTLE (5, 4), BARE (8) };
  const MusterCastlesSiegeCard cards[] = { { 9, OWN }, { 8, ALLY } };
  const MusterCastlesSiege siege = SIEGE (castles, cards);
  g_autoptr (MusterCastlesSiegePlan) best = muster_castles_siege_plan_best (&siege, NULL);
  g_autoptr (MusterCastlesSiegeBlock) block = muster_castles_siege_plan_blocked (&siege, NULL);

  (void) state;
  assert_outcome (best, 2, 17, 2, 17);
  assert_int_equal (block->blocked, OWN);
  assert_false (block->takes_both);
  assert_outcome (block->plan, 1, 8, 1, 8);
  assert_target (block->plan, 0, 1, WALL);
  assert_use (block->plan, 0, 1, 0);
}

/* The ally's 10 would raze the Moat, the own 6 only the Spearmen before the other: the defender blocks the ally. */
static void
test_block_ally (void **state)
{
  const MusterCastlesSiegeCastle castles[] = { BARE (10), CASTLE (5, 6) };
  const MusterCastlesSiegeCard cards[] = { { 6, OWN }, { 10, ALLY } };
  const MusterCastlesSiege siege = SIEGE (castles, cards);
  g_autoptr (MusterCastlesSiegeBlock) block = muster_castles_siege_plan_blocked (&siege, NULL);

  (void) state;
  assert_int_equal (block->blocked, ALLY);
  assert_outcome (block->plan, 0, 6, 1, 6);
}

/* Without an ally a Block leaves nothing. */
static void
test_block_alone (void **state)
{
  const MusterCastlesSiegeCastle castles[] = { BARE (5) };
  const MusterCastlesSiegeCard cards[] = { { 10, OWN }, { 10, OWN } };
  const MusterCastlesSiege siege = SIEGE (castles, cards);
  g_autoptr (MusterCastlesSiegeBlock) block = muster_castles_siege_plan_blocked (&siege, NULL);

  (void) state;
  assert_int_equal (block->blocked, OWN);
  assert_false (block->takes_both);
  assert_outcome (block->plan, 0, 0, 0, 0);
}

/* 6 and 5 together take the Trebuchet (10) and nothing else; neither does alone, so a Block takes both. With 10 in the
 * own hand the ally isn't needed, and it doesn't. With Peasants beside it, 10 is still the most that 11 can take.
 * Two castles that fall only to both are two targets: there a Block takes the cards of one. */
static void
test_block_takes_both (void **state)
{
  const MusterCastlesSiegeCastle castles[] = { CASTLE (10, 10) }, more[] = { CASTLE (10, 10, 4) };
  const MusterCastlesSiegeCastle two[] = { BARE (5), BARE (5) };
  const MusterCastlesSiegeCard both[] = { { 6, OWN }, { 5, ALLY } }, one[] = { { 10, OWN }, { 5, ALLY } };
  const MusterCastlesSiege needs_both = SIEGE (castles, both), needs_one = SIEGE (castles, one);
  const MusterCastlesSiege choice = SIEGE (more, both), split = SIEGE (two, both);
  g_autoptr (MusterCastlesSiegeBlock) first = muster_castles_siege_plan_blocked (&needs_both, NULL);
  g_autoptr (MusterCastlesSiegeBlock) second = muster_castles_siege_plan_blocked (&needs_one, NULL);
  g_autoptr (MusterCastlesSiegeBlock) third = muster_castles_siege_plan_blocked (&choice, NULL);
  g_autoptr (MusterCastlesSiegeBlock) fourth = muster_castles_siege_plan_blocked (&split, NULL);

  (void) state;
  assert_true (first->takes_both);
  assert_outcome (first->plan, 0, 0, 0, 0);
  assert_false (second->takes_both);
  assert_int_equal (second->blocked, OWN);
  assert_true (third->takes_both);
  assert_outcome (third->plan, 0, 4, 1, 5);
  assert_false (fourth->takes_both);
  assert_outcome (fourth->plan, 1, 5, 1, 5);
}

static void
test_nothing (void **state)
{
  const MusterCastlesSiege nothing = { 0 };
  g_autoptr (MusterCastlesSiegePlan) plan = muster_castles_siege_plan_best (&nothing, NULL);
  g_autoptr (MusterCastlesSiegeBlock) block = muster_castles_siege_plan_blocked (&nothing, NULL);

  (void) state;
  assert_outcome (plan, 0, 0, 0, 0);
  assert_outcome (block->plan, 0, 0, 0, 0);
}

/* Twelve cards each against a kingdom of six castles with three defenses is a table's worst. A hand of thousands is a
 * broken file: refused, not computed for hours. */
static void
test_too_large (void **state)
{
  static const guint trebuchets[] = { 10, 10, 10 };
  MusterCastlesSiegeCastle castles[6];
  g_autofree MusterCastlesSiegeCard *cards = g_new (MusterCastlesSiegeCard, 5000);
  MusterCastlesSiege siege = { .castles = castles, .n_castles = 6, .cards = cards, .n_cards = 24 };
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCastlesSiegePlan) plan = NULL;

  (void) state;
  for (guint i = 0; i < 6; i++)
    castles[i] = (MusterCastlesSiegeCastle){ .worth = 10, .defenses = trebuchets, .n_defenses = 3 };
  for (guint i = 0; i < 5000; i++)
    cards[i] = (MusterCastlesSiegeCard){ .worth = 10, .owner = i % 2 };

  /* 240 is all six castles of 40. */
  plan = muster_castles_siege_plan_best (&siege, NULL);
  assert_outcome (plan, 6, 240, 24, 240);
  siege.n_cards = 5000;
  assert_null (muster_castles_siege_plan_best (&siege, &error));
  assert_true (g_error_matches (error, MUSTER_ERROR, MUSTER_ERROR_TOO_LARGE));
  assert_null (muster_castles_siege_plan_castle (&siege, 0, NULL));
  assert_null (muster_castles_siege_plan_blocked (&siege, NULL));

  siege.n_cards = 2;
  cards[0].worth = cards[1].worth = castles[0].worth = G_MAXUINT;
  assert_null (muster_castles_siege_plan_best (&siege, NULL));
  assert_null (muster_castles_siege_plan_castle (&siege, 0, NULL));
}

/* Tables that would each be filled are too many together: one for each number of Cannon Fires, twice with a Jester. */
static void
test_too_large_together (void **state)
{
  static const guint trebuchets[] = { 10, 10, 10 };
  MusterCastlesSiegeCastle castles[12];
  MusterCastlesSiegeCard cards[200];
  MusterCastlesSiege siege = { .castles = castles, .n_castles = 12, .cards = cards, .n_cards = 48 };
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCastlesSiegePlan) plan = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (castles); i++)
    castles[i] = (MusterCastlesSiegeCastle){ .worth = 10, .defenses = trebuchets, .n_defenses = 3 };
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    cards[i] = (MusterCastlesSiegeCard){ .worth = 10, .owner = i % 2 };
  /* A dozen castles, four dozen cards with three of each special: worked out. */
  for (guint i = 0; i < 3; i++)
    {
      cards[i] = (MusterCastlesSiegeCard){ .kind = MUSTER_CASTLES_SIEGE_JESTER };
      cards[3 + i] = (MusterCastlesSiegeCard){ .kind = MUSTER_CASTLES_SIEGE_CANNON_FIRE };
      cards[6 + i] = (MusterCastlesSiegeCard){ .kind = MUSTER_CASTLES_SIEGE_SABOTAGE };
    }
  plan = muster_castles_siege_plan_best (&siege, &error);
  assert_null (error);
  assert_non_null (plan);
  /* With ten Jesters and thirty Sabotages no table is too large by itself, but all of them are. */
  for (guint i = 0; i < 7; i++)
    cards[9 + i] = (MusterCastlesSiegeCard){ .kind = MUSTER_CASTLES_SIEGE_JESTER };
  for (guint i = 0; i < 27; i++)
    cards[16 + i] = (MusterCastlesSiegeCard){ .kind = MUSTER_CASTLES_SIEGE_SABOTAGE };
  siege.n_cards = 80;
  assert_null (muster_castles_siege_plan_best (&siege, &error));
  assert_true (g_error_matches (error, MUSTER_ERROR, MUSTER_ERROR_TOO_LARGE));
}

/* The naive search. */

typedef struct
{
  guint razed, removed, cards, spent;
} Outcome;

/* Whether the targets of `set` (bits: each castle's defenses, then the castle, castle after castle) may be removed. */
static gboolean
weigh_targets (const MusterCastlesSiege *siege, guint set, Outcome *outcome)
{
  guint bit = 0;

  *outcome = (Outcome){ 0 };
  for (guint i = 0; i < siege->n_castles; i++)
    {
      const MusterCastlesSiegeCastle *castle = &siege->castles[i];
      gboolean all = TRUE;

      for (guint j = 0; j < castle->n_defenses; j++, bit++)
        if (set & (1u << bit))
          outcome->removed += castle->defenses[j];
        else
          all = FALSE;
      if (set & (1u << bit++))
        {
          if (!all)
            return FALSE;
          outcome->removed += castle->worth;
          outcome->razed++;
        }
    }
  return TRUE;
}

static void
fewest_by_search (const MusterCastlesSiege *siege, guint owners, Outcome *outcome)
{
  outcome->cards = outcome->spent = G_MAXUINT;
  for (guint set = 0; set < 1u << siege->n_cards; set++)
    {
      guint cards = 0, spent = 0;
      gboolean blocked = FALSE;

      for (guint i = 0; i < siege->n_cards; i++)
        if (set & (1u << i))
          {
            cards++;
            spent += siege->cards[i].worth;
            blocked |= (owners & (1u << siege->cards[i].owner)) == 0;
          }
      if (!blocked && spent >= outcome->removed
          && (cards < outcome->cards || (cards == outcome->cards && spent < outcome->spent)))
        {
          outcome->cards = cards;
          outcome->spent = spent;
        }
    }
}

static Outcome
best_by_search (const MusterCastlesSiege *siege, guint owners)
{
  Outcome best = { 0 };
  guint bits = siege->n_castles, attack = 0;

  for (guint i = 0; i < siege->n_castles; i++)
    bits += siege->castles[i].n_defenses;
  for (guint i = 0; i < siege->n_cards; i++)
    attack += owners & (1u << siege->cards[i].owner) ? siege->cards[i].worth : 0;
  for (guint set = 0; set < 1u << bits; set++)
    {
      Outcome outcome;

      if (weigh_targets (siege, set, &outcome) && outcome.removed <= attack
          && (outcome.razed > best.razed || (outcome.razed == best.razed && outcome.removed > best.removed)))
        best = outcome;
    }
  fewest_by_search (siege, owners, &best);
  return best;
}

static void
assert_same (const MusterCastlesSiegePlan *plan, Outcome outcome)
{
  assert_outcome (plan, outcome.razed, outcome.removed, outcome.cards, outcome.spent);
}

static void
compare_castles (const MusterCastlesSiege *siege)
{
  guint attack = 0;

  for (guint i = 0; i < siege->n_cards; i++)
    attack += siege->cards[i].worth;
  for (guint i = 0; i < siege->n_castles; i++)
    {
      g_autoptr (MusterCastlesSiegePlan) plan = muster_castles_siege_plan_castle (siege, i, NULL);
      Outcome outcome = { .razed = 1, .removed = siege->castles[i].worth };

      for (guint j = 0; j < siege->castles[i].n_defenses; j++)
        outcome.removed += siege->castles[i].defenses[j];
      if (outcome.removed > attack)
        {
          assert_int_equal (plan->missing, outcome.removed - attack);
          continue;
        }
      fewest_by_search (siege, 3, &outcome);
      assert_same (plan, outcome);
      assert_sound (siege, plan);
    }
}

static void
compare_siege (const MusterCastlesSiege *siege)
{
  g_autoptr (MusterCastlesSiegePlan) best = muster_castles_siege_plan_best (siege, NULL);
  g_autoptr (MusterCastlesSiegeBlock) block = muster_castles_siege_plan_blocked (siege, NULL);
  Outcome without_own = best_by_search (siege, 1u << ALLY), without_ally = best_by_search (siege, 1u << OWN);
  gboolean ally = without_ally.razed < without_own.razed
                  || (without_ally.razed == without_own.razed && without_ally.removed < without_own.removed);

  assert_same (best, best_by_search (siege, 3));
  assert_sound (siege, best);
  assert_int_equal (block->blocked, ally ? ALLY : OWN);
  assert_same (block->plan, ally ? without_ally : without_own);
  assert_sound (siege, block->plan);
  for (guint i = 0; i < block->plan->uses->len; i++)
    assert_int_not_equal (siege->cards[g_array_index (block->plan->uses, MusterCastlesSiegeUse, i).card].owner,
                          block->blocked);
  compare_castles (siege);
}

static void
test_against_search (void **state)
{
  static const guint walls[] = { 5, 8, 10 };
  g_autoptr (GRand) rand = g_rand_new_with_seed (20240501);

  (void) state;
  for (guint round = 0; round < 1500; round++)
    {
      guint defenses[3][3];
      MusterCastlesSiegeCastle castles[3];
      MusterCastlesSiegeCard cards[6];
      MusterCastlesSiege siege
          = { castles, (guint) g_rand_int_range (rand, 1, 4), cards, (guint) g_rand_int_range (rand, 0, 7) };

      for (guint i = 0; i < 3; i++)
        {
          castles[i].worth = walls[g_rand_int_range (rand, 0, 3)];
          castles[i].defenses = defenses[i];
          castles[i].n_defenses = (guint) g_rand_int_range (rand, 0, 4);
          for (guint j = 0; j < 3; j++)
            defenses[i][j] = (guint) g_rand_int_range (rand, 3, 11);
        }
      for (guint i = 0; i < 6; i++)
        cards[i]
            = (MusterCastlesSiegeCard){ (guint) g_rand_int_range (rand, 4, 11), g_rand_boolean (rand) ? OWN : ALLY };
      compare_siege (&siege);
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_equal_is_enough),
    cmocka_unit_test (test_one_short),
    cmocka_unit_test (test_one_card_splits),
    cmocka_unit_test (test_two_cards_combine),
    cmocka_unit_test (test_three_defenses),
    cmocka_unit_test (test_three_defenses_one_short),
    cmocka_unit_test (test_defense_below_others),
    cmocka_unit_test (test_not_greedy),
    cmocka_unit_test (test_upgraded_castles),
    cmocka_unit_test (test_castles_before_worth),
    cmocka_unit_test (test_first_of_equals),
    cmocka_unit_test (test_fewest_cards),
    cmocka_unit_test (test_block),
    cmocka_unit_test (test_block_ally),
    cmocka_unit_test (test_block_alone),
    cmocka_unit_test (test_block_takes_both),
    cmocka_unit_test (test_nothing),
    cmocka_unit_test (test_too_large),
    cmocka_unit_test (test_too_large_together),
    cmocka_unit_test (test_against_search),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
