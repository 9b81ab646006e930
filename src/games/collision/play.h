/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Collision at the table: what is counted of a character, and what its turns bring. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/page/card.h"
#include "model/page/roster.h"

G_BEGIN_DECLS

MusterPlay *muster_collision_make_play (const MusterCatalog *catalog);

/* Adds what is counted of a character with these stats: injuries, Endurance and Mana. Its entries must be on the card already: some
 * bring Mana back. */
void muster_collision_add_trackers (MusterCard *card, const gint stats[MUSTER_N_STATS]);

/* Adds what a player counts besides. */
void muster_collision_add_score (MusterRoster *roster);

G_END_DECLS
