/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/castles/game.h"

#include "games/castles/check.h"
#include "games/castles/file.h"
#include "games/castles/roster.h"

const MusterThingRules muster_castles_kingdom_rules = {
  .read = muster_castles_read_kingdom,
  .write = muster_castles_write_kingdom,
  .check = muster_castles_check_kingdom,
  .make_roster = muster_castles_make_roster,
};

static const MusterThingClass *const classes[] = { &muster_castles_kingdom_class, NULL };

const MusterGame muster_castles = { "castles", classes, NULL };
