/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Versions: all legal characters that a number of changes can make of one, by the difference in points.
 *
 * A change is a choice set, replaced or cleared (a weapon goes with its enchantment), or named values left open. */
#pragma once

#include "forge/repair/repair-part.h"
#include "forge/repair/repair.h"

G_BEGIN_DECLS

typedef struct _MusterVersions MusterVersions;

/* `battle` is the number of points of the battle that it must be allowed in; -1 for any. Both must outlive the
 * versions, and the character must not change. NULL where it has so many weapons and skills that nobody built it. */
MusterVersions *muster_versions_new (const MusterCatalog *catalog, const MusterCollisionCharacter *character,
                                     gint battle);
void muster_versions_free (MusterVersions *versions);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterVersions, muster_versions_free)

/* The most changes that it makes sense to look at: every place once. */
guint muster_versions_get_most (const MusterVersions *versions);

/* The sets of values to look at: as many as a character may have, or all where there are fewer. A set that is smaller
 * than another opens nothing more. Returns how many there are. */
guint muster_versions_list_values (const MusterCatalog *catalog, MusterValueSet sets[1 << MUSTER_MAX_VALUES]);

/* With these values open: for each number of changes, 0 to `most`, the lowest difference in points into `lowest`;
 * G_MAXINT64 where there is no legal version. */
void muster_versions_find_lowest (MusterVersions *versions, MusterValueSet values, gint64 *lowest, guint most);

/* With these values open: the space of the differences, and for each number of changes, 0 to `most`, the set of them.
 * It lives until the space is reset. Changes that no smallest repair makes are left out: what only adds something, and
 * another race or tarot for more points where nothing has to be changed. */
MusterSums *muster_versions_get_sums (MusterVersions *versions);
MusterReach muster_versions_find_reach (MusterVersions *versions, MusterValueSet values, guint most);

/* The changes (MusterCollisionRemedy, in the order to make them) of the first version with these values open, this number of
 * changes and this difference; empty where there is none. Free with g_array_unref(). */
GArray *muster_versions_find_first (MusterVersions *versions, MusterValueSet values, guint changes, gint64 difference);

/* For one character alone, whatever its values: the fewest changes that make it legal. FALSE where nothing does. */
gboolean muster_versions_find_fewest (MusterVersions *versions, guint *changes);

/* Walks over all versions with the fewest changes, those with the smallest difference in points first and of equals
 * the one with fewer points; after muster_versions_find_fewest(). The same version may come several times. */
void muster_versions_walk_fewest (MusterVersions *versions, const MusterRepairWalk *walk);

G_END_DECLS
