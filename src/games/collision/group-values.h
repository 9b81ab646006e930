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
} MusterValueSlot;

typedef struct
{
  guint n_values;             /* how many the members need together */
  MusterValueChoices choices; /* the equally small sets that serve them all, be they too large */
  GArray *slots;              /* MusterValueSlot: what is in every one of them, in alphabetical order */
} MusterGroupValues;

MusterGroupValues *muster_group_values_new (const MusterGroup *group);
void muster_group_values_free (MusterGroupValues *values);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterGroupValues, muster_group_values_free)

/* What one of the choices has that not all have. */
MusterValueSet muster_group_values_get_apart (const MusterGroupValues *values, guint choice);

/* The members that would have to name their values, so that the group has this one of its choices: guint, as few as it takes.
 * Free with g_array_unref(). */
GArray *muster_group_find_settlers (const MusterGroup *group, MusterValueSet chosen);

/* Lets them name what they use of it. */
void muster_group_settle (MusterGroup *group, MusterValueSet chosen);

G_END_DECLS
