/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puppet Wars Unstitched: chances from the puppet deck, worked out by hand and compared with every flip played out. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <glib.h>

#include "model/error.h"
#include "games/puppet-wars/deck.h"
#include "model/fraction.h"
#include "games/puppet-wars/odds.h"

#define RAMS MUSTER_PUPPET_WARS_DECK_SUIT_RAMS
#define CROWS MUSTER_PUPPET_WARS_DECK_SUIT_CROWS
#define TOMES MUSTER_PUPPET_WARS_DECK_SUIT_TOMES
#define MASKS MUSTER_PUPPET_WARS_DECK_SUIT_MASKS
#define RED MUSTER_PUPPET_WARS_DECK_CARD_RED_JOKER
#define BLACK MUSTER_PUPPET_WARS_DECK_CARD_BLACK_JOKER

/* Members of an attempt: a hand of these cards, a dodge with this one. */
#define HAND(...)                                                                                                      \
  .hand = (const MusterPuppetWarsDeckCard[]){ __VA_ARGS__ },                                                           \
  .n_hand = G_N_ELEMENTS (((const MusterPuppetWarsDeckCard[]){ __VA_ARGS__ }))
#define DODGE(card)                                                                                                    \
  .dodge = (const MusterPuppetWarsDeckCard[]) { card }

/* What an attempt with the full deck comes to: a chance like "1/9", or an error. */
#define assert_odds(expected, ...)                                                                                     \
  assert_chance (expected, &(const MusterPuppetWarsAttempt){ .deck = MUSTER_PUPPET_WARS_DECK_FULL, __VA_ARGS__ })
#define assert_refused(expected, ...)                                                                                  \
  assert_error (expected, &(const MusterPuppetWarsAttempt){ .deck = MUSTER_PUPPET_WARS_DECK_FULL, __VA_ARGS__ })

static void
assert_chance (const char *expected, const MusterPuppetWarsAttempt *attempt)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  MusterFraction chance;

  assert_true (muster_puppet_wars_odds_count (attempt, &chance, &error));
  assert_null (error);
  text = muster_fraction_dup_text (chance);
  assert_string_equal (text, expected);
}

static void
assert_error (const char *expected, const MusterPuppetWarsAttempt *attempt)
{
  g_autoptr (GError) error = NULL;
  MusterFraction chance;

  assert_false (muster_puppet_wars_odds_count (attempt, &chance, &error));
  assert_true (g_error_matches (error, MUSTER_ERROR, MUSTER_ERROR_USAGE));
  assert_string_equal (error->message, expected);
}

/* Fractions */

static void
assert_percent (guint64 favourable, guint64 possible, const char *expected)
{
  g_autofree char *percent = muster_fraction_dup_percent (muster_fraction_new (favourable, possible));

  assert_string_equal (percent, expected);
}

static void
test_fraction_is_reduced (void **state G_GNUC_UNUSED)
{
  g_autofree char *some = muster_fraction_dup_text (muster_fraction_new (6, 54));
  g_autofree char *none = muster_fraction_dup_text (muster_fraction_new (0, 54));
  g_autofree char *all = muster_fraction_dup_text (muster_fraction_new (54, 54));

  assert_string_equal (some, "1/9");
  assert_string_equal (none, "0/1");
  assert_string_equal (all, "1/1");
}

static void
test_fraction_percent_rounds (void **state G_GNUC_UNUSED)
{
  const guint64 most = G_GUINT64_CONSTANT (4738381338321616896); /* 6^24 */

  assert_percent (0, 1, "0.00%");
  assert_percent (1, 1, "100.00%");
  assert_percent (1, 3, "33.33%");
  assert_percent (2, 3, "66.67%");
  assert_percent (1, 54, "1.85%");
  assert_percent (1, 20000, "0.01%");    /* exactly half a hundredth: up */
  assert_percent (1, 20001, "0.00%");    /* a little less */
  assert_percent (3, 20000, "0.02%");    /* 0.015 %, which a double has as less */
  assert_percent (201, 20000, "1.01%");  /* 1.005 %, the same */
  assert_percent (199, 199999, "0.10%"); /* 0.0995005 %: the carry goes on */
  assert_percent (most - 1, most, "100.00%");
  assert_percent (1, most, "0.00%");
  assert_percent (most / 8, most, "12.50%");
}

