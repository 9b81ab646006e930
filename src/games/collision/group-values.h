/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The values of a battle group as a player sees them: three slots, who needs what is in them, and what is still open. */
#pragma once

#include "games/collision/group-judge.h"

G_BEGIN_DECLS

/* A value that the group needs in any case. */
typedef struct
{
  guint bit;
  GArray *members; /* guint: those that make use of it */
} MusterCollisionValueSlot;

typedef struct
{
  guint n_values;             /* how many the members need together */
  MusterValueChoices choices; /* the equally small sets that serve them all, be they too large */
  GArray *slots;              /* MusterCollisionValueSlot: what is in every one of them, in alphabetical order */
} MusterCollisionGroupValues;

MusterCollisionGroupValues *muster_collision_group_values_new (const MusterCollisionGroup *group);
void muster_collision_group_values_free (MusterCollisionGroupValues *values);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCollisionGroupValues, muster_collision_group_values_free)

/* What one of the choices has that not all have. */
MusterValueSet muster_collision_group_values_get_apart (const MusterCollisionGroupValues *values, guint choice);

/* The members that would have to name their values, so that the group has this one of its choices: guint, as few as it takes.
 * Free with g_array_unref(). */
GArray *muster_collision_group_find_settlers (const MusterCollisionGroup *group, MusterValueSet chosen);

/* Lets them name what they use of it. */
void muster_collision_group_settle (MusterCollisionGroup *group, MusterValueSet chosen);

G_END_DECLS
