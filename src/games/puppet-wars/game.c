/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/puppet-wars/game.h"

#include "games/puppet-wars/cards.h"
#include "games/puppet-wars/check.h"
#include "games/puppet-wars/draft-record.h"
#include "games/puppet-wars/file.h"

const MusterThingRules muster_puppet_wars_toy_box_rules = {
  .read = muster_puppet_wars_read_toy_box,
  .write = muster_puppet_wars_write_toy_box,
  .check = muster_puppet_wars_check_toy_box,
  .make_cards = muster_puppet_wars_make_cards,
  .count_cards = muster_puppet_wars_count_cards,
  .make_roster = muster_puppet_wars_make_roster,
};

const MusterThingRules muster_puppet_wars_draft_rules = {
  .read = muster_puppet_wars_read_draft,
  .write = muster_puppet_wars_write_draft,
  .check = muster_puppet_wars_draft_record_check,
  .dup_stage = muster_puppet_wars_draft_record_dup_stage,
};

static const MusterThingClass *const classes[]
    = { &muster_puppet_wars_toy_box_class, &muster_puppet_wars_draft_record_class, NULL };

const MusterGame muster_puppet_wars = { "puppet-wars", classes, NULL };
