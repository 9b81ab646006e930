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
  .judge = muster_stuffed_judge_team,
  .report = muster_stuffed_report_team,
  .add_remedies = muster_stuffed_add_remedies,
  .make_cards = muster_stuffed_make_cards,
  .count_cards = muster_stuffed_count_cards,
  .make_roster = muster_stuffed_make_roster,
  .make_play = muster_stuffed_make_play,
};

static MusterThing *
start_card (MusterStuffedPlace place, const char *name)
{
  MusterStuffedCard *card = muster_stuffed_card_new (place);

  card->thing.name = g_strdup (name);
  return &card->thing;
}

static MusterThing *
start_loyal (const MusterCatalog *catalog, const MusterThingDefaults *defaults)
{
  return start_card (MUSTER_STUFFED_LOYAL, _ ("New Loyal"));
}

static MusterThing *
start_mercenary (const MusterCatalog *catalog, const MusterThingDefaults *defaults)
{
  return start_card (MUSTER_STUFFED_MERCENARY, _ ("New Mercenary"));
}

static MusterThing *
start_advantage (const MusterCatalog *catalog, const MusterThingDefaults *defaults)
{
  return start_card (MUSTER_STUFFED_ADVANTAGE, _ ("New Advantage"));
}

static MusterThing *
start_mission (const MusterCatalog *catalog, const MusterThingDefaults *defaults)
{
  MusterStuffedMission *mission = muster_stuffed_mission_new ();

  mission->thing.name = g_strdup (_ ("New Mission"));
  return &mission->thing;
}

#define CARD_RULES(title, label, begin, load)                                                                          \
  {                                                                                                                    \
    .heading = title, .start_label = label, .start = begin, .read = load, .write = muster_stuffed_write_card,          \
    .judge = muster_stuffed_judge_card, .report = muster_stuffed_report_card,                                          \
    .make_cards = muster_stuffed_make_own_card, .count_cards = muster_stuffed_count_own_card                           \
  }

const MusterThingRules muster_stuffed_loyal_rules
    = CARD_RULES (N_ ("My Loyals · Stuffed"), N_ ("New Loyal"), start_loyal, muster_stuffed_read_loyal);

const MusterThingRules muster_stuffed_mercenary_rules = CARD_RULES (
    N_ ("My Mercenaries · Stuffed"), N_ ("New Mercenary"), start_mercenary, muster_stuffed_read_mercenary);

const MusterThingRules muster_stuffed_advantage_rules
    = CARD_RULES (N_ ("My Advantages · Stuffed"), N_ ("New Advantage"), start_advantage, muster_stuffed_read_advantage);

/* Never on her own. */
const MusterThingRules muster_stuffed_sacrifice_rules = CARD_RULES (NULL, NULL, NULL, NULL);

const MusterThingRules muster_stuffed_mission_rules = {
  .heading = N_ ("My Missions · Stuffed"),
  .start_label = N_ ("New Mission"),
  .start = start_mission,
  .read = muster_stuffed_read_mission,
  .write = muster_stuffed_write_mission,
  .judge = muster_stuffed_judge_mission,
  .report = muster_stuffed_report_mission,
};

static const MusterThingClass *const classes[] = { &muster_stuffed_team_class,
                                                   &muster_stuffed_card_classes[MUSTER_STUFFED_LOYAL],
                                                   &muster_stuffed_card_classes[MUSTER_STUFFED_MERCENARY],
                                                   &muster_stuffed_card_classes[MUSTER_STUFFED_ADVANTAGE],
                                                   &muster_stuffed_mission_class,
                                                   NULL };

static const MusterKind kinds[] = { MUSTER_KIND_STUFFED_CARD, MUSTER_KIND_ATTRIBUTE, MUSTER_KIND_RULE, MUSTER_N_KINDS };

/* A card's place is where its kind belongs. */
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
  .sample = "team.muster",
};
