/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sets of values (Chivalry, Sorcery, …) as the bits of a byte.
 *
 * The catalogue assigns the bits in alphabetical order of the ids. Eight values make 256 sets, of which 93 have at most
 * three members: few enough to try all. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef guint8 MusterValueSet;

#define MUSTER_MAX_VALUES 8

/* The most sets of equal size that eight values can form. */
#define MUSTER_MAX_VALUE_CHOICES 70

/* Equally good sets of values; the player may use any of them. */
typedef struct
{
  guint8 n;
  MusterValueSet sets[MUSTER_MAX_VALUE_CHOICES];
} MusterValueChoices;

static inline guint
muster_value_set_size (MusterValueSet set)
{
  return (guint) __builtin_popcount (set);
}

G_END_DECLS
