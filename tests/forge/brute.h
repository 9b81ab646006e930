/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Repairs by trying everything: what the forge's are compared with. It knows nothing of the rules but what the judge
 * says. */
#pragma once

#include "games/collision/group.h"

G_BEGIN_DECLS

/* A few options of each kind of the built content, chosen at random: small enough to try everything. In a
 * quarter of the contents some cost many points. */
MusterCatalog *brute_catalog_new (GRand *rand);

/* A legal character with some of its choices spoiled, or one that anybody could have written. */
MusterCollisionCharacter *brute_character (const MusterCatalog *catalog, GRand *rand);

/* The differences in points (gint64) of all legal characters that are exactly so many changes away, each character
 * once; the smallest difference first, of equals the lower. */
GArray *brute_find (const MusterCatalog *catalog, const MusterCollisionCharacter *character, guint changes);

/* Whether there is any legal character exactly so many changes away. Unless all of them are to be tried, what holds
 * no race, tarot or armor is only cleared: nothing that stands there instead breaks fewer rules than nothing. */
gboolean brute_has (const MusterCatalog *catalog, const MusterCollisionCharacter *character, guint changes,
                    gboolean all);

/* For each of the differences the copies of a character that have it: calls with every legal character so many
 * changes away. */
typedef void (*BruteFunc) (const MusterCollisionCharacter *character, gint64 difference, gpointer data);
void brute_each (const MusterCatalog *catalog, const MusterCollisionCharacter *character, guint changes, BruteFunc func,
                 gpointer data);

G_END_DECLS
