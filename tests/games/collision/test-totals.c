/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Derivations: the terms add up to the totals, and read like the rulebook's example. */
#include "support/cmocka.h"

#include "games/collision/totals.h"
#include "support/content.h"
#include "support/random.h"

#define CHARACTERS 20000

static MusterCollisionCharacter *
build_example (void)
{
  MusterCollisionCharacter *character = muster_collision_character_new ();

  muster_choice_set_option (&character->race, content_find (MUSTER_KIND_RACE, "red-elf"));
  muster_choice_set_option (&character->tarot, content_find (MUSTER_KIND_TAROT, "6-of-cups"));
  muster_choice_set_option (&character->armor, content_find (MUSTER_KIND_ARMOR, "scale-armor"));
  muster_choice_set_option (&character->accessory, content_find (MUSTER_KIND_ACCESSORY, "shield"));
  muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_WEAPON, 0,
                                     content_find (MUSTER_KIND_WEAPON, "sabre"));
  muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT, 0,
                                     content_find (MUSTER_KIND_WEAPON_ENCHANTMENT, "shadow"));
  muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_SKILL, 0,
                                     content_find (MUSTER_KIND_SKILL, "check"));
  muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_SKILL, 1,
                                     content_find (MUSTER_KIND_SKILL, "majesty"));
  return character;
}

/* Takes `parts` over. */
static void
assert_story (const char *name, GArray *parts, const char *expected)
{
  g_autofree char *text = muster_collision_parts_dup_text (name, parts);

  assert_string_equal (text, expected);
  g_array_unref (parts);
}

static void
test_stories (void **state)
{
  g_autoptr (MusterCollisionCharacter) elf = build_example ();

  assert_story ("Def", muster_collision_totals_explain_stat (elf, MUSTER_STAT_DEF),
                "Def 7 = Red Elf 7 + 6 of Cups 1 + Scale Armor -1");
  assert_story ("Arm", muster_collision_totals_explain_stat (elf, MUSTER_STAT_ARM),
                "Arm 7 = Red Elf 4 + Scale Armor 3");
  assert_story ("S-Pow", muster_collision_totals_explain_stat (elf, MUSTER_STAT_S_POW), "S-Pow 0");
  assert_story (
      "Points", muster_collision_totals_explain_points (elf),
      "Points 75 = Red Elf 25 + 6 of Cups 21 + Sabre 6 + Shadow 4 + Scale Armor 10 + Shield 3 + Check 4 + Majesty 2");
  assert_story ("W-Att", muster_collision_totals_explain_weapon (elf, 0, MUSTER_COLLISION_WEAPON_W_ATT),
                "W-Att 4 = Sabre 2 + Red Elf 2");
  assert_story ("W-Pow", muster_collision_totals_explain_weapon (elf, 0, MUSTER_COLLISION_WEAPON_W_POW),
                "W-Pow 3 = Sabre 1 + Red Elf 2");
  assert_story ("Reach", muster_collision_totals_explain_weapon (elf, 0, MUSTER_COLLISION_WEAPON_REACH),
                "Reach 1 = Sabre 1");
}

static void
test_stories_of_creation (void **state)
{
  g_autoptr (MusterCollisionCharacter) mage = muster_collision_character_new ();

  muster_choice_set_option (&mage->race, content_find (MUSTER_KIND_RACE, "ogre"));
  muster_choice_set_option (&mage->accessory, content_find (MUSTER_KIND_ACCESSORY, "cloak-of-wings"));
  for (guint i = 0; i < 2; i++)
    muster_collision_character_choose (mage, MUSTER_COLLISION_SLOT_WEAPON, i,
                                       content_find (MUSTER_KIND_WEAPON, i == 0 ? "staff" : "bow"));
  muster_collision_character_choose (mage, MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT, 0,
                                     content_find (MUSTER_KIND_WEAPON_ENCHANTMENT, "unicorn"));
  muster_collision_character_choose (mage, MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT, 1,
                                     content_find (MUSTER_KIND_WEAPON_ENCHANTMENT, "unicorn"));

  assert_story ("S-Pow", muster_collision_totals_explain_stat (mage, MUSTER_STAT_S_POW), "S-Pow 2 = Ogre 1 + Staff 1");
  assert_story ("Move", muster_collision_totals_explain_stat (mage, MUSTER_STAT_MOVE),
                "Move 1 = Ogre 2 + Cloak of Wings -1");
  assert_story ("Reach", muster_collision_totals_explain_weapon (mage, 0, MUSTER_COLLISION_WEAPON_REACH),
                "Reach 4 = Staff 2 + Ogre 1 + Unicorn 1");
  assert_story ("Reach", muster_collision_totals_explain_weapon (mage, 1, MUSTER_COLLISION_WEAPON_REACH),
                "Reach 8 = Bow 5 + Ogre 1 + Unicorn 2");
}

/* Takes `parts` over. */
static gint64
add (GArray *parts)
{
  gint64 total = 0;

  for (guint i = 0; i < parts->len; i++)
    {
      const MusterCollisionPart *part = &g_array_index (parts, MusterCollisionPart, i);

      assert_int_not_equal (part->amount, 0);
      assert_true (*part->source != '\0');
      total += part->amount;
    }
  g_array_unref (parts);
  return total;
}

static void
assert_adds_up (const MusterCollisionCharacter *character)
{
  MusterCollisionTotals totals;
  MusterCollisionWeaponLine line;

  muster_collision_totals_derive (character, &totals);
  assert_int_equal (add (muster_collision_totals_explain_points (character)), totals.points);
  for (MusterStat stat = 0; stat < MUSTER_N_STATS; stat++)
    assert_int_equal (add (muster_collision_totals_explain_stat (character, stat)), totals.stats[stat]);
  for (guint i = 0; i < character->weapons->len; i++)
    {
      if (!muster_collision_totals_derive_weapon (character, &totals, i, &line))
        {
          assert_null (muster_collision_character_weapon (character, i)->weapon.option);
          line = (MusterCollisionWeaponLine){ 0 };
        }
      assert_int_equal (add (muster_collision_totals_explain_weapon (character, i, MUSTER_COLLISION_WEAPON_W_ATT)),
                        line.w_att);
      assert_int_equal (add (muster_collision_totals_explain_weapon (character, i, MUSTER_COLLISION_WEAPON_W_POW)),
                        line.w_pow);
      assert_int_equal (add (muster_collision_totals_explain_weapon (character, i, MUSTER_COLLISION_WEAPON_REACH)),
                        line.reach);
    }
}

static void
test_parts_add_up (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20);

  for (guint i = 0; i < CHARACTERS; i++)
    {
      g_autoptr (MusterCollisionCharacter) character = random_character (content_get (), rand);

      assert_adds_up (character);
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_stories),
    cmocka_unit_test (test_stories_of_creation),
    cmocka_unit_test (test_parts_add_up),
  };

  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
