/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A turn of Stuffed as text: from a player's input to instructions. */
#pragma once

#include "games/stuffed/team.h"
#include "games/stuffed/turn.h"

G_BEGIN_DECLS

/* A turn with these dice. The team's coins, Teammates, hand and Mission count; NULL for an empty team. FALSE with
 * MUSTER_ERROR_USAGE for too many dice or an unknown face. */
gboolean muster_stuffed_turn_begin (MusterStuffedTurn *turn, const MusterCatalog *catalog,
                                    const MusterStuffedTeam *team, const MusterStuffedCombination *dice,
                                    GError **error);

/* Adds a Loyal or Mercenary on the table. FALSE as above, and if there are too many cards. */
gboolean muster_stuffed_turn_add_card (MusterStuffedTurn *turn, const MusterCatalog *catalog, gboolean mercenary,
                                       const MusterStuffedCombination *combination, GError **error);

/* The best line of play, one sentence each: char. `names` are those of the cards on the table. Free with
 * g_ptr_array_unref(). */
GPtrArray *muster_stuffed_turn_list_steps (const MusterStuffedTurn *turn, const MusterCatalog *catalog,
                                           const char *const *names);

/* All goals of this turn, with their chances if the Hero's reroll is needed: char, one line each: "Button (Loyal):
 * now". With `exactly`, chances include fractions. Free with g_ptr_array_unref(). */
GPtrArray *muster_stuffed_turn_list_goals (const MusterStuffedTurn *turn, const char *const *names, const guint *faces,
                                           gboolean exactly);

G_END_DECLS
