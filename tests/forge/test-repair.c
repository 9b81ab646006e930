/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The smallest repairs of characters, compared with exhaustive search. An argument sets the number of random
 * characters. */
#include "forge/brute.h"
#include "forge/repair/repair.h"
#include "support/cmocka.h"
#include "support/content.h"
#include "support/random.h"

static guint runs = 5000;

static void
assert_legal (const MusterCatalog *catalog, const MusterCollisionCharacter *character, const MusterRepairs *repairs,
              const MusterRepair *repair)
{
  g_autoptr (MusterCollisionCharacter) copy = muster_collision_character_copy (character);
  g_autoptr (GArray) findings = muster_collision_findings_new ();
  g_autoptr (MusterChange) change = muster_repair_make_change (repair, catalog);
  MusterCollisionTotals totals;

  assert_int_equal (repair->changes->len, repairs->n_changes);
  assert_true (muster_change_apply (change, &copy->thing));
  assert_true (muster_collision_judge (catalog, copy, &totals, findings));
  assert_int_equal (totals.points, repairs->points + repair->points);
}

/* The repairs that were found are the first of those that trying everything finds. */
static void
assert_all (const MusterCatalog *catalog, const MusterCollisionCharacter *character, const MusterRepairs *repairs)
{
  g_autoptr (GArray) wanted = brute_find (catalog, character, repairs->n_changes);

  assert_int_equal (repairs->repairs->len, MIN (wanted->len, MUSTER_MOST_REPAIRS));
  assert_int_equal (repairs->all, wanted->len <= MUSTER_MOST_REPAIRS);
  for (guint i = 0; i < repairs->repairs->len; i++)
    assert_int_equal (((MusterRepair *) repairs->repairs->pdata[i])->points, g_array_index (wanted, gint64, i));
}

/* Up to `tried`, smaller numbers of changes are tried exhaustively; all repairs are compared if they have at most that
 * many changes. */
static void
assert_repairs (const MusterCatalog *catalog, const MusterCollisionCharacter *character, guint tried, guint compared)
{
  g_autoptr (MusterRepairs) repairs = muster_repairs_find (catalog, character);
  gboolean small = catalog != content_get ();

  for (guint i = 0; i < repairs->repairs->len; i++)
    assert_legal (catalog, character, repairs, repairs->repairs->pdata[i]);
  if (repairs->legal)
    return;
  /* The rulebook has a race and a tarot for everybody. */
  assert_true (small || repairs->repairs->len > 0);
  for (guint changes = 1; changes < MIN (repairs->n_changes, tried + 1); changes++)
    assert_false (brute_has (catalog, character, changes, small));
  if (repairs->n_changes <= compared)
    assert_all (catalog, character, repairs);
}

/* All results of few options, for any number of changes. */
static void
test_small (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (17);

  for (guint i = 0; i < 60; i++)
    {
      g_autoptr (MusterCatalog) catalog = brute_catalog_new (rand);

      for (guint j = 0; j < 20; j++)
        {
          g_autoptr (MusterCollisionCharacter) character = brute_character (catalog, rand);

          assert_repairs (catalog, character, 3, j % 5 == 0 ? 4 : 3);
        }
    }
}

/* The rulebook's options: no repair of fewer changes, up to two; all repairs of one change, and some of two. */
static void
test_random (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);

  for (guint i = 0; i < runs; i++)
    {
      g_autoptr (MusterCollisionCharacter) character = brute_character (content_get (), rand);

      assert_repairs (content_get (), character, 2, i % 500 == 0 ? 2 : 1);
    }
}

/* By hand. */

static MusterCollisionCharacter *
build (const char *race, const char *tarot)
{
  MusterCollisionCharacter *character = muster_collision_character_new ();

  muster_choice_set (&character->race, content_get (), MUSTER_KIND_RACE, race);
  muster_choice_set (&character->tarot, content_get (), MUSTER_KIND_TAROT, tarot);
  return character;
}

static void
give (MusterCollisionCharacter *character, MusterCollisionSlot slot, const char *id)
{
  guint index = slot == MUSTER_COLLISION_SLOT_WEAPON  ? character->weapons->len
                : slot == MUSTER_COLLISION_SLOT_SKILL ? character->skills->len
                                                      : 0;

  muster_collision_character_choose (character, slot, index, content_find (muster_collision_slot_get_kind (slot), id));
}

