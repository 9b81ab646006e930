/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Collision's cards, and the page for battle groups. */
#pragma once

#include "games/collision/group.h"
#include "games/card-parts.h"
#include "model/page/card-zone.h"

G_BEGIN_DECLS

/* The style of the game's pages. */
extern const MusterCardStyle muster_collision_page_style;

/* Adds a character's cards (MusterCard) to `cards`, one per copy, numbered if there are several. */
void muster_collision_make_cards (const MusterCatalog *catalog, const MusterThing *thing, GPtrArray *cards);
guint64 muster_collision_count_cards (const MusterThing *thing);

/* The page for a battle group. */
MusterRoster *muster_collision_make_roster (const MusterCatalog *catalog, const MusterThing *thing);

/* A blank card. */
MusterCard *muster_collision_make_blank (void);

/* A character's choices in one line: "Red Elf · 6 of Cups · Sabre (Shadow) · …". Free with g_free(). */
char *muster_collision_dup_choices (const MusterCollisionCharacter *character);

/* Which choice of a character a part of its card comes from; the slot may be MUSTER_COLLISION_SLOT_VALUES. FALSE if no
 * one choice is behind it, as with a number. */
gboolean muster_collision_find_origin (const MusterCollisionCharacter *character, const MusterCardZone *zone,
                                       MusterCollisionSlot *slot, guint *index);

G_END_DECLS
