/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page for a kingdom. Castles needs no printed cards but blank ones. */
#pragma once

#include "games/castles/kingdom.h"
#include "games/card-parts.h"

G_BEGIN_DECLS

/* The style of the game's pages. */
extern const MusterCardStyle muster_castles_page_style;

MusterRoster *muster_castles_make_roster (const MusterCatalog *catalog, const MusterThing *thing);

/* A castle to fill in by hand. */
MusterCard *muster_castles_make_blank (void);

G_END_DECLS
