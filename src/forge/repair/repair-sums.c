/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/repair/repair-sums.h"

#include <string.h>

#define BITS 64
#define BLOCK (64 * 1024)

/* A nonempty word of a sparse set. */
typedef struct
{
  gint64 at;
  guint64 bits;
} Word;

struct _MusterSumSet
{
  guint n, room; /* words of a sparse set, ascending */
  Word *filled;
  guint64 bits[]; /* of a dense set */
};

void
muster_sums_init (MusterSums *sums, gint64 least, gint64 most, guint dense)
{
  guint words = (guint) ((most - least) / BITS + 1);

  *sums = (MusterSums){ .least = least, .words = words, .sparse = words > dense };
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
  sums->size = sums->held;
}

gsize
muster_sums_get_size (const MusterSums *sums)
{
  return sums->size;
}

gpointer
muster_sums_alloc (MusterSums *sums, gsize size)
{
  gpointer memory;

  size = (size + 7) & ~(gsize) 7;
  if (sums->blocks->len == 0 || sums->used + size > sums->held)
    {
      sums->held = MAX (size, BLOCK); /* never less, so that the first block can be reused */
      sums->used = 0;
      g_ptr_array_add (sums->blocks, g_malloc (sums->held));
      sums->size += sums->held;
    }
  memory = (char *) sums->blocks->pdata[sums->blocks->len - 1] + sums->used;
  sums->used += size;
  return memset (memory, 0, size);
}

void
muster_sums_give_back (MusterSums *sums, gsize size)
{
  sums->used -= size;
}

MusterSumSet *
muster_sums_new (MusterSums *sums)
{
  return muster_sums_alloc (sums, sizeof (MusterSumSet) + (sums->sparse ? 0 : sums->words * sizeof (guint64)));
}

/* Words of a sparse set. */

/* The index of the first word at or after position `at`. */
static guint
find_word (const MusterSumSet *set, gint64 at)
{
  guint low = 0, high = set->n;

  while (low < high)
    {
      guint middle = (low + high) / 2;

      if (set->filled[middle].at < at)
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

static void
make_room (MusterSums *sums, MusterSumSet *set)
{
  Word *filled;

  if (set->n < set->room)
    return;
  set->room = MAX (4, 2 * set->room);
  filled = muster_sums_alloc (sums, set->room * sizeof (Word));
  if (set->n > 0)
    memcpy (filled, set->filled, set->n * sizeof (Word));
  set->filled = filled;
}

static void
add_bits (MusterSums *sums, MusterSumSet *set, gint64 at, guint64 bits)
{
  guint i;

  if (bits == 0 || at < 0 || at >= (gint64) sums->words)
    return;
  i = find_word (set, at);
  if (i < set->n && set->filled[i].at == at)
    {
      set->filled[i].bits |= bits;
      return;
    }
  make_room (sums, set);
  memmove (set->filled + i + 1, set->filled + i, (set->n - i) * sizeof (Word));
  set->filled[i] = (Word){ at, bits };
  set->n++;
}

static guint64
get_bits (const MusterSums *sums, const MusterSumSet *set, gint64 at)
{
  guint i;

  if (!sums->sparse)
    return set->bits[at];
  i = find_word (set, at);
  return i < set->n && set->filled[i].at == at ? set->filled[i].bits : 0;
}

/* The first nonempty word from there; FALSE if there is none. */
static gboolean
next_word (const MusterSums *sums, const MusterSumSet *set, gint64 *at)
{
  guint i;

  if (!sums->sparse)
    {
      while (*at < (gint64) sums->words && set->bits[*at] == 0)
        (*at)++;
      return *at < (gint64) sums->words;
    }
  i = find_word (set, *at);
  *at = i < set->n ? set->filled[i].at : 0;
  return i < set->n;
}

void
muster_sums_add (MusterSums *sums, MusterSumSet *set, gint64 difference)
{
  gint64 bit = difference - sums->least;
  guint64 one;

  if (bit < 0 || bit >= (gint64) sums->words * BITS)
    return;
  one = G_GUINT64_CONSTANT (1) << (bit % BITS);
  if (sums->sparse)
    add_bits (sums, set, bit / BITS, one);
  else
    set->bits[bit / BITS] |= one;
}

gboolean
muster_sums_has (const MusterSums *sums, const MusterSumSet *set, gint64 difference)
{
  gint64 bit = difference - sums->least;

  return bit >= 0 && bit < (gint64) sums->words * BITS && (get_bits (sums, set, bit / BITS) >> (bit % BITS) & 1) != 0;
}

gboolean
muster_sums_is_empty (const MusterSums *sums, const MusterSumSet *set)
{
  gint64 at = 0;

  return !next_word (sums, set, &at);
}

gboolean
muster_sums_next (const MusterSums *sums, const MusterSumSet *set, gint64 from, gint64 *difference)
{
  gint64 bit = MAX (0, from - sums->least), at = bit / BITS;

  if (at < (gint64) sums->words)
    {
      guint64 rest = get_bits (sums, set, at) >> (bit % BITS) << (bit % BITS);

      if (rest == 0)
        at++;
      if (rest != 0 || next_word (sums, set, &at))
        {
          rest = rest != 0 ? rest : get_bits (sums, set, at);
          *difference = sums->least + at * BITS + __builtin_ctzll (rest);
          return TRUE;
        }
    }
  return FALSE;
}

gboolean
muster_sums_nearest (const MusterSums *sums, const MusterSumSet *set, gint64 most, gint64 *difference)
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

/* From the back, so that a set can be moved into itself. */
static void
move_filled (MusterSums *sums, MusterSumSet *to, const MusterSumSet *from, gint64 higher)
{
  gint64 words = higher >= 0 ? higher / BITS : -((-higher + BITS - 1) / BITS);
  guint bits = (guint) (higher - words * BITS);

  for (guint i = from->n; i > 0; i--)
    {
      Word word = from->filled[i - 1];

      if (bits > 0)
        add_bits (sums, to, word.at + words + 1, word.bits >> (BITS - bits));
      add_bits (sums, to, word.at + words, word.bits << bits);
    }
}

static void
move_bits (const MusterSums *sums, guint64 *to, const guint64 *from, gint64 higher)
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

void
muster_sums_add_moved (MusterSums *sums, MusterSumSet *to, const MusterSumSet *from, gint64 higher)
{
  if (sums->sparse)
    move_filled (sums, to, from, higher);
  else
    move_bits (sums, to->bits, from->bits, higher);
}

static guint
count (const MusterSums *sums, const MusterSumSet *set)
{
  guint n = 0;

  for (gint64 at = 0; next_word (sums, set, &at); at++)
    n += (guint) __builtin_popcountll (get_bits (sums, set, at));
  return n;
}

void
muster_sums_add_joined (MusterSums *sums, MusterSumSet *to, const MusterSumSet *a, const MusterSumSet *b)
{
  gboolean swap = count (sums, a) < count (sums, b);
  const MusterSumSet *few = swap ? a : b, *many = swap ? b : a;
  gint64 here = sums->least - 1;

  while (muster_sums_next (sums, few, here + 1, &here))
    muster_sums_add_moved (sums, to, many, here);
}

MusterSumSet **
muster_sums_choose (MusterSums *sums, const gint64 *points, guint n, guint most)
{
  MusterSumSet **rows = muster_sums_alloc (sums, (most + 1) * sizeof *rows);

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

MusterSumSet *
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
