/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/layers/layer-options.h"

#include "forge/tables.h"

typedef struct
{
  const MusterForge *forge;
  const MusterForgeDraft *draft;
  gint budget;
} Counting;

/* Settles an option of a slot. `n` is of the weapon whose enchantment it is. */
typedef void (*Settle) (MusterForgeDraft *draft, gint option, guint n);

static void
settle_race (MusterForgeDraft *draft, gint option, guint n)
{
  draft->race = option;
}

static void
settle_tarot (MusterForgeDraft *draft, gint option, guint n)
{
  draft->tarot = option;
}

static void
settle_armor (MusterForgeDraft *draft, gint option, guint n)
{
  draft->armor = option;
}

static void
settle_armor_enchantment (MusterForgeDraft *draft, gint option, guint n)
{
  draft->armor_enchantment = option;
}

static void
settle_accessory (MusterForgeDraft *draft, gint option, guint n)
{
  draft->accessory = option;
}

static void
settle_weapon (MusterForgeDraft *draft, gint option, guint n)
{
  draft->weapons[draft->n_weapons++] = (MusterForgeWeapon){ option, draft->more_enchantment };
}

static void
settle_weapon_enchantment (MusterForgeDraft *draft, gint option, guint n)
{
  if (n >= draft->n_weapons)
    draft->weapons[draft->n_weapons++] = (MusterForgeWeapon){ MUSTER_FORGE_FREE, option };
  else
    draft->weapons[n].enchantment = option;
}

static void
settle_skill (MusterForgeDraft *draft, gint option, guint n)
{
  draft->has_skill[option] = TRUE;
  draft->n_skills++;
}

static guint64
count_settled (const Counting *counting, Settle settle, gint option, guint n)
{
  g_auto (MusterForgeDraft) draft = { 0 };
  g_autoptr (MusterForgeTables) tables = NULL;

  muster_forge_draft_copy (&draft, counting->draft, counting->forge);
  settle (&draft, option, n);
  tables = muster_forge_tables_new (counting->forge, &draft, counting->budget, FALSE);
  return muster_spread_count (tables->pool, muster_forge_tables_spread (tables), G_MAXINT);
}

/* Skills that are settled have no future. */
static void
count_kind (const Counting *counting, MusterForgeFuture *futures, const MusterForgeKind *kind, Settle settle, guint n)
{
  for (guint i = 0; futures != NULL && i < kind->n; i++)
    if (settle != settle_skill || !counting->draft->has_skill[i])
      futures[i].count = count_settled (counting, settle, (gint) i, n);
}

void
muster_forge_count_by_layers (const MusterForge *forge, const MusterForgeDraft *draft, gint budget,
                              MusterForgeFutures *futures)
{
  const Counting counting = { forge, draft, budget };

  count_kind (&counting, futures->races, &forge->races, settle_race, 0);
  count_kind (&counting, futures->tarots, &forge->tarots, settle_tarot, 0);
  count_kind (&counting, futures->weapons, &forge->weapons, settle_weapon, 0);
  for (guint i = 0; i < MUSTER_COLLISION_MAX_WEAPONS; i++)
    count_kind (&counting, futures->weapon_enchantments[i], &forge->weapon_enchantments, settle_weapon_enchantment, i);
  count_kind (&counting, futures->armors, &forge->armors, settle_armor, 0);
  count_kind (&counting, futures->armor_enchantments, &forge->armor_enchantments, settle_armor_enchantment, 0);
  count_kind (&counting, futures->accessories, &forge->accessories, settle_accessory, 0);
  count_kind (&counting, futures->skills, &forge->skills, settle_skill, 0);
}
