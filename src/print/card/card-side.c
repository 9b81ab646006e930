/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/card/card-side.h"

MusterColor
muster_card_get_accent (const MusterCard *card)
{
  g_auto (GStrv) values = g_strsplit (card->value_ids != NULL ? card->value_ids : "", " ", 2);

  if (values[0] != NULL && *values[0] != '\0')
    return muster_accent_of (values[0]);
  return muster_accent_of (card->suit != MUSTER_SUIT_ANY ? muster_suits[card->suit] : card->style.color);
}