static void
test_choose (void **state G_GNUC_UNUSED)
{
  assert_int_equal (muster_fraction_choose (0, 0), 1);
  assert_int_equal (muster_fraction_choose (5, 0), 1);
  assert_int_equal (muster_fraction_choose (5, 6), 0);
  assert_int_equal (muster_fraction_choose (54, 3), 24804); /* 54 * 53 * 52 / 6 */
  assert_int_equal (muster_fraction_choose (54, 54), 1);

  /* Pascal's triangle to its last row. */
  for (guint n = 1; n <= 60; n++)
    for (guint k = 1; k <= n; k++)
      assert_true (muster_fraction_choose (n, k)
                   == muster_fraction_choose (n - 1, k - 1) + muster_fraction_choose (n - 1, k));
}

/* Cards */

static void
test_every_card_reads_back (void **state G_GNUC_UNUSED)
{
  guint sum = 0;

  for (MusterPuppetWarsDeckCard card = 0; card < MUSTER_PUPPET_WARS_N_CARDS; card++)
    {
      g_autofree char *id = muster_puppet_wars_deck_card_dup_id (card);
      MusterPuppetWarsDeckCard read = 99;

      assert_true (muster_puppet_wars_deck_card_parse (id, &read, NULL));
      assert_int_equal (read, card);
      sum += muster_puppet_wars_deck_card_get_value (card);
    }
  assert_int_equal (sum, 4 * 91 + 14); /* 1 + 2 + … + 13 = 91 a suit; the Red Joker 14 */
}

static void
test_card_spellings (void **state G_GNUC_UNUSED)
{
  static const struct
  {
    const char *text;
    guint card;
  } good[] = {
    { "ace-rams", MUSTER_PUPPET_WARS_DECK_CARD (1, RAMS) },
    { "1-rams", MUSTER_PUPPET_WARS_DECK_CARD (1, RAMS) },
    { "10-tomes", MUSTER_PUPPET_WARS_DECK_CARD (10, TOMES) },
    { "13-Masks", MUSTER_PUPPET_WARS_DECK_CARD (13, MASKS) },
    { "Red-Joker", RED },
    { "black-joker", BLACK },
  };
  static const char *const bad[] = { "",        "-",         "rams",      "10",      "10-",   "-rams", "0-rams",
                                     "14-rams", "10-swords", "10-tomes-", "+1-rams", "joker", "1 rams" };
  MusterPuppetWarsDeckCard card;

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      assert_true (muster_puppet_wars_deck_card_parse (good[i].text, &card, NULL));
      assert_int_equal (card, good[i].card);
    }
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      assert_false (muster_puppet_wars_deck_card_parse (bad[i], &card, &error));
      assert_true (g_error_matches (error, MUSTER_ERROR, MUSTER_ERROR_USAGE));
    }
}

static void
test_suit_spellings (void **state G_GNUC_UNUSED)
{
  static const char *const names[MUSTER_PUPPET_WARS_N_DECK_SUITS] = {
    [MUSTER_PUPPET_WARS_DECK_SUIT_RAMS] = "rams",
    [MUSTER_PUPPET_WARS_DECK_SUIT_CROWS] = "crows",
    [MUSTER_PUPPET_WARS_DECK_SUIT_TOMES] = "TOMES",
    [MUSTER_PUPPET_WARS_DECK_SUIT_MASKS] = "Masks",
  };
  g_autoptr (GError) error = NULL;
  MusterPuppetWarsDeckSuit suit = RAMS;

  for (guint i = 0; i < MUSTER_PUPPET_WARS_N_DECK_SUITS; i++)
    {
      assert_true (muster_puppet_wars_deck_suit_parse (names[i], &suit, NULL));
      assert_int_equal (suit, i);
    }
  assert_false (muster_puppet_wars_deck_suit_parse ("swords", &suit, &error));
  assert_true (g_error_matches (error, MUSTER_ERROR, MUSTER_ERROR_USAGE));
}

