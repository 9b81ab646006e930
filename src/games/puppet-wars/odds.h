/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The exact chance that an action of Puppet Wars Unstitched succeeds.
 *
 * An action asks for a number and for suits. The player flips cards, all at once, uses one of them, and adds any cards
 * from the hand. It succeeds when one of the cards used reaches the number and all of them together show the suits; a
 * Black Joker among those flipped fails it. An attack is the same with Cb cards flipped and the target's Df asked for.
 * An action that asks for nothing, neither number nor suit, succeeds without a flip.
 *
 * The chance is counted, not sampled: see muster_puppet_wars_odds_count(). */
#pragma once

#include "games/puppet-wars/deck.h"
#include "model/fraction.h"

G_BEGIN_DECLS

typedef struct
{
  MusterPuppetWarsDeck deck; /* all the player's cards, those in hand included: mostly MUSTER_PUPPET_WARS_DECK_FULL */
  gint flips;                /* 1, or an attacker's Cb; 0 and less flip none */
  gint value;                /* the number asked for; less than 0 asks no more than 0 does */
  guint suits[MUSTER_PUPPET_WARS_N_DECK_SUITS]; /* how often each suit is asked for */
  const MusterPuppetWarsDeckCard *hand;         /* what the player holds and will play where it helps; borrowed */
  gsize n_hand;
  const MusterPuppetWarsDeckCard
      *dodge; /* a card of the defender's, which replaces value and suits; NULL for none; borrowed */
} MusterPuppetWarsAttempt;

/* Sets `chance` to the chance that the attempt succeeds, played as well as can be.
 *
 * FALSE and MUSTER_ERROR_USAGE where no table could see it: a card twice in hand, a card in hand that the deck never
 * had, or more cards to flip than the deck has left. Asking for what no card can give is no error; its chance is 0. */
gboolean muster_puppet_wars_odds_count (const MusterPuppetWarsAttempt *attempt, MusterFraction *chance, GError **error);

G_END_DECLS
