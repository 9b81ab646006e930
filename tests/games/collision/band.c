/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/band.h"

#include "support/content.h"

static const struct
{
  const char *name, *race, *tarot, *skill;
} kinds[] = {
  { "wisp", "wisp", "2-of-cups", "look-out" },   { "fae", "fae", "2-of-swords", "parry" },
  { "orc", "orc", "2-of-swords", "parry" },      { "dwarf", "dwarf", "2-of-coins", "dodge" },
  { "demon", "demon", "2-of-swords", "parry" },  { "imp", "imp", "2-of-cups", "look-out" },
  { "human", "human", "2-of-cups", "look-out" }, { "knight", "human", "4-of-swords", "parry" },
  { "ace", "human", "ace-of-cups", "look-out" },
};

MusterValueSet
band_value (const char *id)
{
  return content_find (MUSTER_KIND_VALUE, id)->values;
}

MusterCollisionCharacter *
band_new (const char *race)
{
  MusterCollisionCharacter *character = muster_collision_character_new ();

  character->thing.name = g_strdup (race);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i].name, race))
      {
        muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_RACE, 0,
                                           content_find (MUSTER_KIND_RACE, kinds[i].race));
        muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_TAROT, 0,
                                           content_find (MUSTER_KIND_TAROT, kinds[i].tarot));
        muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_SKILL, 0,
                                           content_find (MUSTER_KIND_SKILL, kinds[i].skill));
        /* The golden human has Tactical Strike too, since its race has a skill more. */
        if (g_str_equal (race, "human"))
          muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_SKILL, 1,
                                             content_find (MUSTER_KIND_SKILL, "tactical-strike"));
        return character;
      }
  fail_msg ("nobody is a %s", race);
  return character;
}

MusterCollisionCharacter *
band_add (MusterCollisionGroup *group, const char *race, guint count)
{
  MusterCollisionCharacter *character = band_new (race);

  character->count = count;
  g_ptr_array_add (group->members, character);
  return character;
}

MusterCollisionFixed *
band_add_fixed (MusterCollisionGroup *group, const char *name, gint points, const char *value, gint limit)
{
  MusterCollisionFixed *fixed = muster_collision_fixed_new ();

  fixed->thing.name = g_strdup (name);
  fixed->points = points;
  fixed->limit = limit;
  fixed->has_values = value != NULL;
  fixed->values = value != NULL ? band_value (value) : 0;
  g_ptr_array_add (group->members, fixed);
  return fixed;
}
