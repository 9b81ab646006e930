/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A battle group's values as shown to the player: three slots, who needs each, and what is still open. */
#pragma once

#include "games/collision/group-judge.h"

G_BEGIN_DECLS

/* A value that the group needs in every case. */
typedef struct
{
  guint bit;
  GArray *members; /* guint: the members that use it */
} MusterCollisionValueSlot;

typedef struct
{
  guint n_values;             /* number of values the members need together */
  MusterValueChoices choices; /* the smallest sets that serve them all, even if too large */
  GArray *slots;              /* MusterCollisionValueSlot: the values common to all of them, in alphabetical order */
} MusterCollisionGroupValues;

MusterCollisionGroupValues *muster_collision_group_values_new (const MusterCollisionGroup *group);
void muster_collision_group_values_free (MusterCollisionGroupValues *values);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCollisionGroupValues, muster_collision_group_values_free)

/* The values in this choice that aren't in all of them. */
MusterValueSet muster_collision_group_values_get_apart (const MusterCollisionGroupValues *values, guint choice);

/* The fewest members (guint) that must name their values for the group to get this choice. Free with
 * g_array_unref(). */
GArray *muster_collision_group_find_settlers (const MusterCollisionGroup *group, MusterValueSet chosen);

/* Lets them name what they use of it. */
void muster_collision_group_settle (MusterCollisionGroup *group, MusterValueSet chosen);

G_END_DECLS
