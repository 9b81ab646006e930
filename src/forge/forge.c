/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/forge.h"

#include "forge/classes.h"
#include "forge/draft.h"
#include "forge/standing.h"
#include "forge/tables.h"
#include "games/collision/totals.h"

static MusterForgeKind
list_kind (MusterForge *forge, MusterKind kind)
{
  MusterForgeKind list = { muster_catalog_count (forge->catalog, kind), NULL };

  list.options = g_new (const MusterOption *, list.n + 1);
  for (guint i = 0; i < list.n; i++)
    {
      const MusterOption *option = muster_catalog_nth (forge->catalog, kind, i);

      list.options[i] = option;
      g_hash_table_insert (forge->places, (gpointer) option, GUINT_TO_POINTER (i));
      muster_family_add (&forge->present, option);
    }
  return list;
}

static gint
find_dearest (const MusterForgeKind *kind)
{
  gint points = 0;

  for (guint i = 0; i < kind->n; i++)
    points = MAX (points, kind->options[i]->points);
  return points;
}

static gint
find_most_skills (const MusterForge *forge)
{
  gint skills = 0;

  for (guint i = 0; i < forge->races.n; i++)
    for (guint j = 0; j < forge->tarots.n; j++)
      skills = MAX (skills, forge->races.options[i]->skills + forge->tarots.options[j]->skills);
  return MIN (skills, (gint) forge->skills.n);
}

static gint
add_up_dearest (const MusterForge *forge)
{
  return find_dearest (&forge->races) + find_dearest (&forge->tarots) + find_dearest (&forge->armors)
         + find_dearest (&forge->armor_enchantments) + find_dearest (&forge->accessories)
         + MUSTER_COLLISION_MAX_WEAPONS * (find_dearest (&forge->weapons) + find_dearest (&forge->weapon_enchantments))
         + find_most_skills (forge) * find_dearest (&forge->skills);
}

/* Tarots whose ranks open the same enchantments and skills form a tier. */
static void
mark_ranks (gboolean *asked, const MusterForgeKind *kind)
{
  for (guint i = 0; i < kind->n; i++)
    asked[kind->options[i]->rank] = TRUE;
}

static void
find_tiers (MusterForge *forge)
{
  gboolean asked[256] = { FALSE };
  guint8 tier = 0;

  mark_ranks (asked, &forge->weapon_enchantments);
  mark_ranks (asked, &forge->armor_enchantments);
  mark_ranks (asked, &forge->skills);
  for (guint rank = 1; rank < G_N_ELEMENTS (asked); rank++)
    {
      tier += asked[rank];
      forge->tiers[rank] = tier;
    }
}

/* The sets with as many values as a character may have; all values if there are fewer. */
static void
list_sets (MusterForge *forge)
{
  guint values = MIN (muster_catalog_count (forge->catalog, MUSTER_KIND_VALUE), MUSTER_MAX_VALUES);

  for (guint set = 0; set < 1u << values; set++)
    if (muster_value_set_size ((MusterValueSet) set) == MIN (values, MUSTER_COLLISION_MAX_CHARACTER_VALUES))
      {
        MusterFamily family = muster_family_of_set ((MusterValueSet) set, &forge->present);

        g_array_append_val (forge->sets, family);
      }
}

static void
list_kinds (MusterForge *forge)
{
  forge->races = list_kind (forge, MUSTER_KIND_RACE);
  forge->tarots = list_kind (forge, MUSTER_KIND_TAROT);
  forge->weapons = list_kind (forge, MUSTER_KIND_WEAPON);
  forge->weapon_enchantments = list_kind (forge, MUSTER_KIND_WEAPON_ENCHANTMENT);
  forge->armors = list_kind (forge, MUSTER_KIND_ARMOR);
  forge->armor_enchantments = list_kind (forge, MUSTER_KIND_ARMOR_ENCHANTMENT);
  forge->accessories = list_kind (forge, MUSTER_KIND_ACCESSORY);
  forge->skills = list_kind (forge, MUSTER_KIND_SKILL);
}

MusterForge *
muster_forge_new (const MusterCatalog *catalog)
{
  g_autoptr (MusterForge) forge = g_new0 (MusterForge, 1);

  forge->catalog = catalog;
  forge->content = -1;
  forge->places = g_hash_table_new (NULL, NULL);
  forge->sets = g_array_new (FALSE, FALSE, sizeof (MusterFamily));
  list_kinds (forge);
  find_tiers (forge);
  list_sets (forge);
  forge->classes = muster_forge_classes_new (forge, MUSTER_FORGE_FREE, MUSTER_FORGE_FREE);
  forge->most_points = add_up_dearest (forge);
  muster_forge_gather_families (forge);
  return g_steal_pointer (&forge);
}

void
muster_forge_free (MusterForge *forge)
{
  MusterForgeKind *kinds[] = { &forge->races,       &forge->tarots,
                               &forge->weapons,     &forge->weapon_enchantments,
                               &forge->armors,      &forge->armor_enchantments,
                               &forge->accessories, &forge->skills };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    g_free (kinds[i]->options);
  g_clear_pointer (&forge->all, muster_forge_tables_free);
  g_clear_pointer (&forge->standings, muster_forge_standings_free);
  g_clear_pointer (&forge->classes, muster_forge_classes_free);
  g_clear_pointer (&forge->families, g_hash_table_unref);
  g_array_unref (forge->sets);
  g_hash_table_unref (forge->places);
  g_free (forge);
}

MusterForgeTables *
muster_forge_get_all (MusterForge *forge)
{
  g_auto (MusterForgeDraft) draft = { 0 };

  if (forge->all == NULL)
    {
      muster_forge_draft_open (&draft, forge);
      forge->all = muster_forge_tables_new (forge, &draft, MUSTER_FORGE_ANY_POINTS, FALSE);
    }
  return forge->all;
}
