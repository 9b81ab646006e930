/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sieges with Sabotage, Cannon Fire and Jester: cases worked out by hand, and small random ones against a search that plays
 * every card in every order. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>

#include <cmocka.h>
#include <glib.h>

#include "games/castles/siege.h"

#define WALL MUSTER_CASTLES_SIEGE_CASTLE
#define MOST_CASTLES 3
#define MOST_DEFENSES 3
#define MOST_CARDS 5

#define ATTACK(n) ((MusterCastlesSiegeCard){ n, MUSTER_CASTLES_SIEGE_OWN, MUSTER_CASTLES_SIEGE_ATTACK })
#define SABOTAGE ((MusterCastlesSiegeCard){ 0, MUSTER_CASTLES_SIEGE_OWN, MUSTER_CASTLES_SIEGE_SABOTAGE })
#define CANNON_FIRE ((MusterCastlesSiegeCard){ 0, MUSTER_CASTLES_SIEGE_OWN, MUSTER_CASTLES_SIEGE_CANNON_FIRE })
#define JESTER ((MusterCastlesSiegeCard){ 0, MUSTER_CASTLES_SIEGE_OWN, MUSTER_CASTLES_SIEGE_JESTER })

/* Simulation: every state of the table, and the possible moves. */

typedef struct
{
  gboolean stands[MOST_CASTLES];
  guint defenses[MOST_CASTLES]; /* those that are left, a bit each */
  guint attack, sabotages, cannon_fires, jesters;
  guint bare, defended; /* castles of the attacker */
} Table;

typedef struct
{
  guint castles, health;
} Loss;

typedef struct
{
  const MusterCastlesSiege *siege;
  GHashTable *known; /* by state: the most that can still be lost */
} Game;

static gint64
pack (const Table *table)
{
  gint64 key = table->attack;

  for (guint i = 0; i < MOST_CASTLES; i++)
    key = key * 16 + (table->stands[i] ? 8 + table->defenses[i] : 0);
  key = key * 8 + table->sabotages;
  key = key * 8 + table->cannon_fires;
  key = key * 8 + table->jesters;
  return key * 64 + table->bare * 8 + table->defended;
}

static gboolean
is_better (Loss a, Loss b)
{
  return a.castles > b.castles || (a.castles == b.castles && a.health > b.health);
}

static Loss lose_most (Game *game, Table table);

static void
go_on (Game *game, Table after, guint castles, guint health, Loss *best)
{
  Loss loss = lose_most (game, after);

  loss.castles += castles;
  loss.health += health;
  if (is_better (loss, *best))
    *best = loss;
}

/* Takes the topmost defense; what it is worth. */
static guint
take_top (const Game *game, Table *table, guint castle)
{
  for (guint j = MOST_DEFENSES; j-- > 0;)
    if (table->stands[castle] && table->defenses[castle] & (1u << j))
      {
        table->defenses[castle] &= ~(1u << j);
        return game->siege->castles[castle].defenses[j];
      }
  return 0;
}

static void
try_attack (Game *game, const Table *table, guint i, Loss *best)
{
  const MusterCastlesSiegeCastle *castle = &game->siege->castles[i];

  for (guint j = 0; j < castle->n_defenses; j++)
    if (table->defenses[i] & (1u << j) && castle->defenses[j] <= table->attack)
      {
        Table after = *table;

        after.defenses[i] &= ~(1u << j);
        after.attack -= castle->defenses[j];
        go_on (game, after, 0, castle->defenses[j], best);
      }
  if (table->defenses[i] == 0 && castle->worth <= table->attack)
    {
      Table after = *table;

      after.stands[i] = FALSE;
      after.attack -= castle->worth;
      go_on (game, after, 1, castle->worth, best);
    }
}

static void
try_steal (Game *game, const Table *table, guint i, Loss *best)
{
  const MusterCastlesSiegeCastle *castle = &game->siege->castles[i];
  Table after = *table;
  guint health = castle->worth, standing = 0;

  for (guint k = 0; k < game->siege->n_castles; k++)
    standing += table->stands[k];
  if (table->jesters == 0 || standing < 2)
    return;
  for (guint j = 0; j < castle->n_defenses; j++)
    health += table->defenses[i] & (1u << j) ? castle->defenses[j] : 0;
  after.jesters--;
  after.stands[i] = FALSE;
  after.defenses[i] = 0;
  *(table->defenses[i] != 0 ? &after.defended : &after.bare) += 1;
  go_on (game, after, 1, health, best);
}

