/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The puppet deck of Puppet Wars Unstitched: 54 cards, their values, and how players write them.
 *
 * A card is a small number and a deck a bit set of these, so dealing a card clears a bit and tests can use any deck. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  MUSTER_PUPPET_WARS_DECK_SUIT_RAMS,
  MUSTER_PUPPET_WARS_DECK_SUIT_CROWS,
  MUSTER_PUPPET_WARS_DECK_SUIT_TOMES,
  MUSTER_PUPPET_WARS_DECK_SUIT_MASKS,
  MUSTER_PUPPET_WARS_N_DECK_SUITS,
} MusterPuppetWarsDeckSuit;

/* 0 to 51 are the ace to 13 of each suit in turn, followed by the jokers. */
typedef guint8 MusterPuppetWarsDeckCard;

#define MUSTER_PUPPET_WARS_CARDS_A_SUIT 13
#define MUSTER_PUPPET_WARS_DECK_CARD(value, suit)                                                                      \
  ((MusterPuppetWarsDeckCard) ((suit) *MUSTER_PUPPET_WARS_CARDS_A_SUIT + (value) -1))
#define MUSTER_PUPPET_WARS_DECK_CARD_RED_JOKER ((MusterPuppetWarsDeckCard) 52)
#define MUSTER_PUPPET_WARS_DECK_CARD_BLACK_JOKER ((MusterPuppetWarsDeckCard) 53)
#define MUSTER_PUPPET_WARS_N_CARDS 54

/* A set of cards; card c is bit c. */
typedef guint64 MusterPuppetWarsDeck;

#define MUSTER_PUPPET_WARS_DECK_ONLY(card) (G_GUINT64_CONSTANT (1) << (card))
#define MUSTER_PUPPET_WARS_DECK_FULL (MUSTER_PUPPET_WARS_DECK_ONLY (MUSTER_PUPPET_WARS_N_CARDS) - 1)

/* Parses a suit's name as in options, "tomes", in upper or lower case. FALSE and MUSTER_ERROR_USAGE if there is
 * none. */
gboolean muster_puppet_wars_deck_suit_parse (const char *text, MusterPuppetWarsDeckSuit *suit, GError **error);

/* The error for any other text: a format that takes it, to be translated. */
extern const char muster_puppet_wars_deck_no_suit[];

/* The card's value for reaching a number: 1 (an ace) to 13, Red Joker 14, Black Joker 0. */
guint muster_puppet_wars_deck_card_get_value (MusterPuppetWarsDeckCard card);

/* How often the card shows `suit`: an ace twice, other cards of the suit once. Jokers show none here: the Red Joker
 * doubles a suit of its player's choice. */
guint muster_puppet_wars_deck_card_count_suit (MusterPuppetWarsDeckCard card, MusterPuppetWarsDeckSuit suit);

/* "10-tomes", "ace-rams", "red-joker", "black-joker". Free with g_free(). */
char *muster_puppet_wars_deck_card_dup_id (MusterPuppetWarsDeckCard card);

/* Parses what muster_puppet_wars_deck_card_dup_id() writes, in upper or lower case, and "1-rams" for an ace. FALSE and
 * MUSTER_ERROR_USAGE if there is no such card. */
gboolean muster_puppet_wars_deck_card_parse (const char *text, MusterPuppetWarsDeckCard *card, GError **error);

/* Parse lists separated by commas or spaces; NULL is empty. The first counts how often each suit is named; the second
 * returns the cards (MusterPuppetWarsDeckCard), to be freed with g_array_unref(). FALSE or NULL with MUSTER_ERROR_USAGE
 * at the first unknown word. */
gboolean muster_puppet_wars_deck_parse_suits (const char *list, guint suits[MUSTER_PUPPET_WARS_N_DECK_SUITS],
                                              GError **error);
GArray *muster_puppet_wars_deck_parse_cards (const char *list, GError **error);

/* Removes cards from a deck: those in the discard pile can't be flipped until it is shuffled. FALSE with
 * MUSTER_ERROR_USAGE if one is repeated or isn't there. */
gboolean muster_puppet_wars_deck_take_out (MusterPuppetWarsDeck *deck, const MusterPuppetWarsDeckCard *cards, gsize n,
                                           GError **error);

G_END_DECLS
