/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A spread: how many ways there are at each number of points.
 *
 * Two independent slots together have the product of their spreads, two exclusive ways the sum. All counting is done
 * with these. Counts are taken modulo 2^64: signs and cancellation work there, and whoever asks for a count knows
 * whether it fits (see count.h). Spreads live in a pool, which frees them all at once. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  gint points;
  guint64 count; /* where the pool is approximate: the bits of a double */
} MusterSpreadEntry;

/* Ascending in points. */
typedef struct
{
  guint n;
  const MusterSpreadEntry *entries;
} MusterSpread;

typedef struct _MusterSpreadPool MusterSpreadPool;

/* Ways that cost more than `most` points are left out. An approximate pool counts in doubles, which tells how large a
 * count is that doesn't fit. */
MusterSpreadPool *muster_spread_pool_new (gint most, gboolean approximate);

/* The same where ways may also cost less than nothing: `least` or more, also while they are being added up. */
MusterSpreadPool *muster_spread_pool_new_from (gint least, gint most, gboolean approximate);

/* From now on ways that cost more than that are left out; not more than the pool was made for. */
void muster_spread_pool_set_most (MusterSpreadPool *pool, gint most);
void muster_spread_pool_free (MusterSpreadPool *pool);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterSpreadPool, muster_spread_pool_free)

/* Forgets all spreads and keeps the memory for others. */
void muster_spread_pool_reset (MusterSpreadPool *pool);

/* A spread is made by adding ways one after the other, then taking the sum. Only one can be under way. */
void muster_spread_add (MusterSpreadPool *pool, gint points, guint64 count);
void muster_spread_add_spread (MusterSpreadPool *pool, MusterSpread spread, gint points, gint64 factor);
void muster_spread_add_product (MusterSpreadPool *pool, MusterSpread a, MusterSpread b, gint64 factor);

/* Adds the unordered pairs of a spread's ways, one with itself included. */
void muster_spread_add_pairs (MusterSpreadPool *pool, MusterSpread a);
MusterSpread muster_spread_take (MusterSpreadPool *pool);

/* Only the cheapest and the dearest of them: enough to find those of sums and products of such spreads. */
MusterSpread muster_spread_take_ends (MusterSpreadPool *pool);

MusterSpread muster_spread_multiply (MusterSpreadPool *pool, MusterSpread a, MusterSpread b);

/* How many ways cost at most so many points; and the same for the product of two. */
guint64 muster_spread_count (const MusterSpreadPool *pool, MusterSpread a, gint most);
guint64 muster_spread_count_product (const MusterSpreadPool *pool, MusterSpread a, MusterSpread b, gint most);

/* Arithmetic on counts as the pool has them; a signed number as a count. */
guint64 muster_spread_plus (const MusterSpreadPool *pool, guint64 a, guint64 b);
guint64 muster_spread_times (const MusterSpreadPool *pool, guint64 a, guint64 b);
guint64 muster_spread_number (const MusterSpreadPool *pool, gint64 number);

/* The count of a spread that has one entry, or none. */
static inline guint64
muster_spread_only (MusterSpread spread)
{
  return spread.n > 0 ? spread.entries[0].count : 0;
}

G_END_DECLS
