/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Places by counting regions: those before a candidate come before all that have it. */
#include "forge/layers/region.h"

#include <string.h>

/* The slots of a region but skills, in the order of the catalogue. */
#define SLOTS 7

static void
list_slots (MusterForgeRegion *region, MusterForgeRange *slots[SLOTS])
{
  MusterForgeRange *all[SLOTS] = { &region->race,       &region->tarot, &region->weapons[0],
                                   &region->weapons[1], &region->armor, &region->armor_enchantment,
                                   &region->accessory };

  memcpy (slots, all, sizeof all);
}

static guint
place_of (gint number)
{
  return number >= 0 ? (guint) number + 1 : 0;
}

static gint
number_at (guint place)
{
  return place > 0 ? (gint) place - 1 : MUSTER_FORGE_NONE;
}

static void
list_places (const MusterForge *forge, const MusterForgeBuild *build, guint places[SLOTS])
{
  const guint all[SLOTS] = { place_of (build->race),
                             place_of (build->tarot),
                             muster_forge_use_of (forge, &build->weapons[0]),
                             muster_forge_use_of (forge, &build->weapons[1]),
                             place_of (build->armor),
                             place_of (build->armor_enchantment),
                             place_of (build->accessory) };

  memcpy (places, all, sizeof all);
}

/* How many have their other skills from one on; past the last, no others. */
static guint64
count_from (MusterForgeTables *tables, MusterForgeRegion *region, guint skill)
{
  region->more_from = skill;
  return muster_forge_region_count (tables, region);
}

/* How many of a region have a candidate before `end` in one of its slots. */
static guint64
count_before (MusterForgeTables *tables, const MusterForgeRegion *region, MusterForgeRange *slot, guint end)
{
  MusterForgeRange range = *slot;
  guint64 count;

  *slot = (MusterForgeRange){ range.first, end };
  count = end > range.first ? muster_forge_region_count (tables, region) : 0;
  *slot = range;
  return count;
}

gboolean
muster_forge_region_rank (MusterForgeTables *tables, const MusterForgeBuild *build, guint64 *place)
{
  MusterForgeRegion region = muster_forge_region_all (tables->forge);
  guint n = tables->forge->skills.n, places[SLOTS];
  MusterForgeRange *slots[SLOTS];

  *place = 0;
  list_slots (&region, slots);
  list_places (tables->forge, build, places);
  for (guint i = 0; i < SLOTS; i++)
    {
      *place += count_before (tables, &region, slots[i], places[i]);
      *slots[i] = (MusterForgeRange){ places[i], places[i] + 1 };
    }
  region.skills = build->skills;
  for (; region.n_skills < build->n_skills; region.n_skills++)
    {
      guint first = region.n_skills > 0 ? (guint) build->skills[region.n_skills - 1] + 1 : 0;

      *place += count_from (tables, &region, n) + count_from (tables, &region, first)
                - count_from (tables, &region, (guint) build->skills[region.n_skills]);
    }
  return count_from (tables, &region, n) == 1;
}

/* The last candidate of a slot that no more than `place` characters come before; takes those off. */
static guint
find_candidate (MusterForgeTables *tables, const MusterForgeRegion *region, MusterForgeRange *slot, guint64 *place)
{
  guint first = slot->first, last = slot->end - 1;

  while (first < last)
    {
      guint middle = (first + last + 1) / 2;

      if (count_before (tables, region, slot, middle) <= *place)
        first = middle;
      else
        last = middle - 1;
    }
  *place -= count_before (tables, region, slot, first);
  return first;
}

/* The next skill from `from` on; or FALSE if there is no other. */
static gboolean
find_skill (MusterForgeTables *tables, MusterForgeRegion *region, guint from, guint64 *place, guint *skill)
{
  guint n = tables->forge->skills.n, first = from, last = n;
  guint64 none = count_from (tables, region, n), all = count_from (tables, region, from);

  if (*place < none || from == n)
    return FALSE;
  *place -= none;
  while (first + 1 < last)
    {
      guint middle = (first + last) / 2;

      if (all - count_from (tables, region, middle) <= *place)
        first = middle;
      else
        last = middle;
    }
  *place -= all - count_from (tables, region, first);
  *skill = first;
  return TRUE;
}

static void
fill_build (const MusterForge *forge, const MusterForgeRegion *region, MusterForgeBuild *build)
{
  build->race = number_at (region->race.first);
  build->tarot = number_at (region->tarot.first);
  build->weapons[0] = muster_forge_use_at (forge, region->weapons[0].first);
  build->weapons[1] = muster_forge_use_at (forge, region->weapons[1].first);
  build->armor = number_at (region->armor.first);
  build->armor_enchantment = number_at (region->armor_enchantment.first);
  build->accessory = number_at (region->accessory.first);
}

gboolean
muster_forge_region_unrank (MusterForgeTables *tables, guint64 place, MusterForgeBuild *build)
{
  MusterForgeRegion region = muster_forge_region_all (tables->forge);
  MusterForgeRange *slots[SLOTS];
  guint skill, from = 0;

  if (place >= muster_forge_region_count (tables, &region))
    return FALSE;
  list_slots (&region, slots);
  for (guint i = 0; i < SLOTS; i++)
    {
      guint at = find_candidate (tables, &region, slots[i], &place);

      *slots[i] = (MusterForgeRange){ at, at + 1 };
    }
  fill_build (tables->forge, &region, build);
  region.skills = build->skills;
  while (find_skill (tables, &region, from, &place, &skill))
    {
      build->skills[region.n_skills++] = (gint) skill;
      from = skill + 1;
    }
  build->n_skills = region.n_skills;
  return TRUE;
}
