/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Collision's cards, and the page for a battle group. */
#pragma once

#include "games/collision/group.h"
#include "games/card-parts.h"

G_BEGIN_DECLS

/* What pages of the game look like. */
extern const MusterCardStyle muster_collision_page_style;

/* A character's cards, one for each copy, numbered where there are several. Added to `cards` (MusterCard). */
void muster_collision_make_cards (const MusterCatalog *catalog, const MusterThing *thing, GPtrArray *cards);
guint64 muster_collision_count_cards (const MusterThing *thing);

/* The page for a battle group. */
MusterRoster *muster_collision_make_roster (const MusterCatalog *catalog, const MusterThing *thing);

/* A card to be filled in by hand. */
MusterCard *muster_collision_make_blank (void);

/* What the character chose, in one line: "Red Elf · 6 of Cups · Sabre (Shadow) · …". Free with g_free(). */
char *muster_collision_dup_choices (const MusterCollisionCharacter *character);

G_END_DECLS
