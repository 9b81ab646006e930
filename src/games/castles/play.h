/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Castles at the table: rounds, turns, and standing castles. */
#pragma once

#include "games/castles/kingdom.h"
#include "model/catalog/catalog.h"
#include "model/page/roster.h"

G_BEGIN_DECLS

MusterPlay *muster_castles_make_play (const MusterCatalog *catalog);

/* Adds a tracker for standing castles. */
void muster_castles_add_score (MusterRoster *roster, const MusterCastlesKingdom *kingdom);

G_END_DECLS