static void
test_suits_on_cards (void **state G_GNUC_UNUSED)
{
  assert_int_equal (muster_puppet_wars_deck_card_count_suit (MUSTER_PUPPET_WARS_DECK_CARD (1, CROWS), CROWS), 2);
  assert_int_equal (muster_puppet_wars_deck_card_count_suit (MUSTER_PUPPET_WARS_DECK_CARD (2, CROWS), CROWS), 1);
  assert_int_equal (muster_puppet_wars_deck_card_count_suit (MUSTER_PUPPET_WARS_DECK_CARD (13, CROWS), TOMES), 0);
  for (guint suit = 0; suit < MUSTER_PUPPET_WARS_N_DECK_SUITS; suit++)
    {
      assert_int_equal (muster_puppet_wars_deck_card_count_suit (RED, suit), 0);
      assert_int_equal (muster_puppet_wars_deck_card_count_suit (BLACK, suit), 0);
    }
}

/* Chances, by hand. "Good" cards are those that make it, alone or with the hand. */

static void
test_action (void **state G_GNUC_UNUSED)
{
  /* Good: 9 to 13 of tomes, Red Joker: 6 of 54. */
  assert_odds ("1/9", .flips = 1, .value = 9, .suits[TOMES] = 1);
  /* Without a suit 5 * 4 + 1 = 21 of 54. */
  assert_odds ("7/18", .flips = 1, .value = 9);
  /* All but the Black Joker are worth 1. */
  assert_odds ("53/54", .flips = 1, .value = 1);
}

static void
test_attack_flips_several (void **state G_GNUC_UNUSED)
{
  /* 6 good, 47 neither good nor black: (C(53,3) - C(47,3)) / C(54,3) = (23426 - 16215) / 24804. */
  assert_odds ("7211/24804", .flips = 3, .value = 9, .suits[TOMES] = 1);
  /* The hand makes it alone, and the flip can only spoil it: 3 of 53 cards without the Black Joker, 50/53. */
  assert_odds ("50/53", .flips = 3, .value = 2, .suits[RAMS] = 1, HAND (MUSTER_PUPPET_WARS_DECK_CARD (2, RAMS)));
}

static void
test_whole_deck_flipped (void **state G_GNUC_UNUSED)
{
  assert_odds ("0/1", .flips = 54, .value = 1);                /* the Black Joker is always there */
  assert_odds ("1/54", .flips = 53, .value = 1);               /* it must be the one card left over */
  assert_odds ("1/1", .flips = 53, .value = 14, HAND (BLACK)); /* it is in hand, and the Red Joker comes */
}

static void
test_nothing_flipped (void **state G_GNUC_UNUSED)
{
  assert_odds ("0/1", .flips = 0, .value = 1);
  assert_odds ("0/1", .flips = -2, .value = 0, .suits[RAMS] = 1);
  assert_odds ("1/1", .flips = 0, .value = 9, HAND (MUSTER_PUPPET_WARS_DECK_CARD (9, RAMS)));
  assert_odds ("0/1", .flips = 0, .value = 9,
               HAND (MUSTER_PUPPET_WARS_DECK_CARD (8, RAMS), MUSTER_PUPPET_WARS_DECK_CARD (8, TOMES)));
  assert_odds ("1/1", .flips = -1, .value = 13, .suits[RAMS] = 3,
               HAND (MUSTER_PUPPET_WARS_DECK_CARD (1, RAMS), MUSTER_PUPPET_WARS_DECK_CARD (13, RAMS)));
}

