/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules about pairs of choices of a character.
 *
 * The judge applies them to what a player chose, the forge to everything that could be chosen. Each rule exists only
 * here. */
#pragma once

#include "games/collision/totals.h"

G_BEGIN_DECLS

/* Whether the tarot's rank allows an enchantment or skill. */
static inline gboolean
muster_collision_rank_allows (const MusterOption *tarot, const MusterOption *option)
{
  return option->rank <= tarot->rank;
}

/* Whether the tarot's suit allows a skill. */
static inline gboolean
muster_collision_suit_allows (const MusterOption *tarot, const MusterOption *skill)
{
  return skill->suit == MUSTER_SUIT_ANY || skill->suit == tarot->suit;
}

/* Whether a weapon can carry an enchantment: a Sharp weapon can't have Crit: Slay. */
static inline gboolean
muster_collision_weapon_takes (const MusterOption *weapon, const MusterOption *enchantment)
{
  return !((weapon->sharp || enchantment->sharp) && (weapon->slay || enchantment->slay));
}

/* Whether the values open an option: it is in one of them, or universal. */
static inline gboolean
muster_collision_values_open (MusterValueSet values, const MusterOption *option)
{
  return option->values == 0 || (option->values & values) != 0;
}

/* The number of skills a character may have; `race` may be NULL. */
static inline gint
muster_collision_skills_limit (const MusterOption *race, const MusterOption *tarot)
{
  return MAX (0, tarot->skills + (race != NULL ? race->skills : 0));
}

G_END_DECLS
