/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A spread: the number of ways for each number of points.
 *
 * Two independent slots multiply, two alternatives add. All counting uses spreads. Counts are modulo 2^64, where signs
 * and cancellation work; callers know whether the result fits (see count.h). Spreads live in a pool, which frees them
 * all at once. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  gint points;
  guint64 count; /* in an approximate pool: the bits of a double */
} MusterSpreadEntry;

/* Ascending in points. */
typedef struct
{
  guint n;
  const MusterSpreadEntry *entries;
} MusterSpread;

typedef struct _MusterSpreadPool MusterSpreadPool;

/* Ways above `most` points are dropped. An approximate pool counts in doubles, to estimate counts that don't fit. */
MusterSpreadPool *muster_spread_pool_new (gint most, gboolean approximate);

/* The same with negative costs allowed: from `least` up, also for intermediate results. */
MusterSpreadPool *muster_spread_pool_new_from (gint least, gint most, gboolean approximate);

/* From now on drops ways above that; it can't exceed the pool's original limit. */
void muster_spread_pool_set_most (MusterSpreadPool *pool, gint most);
void muster_spread_pool_free (MusterSpreadPool *pool);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterSpreadPool, muster_spread_pool_free)

/* Drops all spreads and reuses the memory. */
void muster_spread_pool_reset (MusterSpreadPool *pool);

/* To make a spread, add ways one by one, then take the sum. Only one can be in progress. */
void muster_spread_add (MusterSpreadPool *pool, gint points, guint64 count);
void muster_spread_add_spread (MusterSpreadPool *pool, MusterSpread spread, gint points, gint64 factor);
void muster_spread_add_product (MusterSpreadPool *pool, MusterSpread a, MusterSpread b, gint64 factor);

/* Adds the unordered pairs of a spread's ways, including each with itself. */
void muster_spread_add_pairs (MusterSpreadPool *pool, MusterSpread a);
MusterSpread muster_spread_take (MusterSpreadPool *pool);

/* Only the cheapest and the most expensive way: enough to get those of sums and products of such spreads. */
MusterSpread muster_spread_take_ends (MusterSpreadPool *pool);

MusterSpread muster_spread_multiply (MusterSpreadPool *pool, MusterSpread a, MusterSpread b);

/* How many ways cost at most that many points; and the same for the product of two. */
guint64 muster_spread_count (const MusterSpreadPool *pool, MusterSpread a, gint most);
guint64 muster_spread_count_product (const MusterSpreadPool *pool, MusterSpread a, MusterSpread b, gint most);

/* Arithmetic on the pool's counts; a signed number as a count. */
guint64 muster_spread_plus (const MusterSpreadPool *pool, guint64 a, guint64 b);
guint64 muster_spread_times (const MusterSpreadPool *pool, guint64 a, guint64 b);
guint64 muster_spread_number (const MusterSpreadPool *pool, gint64 number);

/* The count of a spread with at most one entry. */
static inline guint64
muster_spread_only (MusterSpread spread)
{
  return spread.n > 0 ? spread.entries[0].count : 0;
}

G_END_DECLS
