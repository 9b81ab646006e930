/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What two options say of each other: the rules of a character that look at a pair of its choices.
 *
 * The judge asks them of what a player chose, the forge of all that could be chosen. Both ask here, so that a rule
 * exists once. */
#pragma once

#include "games/collision/totals.h"

G_BEGIN_DECLS

/* Whether an enchantment or a skill is within the tarot's rank. */
static inline gboolean
muster_collision_rank_allows (const MusterOption *tarot, const MusterOption *option)
{
  return option->rank <= tarot->rank;
}

/* Whether a skill is of the tarot's suit, or of any. */
static inline gboolean
muster_collision_suit_allows (const MusterOption *tarot, const MusterOption *skill)
{
  return skill->suit == MUSTER_SUIT_ANY || skill->suit == tarot->suit;
}

/* Whether a weapon can carry an enchantment: a Sharp one can't slay. */
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

/* How many skills a character may have; `race` may be NULL. */
static inline gint
muster_collision_skills_limit (const MusterOption *race, const MusterOption *tarot)
{
  return MAX (0, tarot->skills + (race != NULL ? race->skills : 0));
}

G_END_DECLS
