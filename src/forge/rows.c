/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/rows.h"

#include <string.h>

#include "games/collision/rules.h"

static void
add_kind (MusterFamily *masks, const MusterForgeKind *kind)
{
  for (guint i = 0; i < kind->n; i++)
    muster_family_add (masks, kind->options[i]);
}

static void
add_settled (MusterFamily *masks, const MusterForgeKind *kind, gint settled)
{
  if (settled == MUSTER_FORGE_FREE)
    add_kind (masks, kind);
  else if (settled >= 0)
    muster_family_add (masks, kind->options[settled]);
}

static void
add_weapons (MusterFamily *masks, const MusterForge *forge, const MusterForgeDraft *draft)
{
  for (guint i = 0; i < draft->n_weapons; i++)
    {
      add_settled (masks, &forge->weapons, draft->weapons[i].weapon);
      add_settled (masks, &forge->weapon_enchantments, draft->weapons[i].enchantment);
    }
  if (draft->more_weapons)
    {
      add_kind (masks, &forge->weapons);
      add_settled (masks, &forge->weapon_enchantments, draft->more_enchantment);
    }
}

static void
add_skills (MusterFamily *masks, const MusterForge *forge, const MusterForgeDraft *draft)
{
  const MusterOption *tarot = draft->tarot >= 0 ? forge->tarots.options[draft->tarot] : NULL;

  for (guint i = 0; i < forge->skills.n; i++)
    {
      const MusterOption *skill = forge->skills.options[i];

      if ((draft->has_skill != NULL && draft->has_skill[i])
          || (draft->more_skills
              && (tarot == NULL
                  || (muster_collision_suit_allows (tarot, skill) && muster_collision_rank_allows (tarot, skill)))))
        muster_family_add (masks, skill);
    }
}

/* The masks of everything that the draft has or leaves open. Families that agree on these are equal. */
static MusterFamily
find_masks (const MusterForge *forge, const MusterForgeDraft *draft)
{
  MusterFamily masks = { { 0 }, 1 };

  add_settled (&masks, &forge->races, draft->race);
  add_settled (&masks, &forge->tarots, draft->tarot);
  add_settled (&masks, &forge->armors, draft->armor);
  add_settled (&masks, &forge->armor_enchantments, draft->armor_enchantment);
  add_settled (&masks, &forge->accessories, draft->accessory);
  add_weapons (&masks, forge, draft);
  add_skills (&masks, forge, draft);
  return masks;
}

static void
list_sets (MusterForgeTables *tables)
{
  const MusterForge *forge = tables->forge;
  MusterFamily named = muster_family_of_set (tables->draft.values, &forge->present);
  guint n = tables->draft.hopeless ? 0 : tables->draft.names_values ? 1 : forge->sets->len;

  tables->families = g_new (MusterFamily, n + 1);
  for (guint i = 0; i < n; i++)
    {
      const MusterFamily *set = tables->draft.names_values ? &named : &g_array_index (forge->sets, MusterFamily, i);

      if (muster_forge_draft_is_open (&tables->draft, forge, set))
        tables->families[tables->n_families++] = *set;
    }
}

void
muster_forge_tables_list_families (MusterForgeTables *tables)
{
  MusterFamily masks = find_masks (tables->forge, &tables->draft);
  const GArray *families;

  list_sets (tables);
  if (tables->by_set || tables->n_families < 2)
    return;
  for (guint i = 0; i < tables->n_families; i++)
    tables->families[i] = muster_family_intersect (&tables->families[i], &masks);
  families = muster_forge_get_families (tables->forge, tables->families, tables->n_families);
  tables->by_layers = families == NULL;
  if (tables->by_layers)
    return;
  g_free (tables->families);
  tables->n_families = families->len;
  tables->families = g_new (MusterFamily, families->len + 1);
  memcpy (tables->families, families->data, families->len * sizeof (MusterFamily));
}

/* Gives families that agree on these masks the same row. */
static MusterForgeRows
find_rows (const MusterForgeTables *tables, const MusterFamily *masks)
{
  g_autoptr (GHashTable) known = g_hash_table_new (muster_family_hash, muster_family_equal);
  g_autofree MusterFamily *seen = g_new (MusterFamily, tables->n_families + 1);
  MusterForgeRows rows = { 0, g_new (guint, tables->n_families + 1) };

  for (guint f = 0; f < tables->n_families; f++)
    {
      gpointer row;

      seen[rows.n] = muster_family_intersect (&tables->families[f], masks);
      if (g_hash_table_lookup_extended (known, &seen[rows.n], NULL, &row))
        {
          rows.of[f] = GPOINTER_TO_UINT (row);
          continue;
        }
      rows.of[f] = rows.n;
      g_hash_table_insert (known, &seen[rows.n], GUINT_TO_POINTER (rows.n));
      rows.n++;
    }
  return rows;
}

void
muster_forge_tables_find_rows (MusterForgeTables *tables)
{
  const MusterForge *forge = tables->forge;
  MusterFamily gear, held = { { 0 }, 1 }, skills = { { 0 }, 1 }, heads = { { 0 }, 1 };

  add_kind (&held, &forge->weapons);
  add_kind (&held, &forge->weapon_enchantments);
  add_kind (&held, &forge->accessories);
  gear = held;
  add_kind (&gear, &forge->armors);
  add_kind (&gear, &forge->armor_enchantments);
  add_kind (&skills, &forge->skills);
  add_kind (&heads, &forge->races);
  add_kind (&heads, &forge->tarots);
  tables->gear_rows = find_rows (tables, &gear);
  tables->held_rows = find_rows (tables, &held);
  tables->skill_rows = find_rows (tables, &skills);
  tables->head_rows = find_rows (tables, &heads);
}