static void
try_raze (Game *game, const Table *table, Loss *best)
{
  Table after = *table;
  guint castles = 0, health = 0;

  if (table->jesters == 0 || (table->bare > 0 && table->defended == 0))
    return;
  for (guint i = 0; i < game->siege->n_castles; i++)
    if (table->stands[i] && table->defenses[i] == 0)
      {
        after.stands[i] = FALSE;
        castles++;
        health += game->siege->castles[i].worth;
      }
  after.jesters--;
  after.bare = 0;
  go_on (game, after, castles, health, best);
}

static void
try_cannon_fire (Game *game, const Table *table, Loss *best)
{
  Table after = *table;
  guint health = 0;

  for (guint i = 0; i < game->siege->n_castles; i++)
    health += take_top (game, &after, i);
  after.cannon_fires--;
  go_on (game, after, 0, health, best);
}

static Loss
lose_most (Game *game, Table table)
{
  gint64 key = pack (&table);
  const Loss *known = g_hash_table_lookup (game->known, &key);
  Loss best = { 0 };

  if (known != NULL)
    return *known;
  for (guint i = 0; i < game->siege->n_castles; i++)
    if (table.stands[i])
      {
        try_attack (game, &table, i, &best);
        try_steal (game, &table, i, &best);
        if (table.sabotages > 0 && table.defenses[i] != 0)
          {
            Table after = table;
            guint health = take_top (game, &after, i);

            after.sabotages--;
            go_on (game, after, 0, health, &best);
          }
      }
  try_raze (game, &table, &best);
  if (table.cannon_fires > 0)
    try_cannon_fire (game, &table, &best);
  g_hash_table_insert (game->known, g_memdup2 (&key, sizeof key), g_memdup2 (&best, sizeof best));
  return best;
}

/* The most that the cards of `set` can do. */
static Loss
search (const MusterCastlesSiege *siege, guint set)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  Game game = { siege, known };
  Table table = { .bare = siege->own_bare, .defended = siege->own_defended };

  for (guint i = 0; i < siege->n_castles; i++)
    {
      table.stands[i] = TRUE;
      table.defenses[i] = (1u << siege->castles[i].n_defenses) - 1;
    }
  for (guint i = 0; i < siege->n_cards; i++)
    if (set & (1u << i))
      {
        table.attack += siege->cards[i].worth;
        table.sabotages += siege->cards[i].kind == MUSTER_CASTLES_SIEGE_SABOTAGE;
        table.cannon_fires += siege->cards[i].kind == MUSTER_CASTLES_SIEGE_CANNON_FIRE;
        table.jesters += siege->cards[i].kind == MUSTER_CASTLES_SIEGE_JESTER;
      }
  return lose_most (&game, table);
}

/* Checks that each step of the plan is possible in turn. */

typedef struct
{
  const MusterCastlesSiege *siege;
  const MusterCastlesSiegePlan *plan;
  gboolean fallen[MOST_CASTLES], gone[MOST_CASTLES][MOST_DEFENSES];
  guint bare, defended;
} Walk;

static guint
count_left (const Walk *walk, guint castle)
{
  guint left = 0;

  for (guint j = 0; j < walk->siege->castles[castle].n_defenses; j++)
    left += !walk->gone[castle][j];
  return left;
}

static void
assert_topmost (const Walk *walk, const MusterCastlesSiegeTarget *target)
{
  assert_int_not_equal (target->defense, WALL);
  for (guint j = (guint) target->defense + 1; j < walk->siege->castles[target->castle].n_defenses; j++)
    assert_true (walk->gone[target->castle][j]);
}

