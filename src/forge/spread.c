/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/spread.h"

#include <string.h>

#define CHUNK 8192  /* entries */
#define DENSE 16384 /* up to this many points a table is used, above a sorted list */

struct _MusterSpreadPool
{
  gint most;
  gboolean approximate;
  GPtrArray *chunks; /* MusterSpreadEntry[CHUNK], or larger for a large spread */
  guint chunk;       /* the current one */
  guint used;        /* in it */
  gboolean apart;    /* the last allocation is a chunk of its own */

  guint64 *table;   /* NULL: use `list` */
  guint64 *sums;    /* by points, all 0 except between first and last: the table from 0 points on */
  gint first, last; /* touched */
  GArray *list;     /* MusterSpreadEntry */
};

static gdouble
as_double (guint64 bits)
{
  gdouble number;

  memcpy (&number, &bits, sizeof number);
  return number;
}

static guint64
as_bits (gdouble number)
{
  guint64 bits;

  memcpy (&bits, &number, sizeof bits);
  return bits;
}

guint64
muster_spread_plus (const MusterSpreadPool *pool, guint64 a, guint64 b)
{
  return pool->approximate ? as_bits (as_double (a) + as_double (b)) : a + b;
}

guint64
muster_spread_times (const MusterSpreadPool *pool, guint64 a, guint64 b)
{
  return pool->approximate ? as_bits (as_double (a) * as_double (b)) : a * b;
}

guint64
muster_spread_number (const MusterSpreadPool *pool, gint64 number)
{
  return pool->approximate ? as_bits ((gdouble) number) : (guint64) number;
}

static void
begin (MusterSpreadPool *pool)
{
  pool->first = G_MAXINT;
  pool->last = G_MININT;
  g_array_set_size (pool->list, 0);
}

MusterSpreadPool *
muster_spread_pool_new_from (gint least, gint most, gboolean approximate)
{
  MusterSpreadPool *pool = g_new0 (MusterSpreadPool, 1);

  pool->most = most;
  pool->approximate = approximate;
  pool->chunks = g_ptr_array_new_with_free_func (g_free);
  pool->table = most - least < DENSE ? g_new0 (guint64, (gsize) (most - least) + 1) : NULL;
  pool->sums = pool->table != NULL ? pool->table - least : NULL;
  pool->list = g_array_new (FALSE, FALSE, sizeof (MusterSpreadEntry));
  begin (pool);
  return pool;
}

MusterSpreadPool *
muster_spread_pool_new (gint most, gboolean approximate)
{
  return muster_spread_pool_new_from (0, most, approximate);
}

void
muster_spread_pool_set_most (MusterSpreadPool *pool, gint most)
{
  pool->most = most;
}

void
muster_spread_pool_free (MusterSpreadPool *pool)
{
  g_ptr_array_unref (pool->chunks);
  g_array_unref (pool->list);
  g_free (pool->table);
  g_free (pool);
}

void
muster_spread_pool_reset (MusterSpreadPool *pool)
{
  pool->chunk = 0;
  pool->used = 0;
}

/* Contiguous room for that many entries. A spread larger than a chunk gets its own, and a reset drops chunks in its way
 * that are too small. */
static MusterSpreadEntry *
reserve (MusterSpreadPool *pool, guint n)
{
  g_assert (n <= CHUNK || pool->sums == NULL || n <= DENSE);
  pool->apart = n > CHUNK;
  if (pool->chunk < pool->chunks->len && pool->used + n > CHUNK)
    {
      pool->chunk++;
      pool->used = 0;
    }
  if (pool->apart)
    {
      g_ptr_array_insert (pool->chunks, (gint) pool->chunk, g_new (MusterSpreadEntry, n));
      pool->used = 0;
      return pool->chunks->pdata[pool->chunk++];
    }
  if (pool->chunk == pool->chunks->len)
    g_ptr_array_add (pool->chunks, g_new (MusterSpreadEntry, CHUNK));
  return (MusterSpreadEntry *) pool->chunks->pdata[pool->chunk] + pool->used;
}

static void
touch (MusterSpreadPool *pool, gint first, gint last)
{
  pool->first = MIN (pool->first, first);
  pool->last = MAX (pool->last, MIN (last, pool->most));
}

static void
put (MusterSpreadPool *pool, gint points, guint64 count)
{
  MusterSpreadEntry entry = { points, count };

  if (points > pool->most)
    return;
  if (pool->sums != NULL)
    pool->sums[points] = muster_spread_plus (pool, pool->sums[points], count);
  else
    g_array_append_val (pool->list, entry);
}

void
muster_spread_add (MusterSpreadPool *pool, gint points, guint64 count)
{
  if (points > pool->most)
    return;
  touch (pool, points, points);
  put (pool, points, muster_spread_number (pool, (gint64) count));
}

void
muster_spread_add_spread (MusterSpreadPool *pool, MusterSpread spread, gint points, gint64 factor)
{
  const MusterSpreadEntry one = { points, muster_spread_number (pool, 1) };

  muster_spread_add_product (pool, (MusterSpread){ 1, &one }, spread, factor);
}

/* The hottest loop: exact counts in a table. */
static void
add_row (guint64 *sums, MusterSpread b, gint room, guint64 factor)
{
  for (guint j = 0; j < b.n && b.entries[j].points <= room; j++)
    sums[b.entries[j].points] += factor * b.entries[j].count;
}

