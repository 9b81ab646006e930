/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counters: what is counted on a card during a game. A page on a screen counts by itself; paper has circles to cross off. */
#pragma once

#include "model/page/card.h"

G_BEGIN_DECLS

typedef struct
{
  const char *id;    /* the number of the card that it goes by */
  const char *label; /* not translated yet */
  gboolean full;     /* starts at the number; else at 0, and ends there */
  gboolean alone;    /* the circles on paper tell the number, which has no box besides */
  gint most;         /* it may grow to this, where that is more than the number */
} MusterGameCounter;

/* In the order in which they are shown: the one that every card must have comes first. */
extern const MusterGameCounter muster_game_counters[];
extern const guint muster_n_game_counters;

/* How many of a card's numbers have boxes: those before the ones that circles tell alone. */
guint muster_game_counter_count_boxes (const MusterCard *card);

/* Whether the card has the number it goes by, be it 0. */
gboolean muster_game_counter_is_on (const MusterGameCounter *counter, const MusterCard *card);

/* The number it goes by, 0 to 99; 0 where the card has none. */
gint muster_game_counter_get_number (const MusterGameCounter *counter, const MusterCard *card);

G_END_DECLS
