/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/family.h"

#include <string.h>

#include "games/collision/rules.h"

/* The rulebook's options make 215. */
#define MOST_FAMILIES 3000

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

static MusterFamily
intersect (const MusterFamily *a, const MusterFamily *b)
{
  MusterFamily both = { { 0 }, 0 };

  for (guint i = 0; i < G_N_ELEMENTS (both.masks); i++)
    both.masks[i] = a->masks[i] & b->masks[i];
  return both;
}

static gboolean
includes (const MusterFamily *a, const MusterFamily *b)
{
  for (guint i = 0; i < G_N_ELEMENTS (a->masks); i++)
    if ((b->masks[i] & ~a->masks[i]) != 0)
      return FALSE;
  return TRUE;
}

static guint
hash_family (gconstpointer key)
{
  const MusterFamily *family = key;
  guint64 hash = 0;

  for (guint i = 0; i < G_N_ELEMENTS (family->masks); i++)
    hash = (hash ^ family->masks[i]) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  return (guint) (hash >> 32);
}

static gboolean
equal_families (gconstpointer a, gconstpointer b)
{
  return memcmp (((const MusterFamily *) a)->masks, ((const MusterFamily *) b)->masks, sizeof (guint64[4])) == 0;
}

static guint
size_of (const MusterFamily *family)
{
  guint size = 0;

  for (guint i = 0; i < G_N_ELEMENTS (family->masks); i++)
    size += (guint) __builtin_popcountll (family->masks[i]);
  return size;
}

static gint
compare_sizes (gconstpointer a, gconstpointer b)
{
  return (gint) size_of (b) - (gint) size_of (a);
}

static gboolean
add_family (GPtrArray *families, GHashTable *known, const MusterFamily *family)
{
  MusterFamily *copy;

  if (g_hash_table_contains (known, family))
    return TRUE;
  copy = g_memdup2 (family, sizeof *family);
  g_hash_table_add (known, copy);
  g_ptr_array_add (families, copy);
  return families->len <= MOST_FAMILIES;
}

/* All intersections: each family with each set, until nothing new comes. */
static gboolean
close_families (GPtrArray *families, GHashTable *known, const MusterFamily *sets, guint n_sets)
{
  for (guint i = 0; i < n_sets; i++)
    if (!add_family (families, known, &sets[i]))
      return FALSE;
  for (guint i = 0; i < families->len; i++)
    for (guint j = 0; j < n_sets; j++)
      {
        MusterFamily both = intersect (families->pdata[i], &sets[j]);

        if (!add_family (families, known, &both))
          return FALSE;
      }
  return TRUE;
}

/* From the largest down: what the larger ones that include it leave to be 1. */
static void
sign (GArray *families)
{
  for (guint i = 0; i < families->len; i++)
    {
      MusterFamily *family = &g_array_index (families, MusterFamily, i);

      family->sign = 1;
      for (guint j = 0; j < i; j++)
        if (includes (&g_array_index (families, MusterFamily, j), family))
          family->sign -= g_array_index (families, MusterFamily, j).sign;
    }
}

static void
drop_unsigned (GArray *families)
{
  guint n = 0;

  for (guint i = 0; i < families->len; i++)
    if (g_array_index (families, MusterFamily, i).sign != 0)
      g_array_index (families, MusterFamily, n++) = g_array_index (families, MusterFamily, i);
  g_array_set_size (families, n);
}

GArray *
muster_families_new (const MusterFamily *sets, guint n_sets)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GHashTable) known = g_hash_table_new (hash_family, equal_families);
  GArray *families;

  if (!close_families (found, known, sets, n_sets))
    return NULL;
  families = g_array_new (FALSE, FALSE, sizeof (MusterFamily));
  for (guint i = 0; i < found->len; i++)
    g_array_append_vals (families, found->pdata[i], 1);
  g_array_sort (families, compare_sizes);
  sign (families);
  drop_unsigned (families);
  return families;
}
