/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stuffed at the table: coins, dice, the cards in hand, and the abilities that were used this turn. */
#pragma once

#include "games/stuffed/team.h"
#include "model/catalog/catalog.h"
#include "model/page/card.h"
#include "model/page/roster.h"

G_BEGIN_DECLS

MusterPlay *muster_stuffed_make_play (const MusterCatalog *catalog);

/* Adds what is marked on a Teammate or, without a card of the team, on the Hero: that the ability was used. Nothing for a card in
 * hand. */
void muster_stuffed_add_trackers (MusterCard *card, const MusterStuffedCard *own);

/* Adds coins, the hand and the eight dice. */
void muster_stuffed_add_score (MusterRoster *roster, const MusterCatalog *catalog, const MusterStuffedTeam *team);

G_END_DECLS
