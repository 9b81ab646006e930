/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/game-counter.h"

#include "model/i18n.h"

const MusterGameCounter muster_game_counters[] = {
  { "tuf", N_ ("Injuries"), FALSE, FALSE, 0 },
  { "stitches", N_ ("Stitches"), TRUE, TRUE, 0 },
  { "end", N_ ("Endurance"), TRUE, FALSE, 9 },
  { "mana", N_ ("Mana"), TRUE, FALSE, 99 },
};

const guint muster_n_game_counters = G_N_ELEMENTS (muster_game_counters);

static const MusterCardNumber *
find_number (const MusterGameCounter *counter, const MusterCard *card)
{
  for (guint i = 0; i < card->numbers->len; i++)
    if (g_str_equal (muster_card_number (card->numbers, i)->id, counter->id))
      return muster_card_number (card->numbers, i);
  return NULL;
}

gboolean
muster_game_counter_is_on (const MusterGameCounter *counter, const MusterCard *card)
{
  return find_number (counter, card) != NULL;
}

gint
muster_game_counter_get_number (const MusterGameCounter *counter, const MusterCard *card)
{
  const MusterCardNumber *number = find_number (counter, card);

  return number != NULL ? (gint) CLAMP (g_ascii_strtoll (number->value, NULL, 10), 0, 99) : 0;
}

guint
muster_game_counter_count_boxes (const MusterCard *card)
{
  guint n = card->numbers->len;

  for (guint i = 0; n > 0 && i < muster_n_game_counters; i++)
    if (muster_game_counters[i].alone
        && g_str_equal (muster_card_number (card->numbers, n - 1)->id, muster_game_counters[i].id))
      n--;
  return n;
}
