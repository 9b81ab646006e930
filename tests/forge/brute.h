/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Repairs by trying everything: what the forge's are compared with. It knows nothing of the rules but what the judge
 * says. */
#pragma once

#include "games/collision/group.h"

G_BEGIN_DECLS

/* A few options of each kind of the built content, chosen at random: small enough to try everything. In a
 * quarter of the contents some cost many points. */
MusterCatalog *brute_catalog_new (GRand *rand);

/* A legal character with some choices changed for the worse, or an arbitrary one. */
MusterCollisionCharacter *brute_character (const MusterCatalog *catalog, GRand *rand);

/* The differences in points (gint64) of all legal characters exactly that many changes away, without duplicates; the
 * smallest first, ties by the lower. */
GArray *brute_find (const MusterCatalog *catalog, const MusterCollisionCharacter *character, guint changes);

/* Whether any legal character is exactly that many changes away. Unless all are tried, slots other than race, tarot and
 * armor are only cleared: no replacement breaks fewer rules than nothing. */
gboolean brute_has (const MusterCatalog *catalog, const MusterCollisionCharacter *character, guint changes,
                    gboolean all);

/* Calls `func` with every legal character that many changes away. */
typedef void (*BruteFunc) (const MusterCollisionCharacter *character, gint64 difference, gpointer data);
void brute_each (const MusterCatalog *catalog, const MusterCollisionCharacter *character, guint changes, BruteFunc func,
                 gpointer data);

G_END_DECLS