static void
test_value_nought (void **state G_GNUC_UNUSED)
{
  /* Nothing is asked for, so nothing is flipped, and no Black Joker comes. */
  assert_odds ("1/1", .flips = 1, .value = 0);
  assert_odds ("1/1", .flips = 5, .value = -3);
  assert_odds ("1/1", .flips = 0, .value = 0);
  /* A suit is asked for: 13 rams and the Red Joker, 14 of 54. */
  assert_odds ("7/27", .flips = 1, .value = 0, .suits[RAMS] = 1);
  assert_odds ("7/27", .flips = 1, .value = -3, .suits[RAMS] = 1);
}

static void
test_value_fourteen_and_more (void **state G_GNUC_UNUSED)
{
  assert_odds ("1/54", .flips = 1, .value = 14);
  /* The Red Joker among 2, the Black not: 52 of C(54,2) = 1431. */
  assert_odds ("52/1431", .flips = 2, .value = 14);
  assert_odds ("1/54", .flips = 1, .value = 14, .suits[MASKS] = 2);
  assert_odds ("0/1", .flips = 10, .value = 15);
}

static void
test_suits_of_one_card (void **state G_GNUC_UNUSED)
{
  /* Two rams from one card: the ace, the Red Joker. */
  assert_odds ("1/27", .flips = 1, .value = 1, .suits[RAMS] = 2);
  /* The ace is worth 1 only: the Red Joker is left. */
  assert_odds ("1/54", .flips = 1, .value = 2, .suits[RAMS] = 2);
  /* Only one flipped card counts, and a Red Joker is of one suit at a time. */
  assert_odds ("0/1", .flips = 4, .value = 1, .suits[RAMS] = 1, .suits[TOMES] = 1);
  assert_odds ("0/1", .flips = 4, .value = 1, .suits[RAMS] = 3);
  assert_odds ("0/1", .flips = 1, .value = 1, .suits[RAMS] = G_MAXUINT, .suits[TOMES] = G_MAXUINT);
}

static void
test_suits_with_hand (void **state G_GNUC_UNUSED)
{
  /* The 5 makes one ram: 12 rams and the Red Joker make the other, 13 of 53. */
  assert_odds ("13/53", .flips = 1, .value = 5, .suits[RAMS] = 2, HAND (MUSTER_PUPPET_WARS_DECK_CARD (5, RAMS)));
  /* From 6 up the flip must have the number too: 6 to 13 of rams and the Red Joker. */
  assert_odds ("9/53", .flips = 1, .value = 6, .suits[RAMS] = 2, HAND (MUSTER_PUPPET_WARS_DECK_CARD (5, RAMS)));
  /* The hand has the number and tomes; 13 rams and the Red Joker have rams. */
  assert_odds ("14/53", .flips = 1, .value = 9, .suits[RAMS] = 1, .suits[TOMES] = 1,
               HAND (MUSTER_PUPPET_WARS_DECK_CARD (13, TOMES)));
  /* An ace has both rams, so the flip only needs 10: 4 * 4 cards and the Red Joker. */
  assert_odds ("17/53", .flips = 1, .value = 10, .suits[RAMS] = 2, HAND (MUSTER_PUPPET_WARS_DECK_CARD (1, RAMS)));
  /* Ace and 2 make three rams, 4 of each suit and the joker 10 or more, of 52 cards; 2 flipped:
   * (C(51,2) - C(34,2)) / C(52,2) = (1275 - 561) / 1326 = 714/1326. */
  assert_odds ("7/13", .flips = 2, .value = 10, .suits[RAMS] = 3,
               HAND (MUSTER_PUPPET_WARS_DECK_CARD (1, RAMS), MUSTER_PUPPET_WARS_DECK_CARD (2, RAMS)));
}

