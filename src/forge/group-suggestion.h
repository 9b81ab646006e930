/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The newcomer: what new character a battle group could take in for the points that it has left, within three values for all of
 * it. */
#pragma once

#include "forge/suggestion.h"
#include "games/collision/group.h"

G_BEGIN_DECLS

/* The points that the group has left; 0 where it has no limit or none are left. */
gint muster_group_suggestion_get_room (const MusterCatalog *catalog, const MusterCollisionGroup *group);

/* Finds up to three (MusterSuggestion) of all legal characters that fit into what is left and cost at most `budget` (or
 * MUSTER_COLLISION_NO_BUDGET), clearly different: the best for an aim, then the best of another race, and the best for far fewer points. Each
 * has a name. Free with g_ptr_array_unref(). */
GPtrArray *muster_group_suggestion_find (const MusterForge *forge, const MusterCollisionGroup *group,
                                         const MusterForgeAim *aim, gint budget);

G_END_DECLS
