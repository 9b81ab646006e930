/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules about a choice and its context, shared by the judge and by what-if. */
#pragma once

#include "games/collision/rules.h"

G_BEGIN_DECLS

/* An enchantment or skill above the tarot's rank. Never without a known tarot. */
static inline gboolean
muster_collision_choice_exceeds_rank (const MusterOption *option, const MusterOption *tarot)
{
  return tarot != NULL && !muster_collision_rank_allows (tarot, option);
}

/* A skill of another suit than the tarot. */
static inline gboolean
muster_collision_choice_misses_suit (const MusterOption *skill, const MusterOption *tarot)
{
  return tarot != NULL && !muster_collision_suit_allows (tarot, skill);
}

/* A weapon that its enchantment would make both Sharp and Slay. */
static inline gboolean
muster_collision_choice_is_sharp_and_slays (const MusterOption *weapon, const MusterOption *enchantment)
{
  return weapon != NULL && !muster_collision_weapon_takes (weapon, enchantment);
}

/* An option that none of the values opens. */
static inline gboolean
muster_collision_choice_is_closed (const MusterOption *option, MusterValueSet values)
{
  return !muster_collision_values_open (values, option);
}

/* A free skill that the character could have. */
static inline gboolean
muster_collision_choice_is_free_skill (const MusterOption *skill, const MusterOption *tarot)
{
  return skill->points == 0 && skill->values == 0 && !muster_collision_choice_exceeds_rank (skill, tarot)
         && !muster_collision_choice_misses_suit (skill, tarot);
}

/* A character's weapons. */
typedef struct
{
  guint melee, ranged;
  gboolean unknown; /* there is an unknown weapon, which might do anything */
} MusterCollisionArsenal;

static inline void
muster_collision_arsenal_add (MusterCollisionArsenal *arsenal, const MusterOption *weapon)
{
  arsenal->melee += !weapon->ranged;
  arsenal->ranged += weapon->ranged || weapon->thrown;
}

static inline gboolean
muster_collision_arsenal_serves (const MusterCollisionArsenal *arsenal, MusterNeeds needs)
{
  switch (needs)
    {
    case MUSTER_NEEDS_WEAPON:
      return arsenal->unknown || arsenal->melee + arsenal->ranged > 0;
    case MUSTER_NEEDS_MELEE_WEAPON:
      return arsenal->unknown || arsenal->melee > 0;
    case MUSTER_NEEDS_RANGED_WEAPON:
      return arsenal->unknown || arsenal->ranged > 0;
    case MUSTER_NEEDS_TWO_MELEE_WEAPONS:
      return arsenal->unknown || arsenal->melee > 1;
    case MUSTER_NEEDS_NOTHING:
    case MUSTER_N_NEEDS:
    default:
      return TRUE;
    }
}

static inline MusterCollisionArsenal
muster_collision_arsenal_count (const MusterCollisionCharacter *character)
{
  MusterCollisionArsenal arsenal = { 0 };

  for (guint i = 0; i < character->weapons->len; i++)
    {
      const MusterChoice *choice = &muster_collision_character_weapon (character, i)->weapon;

      arsenal.unknown |= muster_choice_is_unknown (choice);
      if (choice->option != NULL)
        muster_collision_arsenal_add (&arsenal, choice->option);
    }
  return arsenal;
}

G_END_DECLS
