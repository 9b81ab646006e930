/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/puppet-wars/deck.h"

#include "model/error.h"
#include "model/text/phrase.h"
#include "model/i18n.h"

static const char *const suit_ids[MUSTER_PUPPET_WARS_N_DECK_SUITS] = {
  [MUSTER_PUPPET_WARS_DECK_SUIT_RAMS] = "rams",
  [MUSTER_PUPPET_WARS_DECK_SUIT_CROWS] = "crows",
  [MUSTER_PUPPET_WARS_DECK_SUIT_TOMES] = "tomes",
  [MUSTER_PUPPET_WARS_DECK_SUIT_MASKS] = "masks",
};

static gboolean
find_suit (const char *text, MusterPuppetWarsDeckSuit *suit)
{
  for (guint i = 0; i < MUSTER_PUPPET_WARS_N_DECK_SUITS; i++)
    if (g_ascii_strcasecmp (text, suit_ids[i]) == 0)
      {
        *suit = (MusterPuppetWarsDeckSuit) i;
        return TRUE;
      }
  return FALSE;
}

const char muster_puppet_wars_deck_no_suit[]
    = N_ ("“%s” is not a suit of the puppet deck, which has rams, crows, tomes and masks.");

gboolean
muster_puppet_wars_deck_suit_parse (const char *text, MusterPuppetWarsDeckSuit *suit, GError **error)
{
  if (find_suit (text, suit))
    return TRUE;

  g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_USAGE, _ (muster_puppet_wars_deck_no_suit), text);
  return FALSE;
}

guint
muster_puppet_wars_deck_card_get_value (MusterPuppetWarsDeckCard card)
{
  if (card == MUSTER_PUPPET_WARS_DECK_CARD_BLACK_JOKER)
    return 0;
  if (card == MUSTER_PUPPET_WARS_DECK_CARD_RED_JOKER)
    return 14;
  return card % MUSTER_PUPPET_WARS_CARDS_A_SUIT + 1;
}

guint
muster_puppet_wars_deck_card_count_suit (MusterPuppetWarsDeckCard card, MusterPuppetWarsDeckSuit suit)
{
  /* for jokers the quotient is past the last suit */
  if (card / MUSTER_PUPPET_WARS_CARDS_A_SUIT != suit)
    return 0;
  return muster_puppet_wars_deck_card_get_value (card) == 1 ? 2 : 1;
}

char *
muster_puppet_wars_deck_card_dup_id (MusterPuppetWarsDeckCard card)
{
  if (card == MUSTER_PUPPET_WARS_DECK_CARD_RED_JOKER)
    return g_strdup ("red-joker");
  if (card == MUSTER_PUPPET_WARS_DECK_CARD_BLACK_JOKER)
    return g_strdup ("black-joker");

  const char *suit = suit_ids[card / MUSTER_PUPPET_WARS_CARDS_A_SUIT];
  guint value = muster_puppet_wars_deck_card_get_value (card);

  return value == 1 ? g_strdup_printf ("ace-%s", suit) : g_strdup_printf ("%u-%s", value, suit);
}

static gboolean
find_value (const char *text, guint64 *value)
{
  if (g_ascii_strcasecmp (text, "ace") == 0)
    {
      *value = 1;
      return TRUE;
    }
  return g_ascii_string_to_unsigned (text, 10, 1, MUSTER_PUPPET_WARS_CARDS_A_SUIT, value, NULL);
}

/* Parses a card that isn't a joker. */
static gboolean
find_suited (const char *text, MusterPuppetWarsDeckCard *card)
{
  g_auto (GStrv) parts = g_strsplit (text, "-", 2);
  MusterPuppetWarsDeckSuit suit;
  guint64 value;

  if (g_strv_length (parts) != 2 || !find_value (parts[0], &value) || !find_suit (parts[1], &suit))
    return FALSE;
  *card = MUSTER_PUPPET_WARS_DECK_CARD (value, suit);
  return TRUE;
}

gboolean
muster_puppet_wars_deck_card_parse (const char *text, MusterPuppetWarsDeckCard *card, GError **error)
{
  if (g_ascii_strcasecmp (text, "red-joker") == 0)
    *card = MUSTER_PUPPET_WARS_DECK_CARD_RED_JOKER;
  else if (g_ascii_strcasecmp (text, "black-joker") == 0)
    *card = MUSTER_PUPPET_WARS_DECK_CARD_BLACK_JOKER;
  else if (!find_suited (text, card))
    {
      g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_USAGE,
                   _ ("“%s” is not a card of the puppet deck, whose cards are written like 10-tomes, ace-rams, "
                      "red-joker and black-joker."),
                   text);
      return FALSE;
    }
  return TRUE;
}

static char **
split (const char *list)
{
  return muster_phrase_split (list != NULL ? list : "", ", \t");
}

gboolean
muster_puppet_wars_deck_parse_suits (const char *list, guint suits[MUSTER_PUPPET_WARS_N_DECK_SUITS], GError **error)
{
  g_auto (GStrv) words = split (list);

  for (guint i = 0; words[i] != NULL; i++)
    {
      MusterPuppetWarsDeckSuit suit;

      if (!muster_puppet_wars_deck_suit_parse (words[i], &suit, error))
        return FALSE;
      suits[suit]++;
    }
  return TRUE;
}

GArray *
muster_puppet_wars_deck_parse_cards (const char *list, GError **error)
{
  g_auto (GStrv) words = split (list);
  g_autoptr (GArray) cards = g_array_new (FALSE, FALSE, sizeof (MusterPuppetWarsDeckCard));

  for (guint i = 0; words[i] != NULL; i++)
    {
      MusterPuppetWarsDeckCard card;

      if (!muster_puppet_wars_deck_card_parse (words[i], &card, error))
        return NULL;
      g_array_append_val (cards, card);
    }
  return g_steal_pointer (&cards);
}

gboolean
muster_puppet_wars_deck_take_out (MusterPuppetWarsDeck *deck, const MusterPuppetWarsDeckCard *cards, gsize n,
                                  GError **error)
{
  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *id = muster_puppet_wars_deck_card_dup_id (cards[i]);

      if ((*deck & MUSTER_PUPPET_WARS_DECK_ONLY (cards[i])) == 0)
        {
          g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_USAGE,
                       _ ("The deck has no other %s that could have been seen."), id);
          return FALSE;
        }
      *deck &= ~MUSTER_PUPPET_WARS_DECK_ONLY (cards[i]);
    }
  return TRUE;
}
