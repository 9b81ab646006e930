/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The chances of dice combinations, as numbers and in words. */
#pragma once

#include "games/stuffed/dice.h"
#include "games/stuffed/team.h"

G_BEGIN_DECLS

/* The chances that the game's eight dice show a combination. `faces` is the player's list of a die's faces; if it is
 * empty or isn't six known attributes, the chances are a range. FALSE with MUSTER_ERROR_USAGE if the combination has an
 * unknown attribute. */
gboolean muster_stuffed_count_chances (const MusterCatalog *catalog, const MusterStuffedCombination *combination,
                                       const MusterStuffedCombination *faces, MusterStuffedDiceChances *chances,
                                       GError **error);

/* An attribute's index in the catalogue, which dice use. FALSE if it is unknown. */
gboolean muster_stuffed_find_attribute (const MusterCatalog *catalog, const MusterOption *option, guint *place);

/* The same for the six faces given by the player. FALSE if they aren't six known attributes. */
gboolean muster_stuffed_find_faces (const MusterCatalog *catalog, const MusterStuffedCombination *faces,
                                    guint places[MUSTER_STUFFED_DICE_FACES]);

/* "29.07%", or "between …% and …%" for a range; exact, with fractions: "29.07% (7211/24804)". Free with g_free(). */
char *muster_stuffed_dup_range (const MusterStuffedDiceRange *range, gboolean exactly);

/* Whether it is a range and not one number. */
gboolean muster_stuffed_range_is_open (const MusterStuffedDiceRange *range);

/* The chance of a roll, and of a roll with one die spent on the Hero: a sentence each. Free with g_free(). */
char *muster_stuffed_dup_roll (const MusterStuffedDiceChances *chances);
char *muster_stuffed_dup_reroll (const MusterStuffedDiceChances *chances);

/* "white: any time in your turn": the meaning of a scroll. */
const char *muster_stuffed_get_scroll_text (MusterScroll scroll);

/* Both chances of a combination in two sentences, in percent; empty if there is nothing to count. Free with
 * g_free(). */
char *muster_stuffed_dup_chances (const MusterCatalog *catalog, const MusterStuffedCombination *combination,
                                  const MusterStuffedCombination *faces);

/* "2 Charisma and 1 Resource"; the text as written if an attribute is unknown. Free with g_free(). */
char *muster_stuffed_dup_combination (const MusterStuffedCombination *combination);

/* The sentence that explains why chances are a range. */
const char *muster_stuffed_get_reason (void);

G_END_DECLS
