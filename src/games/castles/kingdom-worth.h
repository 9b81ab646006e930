/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What counts of a kingdom: what its castles are worth, how much of its hand and defenses there is, and how a sentence names them. */
#pragma once

#include "games/castles/kingdom.h"

G_BEGIN_DECLS

/* What the castle itself is worth: what its upgrade lifts it to, or what a plain castle has. */
guint muster_castles_get_worth (const MusterCatalog *catalog, const MusterCastlesCastle *castle);

/* What the castle is worth with all its defenses. */
guint muster_castles_get_health (const MusterCatalog *catalog, const MusterCastlesCastle *castle);

#define MUSTER_CASTLES_MOST_DEFENSES 3

/* The defenses of a castle that installed content has (const MusterOption), the lowest first. Free with g_ptr_array_unref(). */
GPtrArray *muster_castles_list_defenses (const MusterCastlesCastle *castle);

/* How many defenses, and how many cards in hand, count: those that installed content has. */
guint muster_castles_count_defenses (const MusterCastlesCastle *castle);
guint muster_castles_count_hand (const MusterCastlesKingdom *kingdom);

/* How many cards its hand may have. */
guint muster_castles_get_hand_limit (const MusterCastlesKingdom *kingdom);

/* A card with what it is worth: "Knights attack 8", "Knights 8", "Block". Free with g_free(). */
char *muster_castles_dup_card (const MusterOption *option);

/* What a card is drawn as: by its id without what tells an attack from a defense, or, where that isn't drawn, by its kind. NULL and NULL
 * for a card that nobody knows. */
const char *muster_castles_get_sign (const MusterOption *card, const char **stand_in);

/* "castle 2 (Moat)": a castle of the row as a sentence names it, counted from 0. Free with g_free(). */
char *muster_castles_dup_label (const MusterCastlesKingdom *kingdom, guint castle);

G_END_DECLS