void
muster_spread_add_product (MusterSpreadPool *pool, MusterSpread a, MusterSpread b, gint64 factor)
{
  guint64 times = muster_spread_number (pool, factor);

  if (a.n == 0 || b.n == 0 || a.entries[0].points + b.entries[0].points > pool->most)
    return;
  touch (pool, a.entries[0].points + b.entries[0].points, a.entries[a.n - 1].points + b.entries[b.n - 1].points);
  for (guint i = 0; i < a.n && a.entries[i].points <= pool->most; i++)
    {
      guint64 each = muster_spread_times (pool, a.entries[i].count, times);

      if (pool->sums != NULL && !pool->approximate)
        add_row (pool->sums + a.entries[i].points, b, pool->most - a.entries[i].points, each);
      else
        for (guint j = 0; j < b.n; j++)
          put (pool, a.entries[i].points + b.entries[j].points, muster_spread_times (pool, each, b.entries[j].count));
    }
}

/* For `n` ways with equal points there are n (n + 1) / 2 pairs; one of the factors is even. */
static guint64
count_pairs (const MusterSpreadPool *pool, guint64 n)
{
  if (pool->approximate)
    return as_bits (as_double (n) * (as_double (n) + 1) / 2);
  return n % 2 == 0 ? n / 2 * (n + 1) : (n + 1) / 2 * n;
}

void
muster_spread_add_pairs (MusterSpreadPool *pool, MusterSpread a)
{
  if (a.n == 0 || 2 * a.entries[0].points > pool->most)
    return;
  touch (pool, 2 * a.entries[0].points, 2 * a.entries[a.n - 1].points);
  for (guint i = 0; i < a.n; i++)
    {
      put (pool, 2 * a.entries[i].points, count_pairs (pool, a.entries[i].count));
      for (guint j = i + 1; j < a.n; j++)
        put (pool, a.entries[i].points + a.entries[j].points,
             muster_spread_times (pool, a.entries[i].count, a.entries[j].count));
    }
}

static gint
compare_points (gconstpointer a, gconstpointer b)
{
  return ((const MusterSpreadEntry *) a)->points - ((const MusterSpreadEntry *) b)->points;
}

static MusterSpread
take_list (MusterSpreadPool *pool)
{
  MusterSpreadEntry *entries = reserve (pool, pool->list->len);
  guint n = 0;

  g_array_sort (pool->list, compare_points);
  for (guint i = 0; i < pool->list->len; i++)
    {
      const MusterSpreadEntry *entry = &g_array_index (pool->list, MusterSpreadEntry, i);

      if (n > 0 && entries[n - 1].points == entry->points)
        entries[n - 1].count = muster_spread_plus (pool, entries[n - 1].count, entry->count);
      else
        entries[n++] = *entry;
    }
  return (MusterSpread){ n, entries };
}

/* How much room the touched range may need. If that is large, nonzero entries are counted. */
static guint
measure_table (const MusterSpreadPool *pool)
{
  guint n = 0;

  if (pool->last < pool->first)
    return 0;
  if (pool->last - pool->first < CHUNK)
    return (guint) (pool->last - pool->first) + 1;
  for (gint points = pool->first; points <= pool->last; points++)
    n += pool->sums[points] != 0;
  return n;
}

static MusterSpread
take_table (MusterSpreadPool *pool)
{
  MusterSpreadEntry *entries = reserve (pool, measure_table (pool));
  guint n = 0;

  for (gint points = pool->first; points <= pool->last; points++)
    if (pool->sums[points] != 0)
      {
        entries[n++] = (MusterSpreadEntry){ points, pool->sums[points] };
        pool->sums[points] = 0;
      }
  return (MusterSpread){ n, entries };
}

/* The result, not stored yet. */
static MusterSpread
gather (MusterSpreadPool *pool)
{
  return pool->sums != NULL ? take_table (pool) : take_list (pool);
}

static MusterSpread
keep (MusterSpreadPool *pool, MusterSpread spread)
{
  if (!pool->apart)
    pool->used += spread.n;
  begin (pool);
  return spread;
}

MusterSpread
muster_spread_take (MusterSpreadPool *pool)
{
  return keep (pool, gather (pool));
}

MusterSpread
muster_spread_take_ends (MusterSpreadPool *pool)
{
  MusterSpread all = gather (pool);

  if (all.n > 2)
    ((MusterSpreadEntry *) all.entries)[1] = all.entries[all.n - 1];
  return keep (pool, (MusterSpread){ MIN (all.n, 2), all.entries });
}

MusterSpread
muster_spread_multiply (MusterSpreadPool *pool, MusterSpread a, MusterSpread b)
{
  muster_spread_add_product (pool, a, b, 1);
  return muster_spread_take (pool);
}

guint64
muster_spread_count (const MusterSpreadPool *pool, MusterSpread a, gint most)
{
  guint64 count = 0;

  if (!pool->approximate && a.n == 1)
    return a.entries[0].points <= most ? a.entries[0].count : 0;
  for (guint i = 0; i < a.n && a.entries[i].points <= most; i++)
    count = muster_spread_plus (pool, count, a.entries[i].count);
  return count;
}

/* The more one costs, the less is left for the other: one pass over each. Exact counts; a hot loop. */
static guint64
count_product_exactly (MusterSpread a, MusterSpread b, gint most)
{
  guint64 count = 0, within = 0;
  guint j = 0;

  for (guint i = a.n; i-- > 0;)
    {
      gint left = most - a.entries[i].points;

      while (j < b.n && b.entries[j].points <= left)
        within += b.entries[j++].count;
      count += within * a.entries[i].count;
    }
  return count;
}

guint64
muster_spread_count_product (const MusterSpreadPool *pool, MusterSpread a, MusterSpread b, gint most)
{
  gdouble count = 0, within = 0;
  guint j = 0;

  if (!pool->approximate)
    return count_product_exactly (a, b, most);
  for (guint i = a.n; i-- > 0;)
    {
      while (j < b.n && b.entries[j].points + a.entries[i].points <= most)
        within += as_double (b.entries[j++].count);
      count += within * as_double (a.entries[i].count);
    }
  return as_bits (count);
}
