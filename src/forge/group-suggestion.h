/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Suggests a new character for a battle group within its remaining points and three values. */
#pragma once

#include "forge/suggestion.h"
#include "games/collision/group.h"

G_BEGIN_DECLS

/* The group's remaining points; 0 if it has no limit or none are left. */
gint muster_group_suggestion_get_room (const MusterCatalog *catalog, const MusterCollisionGroup *group);

/* Finds up to three (MusterSuggestion) of all legal characters that fit into what is left and cost at most `budget` (or
 * MUSTER_COLLISION_NO_BUDGET), clearly different: the best for an aim, then the best of another race, and the best for far fewer points. Each
 * has a name. Free with g_ptr_array_unref(). */
GPtrArray *muster_group_suggestion_find (const MusterForge *forge, const MusterCollisionGroup *group,
                                         const MusterForgeAim *aim, gint budget);

G_END_DECLS
