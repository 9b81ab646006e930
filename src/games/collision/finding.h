/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A finding: a broken rule and its place, as plain numbers, so that millions are cheap; the sentence is made only when
 * needed. */
#pragma once

#include "games/collision/totals.h"
#include "model/problem.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_COLLISION_RULE_RACE_MISSING,
  MUSTER_COLLISION_RULE_TAROT_MISSING,
  MUSTER_COLLISION_RULE_WEAPONS_TOO_MANY,
  MUSTER_COLLISION_RULE_HANDS_TOO_MANY,
  MUSTER_COLLISION_RULE_ENCHANTMENT_RANK,
  MUSTER_COLLISION_RULE_ARMOR_ENCHANTMENT_NO_ARMOR,
  MUSTER_COLLISION_RULE_WEAPON_SHARP_SLAY,
  MUSTER_COLLISION_RULE_SKILLS_TOO_MANY,
  MUSTER_COLLISION_RULE_SKILL_SUIT,
  MUSTER_COLLISION_RULE_SKILL_RANK,
  MUSTER_COLLISION_RULE_SKILL_REPEATED,
  MUSTER_COLLISION_RULE_VALUES_TOO_MANY,
  MUSTER_COLLISION_RULE_OPTION_UNKNOWN,
  MUSTER_COLLISION_RULE_OPTION_NOT_IN_VALUES,
  /* Legal, but surely not intended. */
  MUSTER_COLLISION_RULE_SKILL_NO_WEAPON,
  MUSTER_COLLISION_RULE_ABILITY_ALREADY_HAD,
  MUSTER_COLLISION_RULE_SKILLS_UNUSED,
  MUSTER_COLLISION_RULE_ENCHANTMENT_NO_WEAPON,
  MUSTER_COLLISION_RULE_CHARACTER_BUDGET,
  MUSTER_COLLISION_N_RULES,
} MusterCollisionRule;

typedef struct
{
  MusterCollisionRule rule;
  MusterCollisionSlot slot; /* where to look */
  guint index;
  const MusterOption *option; /* the option at fault, if known */
  const MusterOption *other;  /* what it conflicts with, if that is one option */
} MusterCollisionFinding;

/* The rule as a value, and its id: "hands.too-many". */
const MusterRule *muster_collision_rule_get (MusterCollisionRule rule);
const char *muster_collision_rule_get_id (MusterCollisionRule rule);
gboolean muster_collision_rule_is_error (MusterCollisionRule rule);

/* Whether it is about a missing choice. */
gboolean muster_collision_rule_is_missing (MusterCollisionRule rule);

/* Whether two findings, possibly of different states of a character, are the same problem. */
gboolean muster_collision_finding_equal (const MusterCollisionFinding *a, const MusterCollisionFinding *b);

/* The finding as it reads after removing the weapon or skill at that place: later ones move up, and its subject may be
 * gone. */
MusterCollisionFinding muster_collision_finding_after_removal (const MusterCollisionFinding *finding,
                                                               MusterCollisionSlot slot, guint index);

/* Its place: "weapon/2", "weapon/1/enchantment", "skill/majesty", "values". Free its word with g_free(). */
MusterPlace muster_collision_finding_get_place (const MusterCollisionFinding *finding,
                                                const MusterCollisionCharacter *character);

/* A sentence with this character's names and numbers. Free with g_free(). */
char *muster_collision_finding_dup_sentence (const MusterCollisionFinding *finding, const MusterCatalog *catalog,
                                             const MusterCollisionCharacter *character,
                                             const MusterCollisionTotals *totals);

G_END_DECLS
