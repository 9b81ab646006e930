/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of games, and operations on things of any game. */
#pragma once

#include "games/game.h"

G_BEGIN_DECLS

/* All games; NULL-terminated. */
extern const MusterGame *const muster_games[];

/* The class of top-level things with that element name; NULL if there is none. */
const MusterThingClass *muster_games_find_class (const char *element);

/* The n-th class of all games in display order; NULL past the last. */
const MusterThingClass *muster_games_nth_class (guint n);

/* The game of a thing. */
const MusterGame *muster_games_find (const MusterThing *thing);

/* A blank card of that class's game; if the game has none or the class is NULL, of the first game that has one. */
MusterCard *muster_games_make_blank (const MusterThingClass *klass);

/* The game with that id; NULL if there is none. */
const MusterGame *muster_games_find_id (const char *id);

/* Whether things of an element can be legal or illegal. Others are played rather than built. */
gboolean muster_games_has_verdict (const char *element);

G_END_DECLS
