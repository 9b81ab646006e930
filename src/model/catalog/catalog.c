/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/catalog/catalog-copy.h"

#include <stdlib.h>

#include "model/catalog/catalog-lists.h"
#include "model/catalog/field.h"
#include "model/text/phrase.h"

struct _MusterCatalog
{
  GStringChunk *texts;
  GPtrArray *blocks;                             /* everything allocated, options included */
  GPtrArray *options[MUSTER_N_KINDS];            /* MusterOption, in the order of the book */
  GHashTable *by_id[MUSTER_N_KINDS];             /* id to MusterOption */
  MusterCatalogPlace *by_points[MUSTER_N_KINDS]; /* NULL until first used */
  const MusterOption *values[MUSTER_MAX_VALUES];
  GArray *packs;       /* MusterPackFacts */
  GHashTable *sources; /* pack number to XML */
  guint house;         /* number of the first house pack */
};

MusterCatalog *
muster_catalog_new (void)
{
  MusterCatalog *catalog = g_new0 (MusterCatalog, 1);

  catalog->texts = g_string_chunk_new (16 * 1024);
  catalog->blocks = g_ptr_array_new_with_free_func (g_free);
  catalog->packs = g_array_new (FALSE, FALSE, sizeof (MusterPackFacts));
  catalog->sources = g_hash_table_new_full (g_direct_hash, g_direct_equal, NULL, g_free);
  catalog->house = G_MAXUINT;
  for (MusterKind kind = 0; kind < MUSTER_N_KINDS; kind++)
    {
      catalog->options[kind] = g_ptr_array_new ();
      catalog->by_id[kind] = g_hash_table_new (g_str_hash, g_str_equal);
    }

  return catalog;
}

void
muster_catalog_free (MusterCatalog *catalog)
{
  for (MusterKind kind = 0; kind < MUSTER_N_KINDS; kind++)
    {
      g_ptr_array_unref (catalog->options[kind]);
      g_hash_table_unref (catalog->by_id[kind]);
      g_free (catalog->by_points[kind]);
    }
  g_array_unref (catalog->packs);
  g_hash_table_unref (catalog->sources);
  g_ptr_array_unref (catalog->blocks);
  g_string_chunk_free (catalog->texts);
  g_free (catalog);
}

const char *
muster_catalog_keep (MusterCatalog *catalog, const char *text)
{
  return text == NULL || *text == '\0' ? "" : g_string_chunk_insert_const (catalog->texts, text);
}

gpointer
muster_catalog_alloc (MusterCatalog *catalog, gsize size)
{
  gpointer block = g_malloc0 (size);

  g_ptr_array_add (catalog->blocks, block);
  return block;
}

void
muster_catalog_add_pack (MusterCatalog *catalog, const MusterPackFacts *facts)
{
  MusterPackFacts kept = {
    .name = muster_catalog_keep (catalog, facts->name),
    .game = muster_catalog_keep (catalog, facts->game),
    .version = muster_catalog_keep (catalog, facts->version),
    .hash = muster_catalog_keep (catalog, facts->hash),
    .about = muster_catalog_keep (catalog, facts->about),
  };

  g_array_append_val (catalog->packs, kept);
}

MusterOption *
muster_catalog_add (MusterCatalog *catalog, MusterKind kind, const char *id, const char *name)
{
  MusterOption *option;

  if (muster_catalog_find (catalog, kind, id) != NULL)
    return NULL;

  option = muster_catalog_alloc (catalog, sizeof *option);
  option->kind = kind;
  option->id = muster_catalog_keep (catalog, id);
  option->name = muster_catalog_keep (catalog, name);
  option->keywords = "";
  option->about = option->army = option->heading = option->icon = option->ability_reach = option->ability_range
      = option->ability_radius = "";
  g_ptr_array_add (catalog->options[kind], option);
  g_hash_table_insert (catalog->by_id[kind], (gpointer) option->id, option);

  return option;
}