static void
test_red_joker_in_hand (void **state G_GNUC_UNUSED)
{
  assert_odds ("1/1", .flips = 0, .value = 14, .suits[RAMS] = 2, HAND (RED));
  assert_odds ("0/1", .flips = 0, .value = 1, .suits[RAMS] = 1, .suits[TOMES] = 1, HAND (RED));
  /* All but the Black Joker will do: 2 of 53 without it, 51/53. */
  assert_odds ("51/53", .flips = 2, .value = 14, .suits[RAMS] = 2, HAND (RED));
  /* The joker fills rams or tomes, a card of the other is flipped: 26 of 53. */
  assert_odds ("26/53", .flips = 1, .value = 14, .suits[RAMS] = 1, .suits[TOMES] = 1, HAND (RED));
  /* Two of each: an ace of either. */
  assert_odds ("2/53", .flips = 1, .value = 14, .suits[RAMS] = 2, .suits[TOMES] = 2, HAND (RED));
  /* Three rams: any ram. Four: the ace. Five: none. */
  assert_odds ("13/53", .flips = 1, .value = 0, .suits[RAMS] = 3, HAND (RED));
  assert_odds ("1/53", .flips = 1, .value = 0, .suits[RAMS] = 4, HAND (RED));
  assert_odds ("0/1", .flips = 1, .value = 0, .suits[RAMS] = 5, HAND (RED));
}

static void
test_black_joker_in_hand (void **state G_GNUC_UNUSED)
{
  /* It can't be flipped any more, and playing it does no harm and no good. */
  assert_odds ("1/1", .flips = 1, .value = 1, HAND (BLACK));
  assert_odds ("2/53", .flips = 2, .value = 14, HAND (BLACK));
  assert_odds ("0/1", .flips = 0, .value = 1, HAND (BLACK));
}

static void
test_dodge (void **state G_GNUC_UNUSED)
{
  /* The card replaces number and suit. 10 to 13 of tomes and the Red Joker are 5:
   * (C(53,3) - C(48,3)) / C(54,3) = (23426 - 17296) / 24804 = 6130/24804. */
  assert_odds ("3065/12402", .flips = 3, .value = 2, .suits[RAMS] = 1,
               DODGE (MUSTER_PUPPET_WARS_DECK_CARD (10, TOMES)));
  /* An ace asks for 1 and two rams: ace or Red Joker. */
  assert_odds ("1/27", .flips = 1, .value = 13, DODGE (MUSTER_PUPPET_WARS_DECK_CARD (1, RAMS)));
  /* The attacker holds a ten of tomes too, from a deck of his own; any card but the Black Joker of his 53 will do. */
  assert_odds ("52/53", .flips = 1, HAND (MUSTER_PUPPET_WARS_DECK_CARD (10, TOMES)),
               DODGE (MUSTER_PUPPET_WARS_DECK_CARD (10, TOMES)));
}

static void
test_dodge_with_jokers (void **state G_GNUC_UNUSED)
{
  /* Nought and no suit: nothing is asked for. */
  assert_odds ("1/1", .flips = 1, .value = 13, .suits[RAMS] = 1, DODGE (BLACK));
  /* Only a Red Joker answers a Red Joker, whichever suit was chosen. */
  assert_odds ("1/54", .flips = 1, DODGE (RED));
  assert_odds ("1/1", .flips = 0, DODGE (RED), HAND (RED));
  assert_odds ("52/53", .flips = 1, DODGE (RED), HAND (RED));
}

static void
test_refused (void **state G_GNUC_UNUSED)
{
  assert_refused ("The hand can't hold 10-tomes twice.", .flips = 1, .value = 1,
                  HAND (MUSTER_PUPPET_WARS_DECK_CARD (10, TOMES), RED, MUSTER_PUPPET_WARS_DECK_CARD (10, TOMES)));
  assert_error ("The deck has no red-joker to hold.",
                &(const MusterPuppetWarsAttempt){
                    .deck = MUSTER_PUPPET_WARS_DECK_ONLY (BLACK), .flips = 1, .value = 1, HAND (RED) });
  assert_refused ("Cards to flip: 55, but the deck has only 54 left.", .flips = 55, .value = 1);
  assert_refused ("Cards to flip: 54, but the deck has only 53 left.", .flips = 54, .value = 1, HAND (RED));
}

