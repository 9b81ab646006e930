/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/stuffed/reference.h"
#include "games/stuffed/game.h"

#include "games/stuffed/cards.h"
#include "games/stuffed/check.h"
#include "games/stuffed/file.h"
#include "games/stuffed/play.h"
#include "model/i18n.h"

static MusterThing *
start_team (const MusterCatalog *catalog, const MusterThingDefaults *defaults)
{
  MusterStuffedTeam *team = muster_stuffed_team_new ();

  team->thing.name = g_strdup (_ ("New team"));
  return &team->thing;
}

const MusterThingRules muster_stuffed_team_rules = {
  .heading = N_ ("Teams · Stuffed"),
  .start_label = N_ ("New Team"),
  .start = start_team,
  .read = muster_stuffed_read_team,
  .write = muster_stuffed_write_team,
  .check = muster_stuffed_check_team,
  .make_cards = muster_stuffed_make_cards,
  .count_cards = muster_stuffed_count_cards,
  .make_roster = muster_stuffed_make_roster,
  .make_play = muster_stuffed_make_play,
};

static const MusterThingClass *const classes[] = { &muster_stuffed_team_class, NULL };

static const MusterKind kinds[] = { MUSTER_KIND_STUFFED_CARD, MUSTER_KIND_ATTRIBUTE, MUSTER_KIND_RULE, MUSTER_N_KINDS };

/* The place of a card is where one of its kind belongs. */
static MusterThing *
make_example (const MusterCatalog *catalog, const MusterOption *option)
{
  MusterStuffedPlace place = MUSTER_STUFFED_LOYAL;
  MusterStuffedTeam *team;

  if (option->kind != MUSTER_KIND_STUFFED_CARD)
    return NULL;
  while (place < MUSTER_STUFFED_N_STUFFED_PLACES && muster_stuffed_place_get_kind (place) != option->stuffed_card_kind)
    place++;
  if (place == MUSTER_STUFFED_N_STUFFED_PLACES)
    return NULL;
  team = muster_stuffed_team_new ();
  team->thing.name = g_strdup (muster_option_get_name (option));
  muster_choice_set_option (&muster_stuffed_team_add_card (team, place)->ref, option);
  return &team->thing;
}

const MusterGame muster_stuffed = {
  .id = "stuffed",
  .classes = classes,
  .make_blank = muster_stuffed_make_blank,
  .make_reference = muster_stuffed_make_reference,
  .kinds = kinds,
  .make_example = make_example,
};