static void
assert_may (const Walk *walk, const MusterCastlesSiegeStep *step)
{
  static const MusterCastlesSiegeKind kinds[]
      = { MUSTER_CASTLES_SIEGE_ATTACK, MUSTER_CASTLES_SIEGE_SABOTAGE, MUSTER_CASTLES_SIEGE_CANNON_FIRE,
          MUSTER_CASTLES_SIEGE_JESTER, MUSTER_CASTLES_SIEGE_JESTER };
  const MusterCastlesSiegeTarget *first = &g_array_index (walk->plan->targets, MusterCastlesSiegeTarget, step->first);
  guint standing = 0, shot = 0;

  if (step->act != MUSTER_CASTLES_SIEGE_STEP_ATTACK)
    assert_int_equal (walk->siege->cards[step->card].kind, kinds[step->act]);
  for (guint i = 0; i < walk->siege->n_castles; i++)
    {
      standing += !walk->fallen[i];
      shot += !walk->fallen[i] && count_left (walk, i) > 0;
    }
  if (step->act == MUSTER_CASTLES_SIEGE_STEP_ATTACK)
    assert_int_equal (step->n, 1);
  if (step->act == MUSTER_CASTLES_SIEGE_STEP_SABOTAGE || step->act == MUSTER_CASTLES_SIEGE_STEP_CANNON_FIRE)
    assert_topmost (walk, first);
  if (step->act == MUSTER_CASTLES_SIEGE_STEP_CANNON_FIRE)
    assert_int_equal (step->n, shot);
  if (step->act == MUSTER_CASTLES_SIEGE_STEP_STEAL)
    {
      assert_true (standing >= 2);
      assert_int_equal (step->n, count_left (walk, first->castle) + 1);
    }
  if (step->act == MUSTER_CASTLES_SIEGE_STEP_RAZE)
    assert_true (walk->defended > 0 || walk->bare == 0);
}

static void
walk_step (Walk *walk, const MusterCastlesSiegeStep *step)
{
  assert_true (step->n > 0);
  assert_may (walk, step);
  for (guint i = step->first; i < step->first + step->n; i++)
    {
      const MusterCastlesSiegeTarget *target = &g_array_index (walk->plan->targets, MusterCastlesSiegeTarget, i);

      assert_false (walk->fallen[target->castle]);
      if (target->defense != WALL)
        {
          assert_false (walk->gone[target->castle][target->defense]);
          walk->gone[target->castle][target->defense] = TRUE;
          continue;
        }
      assert_int_equal (count_left (walk, target->castle), 0);
      walk->fallen[target->castle] = TRUE;
      if (step->act == MUSTER_CASTLES_SIEGE_STEP_STEAL)
        *(step->n > 1 ? &walk->defended : &walk->bare) += 1;
    }
}

static void
assert_playable (const MusterCastlesSiege *siege, const MusterCastlesSiegePlan *plan)
{
  Walk walk = { siege, plan, .bare = siege->own_bare, .defended = siege->own_defended };
  guint next = 0, fallen = 0, poured = 0, attacked = 0;

  for (guint i = 0; i < plan->steps->len; i++)
    {
      const MusterCastlesSiegeStep *step = &g_array_index (plan->steps, MusterCastlesSiegeStep, i);

      assert_int_equal (step->first, next);
      walk_step (&walk, step);
      next += step->n;
      attacked += step->act == MUSTER_CASTLES_SIEGE_STEP_ATTACK
                      ? g_array_index (plan->targets, MusterCastlesSiegeTarget, step->first).worth
                      : 0;
    }
  assert_int_equal (next, plan->targets->len);
  for (guint i = 0; i < siege->n_castles; i++)
    fallen += walk.fallen[i];
  for (guint i = 0; i < plan->pours->len; i++)
    poured += g_array_index (plan->pours, MusterCastlesSiegePour, i).worth;
  assert_int_equal (fallen, plan->razed + plan->taken);
  assert_int_equal (poured, attacked);
}

static void
assert_loss (const MusterCastlesSiege *siege, guint castles, guint health)
{
  g_autoptr (MusterCastlesSiegePlan) plan = muster_castles_siege_plan_best (siege, NULL);

  assert_non_null (plan);
  assert_int_equal (plan->razed + plan->taken, castles);
  assert_int_equal (plan->removed, health);
  assert_playable (siege, plan);
}

/* By hand. */

/* Archers 5, Sabotage, Cannon Fire and Jester against a castle with a Trebuchet and a bare one, 15 + 5 health: for
 * example Sabotage, Archers on the castle, Jester takes the other: everything. With the Archers and one Sabotage alone:
 * 10 + 5 beats the bare castle of 5 plus 10, one castle each: 15. */
