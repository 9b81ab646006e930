/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/group-values.h"

#include "model/evaluation.h"

static guint
find_choices (const MusterCollisionGroup *group, MusterValueChoices *choices)
{
  MusterCollisionValueNeeds needs = { 0 };

  for (guint i = 0; i < group->members->len; i++)
    muster_collision_member_add_needs (group->members->pdata[i], &needs);
  return muster_collision_values_find_smallest (&needs, MUSTER_MAX_VALUES, choices);
}

static void
clear_slot (gpointer data)
{
  g_array_unref (((MusterCollisionValueSlot *) data)->members);
}

static void
add_slot (MusterCollisionGroupValues *values, const MusterCollisionGroup *group, guint bit)
{
  MusterCollisionValueSlot slot = { bit, g_array_new (FALSE, FALSE, sizeof (guint)) };

  for (guint i = 0; i < group->members->len; i++)
    if ((muster_collision_group_values_used_by (group, i, values->choices.sets[0]) & (1u << bit)) != 0)
      g_array_append_val (slot.members, i);
  g_array_append_val (values->slots, slot);
}

MusterCollisionGroupValues *
muster_collision_group_values_new (const MusterCollisionGroup *group)
{
  MusterCollisionGroupValues *values = g_new0 (MusterCollisionGroupValues, 1);
  MusterValueSet common;

  values->slots = g_array_new (FALSE, FALSE, sizeof (MusterCollisionValueSlot));
  g_array_set_clear_func (values->slots, clear_slot);
  values->n_values = find_choices (group, &values->choices);
  common = muster_collision_values_find_common (&values->choices);
  for (guint bit = 0; bit < MUSTER_MAX_VALUES; bit++)
    if ((common & (1u << bit)) != 0)
      add_slot (values, group, bit);
  return values;
}

void
muster_collision_group_values_free (MusterCollisionGroupValues *values)
{
  g_array_unref (values->slots);
  g_free (values);
}

MusterValueSet
muster_collision_group_values_get_apart (const MusterCollisionGroupValues *values, guint choice)
{
  return values->choices.sets[choice] & (MusterValueSet) ~muster_collision_values_find_common (&values->choices);
}

/* Settling. */

static gboolean
can_name (const MusterThing *member)
{
  return member->klass == &muster_collision_character_class
         && !((const MusterCollisionCharacter *) member)->names_values;
}

/* Lets a member name what it uses of the chosen values. FALSE if it uses none. */
static gboolean
name_values (MusterCollisionGroup *group, guint n, MusterValueSet chosen)
{
  MusterCollisionCharacter *character = group->members->pdata[n];
  MusterValueSet used = muster_collision_group_values_used_by (group, n, chosen);

  if (used == 0)
    return FALSE;
  muster_thing_set_evaluation (&character->thing, NULL);
  character->names_values = TRUE;
  character->values = used;
  return TRUE;
}

GArray *
muster_collision_group_find_settlers (const MusterCollisionGroup *group, MusterValueSet chosen)
{
  GArray *settlers = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (MusterCollisionGroup) tried = muster_collision_group_copy_choices (group);
  MusterValueChoices choices;
  guint n;

  find_choices (tried, &choices);
  n = choices.n;
  for (guint i = 0; i < tried->members->len && n > 1; i++)
    {
      MusterCollisionCharacter *character = tried->members->pdata[i];

      if (!can_name (&character->thing) || !name_values (tried, i, chosen))
        continue;
      find_choices (tried, &choices);
      if (choices.n < n)
        g_array_append_val (settlers, i);
      else
        character->names_values = FALSE; /* keeps no pointer */
      n = choices.n;
    }
  return settlers;
}

void
muster_collision_group_settle (MusterCollisionGroup *group, MusterValueSet chosen)
{
  g_autoptr (GArray) settlers = muster_collision_group_find_settlers (group, chosen);

  for (guint i = 0; i < settlers->len; i++)
    name_values (group, g_array_index (settlers, guint, i), chosen);
}
