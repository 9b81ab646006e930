/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/stuffed/game.h"

#include "games/stuffed/cards.h"
#include "games/stuffed/check.h"
#include "games/stuffed/file.h"

const MusterThingRules muster_stuffed_team_rules = {
  .read = muster_stuffed_read_team,
  .write = muster_stuffed_write_team,
  .check = muster_stuffed_check_team,
  .make_cards = muster_stuffed_make_cards,
  .count_cards = muster_stuffed_count_cards,
  .make_roster = muster_stuffed_make_roster,
};

static const MusterThingClass *const classes[] = { &muster_stuffed_team_class, NULL };

const MusterGame muster_stuffed = { "stuffed", classes, NULL };
