/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Collision at the table: a character's trackers, and what happens in its turns. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/page/card.h"
#include "model/page/roster.h"

G_BEGIN_DECLS

MusterPlay *muster_collision_make_play (const MusterCatalog *catalog);

/* Adds a character's trackers: injuries, Endurance and Mana. Its entries must be on the card already, because some
 * restore Mana. */
void muster_collision_add_trackers (MusterCard *card, const gint stats[MUSTER_N_STATS]);

/* Adds the player's own counters. */
void muster_collision_add_score (MusterRoster *roster);

G_END_DECLS
