/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/repair/repair-basis.h"

#include "games/collision/rules.h"
#include "model/catalog/catalog-lists.h"

/* Trying more helps nobody; see games/collision/remedy.c. */
#define MOST_CHOICES 100

/* Words per set: enough for 4,096 points. */
#define MOST_DENSE 64

const MusterRepairPart *const muster_version_parts[MUSTER_N_VERSION_PARTS]
    = { &muster_repair_weapons, &muster_repair_loose, &muster_repair_armor, &muster_repair_skills };

/* Making. */

static gint64
dearest (const MusterCatalog *catalog, MusterKind kind)
{
  gint64 most = 0;

  for (guint i = 0; i < muster_catalog_count (catalog, kind); i++)
    most = MAX (most, muster_catalog_nth (catalog, kind, i)->points);
  return most;
}

/* An upper bound for growth: no slot can cost more than its most expensive option. */
static gint64
most_growth (const MusterCatalog *catalog, const MusterCollisionCharacter *character)
{
  gint64 most = dearest (catalog, MUSTER_KIND_RACE) + dearest (catalog, MUSTER_KIND_TAROT);

  most += dearest (catalog, MUSTER_KIND_ARMOR) + dearest (catalog, MUSTER_KIND_ARMOR_ENCHANTMENT);
  most += dearest (catalog, MUSTER_KIND_ACCESSORY);
  most += MIN (MUSTER_COLLISION_MAX_WEAPONS, character->weapons->len) * dearest (catalog, MUSTER_KIND_WEAPON);
  most += character->weapons->len * dearest (catalog, MUSTER_KIND_WEAPON_ENCHANTMENT);
  most += character->skills->len * dearest (catalog, MUSTER_KIND_SKILL);
  return most;
}

static gint64
add_points (const MusterCollisionCharacter *character)
{
  MusterCollisionPick pick = { 0 };
  gint64 points = 0;

  while (muster_collision_character_next_pick (character, &pick))
    points += muster_repair_points (pick.choice->option);
  return points;
}

static GArray *
list_bonuses (const MusterCatalog *catalog)
{
  GArray *bonuses = g_array_new (FALSE, FALSE, sizeof (gint));

  for (guint i = 0; i < muster_catalog_count (catalog, MUSTER_KIND_RACE); i++)
    {
      gint bonus = muster_catalog_nth (catalog, MUSTER_KIND_RACE, i)->skills;
      gboolean there = FALSE;

      for (guint j = 0; j < bonuses->len; j++)
        there |= g_array_index (bonuses, gint, j) == bonus;
      if (!there)
        g_array_append_val (bonuses, bonus);
    }
  return bonuses;
}

static void
find_tiers (MusterVersions *versions)
{
  const MusterKind kinds[] = { MUSTER_KIND_WEAPON_ENCHANTMENT, MUSTER_KIND_ARMOR_ENCHANTMENT };
  gboolean asked[MUSTER_N_RANKS] = { FALSE };
  guint8 tier = 0;

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (guint j = 0; j < muster_catalog_count (versions->catalog, kinds[i]); j++)
      asked[muster_catalog_nth (versions->catalog, kinds[i], j)->rank] = TRUE;
  for (guint rank = 1; rank < MUSTER_N_RANKS; rank++)
    {
      tier += asked[rank];
      versions->tiers[rank] = tier;
    }
}

MusterVersions *
muster_versions_new (const MusterCatalog *catalog, const MusterCollisionCharacter *character, gint battle)
{
  MusterVersions *versions;
  gint64 points, most;

  if (character->weapons->len + character->skills->len > MOST_CHOICES)
    return NULL;
  points = add_points (character);
  most = most_growth (catalog, character);
  versions = g_new0 (MusterVersions, 1);
  versions->catalog = catalog;
  versions->character = character;
  versions->battle = battle;
  versions->points = points;
  versions->bonuses = list_bonuses (catalog);
  find_tiers (versions);
  versions->bases = g_array_new (FALSE, FALSE, sizeof (MusterBasis));
  muster_sums_init (&versions->sums, -points, most, MOST_DENSE);
  muster_sums_init (&versions->scratch, -points, most, MOST_DENSE);
  return versions;
}

void
muster_versions_free (MusterVersions *versions)
{
  muster_sums_clear (&versions->sums);
  muster_sums_clear (&versions->scratch);
  g_array_unref (versions->bonuses);
  g_array_unref (versions->bases);
  g_free (versions);
}

guint
muster_versions_get_most (const MusterVersions *versions)
{
  /* Race, tarot, armor, its enchantment, accessory, values. */
  return 6 + versions->character->weapons->len + versions->character->skills->len;
}

MusterSums *
muster_versions_get_sums (MusterVersions *versions)
{
  return &versions->sums;
}

guint
muster_versions_list_values (const MusterCatalog *catalog, MusterValueSet sets[1 << MUSTER_MAX_VALUES])
{
  guint all = muster_catalog_count (catalog, MUSTER_KIND_VALUE),
        size = MIN (all, MUSTER_COLLISION_MAX_CHARACTER_VALUES), n = 0;

  for (guint set = 0; set < 1u << all; set++)
    if (muster_value_set_size ((MusterValueSet) set) == size)
      sets[n++] = (MusterValueSet) set;
  return n;
}

/* Iterating over values, race and tarot. */

