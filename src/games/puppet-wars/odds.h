/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The exact chance that an action of Puppet Wars Unstitched succeeds.
 *
 * An action requires a number and suits. The player flips cards, all at once, uses one of them, and adds any cards from
 * the hand. It succeeds if one of the cards used reaches the number and all together show the suits; a flipped Black
 * Joker makes it fail. An attack is the same with Cb cards flipped against the target's Df. An action without
 * requirements succeeds without a flip.
 *
 * The chance is counted, not sampled: see muster_puppet_wars_odds_count(). */
#pragma once

#include "games/puppet-wars/deck.h"
#include "model/fraction.h"

G_BEGIN_DECLS

typedef struct
{
  MusterPuppetWarsDeck deck; /* all the player's cards including the hand: usually MUSTER_PUPPET_WARS_DECK_FULL */
  gint flips;                /* 1, or an attacker's Cb; 0 or less flips none */
  gint value;                /* the number required; negative is the same as 0 */
  guint suits[MUSTER_PUPPET_WARS_N_DECK_SUITS]; /* how often each suit is required */
  const MusterPuppetWarsDeckCard *hand;         /* the player's hand, played where it helps; borrowed */
  gsize n_hand;
  const MusterPuppetWarsDeckCard
      *dodge; /* the defender's card, which replaces value and suits; NULL for none; borrowed */
} MusterPuppetWarsAttempt;

/* Sets `chance` to the chance of success with the best play.
 *
 * FALSE and MUSTER_ERROR_USAGE for impossible input: a card twice in hand, a card in hand that isn't in the deck, or
 * more flips than cards left. Impossible requirements aren't an error; their chance is 0. */
gboolean muster_puppet_wars_odds_count (const MusterPuppetWarsAttempt *attempt, MusterFraction *chance, GError **error);

G_END_DECLS
