/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why counting one card at a time is enough.
 *
 * Playing one more card never hurts: it can only raise the best number and add suits, and a Black Joker from the hand
 * is a plain 0. So the player plays the whole hand, and a flipped card is either good, making the action together with
 * the hand, or it isn't; since exactly one flipped card is used, the others don't matter. Of the n cards left in the
 * deck let m be all but the Black Joker, and g those of the m that are good. Flipping k >= 1 cards,
 *   the action succeeds  <=>  no Black Joker among the k, and at least one good card,
 *
 * and of the C(n, k) equally likely flips C(m, k) have no Black Joker, of which C(m - g, k) have no good card:
 *   P = (C(m, k) - C(m - g, k)) / C(n, k).
 *
 * With k = 0 the hand succeeds alone, or the action fails. */
#include "games/puppet-wars/odds.h"

#include <string.h>

#include "model/error.h"
#include "model/i18n.h"

/* An action's requirements. */
typedef struct
{
  guint value;
  guint suits[MUSTER_PUPPET_WARS_N_DECK_SUITS];
} Demand;

/* The total of the cards used. */
typedef struct
{
  guint value;                                  /* the best number */
  guint suits[MUSTER_PUPPET_WARS_N_DECK_SUITS]; /* the suits shown, without Red Jokers */
  guint red_jokers;
} Show;

static void
show_card (Show *show, MusterPuppetWarsDeckCard card)
{
  show->value = MAX (show->value, muster_puppet_wars_deck_card_get_value (card));
  for (guint suit = 0; suit < MUSTER_PUPPET_WARS_N_DECK_SUITS; suit++)
    show->suits[suit] += muster_puppet_wars_deck_card_count_suit (card, suit);
  if (card == MUSTER_PUPPET_WARS_DECK_CARD_RED_JOKER)
    show->red_jokers++;
}

static gboolean
show_meets (const Show *show, const Demand *demand)
{
  guint64 red_jokers = 0;

  if (show->value < demand->value)
    return FALSE;

  /* Each Red Joker fills two of one suit; a suit's shortage needs half as many, rounded up. */
  for (guint suit = 0; suit < MUSTER_PUPPET_WARS_N_DECK_SUITS; suit++)
    if (demand->suits[suit] > show->suits[suit])
      red_jokers += ((guint64) demand->suits[suit] - show->suits[suit] + 1) / 2;
  return red_jokers <= show->red_jokers;
}

static gboolean
demand_is_nothing (const Demand *demand)
{
  for (guint suit = 0; suit < MUSTER_PUPPET_WARS_N_DECK_SUITS; suit++)
    if (demand->suits[suit] > 0)
      return FALSE;
  return demand->value == 0;
}

static Demand
demand_of (const MusterPuppetWarsAttempt *attempt)
{
  Demand demand = { 0 };

  if (attempt->dodge == NULL)
    {
      demand.value = (guint) MAX (attempt->value, 0);
      memcpy (demand.suits, attempt->suits, sizeof demand.suits);
      return demand;
    }

  demand.value = muster_puppet_wars_deck_card_get_value (*attempt->dodge);
  for (guint suit = 0; suit < MUSTER_PUPPET_WARS_N_DECK_SUITS; suit++)
    demand.suits[suit] = muster_puppet_wars_deck_card_count_suit (*attempt->dodge, suit);

  /* A Red Joker requires 14 and two of a suit chosen by the defender. All choices are equivalent: only a Red Joker
   * reaches 14, and it also shows two of that suit. So the suit needn't be given. */
  return demand;
}

static void
refuse_card (MusterPuppetWarsDeckCard card, gboolean twice, GError **error)
{
  g_autofree char *id = muster_puppet_wars_deck_card_dup_id (card);

  if (twice)
    g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_USAGE, _ ("The hand can't hold %s twice."), id);
  else
    g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_USAGE, _ ("The deck has no %s to hold."), id);
}

/* Moves the hand from the deck to the table. */
static gboolean
play_hand (const MusterPuppetWarsAttempt *attempt, MusterPuppetWarsDeck *deck, Show *show, GError **error)
{
  for (gsize i = 0; i < attempt->n_hand; i++)
    {
      MusterPuppetWarsDeckCard card = attempt->hand[i];
      MusterPuppetWarsDeck bit = MUSTER_PUPPET_WARS_DECK_ONLY (card);

      if ((*deck & bit) == 0)
        {
          refuse_card (card, (attempt->deck & bit) != 0, error);
          return FALSE;
        }
      *deck &= ~bit;
      show_card (show, card);
    }
  return TRUE;
}

/* How many single cards of the deck succeed together with what is shown; never the Black Joker. */
static guint
count_good (MusterPuppetWarsDeck deck, const Show *show, const Demand *demand)
{
  guint good = 0;

  for (MusterPuppetWarsDeckCard card = 0; card < MUSTER_PUPPET_WARS_DECK_CARD_BLACK_JOKER; card++)
    {
      Show with = *show;

      if ((deck & MUSTER_PUPPET_WARS_DECK_ONLY (card)) == 0)
        continue;
      show_card (&with, card);
      if (show_meets (&with, demand))
        good++;
    }
  return good;
}

static MusterFraction
flip (MusterPuppetWarsDeck deck, guint flips, const Show *show, const Demand *demand)
{
  guint n = (guint) __builtin_popcountll (deck);
  guint harmless
      = (guint) __builtin_popcountll (deck & ~MUSTER_PUPPET_WARS_DECK_ONLY (MUSTER_PUPPET_WARS_DECK_CARD_BLACK_JOKER));
  guint good = count_good (deck, show, demand);
  guint64 favourable = muster_fraction_choose (harmless, flips) - muster_fraction_choose (harmless - good, flips);

  return muster_fraction_new (favourable, muster_fraction_choose (n, flips));
}

gboolean
muster_puppet_wars_odds_count (const MusterPuppetWarsAttempt *attempt, MusterFraction *chance, GError **error)
{
  Demand demand = demand_of (attempt);
  MusterPuppetWarsDeck deck = attempt->deck & MUSTER_PUPPET_WARS_DECK_FULL;
  guint flips = (guint) MAX (attempt->flips, 0);
  Show show = { 0 };

  if (!play_hand (attempt, &deck, &show, error))
    return FALSE;

  guint left = (guint) __builtin_popcountll (deck);

  if (flips > left)
    {
      g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_USAGE, _ ("Cards to flip: %u, but the deck has only %u left."),
                   flips, left);
      return FALSE;
    }

  if (demand_is_nothing (&demand))
    *chance = muster_fraction_new (1, 1);
  else if (flips == 0)
    *chance = muster_fraction_new (show_meets (&show, &demand) ? 1 : 0, 1);
  else
    *chance = flip (deck, flips, &show, &demand);
  return TRUE;
}
