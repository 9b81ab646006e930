/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copying a catalogue: the new options refer only to each other, never to the originals. Texts are shared. */
#include <string.h>

#include "model/catalog/catalog-copy.h"

/* The copy of an ability; NULL for NULL. */
static const MusterOption *
find_twin (const MusterCatalog *to, const MusterOption *option)
{
  return option != NULL ? muster_catalog_find (to, option->kind, option->id) : NULL;
}

static void
copy_feature (MusterCatalog *to, MusterFeature *feature)
{
  const MusterOption **abilities = muster_catalog_alloc (to, MAX (feature->n_abilities, 1) * sizeof *abilities);

  for (guint i = 0; i < feature->n_abilities; i++)
    abilities[i] = find_twin (to, feature->abilities[i]);
  feature->abilities = abilities;
}

static void
copy_ties (MusterCatalog *to, MusterOption *option)
{
  MusterFeature *features = muster_catalog_alloc (to, MAX (option->n_features, 1) * sizeof *features);

  if (option->n_features > 0)
    memcpy (features, option->features, option->n_features * sizeof *features);
  for (guint i = 0; i < option->n_features; i++)
    copy_feature (to, &features[i]);
  option->features = features;
  option->teaches = find_twin (to, option->teaches);
}

static void
copy_packs (MusterCatalog *to, const MusterCatalog *from)
{
  for (guint i = 0; i < muster_catalog_n_packs (from); i++)
    {
      muster_catalog_add_pack (to, muster_catalog_pack (from, i));
      if (muster_catalog_get_source (from, i) != NULL)
        muster_catalog_set_source (to, i, muster_catalog_get_source (from, i));
    }
  muster_catalog_set_first_house_pack (to, muster_catalog_get_first_house_pack (from));
}

/* Values come first, and abilities before what refers to them: the kinds are in that order. */
MusterCatalog *
muster_catalog_dup (const MusterCatalog *catalog)
{
  MusterCatalog *to = muster_catalog_new ();

  copy_packs (to, catalog);
  for (MusterKind kind = 0; kind < MUSTER_N_KINDS; kind++)
    {
      for (guint i = 0; i < muster_catalog_count (catalog, kind); i++)
        {
          const MusterOption *option = muster_catalog_nth (catalog, kind, i);
          MusterOption *copy = muster_catalog_add (to, kind, option->id, option->name);
          const char *id = copy->id, *name = copy->name;

          *copy = *option;
          copy->id = id;
          copy->name = name;
          copy_ties (to, copy);
        }
      if (kind == MUSTER_KIND_VALUE)
        muster_catalog_settle_values (to);
    }
  return to;
}

MusterCatalog *
muster_catalog_dup_with_points (const MusterCatalog *catalog, const MusterOption *option, gint points)
{
  MusterCatalog *to = muster_catalog_dup (catalog);
  MusterOption *twin = (MusterOption *) find_twin (to, option);

  if (twin != NULL)
    twin->points = points;
  return to;
}
