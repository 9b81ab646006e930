/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/games.h"

#include "games/castles/game.h"
#include "games/collision/game.h"
#include "games/puppet-wars/game.h"
#include "games/stuffed/game.h"

const MusterGame *const muster_games[] = {
  &muster_collision, &muster_puppet_wars, &muster_castles, &muster_stuffed, NULL,
};
