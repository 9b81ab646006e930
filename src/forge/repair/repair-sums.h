/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sums: the differences in points that a number of changes can make, as the bits of a set.
 *
 * A repair of the fewest changes isn't enough: of several the one counts that changes the points least. So each part
 * of a character tells, for each number of changes, every difference it can make, and the parts are joined as sets:
 * all sums of one of each. All sets of one space have the same range and live as long as the space. In a wide range, which a
 * few dear options make, most of a set is empty: there it keeps only what isn't. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  gint64 least; /* the first difference that a set can hold */
  guint words;
  gboolean sparse;
  GPtrArray *blocks; /* private */
  gsize used;
  gsize held;
  gsize size;
} MusterSums;

typedef struct _MusterSumSet MusterSumSet;

/* A space for differences from `least`, which is at most 0, to `most`. Where it takes more words than `dense`, sets are
 * expected to be nearly empty. */
void muster_sums_init (MusterSums *sums, gint64 least, gint64 most, guint dense);
void muster_sums_clear (MusterSums *sums);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterSums, muster_sums_clear)

/* Forgets all sets, whose memory is used again. */
void muster_sums_reset (MusterSums *sums);

/* The bytes that the sets take. */
gsize muster_sums_get_size (const MusterSums *sums);

/* Memory that lives as long as the sets, zeroed. */
gpointer muster_sums_alloc (MusterSums *sums, gsize size);

/* Makes the memory that was asked for last so much shorter; a multiple of 8. */
void muster_sums_give_back (MusterSums *sums, gsize size);

/* An empty set. */
MusterSumSet *muster_sums_new (MusterSums *sums);

/* What is out of range is left out. */
void muster_sums_add (MusterSums *sums, MusterSumSet *set, gint64 difference);
gboolean muster_sums_has (const MusterSums *sums, const MusterSumSet *set, gint64 difference);
gboolean muster_sums_is_empty (const MusterSums *sums, const MusterSumSet *set);

/* The first difference of a set that is at least `from`; FALSE where there is none. */
gboolean muster_sums_next (const MusterSums *sums, const MusterSumSet *set, gint64 from, gint64 *difference);

/* The difference nearest to nothing, the lower of two, among those of at most `most`. FALSE where there is none. */
gboolean muster_sums_nearest (const MusterSums *sums, const MusterSumSet *set, gint64 most, gint64 *difference);

/* Adds every difference of `from`, each so much higher; both may be the same set where that isn't negative. */
void muster_sums_add_moved (MusterSums *sums, MusterSumSet *to, const MusterSumSet *from, gint64 higher);

/* Adds every sum of one of `a` and one of `b`. */
void muster_sums_add_joined (MusterSums *sums, MusterSumSet *to, const MusterSumSet *a, const MusterSumSet *b);

/* Of the items with these points, all sums of as many as the row says: rows 0 to `most`. */
MusterSumSet **muster_sums_choose (MusterSums *sums, const gint64 *points, guint n, guint most);

/* A reach: a set for each number of changes from `least` on. */
typedef struct
{
  guint least;
  guint n; /* of rows; 0: there is no way */
  MusterSumSet **rows;
} MusterReach;

/* Empty rows for `least` to `most` changes. */
MusterReach muster_reach_new (MusterSums *sums, guint least, guint most);

/* The set for so many changes; NULL where there is no row. */
MusterSumSet *muster_reach_at (const MusterReach *reach, guint changes);

/* One of each: the numbers of changes add up to at most `most`, and so do the differences. */
MusterReach muster_reach_join (MusterSums *sums, const MusterReach *a, const MusterReach *b, guint most);

G_END_DECLS