static void
test_sabotage_then_attack (void **state)
{
  const guint trebuchet[] = { 10 };
  const MusterCastlesSiegeCastle castles[] = { { 5, trebuchet, 1 }, { 5, NULL, 0 } };
  const MusterCastlesSiegeCard all[] = { ATTACK (5), SABOTAGE, CANNON_FIRE, JESTER }, two[] = { ATTACK (5), SABOTAGE };
  MusterCastlesSiege siege = { castles, 2, all, 4, .own_bare = 1 };

  (void) state;
  assert_loss (&siege, 2, 20);
  siege.cards = two;
  siege.n_cards = 2;
  assert_loss (&siege, 1, 15);
}

/* A Jester alone against two bare castles: both fall if the attacker has a castle with a defense; otherwise he takes
 * one. The last castle can't be taken, but it can be razed. */
static void
test_jester (void **state)
{
  const MusterCastlesSiegeCastle castles[] = { { 5, NULL, 0 }, { 8, NULL, 0 } };
  const MusterCastlesSiegeCard cards[] = { JESTER, JESTER };
  MusterCastlesSiege siege = { castles, 2, cards, 1, .own_bare = 1 };

  (void) state;
  assert_loss (&siege, 1, 8);
  siege.own_defended = 1;
  assert_loss (&siege, 2, 13);
  siege.n_castles = 1;
  assert_loss (&siege, 1, 5);
  siege.own_defended = 0;
  assert_loss (&siege, 0, 0);
  /* Two of them: the first takes a castle, a bare one, so that the second still can't raze. */
  siege.n_cards = siege.n_castles = 2;
  assert_loss (&siege, 1, 8);
}

/* Taken with its defense, the castle saves the attacker from his own second Jester: both castles are lost, 5 + 4 + 8. */
static void
test_jester_after_jester (void **state)
{
  const guint peasants[] = { 4 };
  const MusterCastlesSiegeCastle castles[] = { { 8, NULL, 0 }, { 5, peasants, 1 } };
  const MusterCastlesSiegeCard cards[] = { JESTER, JESTER };
  const MusterCastlesSiege siege = { castles, 2, cards, 2, .own_bare = 1 };
  g_autoptr (MusterCastlesSiegePlan) plan = muster_castles_siege_plan_best (&siege, NULL);

  (void) state;
  assert_loss (&siege, 2, 17);
  assert_int_equal (plan->taken, 1);
  assert_int_equal (plan->razed, 1);
}

/* Under 10 lies 4. Attack 10 takes the Trebuchet, then Sabotage reaches the 4: 14. Sabotage first would take the 10, and the
 * attack the 4 and the castle of 5: 19, and a castle. */
static void
test_order_matters (void **state)
{
  const guint pile[] = { 4, 10 };
  const MusterCastlesSiegeCastle castles[] = { { 5, pile, 2 }, { 10, pile, 2 } };
  const MusterCastlesSiegeCard cards[] = { ATTACK (10), SABOTAGE };
  const MusterCastlesSiege plain = { castles, 1, cards, 2, .own_bare = 1 },
                           moat = { castles + 1, 1, cards, 2, .own_bare = 1 };

  (void) state;
  assert_loss (&plain, 1, 19);
  assert_loss (&moat, 0, 14);
}

/* A Block stops the attack cards and no special: of Sabotage and Archers 5 the Sabotage remains. */
static void
test_block_spares_specials (void **state)
{
  const guint trebuchet[] = { 10 };
  const MusterCastlesSiegeCastle castles[] = { { 5, trebuchet, 1 } };
  const MusterCastlesSiegeCard cards[] = { ATTACK (5), SABOTAGE };
  const MusterCastlesSiege siege = { castles, 1, cards, 2, .own_bare = 1 };
  g_autoptr (MusterCastlesSiegeBlock) block = muster_castles_siege_plan_blocked (&siege, NULL);

  (void) state;
  assert_int_equal (block->plan->razed, 0);
  assert_int_equal (block->plan->removed, 10);
}

