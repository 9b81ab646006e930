/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/game.h"

#include "games/collision/cards.h"
#include "games/collision/check.h"
#include "games/collision/file.h"

const MusterThingRules muster_collision_character_rules = {
  .read = muster_collision_read_character,
  .write = muster_collision_write_character,
  .check = muster_collision_check_character,
  .make_cards = muster_collision_make_cards,
  .count_cards = muster_collision_count_cards,
};

const MusterThingRules muster_collision_fixed_rules = {
  .read = muster_collision_read_fixed,
  .write = muster_collision_write_fixed,
  .check = muster_collision_check_fixed,
  .make_cards = muster_collision_make_cards,
  .count_cards = muster_collision_count_cards,
};

const MusterThingRules muster_collision_group_rules = {
  .read = muster_collision_read_group,
  .write = muster_collision_write_group,
  .check = muster_collision_check_group,
  .make_cards = muster_collision_make_cards,
  .count_cards = muster_collision_count_cards,
  .make_roster = muster_collision_make_roster,
};

static const MusterThingClass *const classes[] = {
  &muster_collision_character_class,
  &muster_collision_fixed_class,
  &muster_collision_group_class,
  NULL,
};

const MusterGame muster_collision = { "collision", classes, muster_collision_make_blank };
