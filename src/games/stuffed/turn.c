/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Coins can be used as soon as they are gained, and Teammates count as soon as they are recruited, so one order is
 * enough: trade sets of three for coins and sets of four for cards, recruit, try the Mission, then spend the remaining
 * coins. All possibilities are tried: eight dice and a few cards leave few. */
#include "games/stuffed/turn.h"

#include <string.h>

#include "games/stuffed/check.h"

#define N_ATTRIBUTES MUSTER_STUFFED_DICE_ATTRIBUTES
#define DICE_A_CARD 4
#define COINS_A_CARD 2

/* A partly played turn, and the best result so far. */
typedef struct
{
  const MusterStuffedTurn *turn;
  const MusterStuffedTurnGoal *goal; /* the only thing that counts; NULL: everything counts */
  gboolean found;                    /* the goal is reachable */
  guint dice[N_ATTRIBUTES];
  guint loyals, mercenaries;
  MusterStuffedTurnPlan now, best;
} Play;

static void
add_step (Play *play, MusterStuffedTurnAct act, guint card, const guint dice[N_ATTRIBUTES])
{
  MusterStuffedTurnStep *step = &play->now.steps[play->now.n_steps];

  g_return_if_fail (play->now.n_steps < MUSTER_STUFFED_TURN_MOST_STEPS);
  *step = (MusterStuffedTurnStep){ act, card };
  for (guint a = 0; dice != NULL && a < N_ATTRIBUTES; a++)
    {
      step->dice[a] = dice[a];
      play->dice[a] -= dice[a];
    }
  play->now.n_steps++;
}

static gboolean
has_dice (const Play *play, const guint wanted[N_ATTRIBUTES])
{
  for (guint a = 0; a < N_ATTRIBUTES; a++)
    if (play->dice[a] < wanted[a])
      return FALSE;
  return TRUE;
}

/* Ending. */

static guint
count_worth (const MusterStuffedTurnPlan *plan)
{
  return plan->coins + COINS_A_CARD * plan->advantages;
}

static gboolean
is_better (const MusterStuffedTurnPlan *plan, const MusterStuffedTurnPlan *best)
{
  if (plan->mission != best->mission)
    return plan->mission;
  if (plan->recruits != best->recruits)
    return plan->recruits > best->recruits;
  if (count_worth (plan) != count_worth (best))
    return count_worth (plan) > count_worth (best);
  if (plan->coins != best->coins)
    return plan->coins > best->coins;
  return plan->dice > best->dice;
}

static guint
count_dice (const guint dice[N_ATTRIBUTES])
{
  guint n = 0;

  for (guint a = 0; a < N_ATTRIBUTES; a++)
    n += dice[a];
  return n;
}

static gboolean
is_ready (const Play *play)
{
  const MusterStuffedTurn *turn = play->turn;

  return turn->mission && play->loyals + play->mercenaries + turn->others >= turn->mission_teammates
         && play->mercenaries >= turn->mission_mercenaries && has_dice (play, turn->mission_wanted);
}

/* Whether the gains so far include the goal. */
static gboolean
has_goal (const Play *play)
{
  const MusterStuffedTurnGoal *goal = play->goal;

  if (goal->kind == MUSTER_STUFFED_TURN_GOAL_MISSION)
    return play->now.mission;
  if (goal->kind == MUSTER_STUFFED_TURN_GOAL_ADVANTAGE)
    return play->now.advantages > 0
           || (play->now.coins >= COINS_A_CARD && play->turn->advantages < MUSTER_STUFFED_MOST_ADVANTAGES);
  for (guint i = 0; i < play->now.n_steps; i++)
    if ((goal->kind == MUSTER_STUFFED_TURN_GOAL_COIN && play->now.steps[i].act == MUSTER_STUFFED_TURN_COIN)
        || (goal->kind == MUSTER_STUFFED_TURN_GOAL_CARD && play->now.steps[i].act == MUSTER_STUFFED_TURN_RECRUIT
            && play->now.steps[i].card == goal->card))
      return TRUE;
  return FALSE;
}

