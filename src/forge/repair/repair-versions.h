/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Versions: all legal characters that a number of changes can make from one, by difference in points.
 *
 * A change sets, replaces or clears a choice (a weapon with its enchantment), or opens the named values. */
#pragma once

#include "forge/repair/repair-part.h"
#include "forge/repair/repair.h"

G_BEGIN_DECLS

typedef struct _MusterVersions MusterVersions;

/* `battle` is the size of the battle that must allow it; -1 for any. Both must outlive the versions, and the character
 * must not change. NULL if it has unrealistically many weapons and skills. */
MusterVersions *muster_versions_new (const MusterCatalog *catalog, const MusterCollisionCharacter *character,
                                     gint battle);
void muster_versions_free (MusterVersions *versions);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterVersions, muster_versions_free)

/* The most changes worth considering: every slot once. */
guint muster_versions_get_most (const MusterVersions *versions);

/* The sets of values to consider: those with as many as a character may have, or all values if there are fewer. Smaller
 * sets open nothing more. Returns their number. */
guint muster_versions_list_values (const MusterCatalog *catalog, MusterValueSet sets[1 << MUSTER_MAX_VALUES]);

/* With these values open: the lowest difference in points for each number of changes, 0 to `most`, into `lowest`;
 * G_MAXINT64 if there is no legal version. */
void muster_versions_find_lowest (MusterVersions *versions, MusterValueSet values, gint64 *lowest, guint most);

/* With these values open: the set of differences for each number of changes, 0 to `most`, and their space. Valid until
 * the space is reset. Changes that no smallest repair makes are excluded: pure additions, and a more expensive race or
 * tarot if nothing needs to change. */
MusterSums *muster_versions_get_sums (MusterVersions *versions);
MusterReach muster_versions_find_reach (MusterVersions *versions, MusterValueSet values, guint most);

/* The changes (MusterCollisionRemedy, in order) of the first version with these values, number of changes and
 * difference; empty if there is none. Free with g_array_unref(). */
GArray *muster_versions_find_first (MusterVersions *versions, MusterValueSet values, guint changes, gint64 difference);

/* For a single character with any values: the fewest changes that make it legal. FALSE if nothing does. */
gboolean muster_versions_find_fewest (MusterVersions *versions, guint *changes);

/* Iterates over all versions with the fewest changes, by smallest difference in points, then fewer points; call after
 * muster_versions_find_fewest(). Versions may repeat. */
void muster_versions_walk_fewest (MusterVersions *versions, const MusterRepairWalk *walk);

G_END_DECLS
