/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/reference.h"
#include "games/collision/worksheet.h"
#include "games/collision/game.h"

#include "games/collision/cards.h"
#include "games/collision/check.h"
#include "games/collision/evaluation.h"
#include "games/collision/file.h"
#include "games/collision/group.h"
#include "games/collision/miniature.h"
#include "games/collision/play.h"
#include "model/i18n.h"

static MusterThing *
start_character (const MusterCatalog *catalog, const MusterThingDefaults *defaults)
{
  MusterCollisionCharacter *character = muster_collision_character_new ();

  character->thing.name = g_strdup (_ ("New character"));
  return &character->thing;
}

static MusterThing *
start_fixed (const MusterCatalog *catalog, const MusterThingDefaults *defaults)
{
  MusterCollisionFixed *fixed = muster_collision_fixed_new ();

  fixed->thing.name = g_strdup (_ ("New fixed character"));
  fixed->has_values = TRUE;
  fixed->has_stats = TRUE;
  return &fixed->thing;
}

static MusterThing *
start_group (const MusterCatalog *catalog, const MusterThingDefaults *defaults)
{
  MusterCollisionGroup *group = muster_collision_group_new ();

  group->thing.name = g_strdup (_ ("New battle group"));
  group->limit = defaults->limit;
  return &group->thing;
}

static MusterThing *
start_miniature (const MusterCatalog *catalog, const MusterThingDefaults *defaults)
{
  return &muster_collision_miniature_new (_ ("New miniature"))->thing;
}

const MusterThingRules muster_collision_character_rules = {
  .heading = N_ ("Characters"),
  .start_label = N_ ("New Character"),
  .start = start_character,
  .read = muster_collision_read_character,
  .write = muster_collision_write_character,
  .judge = muster_collision_judge_character,
  .report = muster_collision_report_character,
  .dup_sentence = muster_collision_dup_sentence_of_character,
  .add_remedies = muster_collision_add_remedies_of_character,
  .make_cards = muster_collision_make_cards,
  .count_cards = muster_collision_count_cards,
  .make_play = muster_collision_make_play,
};

const MusterThingRules muster_collision_fixed_rules = {
  .heading = N_ ("Fixed characters"),
  .start_label = N_ ("New Fixed Character"),
  .start = start_fixed,
  .read = muster_collision_read_fixed,
  .write = muster_collision_write_fixed,
  .judge = muster_collision_judge_fixed,
  .report = muster_collision_report_fixed,
  .make_cards = muster_collision_make_cards,
  .count_cards = muster_collision_count_cards,
  .make_play = muster_collision_make_play,
};

const MusterThingRules muster_collision_group_rules = {
  .heading = N_ ("Battle groups"),
  .start_label = N_ ("New Battle Group"),
  .start = start_group,
  .read = muster_collision_read_group,
  .write = muster_collision_write_group,
  .judge = muster_collision_judge_group,
  .judges_members = TRUE,
  .report = muster_collision_report_group,
  .dup_sentence = muster_collision_dup_sentence_of_group,
  .add_remedies = muster_collision_add_remedies_of_group,
  .make_cards = muster_collision_make_cards,
  .count_cards = muster_collision_count_cards,
  .make_roster = muster_collision_make_roster,
  .make_play = muster_collision_make_play,
};

const MusterThingRules muster_collision_miniature_rules = {
  .heading = N_ ("My miniatures"),
  .start_label = N_ ("New Miniature"),
  .start = start_miniature,
  .read = muster_collision_read_miniature,
  .write = muster_collision_write_character,
  .judge = muster_collision_judge_miniature,
  .report = muster_collision_report_miniature,
  .dup_stage = muster_collision_miniature_dup_stage,
};

static const MusterThingClass *const classes[] = {
  &muster_collision_character_class,
  &muster_collision_fixed_class,
  &muster_collision_group_class,
  &muster_collision_miniature_class,
  NULL,
};

static const MusterKind kinds[] = {
  MUSTER_KIND_RACE,      MUSTER_KIND_TAROT,
  MUSTER_KIND_WEAPON,    MUSTER_KIND_WEAPON_ENCHANTMENT,
  MUSTER_KIND_ARMOR,     MUSTER_KIND_ARMOR_ENCHANTMENT,
  MUSTER_KIND_ACCESSORY, MUSTER_KIND_SKILL,
  MUSTER_KIND_ABILITY,   MUSTER_KIND_AIM,
  MUSTER_KIND_RULE,      MUSTER_N_KINDS,
};

const MusterGame muster_collision = {
  .id = "collision",
  .classes = classes,
  .make_blank = muster_collision_make_blank,
  .make_reference = muster_collision_make_reference,
  .make_worksheet = muster_collision_make_worksheet,
  .kinds = kinds,
  .sample = "starter.muster",
};