static void
end (Play play, Play *all)
{
  if (is_ready (&play))
    {
      add_step (&play, MUSTER_STUFFED_TURN_MISSION, 0, play.turn->mission_wanted);
      play.now.mission = TRUE;
    }
  play.now.dice = count_dice (play.dice);
  all->found = all->found || (play.goal != NULL && has_goal (&play));
  if (is_better (&play.now, &all->best))
    all->best = play.now;
}

/* Recruiting: each card on the table is taken or not. */
static void
recruit (Play play, guint card, Play *all)
{
  const MusterStuffedTurnCard *next = &play.turn->cards[card];
  guint price = next->mercenary ? MUSTER_STUFFED_COINS_A_MERCENARY : 0;
  guint *team = next->mercenary ? &play.mercenaries : &play.loyals;
  guint most = next->mercenary ? MUSTER_STUFFED_MOST_MERCENARIES : MUSTER_STUFFED_MOST_LOYALS;

  if (card == play.turn->n_cards)
    {
      end (play, all);
      return;
    }
  recruit (play, card + 1, all);
  if (play.now.coins < price || *team >= most || !has_dice (&play, next->wanted))
    return;
  ++*team;
  play.now.coins -= price;
  play.now.recruits++;
  add_step (&play, MUSTER_STUFFED_TURN_RECRUIT, card, next->wanted);
  recruit (play, card + 1, all);
}

/* Sets of each attribute: used for coins, for a card, or kept. */
static void
trade (Play play, guint attribute, Play *all)
{
  guint set[N_ATTRIBUTES] = { 0 };
  Play with = play;

  if (attribute == N_ATTRIBUTES)
    {
      recruit (play, 0, all);
      return;
    }
  trade (play, attribute + 1, all);
  if (!play.turn->pays[attribute])
    return;
  if (play.dice[attribute] >= MUSTER_STUFFED_DICE_A_COIN)
    {
      set[attribute] = MUSTER_STUFFED_DICE_A_COIN;
      with.now.coins++;
      add_step (&with, MUSTER_STUFFED_TURN_COIN, 0, set);
      trade (with, attribute, all);
    }
  if (play.dice[attribute] >= DICE_A_CARD
      && play.turn->advantages + play.now.advantages < MUSTER_STUFFED_MOST_ADVANTAGES)
    {
      with = play;
      set[attribute] = DICE_A_CARD;
      with.now.advantages++;
      add_step (&with, MUSTER_STUFFED_TURN_DRAW, 0, set);
      trade (with, attribute, all);
    }
}

static Play
play_all (const MusterStuffedTurn *turn, const MusterStuffedTurnGoal *goal)
{
  Play play = { turn, goal, .loyals = turn->loyals, .mercenaries = turn->mercenaries };
  Play all = play;

  memcpy (play.dice, turn->dice, sizeof play.dice);
  play.now.coins = turn->coins;
  all.best.coins = turn->coins;
  all.best.dice = count_dice (turn->dice);
  trade (play, 0, &all);
  return all;
}

MusterStuffedTurnPlan
muster_stuffed_turn_plan (const MusterStuffedTurn *turn)
{
  return play_all (turn, NULL).best;
}

gboolean
muster_stuffed_turn_can (const MusterStuffedTurn *turn, MusterStuffedTurnGoal goal)
{
  return play_all (turn, &goal).found;
}

/* The Hero's reroll. */

/* Kept dice and results are multisets: numbered by their counts, 0 to 8 each. */
#define SIDES 9
#define MULTISETS (SIDES * SIDES * SIDES * SIDES * SIDES)

typedef struct
{
  const MusterStuffedTurn *turn;
  MusterStuffedTurnGoal goal;
  guint faces[N_ATTRIBUTES];
  gint8 *can; /* by multiset: -1 unknown, otherwise whether the goal is reachable */
} Reroll;

