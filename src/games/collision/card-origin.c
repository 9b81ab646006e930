/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/card-origin.h"

static gboolean
is_zone (const MusterCardZone *zone, const char *part)
{
  return g_str_equal (zone->part, part);
}

/* What stands on the card at a place of its own. */
static const struct
{
  const char *part, *word;
  MusterCollisionSlot slot;
} fixed[] = {
  { MUSTER_ZONE_CORNER, NULL, MUSTER_COLLISION_SLOT_TAROT },
  { MUSTER_ZONE_LINE, NULL, MUSTER_COLLISION_SLOT_RACE },
  { MUSTER_ZONE_FACT, "values", MUSTER_COLLISION_SLOT_VALUES },
  { MUSTER_ZONE_FACT, "tarot", MUSTER_COLLISION_SLOT_TAROT },
  { MUSTER_ZONE_FACT, "restriction", MUSTER_COLLISION_SLOT_TAROT },
  { MUSTER_ZONE_FACT, "race", MUSTER_COLLISION_SLOT_RACE },
  { MUSTER_ZONE_FACT, "armor", MUSTER_COLLISION_SLOT_ARMOR },
  { MUSTER_ZONE_FACT, "accessory", MUSTER_COLLISION_SLOT_ACCESSORY },
};

/* Whether it teaches an ability, or has it as a feature. */
static gboolean
has_ability (const MusterOption *option, const char *id)
{
  if (option->teaches != NULL && g_strcmp0 (option->teaches->id, id) == 0)
    return TRUE;
  for (guint i = 0; i < option->n_features; i++)
    for (guint j = 0; j < option->features[i].n_abilities; j++)
      if (g_strcmp0 (option->features[i].abilities[j]->id, id) == 0)
        return TRUE;
  return FALSE;
}

static gboolean
is_behind (const MusterCollisionPick *pick, const MusterCardZone *zone)
{
  if (is_zone (zone, MUSTER_ZONE_BLOCK))
    return (pick->slot == MUSTER_COLLISION_SLOT_WEAPON || pick->slot == MUSTER_COLLISION_SLOT_ACCESSORY)
           && g_strcmp0 (muster_choice_get_name (pick->choice), zone->word) == 0;
  return is_zone (zone, MUSTER_ZONE_ENTRY) && pick->choice->option != NULL
         && has_ability (pick->choice->option, zone->word);
}

gboolean
muster_collision_find_origin (const MusterCollisionCharacter *character, const MusterCardZone *zone,
                              MusterCollisionSlot *slot, guint *index)
{
  MusterCollisionPick pick = { 0 };

  *index = 0;
  for (guint i = 0; i < G_N_ELEMENTS (fixed); i++)
    if (is_zone (zone, fixed[i].part) && (fixed[i].word == NULL || g_strcmp0 (zone->word, fixed[i].word) == 0))
      {
        *slot = fixed[i].slot;
        return TRUE;
      }
  while (muster_collision_character_next_pick (character, &pick))
    if (is_behind (&pick, zone))
      {
        *slot = pick.slot;
        *index = pick.index;
        return TRUE;
      }
  return FALSE;
}