static gint
compare_ids (gconstpointer a, gconstpointer b)
{
  const MusterOption *const *left = a, *const *right = b;

  return strcmp ((*left)->id, (*right)->id);
}

/* The set after each bit has moved to `moved`. */
static MusterValueSet
move_bits (MusterValueSet set, const MusterValueSet *moved)
{
  MusterValueSet to = 0;

  for (guint bit = 0; bit < MUSTER_MAX_VALUES; bit++)
    if ((set & (1u << bit)) != 0)
      to |= moved[bit];
  return to;
}

/* Bits are in alphabetical order: a new value moves the ones after it. */
static void
move_sets (MusterCatalog *catalog, GPtrArray *sorted)
{
  MusterValueSet moved[MUSTER_MAX_VALUES] = { 0 };

  for (guint bit = 0; bit < MUSTER_MAX_VALUES; bit++)
    for (guint to = 0; to < sorted->len; to++)
      if (sorted->pdata[to] == catalog->values[bit])
        moved[bit] = (MusterValueSet) (1u << to);
  for (MusterKind kind = 0; kind < MUSTER_N_KINDS; kind++)
    for (guint i = 0; kind != MUSTER_KIND_VALUE && i < catalog->options[kind]->len; i++)
      {
        MusterOption *option = catalog->options[kind]->pdata[i];

        option->values = move_bits (option->values, moved);
      }
}

void
muster_catalog_settle_values (MusterCatalog *catalog)
{
  g_autoptr (GPtrArray) sorted = g_ptr_array_copy (catalog->options[MUSTER_KIND_VALUE], NULL, NULL);

  g_assert (sorted->len <= MUSTER_MAX_VALUES);
  g_ptr_array_sort (sorted, compare_ids);
  move_sets (catalog, sorted);
  for (guint bit = 0; bit < sorted->len; bit++)
    {
      MusterOption *value = sorted->pdata[bit];

      value->values = (MusterValueSet) (1u << bit);
      catalog->values[bit] = value;
    }
}

static void
set_traits (MusterOption *option, const MusterFeature *feature)
{
  for (guint i = 0; i < feature->n_abilities; i++)
    {
      MusterTrait trait = feature->abilities[i]->trait;

      option->sharp |= trait == MUSTER_TRAIT_SHARP && feature->place == MUSTER_FEATURE_PLACE_SPECIAL;
      option->thrown |= trait == MUSTER_TRAIT_THROWN;
      option->slay |= trait == MUSTER_TRAIT_SLAY && feature->place == MUSTER_FEATURE_PLACE_CRIT;
    }
}

gboolean
muster_catalog_add_up (MusterOption *option)
{
  gboolean in_range = TRUE;
  gint64 sums[MUSTER_N_ADDABLES];

  for (guint i = 0; i < MUSTER_N_ADDABLES; i++)
    sums[i] = option->own[i];
  for (guint i = 0; i < option->n_features; i++)
    {
      const MusterFeature *feature = &option->features[i];

      set_traits (option, feature);
      for (guint j = 0; j < feature->n_adds; j++)
        sums[feature->adds[j].what] += feature->adds[j].amount;
    }
  for (guint i = 0; i < MUSTER_N_ADDABLES; i++)
    in_range &= muster_field_set (&muster_addable[i], option, sums[i]);

  return in_range;
}

guint
muster_catalog_count (const MusterCatalog *catalog, MusterKind kind)
{
  return catalog->options[kind]->len;
}

const MusterOption *const *
muster_catalog_get_options (const MusterCatalog *catalog, MusterKind kind, guint *n)
{
  *n = catalog->options[kind]->len;
  return (const MusterOption *const *) catalog->options[kind]->pdata;
}

const MusterOption *
muster_catalog_nth (const MusterCatalog *catalog, MusterKind kind, guint n)
{
  return g_ptr_array_index (catalog->options[kind], n);
}

