/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A finding: a rule that a character breaks, and where. Plain numbers, so that millions can be made; the words come
 * later, for those that somebody reads. */
#pragma once

#include "games/collision/stat-block.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_RULE_RACE_MISSING,
  MUSTER_RULE_TAROT_MISSING,
  MUSTER_RULE_WEAPONS_TOO_MANY,
  MUSTER_RULE_HANDS_TOO_MANY,
  MUSTER_RULE_ENCHANTMENT_RANK,
  MUSTER_RULE_ARMOR_ENCHANTMENT_NO_ARMOR,
  MUSTER_RULE_WEAPON_SHARP_SLAY,
  MUSTER_RULE_SKILLS_TOO_MANY,
  MUSTER_RULE_SKILL_SUIT,
  MUSTER_RULE_SKILL_RANK,
  MUSTER_RULE_SKILL_REPEATED,
  MUSTER_RULE_VALUES_TOO_MANY,
  MUSTER_RULE_OPTION_UNKNOWN,
  MUSTER_RULE_OPTION_NOT_IN_VALUES,
  /* Legal, and surely not meant. */
  MUSTER_RULE_SKILL_NO_WEAPON,
  MUSTER_RULE_ABILITY_ALREADY_HAD,
  MUSTER_RULE_SKILLS_UNUSED,
  MUSTER_N_RULES,
} MusterRule;

/* In place of a slot: the values that the character names. */
#define MUSTER_SLOT_VALUES MUSTER_N_SLOTS

typedef struct
{
  MusterRule rule;
  MusterSlot slot; /* where to look */
  guint index;
  const MusterOption *option; /* what is at fault there, where it is known */
  const MusterOption *other;  /* what it collides with, where that is one thing */
} MusterFinding;

/* The rule's id: "hands.too-many". */
const char *muster_rule_get_id (MusterRule rule);
gboolean muster_rule_is_error (MusterRule rule);

/* Whether it is about a choice that isn't made yet. */
gboolean muster_rule_is_missing (MusterRule rule);

/* Whether two findings, perhaps of two states of one character, are the same problem. */
gboolean muster_finding_equal (const MusterFinding *a, const MusterFinding *b);

/* The finding as it reads once the weapon or skill at that place is taken out: what stood behind it has moved up, and
 * what it was about may be gone. */
MusterFinding muster_finding_after_removal (const MusterFinding *finding, MusterSlot slot, guint index);

/* What to look at: "weapon/2", "weapon/1/enchantment", "skill/majesty", "values". Free with g_free(). */
char *muster_finding_dup_target (const MusterFinding *finding, const MusterCharacter *character);

/* The problem in a sentence with the names and numbers of this character. Free with g_free(). */
char *muster_finding_dup_sentence (const MusterFinding *finding, const MusterCatalog *catalog,
                                   const MusterCharacter *character, const MusterSheet *sheet);

G_END_DECLS
