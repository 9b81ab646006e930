/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The best within what a player owns, compared with all results filtered by miniature. */
#include "forge/owned/owned.h"

#include "forge/tables.h"

#include "forge/forge.h"
#include "games/collision/miniature.h"
#include "support/cmocka.h"
#include "support/content.h"

static void
choose (MusterCollisionCharacter *character, MusterCollisionSlot slot, const char *id)
{
  muster_choice_set (slot == MUSTER_COLLISION_SLOT_WEAPON ? &muster_collision_character_add_weapon (character)->weapon
                                                          : muster_collision_character_get_choice (character, slot, 0),
                     content_get (), muster_collision_slot_get_kind (slot), id);
}

/* A Red Elf with a Sabre; and anybody with a Shield. */
static GPtrArray *
make_miniatures (void)
{
  GPtrArray *miniatures = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);
  MusterCollisionCharacter *elf = muster_collision_miniature_new ("Elf"),
                           *shield = muster_collision_miniature_new ("Shield");

  choose (elf, MUSTER_COLLISION_SLOT_RACE, "red-elf");
  choose (elf, MUSTER_COLLISION_SLOT_WEAPON, "sabre");
  choose (shield, MUSTER_COLLISION_SLOT_ACCESSORY, "shield");
  g_ptr_array_add (miniatures, elf);
  g_ptr_array_add (miniatures, shield);
  return miniatures;
}

static gboolean
looks_like_any (const MusterForge *forge, const MusterForgeResult *result, const GPtrArray *miniatures)
{
  g_autoptr (MusterCollisionCharacter) character = muster_forge_build_make (&result->build, forge, NULL);
  gboolean looks = FALSE;

  for (guint i = 0; i < miniatures->len; i++)
    looks = looks || muster_collision_miniature_fits (miniatures->pdata[i], character);
  return looks;
}

/* Of the thousand best of a narrow draft those that look like a miniature are the best that are owned, in the same order. */
static void
test_against_all (void **state)
{
  g_autoptr (MusterForge) forge = muster_forge_new (content_get ());
  g_autoptr (GPtrArray) miniatures = make_miniatures ();
  g_autoptr (MusterCollisionCharacter) draft = muster_collision_character_new ();
  g_auto (MusterForgeDraft) read = { 0 };
  g_autoptr (GArray) all = NULL, owned = NULL;
  MusterForgeClosed closed = 1u << MUSTER_COLLISION_SLOT_SKILL | 1u << MUSTER_COLLISION_SLOT_ARMOR
                             | 1u << MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT;
  MusterForgeAim aim;
  guint n = 0;

  assert_true (muster_aim_parse (&aim, "def:2,w-att:3", NULL, NULL));
  choose (draft, MUSTER_COLLISION_SLOT_RACE, "red-elf");
  choose (draft, MUSTER_COLLISION_SLOT_TAROT, "6-of-cups");
  muster_forge_draft_read (&read, forge, draft, closed);
  all = muster_forge_find_best (forge, &read, &aim, MUSTER_FORGE_ANY_POINTS, 1000);
  owned = muster_forge_find_best_owned (forge, draft, closed, &aim, MUSTER_FORGE_ANY_POINTS, 20, miniatures);
  assert_int_equal (owned->len, 20);
  for (guint i = 0; i < all->len && n < owned->len; i++)
    {
      const MusterForgeResult *result = &g_array_index (all, MusterForgeResult, i),
                              *mine = &g_array_index (owned, MusterForgeResult, n);

      if (!looks_like_any (forge, result, miniatures))
        continue;
      assert_int_equal (mine->score, result->score);
      assert_int_equal (mine->points, result->points);
      assert_int_equal (mine->build.weapons[0].weapon, result->build.weapons[0].weapon);
      assert_int_equal (mine->build.weapons[1].weapon, result->build.weapons[1].weapon);
      assert_int_equal (mine->build.accessory, result->build.accessory);
      n++;
    }
  assert_int_equal (n, owned->len);
}

/* One for each miniature, which the character then has; none if a draft has what nobody shows. */
static void
test_suggestions (void **state)
{
  g_autoptr (MusterForge) forge = muster_forge_new (content_get ());
  g_autoptr (GPtrArray) miniatures = make_miniatures (), found = NULL, none = NULL;
  g_autoptr (MusterCollisionCharacter) draft = muster_collision_character_new ();
  MusterForgeAim aim;

  assert_true (muster_aim_parse (&aim, "def:1", NULL, NULL));
  found = muster_suggestions_find_owned (forge, draft, &aim, 80, miniatures);
  assert_int_equal (found->len, 2);
  for (guint i = 0; i < found->len; i++)
    {
      const MusterSuggestion *suggestion = found->pdata[i];

      assert_true (suggestion->points <= 80);
      assert_true (muster_collision_miniature_fits ((const MusterCollisionCharacter *) suggestion->character->miniature,
                                                    suggestion->character));
    }
  g_ptr_array_set_size (miniatures, 1);
  choose (draft, MUSTER_COLLISION_SLOT_RACE, "orc");
  none = muster_suggestions_find_owned (forge, draft, &aim, MUSTER_COLLISION_NO_BUDGET, miniatures);
  assert_int_equal (none->len, 0);
}

int
main (void)
{
  const struct CMUnitTest tests[] = { cmocka_unit_test (test_against_all), cmocka_unit_test (test_suggestions) };

  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
