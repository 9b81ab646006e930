/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/front.h"

#define CHUNK 4096
#define DENSE 16384 /* up to this many points a table is used, above a sorted list */
#define NOTHING G_MININT64

struct _MusterFrontPool
{
  gint most;
  GPtrArray *chunks; /* MusterFrontEntry[CHUNK], or larger for a large front */
  guint used;        /* of the last one */
  gint64 *best;      /* by points, NOTHING except between first and last; NULL: use `list` */
  gint first, last;
  GArray *list; /* MusterFrontEntry */
};

MusterFrontPool *
muster_front_pool_new (gint most)
{
  MusterFrontPool *pool = g_new0 (MusterFrontPool, 1);

  pool->most = most;
  pool->chunks = g_ptr_array_new_with_free_func (g_free);
  pool->used = CHUNK;
  pool->best = most < DENSE ? g_new (gint64, (gsize) most + 1) : NULL;
  for (gint i = 0; pool->best != NULL && i <= most; i++)
    pool->best[i] = NOTHING;
  pool->list = g_array_new (FALSE, FALSE, sizeof (MusterFrontEntry));
  pool->first = G_MAXINT;
  pool->last = -1;
  return pool;
}

void
muster_front_pool_free (MusterFrontPool *pool)
{
  g_ptr_array_unref (pool->chunks);
  g_array_unref (pool->list);
  g_free (pool->best);
  g_free (pool);
}

static MusterFrontEntry *
reserve (MusterFrontPool *pool, guint n)
{
  if (pool->chunks->len == 0 || pool->used + n > CHUNK)
    {
      g_ptr_array_add (pool->chunks, g_new (MusterFrontEntry, MAX (n, CHUNK)));
      pool->used = 0;
    }
  return (MusterFrontEntry *) pool->chunks->pdata[pool->chunks->len - 1] + pool->used;
}

void
muster_front_add (MusterFrontPool *pool, gint points, gint64 score)
{
  MusterFrontEntry entry = { points, score };

  if (points > pool->most)
    return;
  if (pool->best == NULL)
    {
      g_array_append_val (pool->list, entry);
      return;
    }
  pool->best[points] = MAX (pool->best[points], score);
  pool->first = MIN (pool->first, points);
  pool->last = MAX (pool->last, points);
}

void
muster_front_add_shifted (MusterFrontPool *pool, MusterFront a, gint points, gint64 score)
{
  for (guint i = 0; i < a.n && a.entries[i].points + points <= pool->most; i++)
    muster_front_add (pool, a.entries[i].points + points, a.entries[i].score + score);
}

void
muster_front_add_sums (MusterFrontPool *pool, MusterFront a, MusterFront b)
{
  for (guint i = 0; i < a.n; i++)
    muster_front_add_shifted (pool, b, a.entries[i].points, a.entries[i].score);
}

static gint
compare_entries (gconstpointer a, gconstpointer b)
{
  const MusterFrontEntry *one = a, *other = b;

  if (one->points != other->points)
    return one->points < other->points ? -1 : 1;
  return one->score > other->score ? -1 : one->score < other->score;
}

static guint
take_list (MusterFrontPool *pool, MusterFrontEntry *entries)
{
  guint n = 0;

  g_array_sort (pool->list, compare_entries);
  for (guint i = 0; i < pool->list->len; i++)
    {
      const MusterFrontEntry *entry = &g_array_index (pool->list, MusterFrontEntry, i);

      if (n == 0 || entry->score > entries[n - 1].score)
        entries[n++] = *entry;
    }
  g_array_set_size (pool->list, 0);
  return n;
}

static guint
take_table (MusterFrontPool *pool, MusterFrontEntry *entries)
{
  guint n = 0;

  for (gint points = pool->first; points <= pool->last; points++)
    {
      gint64 score = pool->best[points];

      pool->best[points] = NOTHING;
      if (score != NOTHING && (n == 0 || score > entries[n - 1].score))
        entries[n++] = (MusterFrontEntry){ points, score };
    }
  pool->first = G_MAXINT;
  pool->last = -1;
  return n;
}

MusterFront
muster_front_take (MusterFrontPool *pool)
{
  guint room = pool->best == NULL ? pool->list->len : pool->last < 0 ? 0 : (guint) (pool->last - pool->first) + 1;
  MusterFrontEntry *entries = reserve (pool, room);
  guint n = pool->best == NULL ? take_list (pool, entries) : take_table (pool, entries);

  pool->used += n;
  return (MusterFront){ n, entries };
}

MusterFront
muster_front_sum (MusterFrontPool *pool, MusterFront a, MusterFront b)
{
  muster_front_add_sums (pool, a, b);
  return muster_front_take (pool);
}

const MusterFrontEntry *
muster_front_find (MusterFront front, gint most)
{
  guint first = 0, end = front.n;

  while (first < end)
    {
      guint middle = (first + end) / 2;

      if (front.entries[middle].points <= most)
        first = middle + 1;
      else
        end = middle;
    }
  return first > 0 ? &front.entries[first - 1] : NULL;
}
