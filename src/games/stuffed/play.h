/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stuffed at the table: coins, dice, cards in hand, and used abilities. */
#pragma once

#include "games/stuffed/team.h"
#include "model/catalog/catalog.h"
#include "model/page/card.h"
#include "model/page/roster.h"

G_BEGIN_DECLS

MusterPlay *muster_stuffed_make_play (const MusterCatalog *catalog);

/* Adds a tracker for the used ability of a Teammate or, without a card, of the Hero. Nothing for a card in hand. */
void muster_stuffed_add_trackers (MusterCard *card, const MusterStuffedCard *own);

/* Adds coins, the hand and the eight dice. */
void muster_stuffed_add_score (MusterRoster *roster, const MusterCatalog *catalog, const MusterStuffedTeam *team);

G_END_DECLS
