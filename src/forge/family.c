/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/family.h"

#include <string.h>

#include "games/collision/rules.h"

MusterFamily
muster_family_of_set (MusterValueSet set, const MusterFamily *present)
{
  MusterFamily family = { { 0 }, 1 };

  for (guint mask = 0; mask < 256; mask++)
    {
      const MusterOption option = { .values = (MusterValueSet) mask };

      if (muster_family_opens (present, &option) && muster_collision_values_open (set, &option))
        muster_family_add (&family, &option);
    }
  return family;
}

MusterFamily
muster_family_intersect (const MusterFamily *a, const MusterFamily *b)
{
  MusterFamily both = { { 0 }, 0 };

  for (guint i = 0; i < G_N_ELEMENTS (both.masks); i++)
    both.masks[i] = a->masks[i] & b->masks[i];
  return both;
}

guint
muster_family_hash (gconstpointer key)
{
  const MusterFamily *family = key;
  guint64 hash = 0;

  for (guint i = 0; i < G_N_ELEMENTS (family->masks); i++)
    hash = (hash ^ family->masks[i]) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  return (guint) (hash >> 32);
}

gboolean
muster_family_equal (gconstpointer a, gconstpointer b)
{
  return memcmp (((const MusterFamily *) a)->masks, ((const MusterFamily *) b)->masks, sizeof (guint64[4])) == 0;
}

/* Adds sets one by one. A character opened by an earlier set already counts 1, so the new set would count it again: the
 * intersections of earlier families with the set cancel that. */
typedef struct
{
  MusterFamily family;
  gint64 more; /* what the current set adds to its sign */
} Sum;

typedef struct
{
  GPtrArray *sums; /* Sum, in order of discovery */
  GHashTable *known;
} Sums;

static void
add (Sums *sums, const MusterFamily *family, gint64 sign)
{
  Sum *sum = g_hash_table_lookup (sums->known, family);

  if (sum == NULL)
    {
      sum = g_new0 (Sum, 1);
      sum->family = *family;
      sum->family.sign = 0;
      g_hash_table_add (sums->known, sum);
      g_ptr_array_add (sums->sums, sum);
    }
  sum->more += sign;
}

/* Returns the number of families so far. */
static guint
add_set (Sums *sums, const MusterFamily *set)
{
  guint n = sums->sums->len, left = 0;

  for (guint i = 0; i < n; i++)
    {
      const Sum *sum = sums->sums->pdata[i];
      MusterFamily both = muster_family_intersect (&sum->family, set);

      if (sum->family.sign != 0)
        add (sums, &both, -sum->family.sign);
    }
  add (sums, set, 1);
  for (guint i = 0; i < sums->sums->len; i++)
    {
      Sum *sum = sums->sums->pdata[i];

      sum->family.sign += sum->more;
      sum->more = 0;
      left += sum->family.sign != 0;
    }
  return left;
}

GArray *
muster_families_new (const MusterFamily *sets, guint n_sets, guint most)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GHashTable) known = g_hash_table_new (muster_family_hash, muster_family_equal);
  Sums sums = { list, known };
  GArray *families;

  for (guint i = 0; i < n_sets; i++)
    if (add_set (&sums, &sets[i]) > most)
      return NULL;
  families = g_array_new (FALSE, FALSE, sizeof (MusterFamily));
  for (guint i = 0; i < list->len; i++)
    if (((const Sum *) list->pdata[i])->family.sign != 0)
      g_array_append_vals (families, &((const Sum *) list->pdata[i])->family, 1);
  return families;
}
