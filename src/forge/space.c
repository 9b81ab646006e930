/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/space.h"

gint
muster_forge_find (const MusterForge *forge, const MusterOption *option)
{
  return GPOINTER_TO_INT (g_hash_table_lookup (forge->places, option));
}

/* Cached families. */

#define MOST_ASKED 200

/* The rulebook's options make 215. Sixteen more in three values each make 7,919, twenty half a million: beyond this number,
 * characters are counted layer by layer. */
#define MOST_FAMILIES 10000

/* Bytes for parts of characters that are counted by layers. */
#define MOST_ROOM (96u << 20)

typedef struct
{
  guint n_sets;
  MusterFamily *sets;
  GArray *families;
} Asked;

static void
free_asked (gpointer data)
{
  Asked *asked = data;

  g_clear_pointer (&asked->families, g_array_unref);
  g_free (asked->sets);
  g_free (asked);
}

static guint
hash_asked (gconstpointer key)
{
  const Asked *asked = key;
  guint hash = asked->n_sets;

  for (guint i = 0; i < asked->n_sets; i++)
    hash = hash * 31 + muster_family_hash (&asked->sets[i]);
  return hash;
}

static gboolean
equal_asked (gconstpointer a, gconstpointer b)
{
  const Asked *one = a, *other = b;
  gboolean equal = one->n_sets == other->n_sets;

  for (guint i = 0; equal && i < one->n_sets; i++)
    equal = muster_family_equal (&one->sets[i], &other->sets[i]);
  return equal;
}

static const GArray *
keep_families (const MusterForge *forge, const Asked *key, GArray *families)
{
  Asked *asked = g_new (Asked, 1);

  *asked = (Asked){ key->n_sets, g_memdup2 (key->sets, key->n_sets * sizeof *key->sets), families };
  g_hash_table_add (forge->families, asked);
  return families;
}

const GArray *
muster_forge_get_families (const MusterForge *forge, const MusterFamily *sets, guint n_sets)
{
  Asked key = { n_sets, (MusterFamily *) sets, NULL }, *asked = g_hash_table_lookup (forge->families, &key);

  if (asked != NULL)
    return asked->families;
  if (g_hash_table_size (forge->families) == MOST_ASKED)
    g_hash_table_remove_all (forge->families);
  return keep_families (forge, &key, muster_families_new (sets, n_sets, forge->most_families));
}

void
muster_forge_gather_families (MusterForge *forge)
{
  forge->families = g_hash_table_new_full (hash_asked, equal_asked, free_asked, NULL);
  forge->most_families = MOST_FAMILIES;
  forge->most_room = MOST_ROOM;
  muster_forge_get_families (forge, (const MusterFamily *) (void *) forge->sets->data, forge->sets->len);
}

void
muster_forge_set_limits (MusterForge *forge, guint most_families, gsize most_room)
{
  forge->most_families = most_families;
  forge->most_room = most_room;
  g_hash_table_remove_all (forge->families);
}
