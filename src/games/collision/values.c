/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/values.h"

#include <string.h>

void
muster_collision_value_needs_add (MusterCollisionValueNeeds *needs, MusterValueSet option)
{
  guint64 bit = G_GUINT64_CONSTANT (1) << (option % 64);

  if (option == 0 || (needs->seen[option / 64] & bit) != 0)
    return;
  needs->seen[option / 64] |= bit;
  /* An option with a single value requires that value. */
  if (muster_value_set_size (option) == 1)
    needs->required |= option;
  else
    needs->masks[needs->n++] = option;
}

/* The first option's values that a set doesn't open, or 0. */
static MusterValueSet
find_closed (const MusterCollisionValueNeeds *needs, MusterValueSet set)
{
  for (guint i = 0; i < needs->n; i++)
    if ((needs->masks[i] & set) == 0)
      return needs->masks[i];
  return 0;
}

gboolean
muster_collision_value_needs_are_met (const MusterCollisionValueNeeds *needs, MusterValueSet set)
{
  return (needs->required & ~set) == 0 && find_closed (needs, set) == 0;
}

static void
add_choice (MusterValueChoices *choices, MusterValueSet set)
{
  for (guint i = 0; i < choices->n; i++)
    if (choices->sets[i] == set)
      return;
  choices->sets[choices->n++] = set;
}

/* Any solution contains one of the values of an option that isn't open yet: try each of them. */
static void
extend (const MusterCollisionValueNeeds *needs, MusterValueSet set, guint more, MusterValueChoices *choices)
{
  MusterValueSet closed = find_closed (needs, set);

  if (closed == 0)
    add_choice (choices, set);
  else if (more > 0)
    for (guint bit = 0; bit < MUSTER_MAX_VALUES; bit++)
      if ((closed & (1u << bit)) != 0)
        extend (needs, (MusterValueSet) (set | (1u << bit)), more - 1, choices);
}

/* Bits are in alphabetical order, so of two equally large sets the one with the lowest bit not in the other comes
 * first. */
static gboolean
is_before (MusterValueSet a, MusterValueSet b)
{
  guint apart = a ^ b;

  return (a & apart & -apart) != 0;
}

static void
sort_choices (MusterValueChoices *choices)
{
  for (guint i = 1; i < choices->n; i++)
    for (guint j = i; j > 0 && is_before (choices->sets[j], choices->sets[j - 1]); j--)
      {
        MusterValueSet other = choices->sets[j];

        choices->sets[j] = choices->sets[j - 1];
        choices->sets[j - 1] = other;
      }
}

guint
muster_collision_values_find_smallest (const MusterCollisionValueNeeds *needs, guint most, MusterValueChoices *choices)
{
  guint size = muster_value_set_size (needs->required);

  choices->n = 0;
  for (guint more = 0; choices->n == 0 && size + more <= MUSTER_MAX_VALUES; more++)
    extend (needs, needs->required, more, choices);
  sort_choices (choices);

  size = choices->n > 0 ? muster_value_set_size (choices->sets[0]) : MUSTER_MAX_VALUES;
  if (size > most)
    choices->n = 0;
  return size;
}

MusterValueSet
muster_collision_values_find_common (const MusterValueChoices *choices)
{
  MusterValueSet common = choices->n > 0 ? (MusterValueSet) ~0u : 0;

  for (guint i = 0; i < choices->n; i++)
    common &= choices->sets[i];
  return common;
}
