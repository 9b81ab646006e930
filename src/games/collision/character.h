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
} MusterCollisionWeapon;

typedef struct
{
  MusterChoice skill;
  guint order;
  MusterExtras extras;
} MusterCollisionSkill;

/* In place of a budget. */
#define MUSTER_COLLISION_NO_BUDGET (-1)

typedef struct
{
  MusterThing thing;
  guint count; /* how many of them a battle group has */
  gint budget; /* what it should cost at most, in points; MUSTER_COLLISION_NO_BUDGET where nobody said */

  MusterChoice race;
  MusterChoice tarot;
  MusterChoice armor;
  MusterChoice armor_enchantment;
  MusterChoice accessory;
  GArray *weapons; /* MusterCollisionWeapon: the weapons, as many as the player wrote */
  GArray *skills;  /* MusterCollisionSkill: the skills, likewise */

  gboolean names_values;     /* the player named the values; else they are open */
  MusterValueSet values;     /* the ones named */
  GPtrArray *unknown_values; /* ids among the named ones that no installed content has; or NULL */

  char *notes; /* or NULL */
  guint notes_order;
  MusterExtras notes_extras;

  MusterPortrait *portrait; /* or NULL */
  guint portrait_order;

  MusterThing *miniature; /* the one that stands for it on the table (games/collision/miniature); or NULL */
} MusterCollisionCharacter;

extern const MusterThingClass muster_collision_character_class;

/* A miniature is written down like a character: what it shows, and as its count, how many of it there are. See
 * games/collision/miniature. */
extern const MusterThingClass muster_collision_miniature_class;

/* What the game does with them: its game.c. */
extern const MusterThingRules muster_collision_character_rules;
extern const MusterThingRules muster_collision_miniature_rules;

MusterCollisionCharacter *muster_collision_character_new (void);
MusterCollisionCharacter *muster_collision_character_copy (const MusterCollisionCharacter *character);

/* A copy to try things with: all that a rule looks at, without name, notes and what a file has besides. */
MusterCollisionCharacter *muster_collision_character_copy_choices (const MusterCollisionCharacter *character);
void muster_collision_character_free (MusterCollisionCharacter *character);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCollisionCharacter, muster_collision_character_free)

/* The places of a character that hold an option. */
typedef enum
{
  MUSTER_COLLISION_SLOT_RACE,
  MUSTER_COLLISION_SLOT_TAROT,
  MUSTER_COLLISION_SLOT_WEAPON,
  MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT,
  MUSTER_COLLISION_SLOT_ARMOR,
  MUSTER_COLLISION_SLOT_ARMOR_ENCHANTMENT,
  MUSTER_COLLISION_SLOT_ACCESSORY,
  MUSTER_COLLISION_SLOT_SKILL,
  MUSTER_COLLISION_N_SLOTS,
  /* In place of a slot, where something is said of the values that the character names, or of its budget: */
  MUSTER_COLLISION_SLOT_VALUES = MUSTER_COLLISION_N_SLOTS,
  MUSTER_COLLISION_SLOT_BUDGET,
} MusterCollisionSlot;

/* The kind of option that goes into a slot. */
MusterKind muster_collision_slot_get_kind (MusterCollisionSlot slot);

/* What is chosen in a slot; `index` counts weapons and skills from 0 and is 0 for the others. NULL past the last. */
MusterChoice *muster_collision_character_get_choice (MusterCollisionCharacter *character, MusterCollisionSlot slot,
                                                     guint index);

/* The same, only to be looked at. */
const MusterChoice *muster_collision_character_peek_choice (const MusterCollisionCharacter *character,
                                                            MusterCollisionSlot slot, guint index);

/* Chooses an option, or nothing where it is NULL. An index past the last weapon or skill adds one; choosing nothing
 * for a weapon or a skill takes it out, with its enchantment. */
void muster_collision_character_choose (MusterCollisionCharacter *character, MusterCollisionSlot slot, guint index,
                                        const MusterOption *option);

/* Adds a weapon or a skill by the id a file has. */
MusterCollisionWeapon *muster_collision_character_add_weapon (MusterCollisionCharacter *character);
MusterCollisionSkill *muster_collision_character_add_skill (MusterCollisionCharacter *character);

/* Names the values from a list of ids; NULL leaves them open. */
void muster_collision_character_name_values (MusterCollisionCharacter *character, const MusterCatalog *catalog,
                                             const char *const *ids);

/* Walks over every choice that was made, in the order of the card: race, tarot, each weapon and its enchantment, armor,
 * its enchantment, accessory, skills. Begin with a zeroed pick; FALSE after the last one. */
typedef struct
{
  MusterCollisionSlot slot;
  guint index;
  const MusterChoice *choice;
  guint step; /* private */
} MusterCollisionPick;

gboolean muster_collision_character_next_pick (const MusterCollisionCharacter *character, MusterCollisionPick *pick);

static inline const MusterCollisionWeapon *
muster_collision_character_weapon (const MusterCollisionCharacter *character, guint i)
{
  return &g_array_index (character->weapons, MusterCollisionWeapon, i);
}

static inline const MusterCollisionSkill *
muster_collision_character_skill (const MusterCollisionCharacter *character, guint i)
{
  return &g_array_index (character->skills, MusterCollisionSkill, i);
}

G_END_DECLS
