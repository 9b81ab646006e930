/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A Collision character: only the player's choices. Cost and legality are up to the rules. */
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

/* Means that there is no budget. */
#define MUSTER_COLLISION_NO_BUDGET (-1)

typedef struct
{
  MusterThing thing;
  guint count; /* number of copies in a battle group */
  gint budget; /* intended maximum cost in points, or MUSTER_COLLISION_NO_BUDGET */

  MusterChoice race;
  MusterChoice tarot;
  MusterChoice armor;
  MusterChoice armor_enchantment;
  MusterChoice accessory;
  GArray *weapons; /* MusterCollisionWeapon, any number */
  GArray *skills;  /* MusterCollisionSkill, any number */

  gboolean names_values;     /* the player named the values; otherwise they are open */
  MusterValueSet values;     /* the named ones */
  GPtrArray *unknown_values; /* named values that are unknown; or NULL */

  char *notes; /* or NULL */
  guint notes_order;
  MusterExtras notes_extras;

  MusterPortrait *portrait; /* or NULL */
  guint portrait_order;

  MusterThing *miniature; /* its miniature (games/collision/miniature); or NULL */
} MusterCollisionCharacter;

extern const MusterThingClass muster_collision_character_class;

/* A miniature is stored like a character: what it shows, and as its count the number owned. See
 * games/collision/miniature. */
extern const MusterThingClass muster_collision_miniature_class;

/* The game's rules for them: see game.c. */
extern const MusterThingRules muster_collision_character_rules;
extern const MusterThingRules muster_collision_miniature_rules;

MusterCollisionCharacter *muster_collision_character_new (void);
MusterCollisionCharacter *muster_collision_character_copy (const MusterCollisionCharacter *character);

/* A copy for trying things: everything rules depend on, without name, notes and extras. */
MusterCollisionCharacter *muster_collision_character_copy_choices (const MusterCollisionCharacter *character);
void muster_collision_character_free (MusterCollisionCharacter *character);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCollisionCharacter, muster_collision_character_free)

/* The slots of a character. */
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
  /* For places in the named values, or the budget, which aren't slots: */
  MUSTER_COLLISION_SLOT_VALUES = MUSTER_COLLISION_N_SLOTS,
  MUSTER_COLLISION_SLOT_BUDGET,
} MusterCollisionSlot;

/* The kind of option for a slot. */
MusterKind muster_collision_slot_get_kind (MusterCollisionSlot slot);

/* The choice in a slot; `index` counts weapons and skills from 0 and is 0 otherwise. NULL past the last. */
MusterChoice *muster_collision_character_get_choice (MusterCollisionCharacter *character, MusterCollisionSlot slot,
                                                     guint index);

/* The same, read-only. */
const MusterChoice *muster_collision_character_peek_choice (const MusterCollisionCharacter *character,
                                                            MusterCollisionSlot slot, guint index);

/* Chooses an option, or clears the slot if NULL. An index past the last weapon or skill adds one; clearing a weapon or
 * skill removes it, with its enchantment. */
void muster_collision_character_choose (MusterCollisionCharacter *character, MusterCollisionSlot slot, guint index,
                                        const MusterOption *option);

/* Adds a weapon or skill by id. */
MusterCollisionWeapon *muster_collision_character_add_weapon (MusterCollisionCharacter *character);
MusterCollisionSkill *muster_collision_character_add_skill (MusterCollisionCharacter *character);

/* Names the values by id; NULL leaves them open. */
void muster_collision_character_name_values (MusterCollisionCharacter *character, const MusterCatalog *catalog,
                                             const char *const *ids);

/* Iterates over all choices in card order: race, tarot, each weapon with its enchantment, armor, its enchantment,
 * accessory, skills. Start with a zeroed pick; FALSE after the last. */
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
