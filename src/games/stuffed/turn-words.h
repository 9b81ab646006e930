/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A turn of Stuffed in words: from what a player types to what there is to do. */
#pragma once

#include "games/stuffed/team.h"
#include "games/stuffed/turn.h"

G_BEGIN_DECLS

/* A turn that begins with these dice. The team's coins, Teammates, hand and Mission count; NULL for a team of nobody. FALSE with
 * MUSTER_ERROR_USAGE where there are more dice than the game has, or one shows what no die shows. */
gboolean muster_stuffed_turn_begin (MusterStuffedTurn *turn, const MusterCatalog *catalog,
                                    const MusterStuffedTeam *team, const MusterStuffedCombination *dice,
                                    GError **error);

/* A Loyal or Mercenary on the table. FALSE as above, and where there are too many cards. */
gboolean muster_stuffed_turn_add_card (MusterStuffedTurn *turn, const MusterCatalog *catalog, gboolean mercenary,
                                       const MusterStuffedCombination *combination, GError **error);

/* The best line of play, a sentence each: char. `names` are those of the cards on the table. Free with g_ptr_array_unref(). */
GPtrArray *muster_stuffed_turn_list_steps (const MusterStuffedTurn *turn, const MusterCatalog *catalog,
                                           const char *const *names);

/* Everything that can be had this turn, or with what chance with the Hero's reroll: char, a line each: "Button (Loyal): now". With
 * `exactly`, chances are fractions too. Free with g_ptr_array_unref(). */
GPtrArray *muster_stuffed_turn_list_goals (const MusterStuffedTurn *turn, const char *const *names, const guint *faces,
                                           gboolean exactly);

G_END_DECLS
