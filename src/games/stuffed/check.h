/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stuffed: what a team may hold, its report, and what a combination of dice comes to. */
#pragma once

#include "model/report.h"
#include "games/stuffed/team.h"
#include "games/stuffed/dice.h"

G_BEGIN_DECLS

MusterReport *muster_stuffed_check_team (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies);

/* A card, or a Mission, that a player keeps by itself. */
MusterReport *muster_stuffed_check_card (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies);
MusterReport *muster_stuffed_check_mission (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies);

/* The chances that the game's eight dice show a combination. `faces` is what the player says is on a die; where it is
 * empty, or isn't six attributes that there are, the chances are a range. FALSE with MUSTER_ERROR_USAGE where the
 * combination has an attribute that there isn't. */
gboolean muster_stuffed_count_chances (const MusterCatalog *catalog, const MusterStuffedCombination *combination,
                                       const MusterStuffedCombination *faces, MusterStuffedDiceChances *chances,
                                       GError **error);

#define MUSTER_STUFFED_MOST_LOYALS 2
#define MUSTER_STUFFED_MOST_MERCENARIES 2
#define MUSTER_STUFFED_MOST_SACRIFICES 1
#define MUSTER_STUFFED_MOST_ADVANTAGES 4
#define MUSTER_STUFFED_COINS_A_MERCENARY 2
#define MUSTER_STUFFED_DICE_A_COIN 3

/* The place of an attribute in the catalogue, which is how the dice know it. FALSE where they don't. */
gboolean muster_stuffed_find_attribute (const MusterCatalog *catalog, const MusterOption *option, guint *place);

/* The same for the six faces that a player names. FALSE where they aren't six attributes that there are. */
gboolean muster_stuffed_find_faces (const MusterCatalog *catalog, const MusterStuffedCombination *faces,
                                    guint places[MUSTER_STUFFED_DICE_FACES]);

/* "29.07%", or "between …% and …%" for a range; exactly, with the fractions behind them: "29.07% (7211/24804)". Free with
 * g_free(). */
char *muster_stuffed_dup_range (const MusterStuffedDiceRange *range, gboolean exactly);

/* "white: any time in your turn": what a scroll means. */
const char *muster_stuffed_get_scroll_text (MusterScroll scroll);

/* Both chances of a combination in two sentences, in percent; empty where there is nothing to count. Free with g_free(). */
char *muster_stuffed_dup_chances (const MusterCatalog *catalog, const MusterStuffedCombination *combination,
                                  const MusterStuffedCombination *faces);

/* "2 Charisma and 1 Resource"; what was written where there is no such attribute. Free with g_free(). */
char *muster_stuffed_dup_combination (const MusterStuffedCombination *combination);

/* Why chances are a range: the sentence for whoever wonders. */
const char *muster_stuffed_get_reason (void);

G_END_DECLS
