/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A finding: a rule that a character breaks, and where. Plain numbers, so that millions can be made; the words come
 * later, for those that somebody reads. */
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
  /* Legal, and surely not meant. */
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
  const MusterOption *option; /* what is at fault there, where it is known */
  const MusterOption *other;  /* what it collides with, where that is one thing */
} MusterCollisionFinding;

/* The rule's id: "hands.too-many". */
const char *muster_collision_rule_get_id (MusterCollisionRule rule);
gboolean muster_collision_rule_is_error (MusterCollisionRule rule);

/* Whether it is about a choice that isn't made yet. */
gboolean muster_collision_rule_is_missing (MusterCollisionRule rule);

/* Whether two findings, perhaps of two states of one character, are the same problem. */
gboolean muster_collision_finding_equal (const MusterCollisionFinding *a, const MusterCollisionFinding *b);

/* The finding as it reads once the weapon or skill at that place is taken out: what stood behind it has moved up, and
 * what it was about may be gone. */
MusterCollisionFinding muster_collision_finding_after_removal (const MusterCollisionFinding *finding,
                                                               MusterCollisionSlot slot, guint index);

/* What to look at: "weapon/2", "weapon/1/enchantment", "skill/majesty", "values". Its word is freed with g_free(). */
MusterPlace muster_collision_finding_get_place (const MusterCollisionFinding *finding,
                                                const MusterCollisionCharacter *character);

/* The problem in a sentence with the names and numbers of this character. Free with g_free(). */
char *muster_collision_finding_dup_sentence (const MusterCollisionFinding *finding, const MusterCatalog *catalog,
                                             const MusterCollisionCharacter *character,
                                             const MusterCollisionTotals *totals);

G_END_DECLS
