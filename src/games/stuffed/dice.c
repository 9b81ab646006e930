/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why the best reroll is searched for.
 *
 * One die is spent on the Hero, and the other seven are kept or rerolled. Keeping every wanted die and rerolling the
 * others seems safe but isn't always best. Say one a and one b are wanted, two faces are a, one is b, and all eight
 * dice show a. Keeping one a leaves six dice for a b, 1 - (5/6)^6 = 0.665; rolling all seven gives 1 - (4/6)^7 -
 * (5/6)^7 + (3/6)^7 = 0.670, because an a is likely anyway and the seventh die helps with the b. So every set of dice
 * worth keeping is tried.
 *
 * Only dice beyond the combination can be ignored: keeping an unwanted die changes nothing about what the others must
 * show, so rerolling it can't hurt. All that matters of a first roll is, for each attribute, min (shown, wanted): a
 * state. Keeping k dice of each attribute is possible in every state that has at least k of each. With at most twelve
 * dice wanted there are at most 4 * 4 * 3 * 3 * 3 = 432 states. */
#include "games/stuffed/dice.h"

#include <string.h>

#include "model/error.h"
#include "model/i18n.h"

#define N_ATTRIBUTES MUSTER_STUFFED_DICE_ATTRIBUTES

/* A die as the number of faces of each attribute, and the wanted combination. */
typedef struct
{
  guint n_dice;
  guint faces[N_ATTRIBUTES];
  guint wanted[N_ATTRIBUTES];
} Hunt;

/* Counts of rolls: out of 6^n for the first, out of 6^n 6^n for the first and second. */
typedef struct
{
  guint64 roll;
  guint64 reroll;
} Hits;

static guint64
power (guint64 base, guint exponent)
{
  guint64 product = 1;

  while (exponent-- > 0)
    product *= base;
  return product;
}

/* How many of the 6^n rolls of n dice show low[a] to high[a] of each attribute. */
static guint64
count_rolls (const Hunt *hunt, guint n, const guint low[N_ATTRIBUTES], const guint high[N_ATTRIBUTES])
{
  guint64 ways[MUSTER_STUFFED_DICE_MOST + 1] = { 1 };

  /* ways[d] counts the rolls of d dice that show only the attributes so far. c dice of the next attribute may be
   * anywhere among them, with any of its faces. No entry exceeds 6^d. */
  for (guint a = 0; a < N_ATTRIBUTES; a++)
    {
      guint64 next[MUSTER_STUFFED_DICE_MOST + 1] = { 0 };

      for (guint d = 0; d <= n; d++)
        for (guint c = low[a]; c <= high[a] && d + c <= n; c++)
          next[d + c] += ways[d] * muster_fraction_choose (d + c, c) * power (hunt->faces[a], c);
      memcpy (ways, next, sizeof ways);
    }
  return ways[n];
}

/* How many first rolls lead to `state`. */
static guint64
count_reaching (const Hunt *hunt, const guint state[N_ATTRIBUTES])
{
  guint high[N_ATTRIBUTES];

  for (guint a = 0; a < N_ATTRIBUTES; a++)
    high[a] = state[a] < hunt->wanted[a] ? state[a] : hunt->n_dice;
  return count_rolls (hunt, hunt->n_dice, state, high);
}

/* How many of 6^n second rolls succeed if exactly the dice of `state` are kept and one other is spent on the Hero. Kept
 * and spent dice count as rolled with any result, so that all these counts have the same denominator. */
static guint64
count_keeping (const Hunt *hunt, const guint state[N_ATTRIBUTES])
{
  guint kept = 0;
  guint missing[N_ATTRIBUTES];
  guint high[N_ATTRIBUTES];

  for (guint a = 0; a < N_ATTRIBUTES; a++)
    {
      kept += state[a];
      missing[a] = hunt->wanted[a] - state[a];
      high[a] = hunt->n_dice;
    }
  if (kept == hunt->n_dice)
    return 0; /* no die left for the Hero */
  return count_rolls (hunt, hunt->n_dice - kept - 1, missing, high) * power (MUSTER_STUFFED_DICE_FACES, kept + 1);
}

/* States are numbered with the first attribute varying fastest; an attribute's step is the increase for one more die of
 * it. Returns the number of states. */
