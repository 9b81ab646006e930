/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/example.h"

#include "forge/best.h"
#include "forge/tables.h"

/* Budget of an example for an aim. */
#define POINTS 100

/* The field of a single-option slot; NULL for other kinds. */
static gint *
find_slot (MusterForgeDraft *draft, MusterKind kind)
{
  gint *const slots[MUSTER_N_KINDS] = {
    [MUSTER_KIND_RACE] = &draft->race,           [MUSTER_KIND_TAROT] = &draft->tarot,
    [MUSTER_KIND_ARMOR] = &draft->armor,         [MUSTER_KIND_ARMOR_ENCHANTMENT] = &draft->armor_enchantment,
    [MUSTER_KIND_ACCESSORY] = &draft->accessory,
  };

  return slots[kind];
}

/* Fixes the option. FALSE if no slot takes its kind. */
static gboolean
settle (MusterForgeDraft *draft, const MusterForge *forge, const MusterOption *option)
{
  gint place = muster_forge_find (forge, option), *slot = find_slot (draft, option->kind);

  if (slot != NULL)
    *slot = place;
  else if (option->kind == MUSTER_KIND_WEAPON)
    draft->weapons[draft->n_weapons++] = (MusterForgeWeapon){ place, MUSTER_FORGE_NONE };
  else if (option->kind == MUSTER_KIND_WEAPON_ENCHANTMENT)
    draft->weapons[draft->n_weapons++] = (MusterForgeWeapon){ MUSTER_FORGE_FREE, place };
  else if (option->kind == MUSTER_KIND_SKILL)
    {
      draft->has_skill[place] = TRUE;
      draft->n_skills++;
    }
  else
    return FALSE;
  return TRUE;
}

/* An option with the ability; NULL if there is none. */
static const MusterOption *
find_giver (const MusterCatalog *catalog, const MusterOption *ability)
{
  for (MusterKind kind = MUSTER_KIND_RACE; kind <= MUSTER_KIND_SKILL; kind++)
    for (guint i = 0; i < muster_catalog_count (catalog, kind); i++)
      {
        const MusterOption *option = muster_catalog_nth (catalog, kind, i);

        if (option->teaches == ability || muster_option_gives (option, ability))
          return option;
      }
  return NULL;
}

static MusterThing *
make (const MusterForge *forge, const MusterForgeDraft *draft, const MusterForgeAim *aim, gint points)
{
  g_autoptr (GArray) found = muster_forge_find_best (forge, draft, aim, points, 1);

  if (found->len == 0)
    return NULL;
  return &muster_forge_build_make (&g_array_index (found, MusterForgeResult, 0).build, forge, NULL)->thing;
}

/* With no weights, the best is the cheapest. */
MusterThing *
muster_forge_make_example (const MusterForge *forge, const MusterOption *option)
{
  const MusterOption *worn = option->kind == MUSTER_KIND_ABILITY ? find_giver (forge->catalog, option) : option;
  g_auto (MusterForgeDraft) draft;
  MusterForgeAim aim = { 0 };

  muster_forge_draft_open (&draft, forge);
  if (option->kind == MUSTER_KIND_AIM)
    {
      aim = muster_aim_of_option (option);
      return make (forge, &draft, &aim, POINTS);
    }
  if (worn == NULL || !settle (&draft, forge, worn))
    return NULL;
  return make (forge, &draft, &aim, MUSTER_FORGE_ANY_POINTS);
}