/* The same, played out: every flip, every card used of it, every part of the hand, every suit of the Red Joker. */

static gboolean
naive_cards_make_it (const MusterPuppetWarsAttempt *attempt, MusterPuppetWarsDeck used,
                     MusterPuppetWarsDeckSuit red_suit)
{
  gint best = -1;
  guint suits[MUSTER_PUPPET_WARS_N_DECK_SUITS] = { 0 };

  for (guint card = 0; card < MUSTER_PUPPET_WARS_N_CARDS; card++)
    {
      gint value = card == RED ? 14 : card == BLACK ? 0 : (gint) (card % 13) + 1;

      if ((used >> card & 1) == 0)
        continue;
      best = MAX (best, value);
      if (card == RED)
        suits[red_suit] += 2;
      else if (card != BLACK)
        suits[card / 13] += value == 1 ? 2 : 1;
    }
  for (guint suit = 0; suit < MUSTER_PUPPET_WARS_N_DECK_SUITS; suit++)
    if (suits[suit] < attempt->suits[suit])
      return FALSE;
  return best >= attempt->value;
}

static gboolean
naive_flip_makes_it (const MusterPuppetWarsAttempt *attempt, MusterPuppetWarsDeck flipped)
{
  if ((flipped >> BLACK & 1) != 0)
    return FALSE;

  for (guint part = 0; part < 1u << attempt->n_hand; part++)
    {
      MusterPuppetWarsDeck played = 0;

      for (guint i = 0; i < attempt->n_hand; i++)
        if ((part >> i & 1) != 0)
          played |= MUSTER_PUPPET_WARS_DECK_ONLY (attempt->hand[i]);
      for (guint card = 0; card < MUSTER_PUPPET_WARS_N_CARDS; card++)
        if (flipped == 0 || (flipped >> card & 1) != 0)
          for (guint red_suit = 0; red_suit < MUSTER_PUPPET_WARS_N_DECK_SUITS; red_suit++)
            if (naive_cards_make_it (attempt, played | (flipped & MUSTER_PUPPET_WARS_DECK_ONLY (card)), red_suit))
              return TRUE;
    }
  return FALSE;
}

/* Iterates over all flips of that many more cards from `deck`, from card `from` on. */
static void
naive_play (const MusterPuppetWarsAttempt *attempt, MusterPuppetWarsDeck deck, guint from, MusterPuppetWarsDeck flipped,
            guint more, guint64 *good, guint64 *all)
{
  if (more == 0)
    {
      (*all)++;
      *good += naive_flip_makes_it (attempt, flipped) ? 1 : 0;
      return;
    }
  for (guint card = from; card < MUSTER_PUPPET_WARS_N_CARDS; card++)
    if ((deck >> card & 1) != 0)
      naive_play (attempt, deck, card + 1, flipped | MUSTER_PUPPET_WARS_DECK_ONLY (card), more - 1, good, all);
}

static void
assert_as_played (const MusterPuppetWarsAttempt *attempt)
{
  MusterPuppetWarsDeck deck = attempt->deck;
  guint64 good = 0, all = 0;
  MusterFraction chance, played;

  for (guint i = 0; i < attempt->n_hand; i++)
    deck &= ~MUSTER_PUPPET_WARS_DECK_ONLY (attempt->hand[i]);
  naive_play (attempt, deck, 0, 0, (guint) MAX (attempt->flips, 0), &good, &all);

  assert_true (muster_puppet_wars_odds_count (attempt, &chance, NULL));
  played = muster_fraction_new (good, all);
  assert_true (chance.numerator == played.numerator);
  assert_true (chance.denominator == played.denominator);
}

