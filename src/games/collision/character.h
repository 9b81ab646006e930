/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A Collision character as a player built it: choices only. What it costs and whether it is legal is the rules' to say. */
#pragma once

#include "model/choice.h"
#include "model/portrait.h"
#include "model/thing.h"

G_BEGIN_DECLS

typedef struct
{
  MusterChoice weapon;
  MusterChoice enchantment;
  guint order;
  MusterExtras extras;
} MusterArm;

typedef struct
{
  MusterChoice skill;
  guint order;
  MusterExtras extras;
} MusterTalent;

typedef struct
{
  MusterThing thing;
  guint count; /* how many of them a battle group has */

  MusterChoice race;
  MusterChoice tarot;
  MusterChoice armor;
  MusterChoice armor_enchantment;
  MusterChoice accessory;
  GArray *arms;    /* MusterArm: the weapons, as many as the player wrote */
  GArray *talents; /* MusterTalent: the skills, likewise */

  gboolean names_values;     /* the player named the values; else they are open */
  MusterValueSet values;     /* the ones named */
  GPtrArray *unknown_values; /* ids among the named ones that no installed content has; or NULL */

  char *notes; /* or NULL */
  guint notes_order;
  MusterExtras notes_extras;

  MusterPortrait *portrait; /* or NULL */
  guint portrait_order;
} MusterCharacter;

extern const MusterThingClass muster_character_class;

MusterCharacter *muster_character_new (void);
MusterCharacter *muster_character_copy (const MusterCharacter *character);

/* A copy to try things with: all that a rule looks at, without name, notes and what a file has besides. */
MusterCharacter *muster_character_copy_choices (const MusterCharacter *character);
void muster_character_free (MusterCharacter *character);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCharacter, muster_character_free)

/* The places of a character that hold an option. */
typedef enum
{
  MUSTER_SLOT_RACE,
  MUSTER_SLOT_TAROT,
  MUSTER_SLOT_WEAPON,
  MUSTER_SLOT_WEAPON_ENCHANTMENT,
  MUSTER_SLOT_ARMOR,
  MUSTER_SLOT_ARMOR_ENCHANTMENT,
  MUSTER_SLOT_ACCESSORY,
  MUSTER_SLOT_SKILL,
  MUSTER_N_SLOTS,
} MusterSlot;

/* The kind of option that goes into a slot. */
MusterKind muster_slot_get_kind (MusterSlot slot);

/* What is chosen in a slot; `index` counts weapons and skills from 0 and is 0 for the others. NULL past the last. */
MusterChoice *muster_character_get_choice (MusterCharacter *character, MusterSlot slot, guint index);

/* Chooses an option, or nothing where it is NULL. An index past the last weapon or skill adds one; choosing nothing
 * for a weapon or a skill takes it out, with its enchantment. */
void muster_character_choose (MusterCharacter *character, MusterSlot slot, guint index, const MusterOption *option);

/* Adds a weapon or a skill by the id a file has. */
MusterArm *muster_character_add_arm (MusterCharacter *character);
MusterTalent *muster_character_add_talent (MusterCharacter *character);

/* Names the values from a list of ids; NULL leaves them open. */
void muster_character_name_values (MusterCharacter *character, const MusterCatalog *catalog, const char *const *ids);

/* Walks over every choice that was made, in the order of the card: race, tarot, each weapon and its enchantment, armor,
 * its enchantment, accessory, skills. Begin with a zeroed pick; FALSE after the last one. */
typedef struct
{
  MusterSlot slot;
  guint index;
  const MusterChoice *choice;
  guint step; /* private */
} MusterPick;

gboolean muster_character_next_pick (const MusterCharacter *character, MusterPick *pick);

static inline const MusterArm *
muster_character_arm (const MusterCharacter *character, guint i)
{
  return &g_array_index (character->arms, MusterArm, i);
}

static inline const MusterTalent *
muster_character_talent (const MusterCharacter *character, guint i)
{
  return &g_array_index (character->talents, MusterTalent, i);
}

G_END_DECLS
