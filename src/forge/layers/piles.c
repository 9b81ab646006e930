/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/layers/piles.h"

static guint
hash_pile (gconstpointer key)
{
  const MusterForgePile *pile = key;

  return (guint) ((pile->open * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)) >> 32) + 31 * (guint) pile->tag;
}

static gboolean
equal_pile (gconstpointer a, gconstpointer b)
{
  const MusterForgePile *one = a, *other = b;

  return one->open == other->open && one->tag == other->tag;
}

MusterForgePiles *
muster_forge_piles_new (const MusterSpreadPool *arithmetic, gboolean exact, gint least, gint most)
{
  MusterForgePiles *piles = g_new (MusterForgePiles, 1);

  *piles = (MusterForgePiles){
    arithmetic, exact, least, most, g_ptr_array_new_with_free_func (g_free), g_hash_table_new (hash_pile, equal_pile)
  };
  return piles;
}

void
muster_forge_piles_free (MusterForgePiles *piles)
{
  g_hash_table_unref (piles->known);
  g_ptr_array_unref (piles->list);
  g_free (piles);
}

void
muster_forge_piles_clear (MusterForgePiles *piles)
{
  g_hash_table_remove_all (piles->known);
  g_ptr_array_set_size (piles->list, 0);
}

static gsize
count_points (const MusterForgePiles *piles)
{
  return (gsize) (piles->most - piles->least) + 1;
}

gsize
muster_forge_piles_measure_one (const MusterForgePiles *piles)
{
  return sizeof (MusterForgePile) + count_points (piles) * sizeof (guint64) + 64;
}

MusterForgePile *
muster_forge_piles_get (MusterForgePiles *piles, MusterForgeOpen open, gint tag)
{
  const MusterForgePile key = { open, tag, 0, 0 };
  MusterForgePile *pile = g_hash_table_lookup (piles->known, &key);

  if (pile != NULL)
    return pile;
  pile = g_malloc0 (sizeof (MusterForgePile) + count_points (piles) * sizeof (guint64));
  *pile = (MusterForgePile){ open, tag, G_MAXINT, -1 };
  g_ptr_array_add (piles->list, pile);
  g_hash_table_add (piles->known, pile);
  return pile;
}

void
muster_forge_pile_add (const MusterForgePiles *piles, MusterForgePile *pile, gint points, guint64 count)
{
  gint at = points - piles->least;

  if (points > piles->most)
    return;
  pile->counts[at] = muster_spread_plus (piles->arithmetic, pile->counts[at], count);
  pile->first = MIN (pile->first, at);
  pile->last = MAX (pile->last, at);
}

/* Where most of the time goes: exact counts. */
static void
add_row (guint64 *counts, const guint64 *from, gint n, guint64 factor)
{
  for (gint i = 0; i < n; i++)
    counts[i] += from[i] * factor;
}

static void
add_row_with (const MusterSpreadPool *arithmetic, guint64 *counts, const guint64 *from, gint n, guint64 factor)
{
  for (gint i = 0; i < n; i++)
    counts[i] = muster_spread_plus (arithmetic, counts[i], muster_spread_times (arithmetic, from[i], factor));
}

void
muster_forge_pile_add_product (const MusterForgePiles *piles, MusterForgePile *pile, const MusterForgePile *from,
                               MusterSpread spread)
{
  for (guint i = 0; i < spread.n; i++)
    {
      gint shift = spread.entries[i].points, last = MIN (from->last, piles->most - piles->least - shift);
      gint n;

      if (from->first > last)
        continue;
      n = last - from->first + 1;
      pile->first = MIN (pile->first, from->first + shift);
      pile->last = MAX (pile->last, last + shift);
      if (piles->exact)
        add_row (pile->counts + from->first + shift, from->counts + from->first, n, spread.entries[i].count);
      else
        add_row_with (piles->arithmetic, pile->counts + from->first + shift, from->counts + from->first, n,
                      spread.entries[i].count);
    }
}

MusterSpread
muster_forge_pile_dup_spread (const MusterForgePiles *piles, const MusterForgePile *pile)
{
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (MusterSpreadEntry));
  guint n;

  for (gint at = pile->first; at <= pile->last; at++)
    if (pile->counts[at] != 0)
      {
        MusterSpreadEntry entry = { at + piles->least, pile->counts[at] };

        g_array_append_val (entries, entry);
      }
  n = entries->len;
  return (MusterSpread){ n, (MusterSpreadEntry *) (void *) g_array_free (entries, FALSE) };
}
