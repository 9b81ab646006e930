/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All sets of values that open some options, as one large bit mask: finding how many values are needed then takes a few
 * operations. For code that tries thousands of options; values.h finds the sets themselves. */
#pragma once

#include "model/catalog/value-set.h"

G_BEGIN_DECLS

typedef struct
{
  guint64 words[4]; /* bit S is set where the set S opens all of them */
} MusterCollisionValueFamily;

/* For no options: every set. */
void muster_collision_value_family_init (MusterCollisionValueFamily *family);

/* Adds an option by its values; a universal one (0) changes nothing. */
void muster_collision_value_family_add (MusterCollisionValueFamily *family, MusterValueSet option);

/* The size of the smallest set, and the values of all sets of that size. */
guint muster_collision_value_family_get_smallest (const MusterCollisionValueFamily *family, MusterValueSet *values);

G_END_DECLS
