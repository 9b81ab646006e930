/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which values open a set of options: the smallest sets that serve them all. */
#pragma once

#include "model/catalog/value-set.h"

G_BEGIN_DECLS

/* What must be opened: each mask has the values of one option, any of which is enough. Initialise with zeros. */
typedef struct
{
  MusterValueSet required; /* values needed in every case */
  guint n;
  MusterValueSet masks[256]; /* without duplicates */
  guint64 seen[4];
} MusterCollisionValueNeeds;

/* Adds an option's values; a universal option needs none. */
void muster_collision_value_needs_add (MusterCollisionValueNeeds *needs, MusterValueSet option);

/* Whether a set opens everything. */
gboolean muster_collision_value_needs_are_met (const MusterCollisionValueNeeds *needs, MusterValueSet set);

/* Finds all smallest sets of at most `most` values that open everything, in alphabetical order. Returns their size; if
 * that exceeds `most`, `choices` is empty. */
guint muster_collision_values_find_smallest (const MusterCollisionValueNeeds *needs, guint most,
                                             MusterValueChoices *choices);

/* The values that all of the choices have; none if there is no choice. */
MusterValueSet muster_collision_values_find_common (const MusterValueChoices *choices);

G_END_DECLS
