/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stuffed on paper: the page for a team, and cards for the player's own Teammates. */
#pragma once

#include "games/stuffed/team.h"
#include "games/card-parts.h"

G_BEGIN_DECLS

/* The style of the game's pages. */
extern const MusterCardStyle muster_stuffed_page_style;

void muster_stuffed_make_cards (const MusterCatalog *catalog, const MusterThing *thing, GPtrArray *cards);
guint64 muster_stuffed_count_cards (const MusterThing *thing);

/* The same for a separate card. */
void muster_stuffed_make_own_card (const MusterCatalog *catalog, const MusterThing *thing, GPtrArray *cards);
guint64 muster_stuffed_count_own_card (const MusterThing *thing);

/* A blank Teammate. */
MusterCard *muster_stuffed_make_blank (void);

MusterRoster *muster_stuffed_make_roster (const MusterCatalog *catalog, const MusterThing *thing);

G_END_DECLS