static gboolean
can_with (Reroll *reroll, const guint dice[N_ATTRIBUTES])
{
  guint place = 0;

  for (guint a = 0; a < N_ATTRIBUTES; a++)
    place = place * SIDES + dice[a];
  if (reroll->can[place] < 0)
    {
      MusterStuffedTurn after = *reroll->turn;

      memcpy (after.dice, dice, sizeof after.dice);
      reroll->can[place] = (gint8) muster_stuffed_turn_can (&after, reroll->goal);
    }
  return reroll->can[place] != 0;
}

/* How many rolls of `n` more dice, showing only attributes from `attribute` on, succeed. */
static guint64
count_good (Reroll *reroll, guint dice[N_ATTRIBUTES], guint attribute, guint n)
{
  guint64 good = 0, faces = 1;

  if (attribute == N_ATTRIBUTES)
    return n == 0 && can_with (reroll, dice) ? 1 : 0;
  for (guint shown = 0; shown <= n; shown++, faces *= reroll->faces[attribute])
    {
      dice[attribute] += shown;
      if (faces > 0)
        good += muster_fraction_choose (n, shown) * faces * count_good (reroll, dice, attribute + 1, n - shown);
      dice[attribute] -= shown;
    }
  return good;
}

static gboolean
is_less (MusterFraction a, MusterFraction b)
{
  return (unsigned __int128) a.numerator * b.denominator < (unsigned __int128) b.numerator * a.denominator;
}

/* The best choice of dice to keep, from `attribute` on. One die fewer than the others is rolled. */
static MusterFraction
keep_best (Reroll *reroll, guint kept[N_ATTRIBUTES], guint attribute)
{
  guint all = count_dice (reroll->turn->dice), rolled = all - count_dice (kept);
  MusterFraction best = { 0, 1 };
  guint64 possible = 1;

  if (attribute < N_ATTRIBUTES)
    {
      for (kept[attribute] = 0; kept[attribute] <= reroll->turn->dice[attribute]; kept[attribute]++)
        {
          MusterFraction chance = keep_best (reroll, kept, attribute + 1);

          if (is_less (best, chance))
            best = chance;
        }
      kept[attribute] = 0;
      return best;
    }
  if (rolled == 0)
    return best; /* no die left for the Hero */
  for (guint i = 1; i < rolled; i++)
    possible *= MUSTER_STUFFED_DICE_FACES;
  return muster_fraction_new (
      count_good (reroll, (guint[N_ATTRIBUTES]){ kept[0], kept[1], kept[2], kept[3], kept[4] }, 0, rolled - 1),
      possible);
}

static MusterFraction
count_for (const MusterStuffedTurn *turn, MusterStuffedTurnGoal goal, const guint faces[N_ATTRIBUTES])
{
  g_autofree gint8 *can = g_malloc (MULTISETS);
  Reroll reroll = { turn, goal, .can = can };

  memset (can, -1, MULTISETS);
  memcpy (reroll.faces, faces, sizeof reroll.faces);
  return keep_best (&reroll, (guint[N_ATTRIBUTES]){ 0 }, 0);
}

MusterStuffedDiceRange
muster_stuffed_turn_count (const MusterStuffedTurn *turn, MusterStuffedTurnGoal goal, const guint *faces)
{
  MusterStuffedDiceRange range = { { 1, 1 }, { 1, 1 } };

  if (muster_stuffed_turn_can (turn, goal))
    return range;
  for (guint twice = 0; twice < N_ATTRIBUTES; twice++)
    {
      guint counts[N_ATTRIBUTES] = { 0 };
      MusterFraction chance;

      for (guint i = 0; faces != NULL && i < MUSTER_STUFFED_DICE_FACES; i++)
        counts[faces[i]]++;
      for (guint a = 0; faces == NULL && a < N_ATTRIBUTES; a++)
        counts[a] = a == twice ? 2 : 1;
      chance = count_for (turn, goal, counts);
      if (twice == 0 || is_less (chance, range.low))
        range.low = chance;
      if (twice == 0 || is_less (range.high, chance))
        range.high = chance;
      if (faces != NULL)
        break;
    }
  return range;
}
