/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Families: how every character is counted once, though an option may be in two values.
 *
 * A character is legal where some set of at most three values opens all its options. The characters that one set opens
 * are easily counted, for then each slot is free by itself; but many characters are open in several sets. A family is
 * what several sets open all of them: a set of masks (the values of an option), and a character belongs to it when the
 * masks of all its options do. The families are intersections of sets, and each has a sign such that the signed counts of
 * the families that a legal character belongs to add up to 1. Summed over families, slots stay independent and
 * each legal character counts once. */
#pragma once

#include "model/catalog/option.h"

G_BEGIN_DECLS

typedef struct
{
  guint64 masks[4]; /* a bit for each of the 256 sets of values an option can have */
  gint64 sign;
} MusterFamily;

static inline gboolean
muster_family_opens (const MusterFamily *family, const MusterOption *option)
{
  return (family->masks[option->values / 64] >> (option->values % 64) & 1) != 0;
}

static inline void
muster_family_add (MusterFamily *family, const MusterOption *option)
{
  family->masks[option->values / 64] |= G_GUINT64_CONSTANT (1) << (option->values % 64);
}

/* What one set of values opens, of the masks in `present` (a family too); with sign 1. */
MusterFamily muster_family_of_set (MusterValueSet set, const MusterFamily *present);

/* What both open; with sign 0. */
MusterFamily muster_family_intersect (const MusterFamily *a, const MusterFamily *b);

/* For hash tables: whatever the sign. */
guint muster_family_hash (gconstpointer key);
gboolean muster_family_equal (gconstpointer a, gconstpointer b);

/* All families that the sets make (MusterFamily), with their signs. NULL where there are more than `most`. Free with
 * g_array_unref(). */
GArray *muster_families_new (const MusterFamily *sets, guint n_sets, guint most);

G_END_DECLS