static gint
compare_points (gconstpointer a, gconstpointer b)
{
  const MusterCatalogPlace *left = a, *right = b;

  if (left->option->points != right->option->points)
    return left->option->points < right->option->points ? -1 : 1;
  return left->nth < right->nth ? -1 : left->nth > right->nth;
}

static MusterCatalogPlace *
dup_by_points (const GPtrArray *options)
{
  MusterCatalogPlace *places = g_new (MusterCatalogPlace, options->len + 1);

  for (guint i = 0; i < options->len; i++)
    places[i] = (MusterCatalogPlace){ options->pdata[i], i };
  qsort (places, options->len, sizeof *places, compare_points);
  return places;
}

/* May be called from several threads. */
const MusterCatalogPlace *
muster_catalog_get_by_points (const MusterCatalog *catalog, MusterKind kind)
{
  MusterCatalogPlace **by_points = (MusterCatalogPlace **) &catalog->by_points[kind];

  if (g_once_init_enter (by_points))
    g_once_init_leave (by_points, dup_by_points (catalog->options[kind]));
  return *by_points;
}

const MusterOption *
muster_catalog_find (const MusterCatalog *catalog, MusterKind kind, const char *id)
{
  return g_hash_table_lookup (catalog->by_id[kind], id);
}

const MusterOption *
muster_catalog_value (const MusterCatalog *catalog, guint bit)
{
  return catalog->values[bit];
}

guint
muster_catalog_n_packs (const MusterCatalog *catalog)
{
  return catalog->packs->len;
}

const MusterPackFacts *
muster_catalog_pack (const MusterCatalog *catalog, guint n)
{
  return &g_array_index (catalog->packs, MusterPackFacts, n);
}

void
muster_catalog_set_source (MusterCatalog *catalog, guint pack, const char *xml)
{
  g_hash_table_insert (catalog->sources, GUINT_TO_POINTER (pack), g_strdup (xml));
}

const char *
muster_catalog_get_source (const MusterCatalog *catalog, guint pack)
{
  return g_hash_table_lookup (catalog->sources, GUINT_TO_POINTER (pack));
}

void
muster_catalog_set_first_house_pack (MusterCatalog *catalog, guint first)
{
  catalog->house = first;
}

guint
muster_catalog_get_first_house_pack (const MusterCatalog *catalog)
{
  return catalog->house;
}

gboolean
muster_catalog_has_house (const MusterCatalog *catalog)
{
  return catalog->house < catalog->packs->len;
}

gboolean
muster_catalog_is_house (const MusterCatalog *catalog, const MusterOption *option)
{
  return option->pack >= catalog->house;
}

/* The values of a set by bit, which is alphabetical order; ends with NULL. */
static void
list_values (const MusterCatalog *catalog, MusterValueSet set, gboolean names,
             const char *words[static MUSTER_MAX_VALUES + 1])
{
  for (guint bit = 0; bit < MUSTER_MAX_VALUES; bit++)
    if ((set & (1u << bit)) != 0 && catalog->values[bit] != NULL)
      *words++ = names ? muster_option_get_name (catalog->values[bit]) : catalog->values[bit]->id;
  *words = NULL;
}

char *
muster_catalog_dup_value_ids (const MusterCatalog *catalog, MusterValueSet set)
{
  const char *ids[MUSTER_MAX_VALUES + 1];

  list_values (catalog, set, FALSE, ids);
  return g_strjoinv (" ", (char **) ids);
}

char *
muster_catalog_dup_value_names (const MusterCatalog *catalog, MusterValueSet set)
{
  const char *names[MUSTER_MAX_VALUES + 1];

  list_values (catalog, set, TRUE, names);
  return muster_phrase_dup_and (names);
}

char *
muster_catalog_dup_value_alternatives (const MusterCatalog *catalog, MusterValueSet set)
{
  const char *names[MUSTER_MAX_VALUES + 1];

  list_values (catalog, set, TRUE, names);
  return muster_phrase_dup_or (names);
}
