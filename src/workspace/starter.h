/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The starter collection: characters and battle groups that come with Muster. It is an ordinary document; players copy
 * what they like into the library, which contains none of it at first. */
#pragma once

#include "model/catalog/catalog.h"
#include "games/game.h"
#include "model/document.h"

G_BEGIN_DECLS

/* NULL if it isn't installed or is damaged. */
MusterDocument *muster_starter_read (const MusterCatalog *catalog, GError **error);

/* What a game offers to begin with: the things of its sample document and of its content. */
MusterDocument *muster_starter_read_game (const MusterGame *game, const MusterCatalog *catalog, GError **error);

/* Whether there is anything. */
gboolean muster_starter_has_game (const MusterGame *game);

/* The purpose of a thing in a sentence: a battle group's theme, a character's notes. Empty for none. Free with
 * g_free(). */
char *muster_starter_dup_theme (const MusterCatalog *catalog, const MusterThing *thing);

/* "Battle group · 250 points" or "38 points". Free with g_free(). */
char *muster_starter_dup_size (const MusterCatalog *catalog, const MusterThing *thing);

G_END_DECLS
