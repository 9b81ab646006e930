/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All sets of values that open some options, as the bits of one number: how many values are needed is then a few operations, whatever
 * the options. For those who try thousands of options; values.h finds the sets themselves. */
#pragma once

#include "model/catalog/value-set.h"

G_BEGIN_DECLS

typedef struct
{
  guint64 words[4]; /* bit S is set where the set S opens all of them */
} MusterCollisionValueFamily;

/* Of no option: every set. */
void muster_collision_value_family_init (MusterCollisionValueFamily *family);

/* One more option, with its values; a universal one (0) needs none. */
void muster_collision_value_family_add (MusterCollisionValueFamily *family, MusterValueSet option);

/* How many values the smallest set has, and the values of all sets that small. */
guint muster_collision_value_family_get_smallest (const MusterCollisionValueFamily *family, MusterValueSet *values);

G_END_DECLS
