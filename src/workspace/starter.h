/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The starter collection: characters and battle groups that come with Muster. It is a document like any other; a player copies what
 * they like into the library, and nothing of it is there before. */
#pragma once

#include "model/catalog/catalog.h"
#include "games/game.h"
#include "model/document.h"

G_BEGIN_DECLS

/* NULL where it isn't installed, or was damaged. */
MusterDocument *muster_starter_read (const MusterCatalog *catalog, GError **error);

/* What there is to begin a game with: the things of its sample, and those that its content tells. Alike. */
MusterDocument *muster_starter_read_game (const MusterGame *game, const MusterCatalog *catalog, GError **error);

/* Whether there is anything. */
gboolean muster_starter_has_game (const MusterGame *game);

/* What one of its things is for, in a sentence: a battle group's theme, a character's notes. Empty for none. Free with g_free(). */
char *muster_starter_dup_theme (const MusterCatalog *catalog, const MusterThing *thing);

/* "Battle group · 250 points" or "38 points". Free with g_free(). */
char *muster_starter_dup_size (const MusterCatalog *catalog, const MusterThing *thing);

G_END_DECLS
