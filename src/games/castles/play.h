/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Castles at the table: rounds, whose turn it is, and the castles that stand. */
#pragma once

#include "games/castles/kingdom.h"
#include "model/catalog/catalog.h"
#include "model/page/roster.h"

G_BEGIN_DECLS

MusterPlay *muster_castles_make_play (const MusterCatalog *catalog);

/* Adds the castles that stand. */
void muster_castles_add_score (MusterRoster *roster, const MusterCastlesKingdom *kingdom);

G_END_DECLS
