/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of games plus a fifth one: replaces src/games/games.c in this folder's programs. */
#include "games/games.h"

#include "fifth-game/marbles.h"
#include "games/castles/game.h"
#include "games/collision/game.h"
#include "games/puppet-wars/game.h"
#include "games/stuffed/game.h"

const MusterGame *const muster_games[] = {
  &muster_collision, &muster_puppet_wars, &muster_castles, &muster_stuffed, &muster_marbles, NULL,
};
