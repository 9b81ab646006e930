/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The puppet deck of Puppet Wars Unstitched: 54 cards, what each is worth, and how a player writes it down.
 *
 * A card is a small number and a deck the set of those numbers as bits of one word, so that dealing a card is clearing
 * a bit and a test can make a deck of any few cards. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  MUSTER_DECK_SUIT_RAMS,
  MUSTER_DECK_SUIT_CROWS,
  MUSTER_DECK_SUIT_TOMES,
  MUSTER_DECK_SUIT_MASKS,
  MUSTER_N_DECK_SUITS,
} MusterDeckSuit;

/* 0 to 51 are the ace to the 13 of each suit in turn, then come the jokers. */
typedef guint8 MusterDeckCard;

#define MUSTER_CARDS_A_SUIT 13
#define MUSTER_DECK_CARD(value, suit) ((MusterDeckCard) ((suit) *MUSTER_CARDS_A_SUIT + (value) -1))
#define MUSTER_DECK_CARD_RED_JOKER ((MusterDeckCard) 52)
#define MUSTER_DECK_CARD_BLACK_JOKER ((MusterDeckCard) 53)
#define MUSTER_N_CARDS 54

/* A set of cards; card c is bit c. */
typedef guint64 MusterDeck;

#define MUSTER_DECK_ONLY(card) (G_GUINT64_CONSTANT (1) << (card))
#define MUSTER_DECK_FULL (MUSTER_DECK_ONLY (MUSTER_N_CARDS) - 1)

/* Reads a suit's name in options, "tomes", in upper or lower case. FALSE and MUSTER_ERROR_USAGE where `text` names none. */
gboolean muster_deck_suit_parse (const char *text, MusterDeckSuit *suit, GError **error);

/* What the card counts when it meets a number: 1 (an ace) to 13, the Red Joker 14, the Black Joker 0. */
guint muster_deck_card_get_value (MusterDeckCard card);

/* How often the card shows `suit`: an ace twice, other cards of the suit once. The Black Joker shows none; neither does
 * the Red Joker here, since which suit it doubles is its player's choice. */
guint muster_deck_card_count_suit (MusterDeckCard card, MusterDeckSuit suit);

/* "10-tomes", "ace-rams", "red-joker", "black-joker". Free with g_free(). */
char *muster_deck_card_dup_id (MusterDeckCard card);

/* Reads what muster_deck_card_dup_id() writes, in upper or lower case, and "1-rams" for an ace. FALSE and
 * MUSTER_ERROR_USAGE where `text` names no card. */
gboolean muster_deck_card_parse (const char *text, MusterDeckCard *card, GError **error);

/* Lists of them, between commas or blanks; NULL is empty. The first adds up how often each suit is named; the second gives
 * the cards (MusterDeckCard), to be freed with g_array_unref(). FALSE and NULL with MUSTER_ERROR_USAGE at the first word that
 * means nothing. */
gboolean muster_deck_parse_suits (const char *list, guint suits[MUSTER_N_DECK_SUITS], GError **error);
GArray *muster_deck_parse_cards (const char *list, GError **error);

G_END_DECLS
