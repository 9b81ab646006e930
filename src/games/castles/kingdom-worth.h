/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The numbers of a kingdom: worth and health of its castles, defenses and cards, and their names in sentences. */
#pragma once

#include "games/castles/kingdom.h"

G_BEGIN_DECLS

/* The castle's own health: given by its upgrade, or that of a plain castle. */
guint muster_castles_get_worth (const MusterCatalog *catalog, const MusterCastlesCastle *castle);

/* The castle's health with all its defenses. */
guint muster_castles_get_health (const MusterCatalog *catalog, const MusterCastlesCastle *castle);

#define MUSTER_CASTLES_MOST_DEFENSES 3

/* The known defenses of a castle (const MusterOption), lowest first. Free with g_ptr_array_unref(). */
GPtrArray *muster_castles_list_defenses (const MusterCastlesCastle *castle);

/* The number of known defenses, and of known cards in hand. */
guint muster_castles_count_defenses (const MusterCastlesCastle *castle);
guint muster_castles_count_hand (const MusterCastlesKingdom *kingdom);

/* The most cards its hand may have. */
guint muster_castles_get_hand_limit (const MusterCastlesKingdom *kingdom);

/* A card with its worth: "Knights attack 8", "Knights 8", "Block". Free with g_free(). */
char *muster_castles_dup_card (const MusterOption *option);

/* A card's drawing: its id without the attack or defense prefix, and a substitute by kind if that isn't drawn. Both
 * NULL for an unknown card. */
const char *muster_castles_get_icon (const MusterOption *card, const char **stand_in);

/* "castle 2 (Moat)": a castle's name in a sentence, by index. Free with g_free(). */
char *muster_castles_dup_label (const MusterCastlesKingdom *kingdom, guint castle);

/* The same as a value. */
MusterSentence *muster_castles_say_label (const MusterCastlesKingdom *kingdom, guint castle);

G_END_DECLS
