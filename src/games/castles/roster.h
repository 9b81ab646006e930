/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Castles on paper: the page for a kingdom. Its cards are the game's own and need no printing. */
#pragma once

#include "games/castles/kingdom.h"
#include "games/card-parts.h"

G_BEGIN_DECLS

/* What pages of the game look like. */
extern const MusterCardStyle muster_castles_page_style;

MusterRoster *muster_castles_make_roster (const MusterCatalog *catalog, const MusterThing *thing);

G_END_DECLS
