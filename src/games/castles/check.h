/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Castles: what a kingdom may hold, its report, and what it brings to a siege. */
#pragma once

#include "games/castles/kingdom.h"
#include "model/report.h"

G_BEGIN_DECLS

MusterReport *muster_castles_check_kingdom (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies);

/* What the castle itself is worth: what its upgrade lifts it to, or what a plain castle has. */
guint muster_castles_get_worth (const MusterCatalog *catalog, const MusterCastlesCastle *castle);

/* What the castle is worth with all its defenses. */
guint muster_castles_get_health (const MusterCatalog *catalog, const MusterCastlesCastle *castle);

#define MUSTER_CASTLES_MOST_DEFENSES 3

/* How many defenses, and how many cards in hand, count: those that installed content has. */
guint muster_castles_count_defenses (const MusterCastlesCastle *castle);
guint muster_castles_count_hand (const MusterCastlesKingdom *kingdom);

/* How many cards its hand may have. */
guint muster_castles_get_hand_limit (const MusterCastlesKingdom *kingdom);

/* How many castles it has, what they are worth, and how many are missing: two sentences. Free with g_free(). */
char *muster_castles_dup_story (const MusterCatalog *catalog, const MusterCastlesKingdom *kingdom);

/* Why another order of play would have been safer for its defenses; NULL where there is none. Free with g_free(). */
char *muster_castles_dup_advice (const MusterCastlesKingdom *kingdom, guint castle);

/* A card with what it is worth: "Knights attack 8", "Knights 8", "Block". Free with g_free(). */
char *muster_castles_dup_card (const MusterOption *option);

/* What a card is drawn as: by its id without what tells an attack from a defense, or, where that isn't drawn, by its kind. NULL and NULL
 * for a card that nobody knows. */
const char *muster_castles_get_sign (const MusterOption *card, const char **stand_in);

/* "castle 2 (Moat)": a castle of the row as a sentence names it, counted from 0. Free with g_free(). */
char *muster_castles_dup_label (const MusterCastlesKingdom *kingdom, guint castle);

G_END_DECLS
