/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A front: the best score for each number of points, without what costs more and scores no better.
 *
 * Two independent slots together have the sums of their fronts' entries, two exclusive ways the better of both. Fronts
 * live in a pool, which frees them all at once. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  gint points;
  gint64 score;
} MusterFrontEntry;

/* Ascending in points, and in score. */
typedef struct
{
  guint n;
  const MusterFrontEntry *entries;
} MusterFront;

typedef struct _MusterFrontPool MusterFrontPool;

/* Ways that cost more than `most` points are left out. */
MusterFrontPool *muster_front_pool_new (gint most);
void muster_front_pool_free (MusterFrontPool *pool);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterFrontPool, muster_front_pool_free)

/* A front is made by adding ways one after the other, then taking the best of them. Only one can be under way. */
void muster_front_add (MusterFrontPool *pool, gint points, gint64 score);
void muster_front_add_sums (MusterFrontPool *pool, MusterFront a, MusterFront b);
void muster_front_add_shifted (MusterFrontPool *pool, MusterFront a, gint points, gint64 score);
MusterFront muster_front_take (MusterFrontPool *pool);

MusterFront muster_front_sum (MusterFrontPool *pool, MusterFront a, MusterFront b);

/* The best entry of at most so many points, or NULL. */
const MusterFrontEntry *muster_front_find (MusterFront front, gint most);

G_END_DECLS