static guint
number_states (const Hunt *hunt, guint steps[N_ATTRIBUTES])
{
  guint n_states = 1;

  for (guint a = 0; a < N_ATTRIBUTES; a++)
    {
      steps[a] = n_states;
      n_states *= hunt->wanted[a] + 1;
    }
  return n_states;
}

static guint64
count_with_reroll (const Hunt *hunt)
{
  guint steps[N_ATTRIBUTES];
  guint n_states = number_states (hunt, steps);
  g_autofree guint64 *best = g_new (guint64, n_states);
  guint64 hits = 0;

  for (guint i = 0; i < n_states; i++)
    {
      guint state[N_ATTRIBUTES];

      for (guint a = 0; a < N_ATTRIBUTES; a++)
        state[a] = i / steps[a] % (hunt->wanted[a] + 1);

      /* Keep all wanted dice, or one less: the best for that state is already known. */
      best[i] = count_keeping (hunt, state);
      for (guint a = 0; a < N_ATTRIBUTES; a++)
        if (state[a] > 0)
          best[i] = MAX (best[i], best[i - steps[a]]);
      /* A complete combination needs no reroll. */
      if (i == n_states - 1)
        best[i] = power (MUSTER_STUFFED_DICE_FACES, hunt->n_dice);
      hits += count_reaching (hunt, state) * best[i];
    }
  return hits;
}

static Hits
count_hits (const Hunt *hunt)
{
  guint64 dice_wanted = 0;

  for (guint a = 0; a < N_ATTRIBUTES; a++)
    dice_wanted += hunt->wanted[a];
  if (dice_wanted > hunt->n_dice)
    return (Hits){ 0, 0 };

  return (Hits){ count_reaching (hunt, hunt->wanted), count_with_reroll (hunt) };
}

static void
count_known (Hunt *hunt, const guint *faces, Hits *low, Hits *high)
{
  for (guint i = 0; i < MUSTER_STUFFED_DICE_FACES; i++)
    hunt->faces[faces[i]]++;
  *low = *high = count_hits (hunt);
}

static void
count_unknown (Hunt *hunt, Hits *low, Hits *high)
{
  for (guint twice = 0; twice < N_ATTRIBUTES; twice++)
    {
      for (guint a = 0; a < N_ATTRIBUTES; a++)
        hunt->faces[a] = a == twice ? 2 : 1;

      Hits hits = count_hits (hunt);

      if (twice == 0)
        *low = *high = hits;
      *low = (Hits){ MIN (low->roll, hits.roll), MIN (low->reroll, hits.reroll) };
      *high = (Hits){ MAX (high->roll, hits.roll), MAX (high->reroll, hits.reroll) };
    }
}

static gboolean
check (guint n_dice, const guint *faces, GError **error)
{
  if (n_dice > MUSTER_STUFFED_DICE_MOST)
    {
      g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_USAGE,
                   _ ("Dice to roll: %u, but %d are the most that are counted."), n_dice, MUSTER_STUFFED_DICE_MOST);
      return FALSE;
    }
  for (guint i = 0; faces != NULL && i < MUSTER_STUFFED_DICE_FACES; i++)
    if (faces[i] >= N_ATTRIBUTES)
      {
        g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_USAGE,
                     _ ("Face %u of the die shows none of the five attributes."), i + 1);
        return FALSE;
      }
  return TRUE;
}

gboolean
muster_stuffed_dice_count (guint n_dice, const guint wanted[MUSTER_STUFFED_DICE_ATTRIBUTES], const guint *faces,
                           MusterStuffedDiceChances *chances, GError **error)
{
  Hunt hunt = { .n_dice = n_dice };
  Hits low = { 0 }, high = { 0 };

  if (!check (n_dice, faces, error))
    return FALSE;

  memcpy (hunt.wanted, wanted, sizeof hunt.wanted);
  if (faces != NULL)
    count_known (&hunt, faces, &low, &high);
  else
    count_unknown (&hunt, &low, &high);

  guint64 rolls = power (MUSTER_STUFFED_DICE_FACES, n_dice);

  chances->roll.low = muster_fraction_new (low.roll, rolls);
  chances->roll.high = muster_fraction_new (high.roll, rolls);
  chances->reroll.low = muster_fraction_new (low.reroll, rolls * rolls);
  chances->reroll.high = muster_fraction_new (high.reroll, rolls * rolls);
  return TRUE;
}