/* The size of the repair, and the changes of the best. */
static void
assert_best (const MusterCollisionCharacter *character, guint changes, const char *wanted)
{
  g_autoptr (MusterRepairs) repairs = muster_repairs_find (content_get (), character);
  g_autoptr (GPtrArray) texts = NULL;
  g_autofree char *all = NULL;

  assert_int_equal (repairs->n_changes, changes);
  assert_true (repairs->repairs->len > 0);
  texts = muster_repair_dup_texts (repairs->repairs->pdata[0], content_get (), character);
  g_ptr_array_add (texts, NULL);
  all = g_strjoinv ("; ", (char **) texts->pdata);
  assert_string_equal (all, wanted);
}

static void
test_legal (void **state)
{
  g_autoptr (MusterCollisionCharacter) character = build ("human", "2-of-swords");
  g_autoptr (MusterRepairs) repairs = muster_repairs_find (content_get (), character);

  assert_true (repairs->legal);
  assert_int_equal (repairs->repairs->len, 0);
  assert_int_equal (repairs->points, 20);
}

/* The cheapest race is the Critter, and the four twos cost nothing. */
static void
test_missing (void **state)
{
  g_autoptr (MusterCollisionCharacter) empty = muster_collision_character_new (), half = build ("human", NULL);

  assert_best (empty, 2, "Take Critter (+16 points); Take 2 of Swords");
  assert_best (half, 1, "Take 2 of Swords");
}

/* Bone needs rank 8 and may not be on a Sharp weapon: clearing it is the one change that mends both. */
static void
test_two_errors_one_change (void **state)
{
  g_autoptr (MusterCollisionCharacter) character = build ("human", "2-of-swords");
  g_autoptr (MusterRepairs) repairs = NULL;

  give (character, MUSTER_COLLISION_SLOT_WEAPON, "sabre");
  muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT, 0,
                                     content_find (MUSTER_KIND_WEAPON_ENCHANTMENT, "bone"));
  repairs = muster_repairs_find (content_get (), character);
  assert_int_equal (repairs->n_changes, 1);
}

/* Six unknown skills are six errors and take six changes, whatever replaces them. */
static void
test_many_changes (void **state)
{
  g_autoptr (MusterCollisionCharacter) character = build ("human", "2-of-swords");
  g_autoptr (MusterRepairs) repairs = NULL;

  for (guint i = 0; i < 6; i++)
    muster_choice_set (&muster_collision_character_add_skill (character)->skill, content_get (), MUSTER_KIND_SKILL,
                       "nobody");
  repairs = muster_repairs_find (content_get (), character);
  assert_int_equal (repairs->n_changes, 6);
  assert_int_equal (((MusterRepair *) repairs->repairs->pdata[0])->points, 0);
}

/* Unknown values are repaired by leaving them open. */
static void
test_values (void **state)
{
  const char *const ids[] = { "honesty", NULL };
  g_autoptr (MusterCollisionCharacter) character = build ("human", "2-of-swords");

  muster_collision_character_name_values (character, content_get (), ids);
  assert_best (character, 1, "Leave the values open");
}

static void
test_too_large (void **state)
{
  g_autoptr (MusterCollisionCharacter) character = build ("human", "2-of-swords");
  g_autoptr (MusterRepairs) repairs = NULL;

  for (guint i = 0; i < 101; i++)
    give (character, MUSTER_COLLISION_SLOT_WEAPON, "dagger");
  repairs = muster_repairs_find (content_get (), character);
  assert_true (repairs->too_large);
  assert_int_equal (repairs->repairs->len, 0);

  g_array_set_size (character->weapons, 100);
  muster_repairs_free (repairs);
  repairs = muster_repairs_find (content_get (), character);
  assert_int_equal (repairs->n_changes, 98);
}

int
main (int argc, char **argv)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_legal),  cmocka_unit_test (test_missing),      cmocka_unit_test (test_two_errors_one_change),
    cmocka_unit_test (test_values), cmocka_unit_test (test_many_changes), cmocka_unit_test (test_too_large),
    cmocka_unit_test (test_small),  cmocka_unit_test (test_random),
  };

  if (argc > 1)
    runs = (guint) g_ascii_strtoull (argv[1], NULL, 10);
  return cmocka_run_group_tests_name ("repair", tests, content_setup, content_teardown);
}