MusterRepairFrame
muster_basis_get_frame (MusterVersions *versions, const MusterBasis *basis)
{
  return (MusterRepairFrame){ versions->catalog,
                              versions->character,
                              basis->values,
                              basis->tarot,
                              muster_collision_skills_limit (basis->like, basis->tarot),
                              &versions->scratch,
                              NULL };
}

static gboolean
may_have_tarot (const MusterVersions *versions, MusterValueSet values, const MusterOption *tarot)
{
  return muster_collision_values_open (values, tarot) && (versions->battle < 0 || tarot->limit <= versions->battle);
}

static gboolean
each_tarot (MusterVersions *versions, MusterBasis basis, guint most, MusterBasisFunc func, gpointer data)
{
  const MusterOption *now = versions->character->tarot.option;
  guint changes = basis.changes, n;
  const MusterOption *const *tarots = muster_catalog_get_options (versions->catalog, MUSTER_KIND_TAROT, &n);

  basis.tarot = now;
  if (now != NULL && may_have_tarot (versions, basis.values, now) && !func (versions, &basis, most, data))
    return FALSE;
  basis.changes = changes + 1;
  for (guint i = 0; basis.changes <= most && i < n; i++)
    {
      basis.tarot = tarots[i];
      if (basis.tarot != now && may_have_tarot (versions, basis.values, basis.tarot)
          && !func (versions, &basis, most, data))
        return FALSE;
    }
  return TRUE;
}

const MusterOption *
muster_basis_next_race (const MusterVersions *versions, const MusterBasis *basis, guint *n)
{
  guint all;
  const MusterOption *const *races = muster_catalog_get_options (versions->catalog, MUSTER_KIND_RACE, &all);

  while (*n < all)
    {
      const MusterOption *race = races[(*n)++];

      if (race != versions->character->race.option && race->skills == basis->bonus
          && muster_collision_values_open (basis->values, race))
        return race;
    }
  return NULL;
}

static const MusterSumSet *
list_races (MusterVersions *versions, const MusterBasis *basis)
{
  MusterSumSet *set = muster_sums_new (&versions->scratch);
  gint64 points = muster_repair_points (versions->character->race.option);
  const MusterOption *race;
  guint n = 0;

  if (basis->race != NULL)
    muster_sums_add (&versions->scratch, set, 0);
  while (basis->race == NULL && (race = muster_basis_next_race (versions, basis, &n)) != NULL)
    muster_sums_add (&versions->scratch, set, race->points - points);
  return set;
}

static gboolean
each_race (MusterVersions *versions, MusterBasis basis, guint most, MusterBasisFunc func, gpointer data)
{
  const MusterOption *now = versions->character->race.option;

  basis.race = now;
  basis.like = now;
  basis.races = list_races (versions, &basis);
  if (now != NULL && muster_collision_values_open (basis.values, now)
      && !each_tarot (versions, basis, most, func, data))
    return FALSE;
  basis.race = NULL;
  basis.changes++;
  for (guint i = 0; basis.changes <= most && i < versions->bonuses->len; i++)
    {
      guint n = 0;

      basis.bonus = g_array_index (versions->bonuses, gint, i);
      basis.like = muster_basis_next_race (versions, &basis, &n);
      basis.races = list_races (versions, &basis);
      if (basis.like != NULL && !each_tarot (versions, basis, most, func, data))
        return FALSE;
    }
  return TRUE;
}

/* A lower bound on changes: the slots that can't stay with these values, whatever the others are. */
static guint
count_closed (const MusterVersions *versions, MusterValueSet values)
{
  const MusterCollisionCharacter *character = versions->character;
  guint n = !muster_choice_is_made (&character->race) + !muster_choice_is_made (&character->tarot), weapon = G_MAXUINT;
  MusterCollisionPick pick = { 0 };

  while (muster_collision_character_next_pick (character, &pick))
    {
      gboolean of_weapon
          = pick.slot == MUSTER_COLLISION_SLOT_WEAPON || pick.slot == MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT;

      /* A weapon and its enchantment count together. */
      if ((pick.choice->option != NULL && muster_collision_values_open (values, pick.choice->option))
          || (of_weapon && pick.index == weapon))
        continue;
      n++;
      if (of_weapon)
        weapon = pick.index;
    }
  return n;
}

void
muster_versions_begin (MusterVersions *versions)
{
  muster_sums_reset (&versions->scratch);
  versions->turn++;
  versions->sound = FALSE;
}

gboolean
muster_versions_each_named (MusterVersions *versions, MusterValueSet set, guint most, MusterBasisFunc func,
                            gpointer data)
{
  const MusterCollisionCharacter *character = versions->character;

  if (!character->names_values || character->unknown_values != NULL || (character->values & ~set) != 0)
    return TRUE;
  muster_versions_begin (versions);
  return count_closed (versions, character->values) > most
         || each_race (versions, (MusterBasis){ .values = character->values }, most, func, data);
}

gboolean
muster_versions_each_open (MusterVersions *versions, MusterValueSet set, guint most, MusterBasisFunc func,
                           gpointer data)
{
  gboolean opened = versions->character->names_values;
  MusterBasis basis = { .values = set, .opened = opened, .changes = opened ? 1 : 0 };

  muster_versions_begin (versions);
  return basis.changes + count_closed (versions, set) > most || each_race (versions, basis, most, func, data);
}

gboolean
muster_versions_each (MusterVersions *versions, MusterValueSet set, guint most, MusterBasisFunc func, gpointer data)
{
  return muster_versions_each_named (versions, set, most, func, data)
         && muster_versions_each_open (versions, set, most, func, data);
}
