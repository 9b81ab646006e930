/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sets of values (Chivalry, Sorcery, …) as the bits of one byte.
 *
 * The catalogue gives each value its bit, in the alphabetical order of their ids. Eight values make 256 sets, 93 of
 * them with at most three members: few enough to try them all. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef guint8 MusterValueSet;

#define MUSTER_MAX_VALUES 8

/* As many sets as there can be with equally many of the eight values. */
#define MUSTER_MAX_VALUE_CHOICES 70

/* Equally good sets of values, of which a player may have any one. */
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