/* Every demand up to two of each suit, but for the one that asks for nothing and has a rule of its own. */
static void
assert_small_deck_as_played (MusterPuppetWarsDeck deck, const MusterPuppetWarsDeckCard *hand, gsize n_hand, gint flips)
{
  static const gint values[] = { 0, 2, 7, 14 };

  for (guint v = 0; v < G_N_ELEMENTS (values); v++)
    for (guint code = v == 0 ? 1 : 0; code < 81; code++)
      assert_as_played (&(const MusterPuppetWarsAttempt){
          .deck = deck,
          .flips = flips,
          .value = values[v],
          .suits = { code % 3, code / 3 % 3, code / 9 % 3, code / 27 },
          .hand = hand,
          .n_hand = n_hand,
      });
}

static void
test_small_decks_played_out (void **state G_GNUC_UNUSED)
{
  static const MusterPuppetWarsDeckCard cards[] = {
    MUSTER_PUPPET_WARS_DECK_CARD (1, RAMS),
    MUSTER_PUPPET_WARS_DECK_CARD (7, RAMS),
    MUSTER_PUPPET_WARS_DECK_CARD (2, CROWS),
    MUSTER_PUPPET_WARS_DECK_CARD (1, TOMES),
    MUSTER_PUPPET_WARS_DECK_CARD (13, TOMES),
    MUSTER_PUPPET_WARS_DECK_CARD (6, MASKS),
    RED,
    BLACK,
  };
  static const MusterPuppetWarsDeckCard hands[][3] = {
    { MUSTER_PUPPET_WARS_DECK_CARD (7, RAMS), MUSTER_PUPPET_WARS_DECK_CARD (1, TOMES), BLACK },
    { RED, MUSTER_PUPPET_WARS_DECK_CARD (2, CROWS), MUSTER_PUPPET_WARS_DECK_CARD (1, RAMS) },
  };
  MusterPuppetWarsDeck deck = 0;

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    deck |= MUSTER_PUPPET_WARS_DECK_ONLY (cards[i]);
  for (guint h = 0; h < G_N_ELEMENTS (hands); h++)
    for (gsize n_hand = 0; n_hand <= 3; n_hand++)
      for (gint flips = -1; flips <= 3; flips++)
        assert_small_deck_as_played (deck, hands[h], n_hand, flips);
}

static void
test_full_deck_played_out (void **state G_GNUC_UNUSED)
{
  const MusterPuppetWarsDeckCard hand[] = { MUSTER_PUPPET_WARS_DECK_CARD (4, RAMS), RED };
  MusterPuppetWarsAttempt attempt = { .deck = MUSTER_PUPPET_WARS_DECK_FULL, .flips = 3, .value = 9, .suits[TOMES] = 1 };

  assert_as_played (&attempt);
  attempt = (MusterPuppetWarsAttempt){
    .deck = MUSTER_PUPPET_WARS_DECK_FULL,
    .flips = 2,
    .value = 3,
    .suits = { 2, 1, 1, 0 },
    .hand = hand,
    .n_hand = 2,
  };
  assert_as_played (&attempt);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_fraction_is_reduced),
    cmocka_unit_test (test_fraction_percent_rounds),
    cmocka_unit_test (test_choose),
    cmocka_unit_test (test_every_card_reads_back),
    cmocka_unit_test (test_card_spellings),
    cmocka_unit_test (test_suit_spellings),
    cmocka_unit_test (test_suits_on_cards),
    cmocka_unit_test (test_action),
    cmocka_unit_test (test_attack_flips_several),
    cmocka_unit_test (test_whole_deck_flipped),
    cmocka_unit_test (test_nothing_flipped),
    cmocka_unit_test (test_value_nought),
    cmocka_unit_test (test_value_fourteen_and_more),
    cmocka_unit_test (test_suits_of_one_card),
    cmocka_unit_test (test_suits_with_hand),
    cmocka_unit_test (test_red_joker_in_hand),
    cmocka_unit_test (test_black_joker_in_hand),
    cmocka_unit_test (test_dodge),
    cmocka_unit_test (test_dodge_with_jokers),
    cmocka_unit_test (test_refused),
    cmocka_unit_test (test_small_decks_played_out),
    cmocka_unit_test (test_full_deck_played_out),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
