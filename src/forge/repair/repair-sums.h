/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sums: sets of the differences in points that a number of changes can make, as bit sets.
 *
 * The fewest changes aren't enough: among those the repair with the smallest change of points is wanted. So each part
 * of a character gives, for each number of changes, every difference it can make, and the parts are combined as sets of
 * sums. All sets of a space have the same range and live as long as the space. In a wide range, caused by a few
 * expensive options, sets are stored sparsely. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  gint64 least; /* the lowest difference that a set can hold */
  guint words;
  gboolean sparse;
  GPtrArray *blocks; /* private */
  gsize used;
  gsize held;
  gsize size;
} MusterSums;

typedef struct _MusterSumSet MusterSumSet;

/* A space for differences from `least`, at most 0, to `most`. If that needs more words than `dense`, sets are stored
 * sparsely. */
void muster_sums_init (MusterSums *sums, gint64 least, gint64 most, guint dense);
void muster_sums_clear (MusterSums *sums);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterSums, muster_sums_clear)

/* Drops all sets and reuses their memory. */
void muster_sums_reset (MusterSums *sums);

/* The size of the sets in bytes. */
gsize muster_sums_get_size (const MusterSums *sums);

/* Zeroed memory that lives as long as the sets. */
gpointer muster_sums_alloc (MusterSums *sums, gsize size);

/* Shortens the last allocation by that much; a multiple of 8. */
void muster_sums_give_back (MusterSums *sums, gsize size);

/* An empty set. */
MusterSumSet *muster_sums_new (MusterSums *sums);

/* Values out of range are ignored. */
void muster_sums_add (MusterSums *sums, MusterSumSet *set, gint64 difference);
gboolean muster_sums_has (const MusterSums *sums, const MusterSumSet *set, gint64 difference);
gboolean muster_sums_is_empty (const MusterSums *sums, const MusterSumSet *set);

/* The first difference of a set that is at least `from`; FALSE if there is none. */
gboolean muster_sums_next (const MusterSums *sums, const MusterSumSet *set, gint64 from, gint64 *difference);

/* The difference nearest to zero, the lower of two, among those of at most `most`. FALSE if there is none. */
gboolean muster_sums_nearest (const MusterSums *sums, const MusterSumSet *set, gint64 most, gint64 *difference);

/* Adds every difference of `from` shifted by `by`; both may be the same set if `by` isn't negative. */
void muster_sums_add_moved (MusterSums *sums, MusterSumSet *to, const MusterSumSet *from, gint64 higher);

/* Adds every sum of an element of `a` and one of `b`. */
void muster_sums_add_joined (MusterSums *sums, MusterSumSet *to, const MusterSumSet *a, const MusterSumSet *b);

/* Row n has all sums of exactly n of the items with these points, for n from 0 to `most`. */
MusterSumSet **muster_sums_choose (MusterSums *sums, const gint64 *points, guint n, guint most);

/* A reach: a set for each number of changes from `least` on. */
typedef struct
{
  guint least;
  guint n; /* of rows; 0: impossible */
  MusterSumSet **rows;
} MusterReach;

/* Empty rows for `least` to `most` changes. */
MusterReach muster_reach_new (MusterSums *sums, guint least, guint most);

/* The set for that many changes; NULL if there is no row. */
MusterSumSet *muster_reach_at (const MusterReach *reach, guint changes);

/* Combines one of each: changes and differences are added, with at most `most` changes. */
MusterReach muster_reach_join (MusterSums *sums, const MusterReach *a, const MusterReach *b, guint most);

G_END_DECLS