/* For one castle: 5 behind 8 is out of reach of 4 by 1 once Sabotage took the 8, by 9 without it; a Jester takes it. */
static void
test_one_castle (void **state)
{
  const guint knights[] = { 8 };
  const MusterCastlesSiegeCastle castles[] = { { 5, knights, 1 }, { 5, NULL, 0 } };
  const MusterCastlesSiegeCard cards[] = { ATTACK (4), SABOTAGE, JESTER };
  MusterCastlesSiege siege = { castles, 2, cards, 1, .own_bare = 1 };
  g_autoptr (MusterCastlesSiegePlan) attack = muster_castles_siege_plan_castle (&siege, 0, NULL), sabotage = NULL,
                                     jester = NULL;

  (void) state;
  assert_int_equal (attack->missing, 9);
  siege.n_cards = 2;
  sabotage = muster_castles_siege_plan_castle (&siege, 0, NULL);
  assert_int_equal (sabotage->missing, 1);
  siege.n_cards = 3;
  jester = muster_castles_siege_plan_castle (&siege, 0, NULL);
  assert_int_equal (jester->missing, 0);
  assert_int_equal (jester->taken, 1);
  assert_int_equal (jester->uses->len, 1);
}

/* By search. */

/* The fewest cards that do as much, and of those the least worth. */
static void
assert_cheapest (const MusterCastlesSiege *siege, const MusterCastlesSiegePlan *plan, Loss best)
{
  guint cards = G_MAXUINT, spent = G_MAXUINT;

  for (guint set = 0; set < 1u << siege->n_cards; set++)
    {
      guint n = (guint) __builtin_popcount (set), worth = 0;
      Loss loss;

      for (guint i = 0; i < siege->n_cards; i++)
        worth += set & (1u << i) ? siege->cards[i].worth : 0;
      if (n > cards || (n == cards && worth >= spent))
        continue;
      loss = search (siege, set);
      if (is_better (best, loss))
        continue;
      cards = n;
      spent = worth;
    }
  assert_int_equal (plan->uses->len, cards);
  assert_int_equal (plan->spent, spent);
}

static void
deal (GRand *rand, MusterCastlesSiege *siege, MusterCastlesSiegeCastle *castles, guint (*defenses)[MOST_DEFENSES],
      MusterCastlesSiegeCard *cards)
{
  static const guint walls[] = { 5, 8, 10 };

  *siege = (MusterCastlesSiege){ castles,
                                 (guint) g_rand_int_range (rand, 1, MOST_CASTLES + 1),
                                 cards,
                                 (guint) g_rand_int_range (rand, 0, MOST_CARDS + 1),
                                 (guint) g_rand_int_range (rand, 0, 3),
                                 (guint) g_rand_int_range (rand, 0, 2) };
  for (guint i = 0; i < MOST_CASTLES; i++)
    {
      castles[i] = (MusterCastlesSiegeCastle){ walls[g_rand_int_range (rand, 0, 3)], defenses[i],
                                               (guint) g_rand_int_range (rand, 0, MOST_DEFENSES + 1) };
      for (guint j = 0; j < MOST_DEFENSES; j++)
        defenses[i][j] = (guint) g_rand_int_range (rand, 3, 11);
    }
  for (guint i = 0; i < MOST_CARDS; i++)
    {
      guint draw = (guint) g_rand_int_range (rand, 0, 6);

      cards[i] = draw >= 3
                     ? ATTACK ((guint) g_rand_int_range (rand, 4, 11))
                     : (MusterCastlesSiegeCard){ 0, MUSTER_CASTLES_SIEGE_OWN, MUSTER_CASTLES_SIEGE_SABOTAGE + draw };
    }
}

static void
test_against_search (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20261118);

  (void) state;
  for (guint round = 0; round < 4000; round++)
    {
      guint defenses[MOST_CASTLES][MOST_DEFENSES];
      MusterCastlesSiegeCastle castles[MOST_CASTLES];
      MusterCastlesSiegeCard cards[MOST_CARDS];
      MusterCastlesSiege siege;
      g_autoptr (MusterCastlesSiegePlan) plan = NULL;
      Loss best;

      deal (rand, &siege, castles, defenses, cards);
      best = search (&siege, (1u << siege.n_cards) - 1);
      plan = muster_castles_siege_plan_best (&siege, NULL);
      assert_int_equal (plan->razed + plan->taken, best.castles);
      assert_int_equal (plan->removed, best.health);
      assert_playable (&siege, plan);
      if (round % 8 == 0)
        assert_cheapest (&siege, plan, best);
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_sabotage_then_attack),  cmocka_unit_test (test_jester),
    cmocka_unit_test (test_jester_after_jester),   cmocka_unit_test (test_order_matters),
    cmocka_unit_test (test_block_spares_specials), cmocka_unit_test (test_one_castle),
    cmocka_unit_test (test_against_search),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
