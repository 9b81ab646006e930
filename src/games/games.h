/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of games, and what can be done with a thing of any of them. */
#pragma once

#include "games/game.h"

G_BEGIN_DECLS

/* All games; the last is NULL. */
extern const MusterGame *const muster_games[];

/* The class of things that stand in a document as elements of that name; NULL where there is none. */
const MusterThingClass *muster_games_find_class (const char *element);

/* The n-th class of all games together, in the order they are shown; NULL past the last. */
const MusterThingClass *muster_games_nth_class (guint n);

/* The game of a thing. */
const MusterGame *muster_games_find (const MusterThing *thing);

/* A card to be filled in by hand, of the game of that class; where the game has none, or the class is NULL, of the first
 * game that has one. */
MusterCard *muster_games_make_blank (const MusterThingClass *klass);

/* The game of that id; NULL where there is none. */
const MusterGame *muster_games_find_id (const char *id);

/* Whether things of an element are legal or not. The others are played rather than built. */
gboolean muster_games_has_verdict (const char *element);

G_END_DECLS
