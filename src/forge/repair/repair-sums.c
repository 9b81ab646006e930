/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/repair/repair-sums.h"

#include <string.h>

#define BITS 64
#define BLOCK (64 * 1024)

void
muster_sums_init (MusterSums *sums, gint64 least, gint64 most)
{
  *sums = (MusterSums){ .least = least, .words = (guint) ((most - least) / BITS + 1) };
  sums->blocks = g_ptr_array_new_with_free_func (g_free);
}

void
muster_sums_clear (MusterSums *sums)
{
  g_clear_pointer (&sums->blocks, g_ptr_array_unref);
}

void
muster_sums_reset (MusterSums *sums)
{
  if (sums->blocks->len > 1)
    g_ptr_array_set_size (sums->blocks, 1);
  sums->used = 0;
  sums->held = sums->blocks->len > 0 ? BLOCK : 0;
}

gpointer
muster_sums_alloc (MusterSums *sums, gsize size)
{
  gpointer memory;

  size = (size + 7) & ~(gsize) 7;
  if (sums->blocks->len == 0 || sums->used + size > sums->held)
    {
      sums->held = MAX (size, BLOCK); /* never less, so that the first one can be used again */
      sums->used = 0;
      g_ptr_array_add (sums->blocks, g_malloc (sums->held));
    }
  memory = (char *) sums->blocks->pdata[sums->blocks->len - 1] + sums->used;
  sums->used += size;
  return memset (memory, 0, size);
}

guint64 *
muster_sums_new (MusterSums *sums)
{
  return muster_sums_alloc (sums, sums->words * sizeof (guint64));
}

void
muster_sums_add (const MusterSums *sums, guint64 *set, gint64 difference)
{
  gint64 bit = difference - sums->least;

  if (bit >= 0 && bit < (gint64) sums->words * BITS)
    set[bit / BITS] |= G_GUINT64_CONSTANT (1) << (bit % BITS);
}

gboolean
muster_sums_has (const MusterSums *sums, const guint64 *set, gint64 difference)
{
  gint64 bit = difference - sums->least;

  return bit >= 0 && bit < (gint64) sums->words * BITS && (set[bit / BITS] >> (bit % BITS) & 1) != 0;
}

gboolean
muster_sums_is_empty (const MusterSums *sums, const guint64 *set)
{
  for (guint i = 0; i < sums->words; i++)
    if (set[i] != 0)
      return FALSE;
  return TRUE;
}

gboolean
muster_sums_next (const MusterSums *sums, const guint64 *set, gint64 from, gint64 *difference)
{
  gint64 bit = MAX (0, from - sums->least);

  for (gint64 word = bit / BITS; word < (gint64) sums->words; word++)
    {
      guint64 rest = word == bit / BITS ? set[word] >> (bit % BITS) << (bit % BITS) : set[word];

      if (rest != 0)
        {
          *difference = sums->least + word * BITS + __builtin_ctzll (rest);
          return TRUE;
        }
    }
  return FALSE;
}

gboolean
muster_sums_nearest (const MusterSums *sums, const guint64 *set, gint64 most, gint64 *difference)
{
  gboolean found = FALSE;
  gint64 here = sums->least - 1;

  while (muster_sums_next (sums, set, here + 1, &here) && here <= most)
    if (!found || ABS (here) < ABS (*difference))
      {
        *difference = here;
        found = TRUE;
      }
  return found;
}

void
muster_sums_add_moved (const MusterSums *sums, guint64 *to, const guint64 *from, gint64 higher)
{
  gint64 size = (gint64) ABS (higher);
  guint words = (guint) (size / BITS), bits = (guint) (size % BITS), n = sums->words;

  /* From the back, so that a set can be moved into itself. */
  for (guint i = n > words && higher >= 0 ? n - words : 0; i > 0; i--)
    {
      guint64 word = from[i - 1];

      if (bits > 0 && i + words < n)
        to[i + words] |= word >> (BITS - bits);
      to[i - 1 + words] |= word << bits;
    }
  for (guint i = words; higher < 0 && i < n; i++)
    {
      to[i - words] |= from[i] >> bits;
      if (bits > 0 && i > words)
        to[i - words - 1] |= from[i] << (BITS - bits);
    }
}

static guint
count (const MusterSums *sums, const guint64 *set)
{
  guint n = 0;

  for (guint i = 0; i < sums->words; i++)
    n += (guint) __builtin_popcountll (set[i]);
  return n;
}

void
muster_sums_add_joined (const MusterSums *sums, guint64 *to, const guint64 *a, const guint64 *b)
{
  gboolean swap = count (sums, a) < count (sums, b);
  const guint64 *few = swap ? a : b, *many = swap ? b : a;
  gint64 here = sums->least - 1;

  while (muster_sums_next (sums, few, here + 1, &here))
    muster_sums_add_moved (sums, to, many, here);
}

guint64 **
muster_sums_choose (MusterSums *sums, const gint64 *points, guint n, guint most)
{
  guint64 **rows = muster_sums_alloc (sums, (most + 1) * sizeof *rows);

  for (guint i = 0; i <= most; i++)
    rows[i] = muster_sums_new (sums);
  muster_sums_add (sums, rows[0], 0);
  for (guint i = 0; i < n; i++)
    for (guint chosen = MIN (most, i + 1); chosen > 0; chosen--)
      muster_sums_add_moved (sums, rows[chosen], rows[chosen - 1], points[i]);
  return rows;
}

MusterReach
muster_reach_new (MusterSums *sums, guint least, guint most)
{
  MusterReach reach = { least, most >= least ? most - least + 1 : 0, NULL };

  reach.rows = muster_sums_alloc (sums, reach.n * sizeof *reach.rows);
  for (guint i = 0; i < reach.n; i++)
    reach.rows[i] = muster_sums_new (sums);
  return reach;
}

guint64 *
muster_reach_at (const MusterReach *reach, guint changes)
{
  return changes >= reach->least && changes - reach->least < reach->n ? reach->rows[changes - reach->least] : NULL;
}

MusterReach
muster_reach_join (MusterSums *sums, const MusterReach *a, const MusterReach *b, guint most)
{
  MusterReach both = { a->least + b->least, 0, NULL };

  if (a->n > 0 && b->n > 0)
    both = muster_reach_new (sums, both.least, most);
  for (guint i = 0; i < a->n; i++)
    for (guint j = 0; j < b->n && i + j < both.n; j++)
      muster_sums_add_joined (sums, both.rows[i + j], a->rows[i], b->rows[j]);
  return both;
}
