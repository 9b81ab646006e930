/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each part of a character's card leads to the choice that it comes from. */
#include "support/cmocka.h"

#include "games/collision/cards.h"
#include "support/content.h"

/* The rulebook's worked example. */
static MusterCollisionCharacter *
build_example (void)
{
  MusterCollisionCharacter *character = muster_collision_character_new ();

  muster_choice_set_option (&character->race, content_find (MUSTER_KIND_RACE, "red-elf"));
  muster_choice_set_option (&character->tarot, content_find (MUSTER_KIND_TAROT, "6-of-cups"));
  muster_choice_set_option (&character->armor, content_find (MUSTER_KIND_ARMOR, "scale-armor"));
  muster_choice_set_option (&character->accessory, content_find (MUSTER_KIND_ACCESSORY, "shield"));
  muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_WEAPON, 0,
                                     content_find (MUSTER_KIND_WEAPON, "dagger"));
  muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_WEAPON, 1,
                                     content_find (MUSTER_KIND_WEAPON, "sabre"));
  muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_SKILL, 0,
                                     content_find (MUSTER_KIND_SKILL, "check"));
  muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_SKILL, 1,
                                     content_find (MUSTER_KIND_SKILL, "majesty"));
  return character;
}

static const struct
{
  const char *part, *word;
  gint slot; /* -1: nowhere */
  guint index;
} zones[] = {
  { MUSTER_ZONE_CORNER, NULL, MUSTER_COLLISION_SLOT_TAROT, 0 },
  { MUSTER_ZONE_LINE, NULL, MUSTER_COLLISION_SLOT_RACE, 0 },
  { MUSTER_ZONE_BLOCK, "Dagger", MUSTER_COLLISION_SLOT_WEAPON, 0 },
  { MUSTER_ZONE_BLOCK, "Sabre", MUSTER_COLLISION_SLOT_WEAPON, 1 },
  { MUSTER_ZONE_BLOCK, "Shield", MUSTER_COLLISION_SLOT_ACCESSORY, 0 },
  { MUSTER_ZONE_BLOCK, "Check", -1, 0 },
  { MUSTER_ZONE_FACT, "values", MUSTER_COLLISION_SLOT_VALUES, 0 },
  { MUSTER_ZONE_FACT, "armor", MUSTER_COLLISION_SLOT_ARMOR, 0 },
  { MUSTER_ZONE_FACT, "house", -1, 0 },
  { MUSTER_ZONE_ENTRY, "majesty", MUSTER_COLLISION_SLOT_SKILL, 1 },
  { MUSTER_ZONE_ENTRY, "vicious", MUSTER_COLLISION_SLOT_RACE, 0 },
  { MUSTER_ZONE_ENTRY, "Notes", -1, 0 },
  { MUSTER_ZONE_NUMBER, "def", -1, 0 },
  { MUSTER_ZONE_NAME, NULL, -1, 0 },
};

static void
test_origins (void **state)
{
  g_autoptr (MusterCollisionCharacter) character = build_example ();

  for (guint i = 0; i < G_N_ELEMENTS (zones); i++)
    {
      MusterCardZone zone = { zones[i].part, zones[i].word, 0, 0, 0, 0 };
      MusterCollisionSlot slot = MUSTER_COLLISION_N_SLOTS;
      guint index = 0;
      gboolean found = muster_collision_find_origin (character, &zone, &slot, &index);

      if (found != (zones[i].slot >= 0) || (found && ((gint) slot != zones[i].slot || index != zones[i].index)))
        fail_msg ("%s %s leads elsewhere: %d, %d, %u", zone.part, zone.word, found, (int) slot, index);
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_origins),
  };

  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
