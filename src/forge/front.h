/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A front: the best score for each number of points, without entries that cost more and score no better (a Pareto
 * front).
 *
 * Two independent slots combine by adding entries, two alternatives by taking the better. Fronts live in a pool, which
 * frees them all at once. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  gint points;
  gint64 score;
} MusterFrontEntry;

/* Ascending in points and score. */
typedef struct
{
  guint n;
  const MusterFrontEntry *entries;
} MusterFront;

typedef struct _MusterFrontPool MusterFrontPool;

/* Entries above `most` points are dropped. */
MusterFrontPool *muster_front_pool_new (gint most);
void muster_front_pool_free (MusterFrontPool *pool);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterFrontPool, muster_front_pool_free)

/* To make a front, add entries one by one, then take the best of them. Only one can be in progress. */
void muster_front_add (MusterFrontPool *pool, gint points, gint64 score);
void muster_front_add_sums (MusterFrontPool *pool, MusterFront a, MusterFront b);
void muster_front_add_shifted (MusterFrontPool *pool, MusterFront a, gint points, gint64 score);
MusterFront muster_front_take (MusterFrontPool *pool);

MusterFront muster_front_sum (MusterFrontPool *pool, MusterFront a, MusterFront b);

/* The best entry of at most that many points, or NULL. */
const MusterFrontEntry *muster_front_find (MusterFront front, gint most);

G_END_DECLS
