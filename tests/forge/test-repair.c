/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The smallest repairs of characters, against trying everything. With a number, so many characters at random. */
#include "forge/brute.h"
#include "forge/repair.h"
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
  MusterCollisionTotals totals;

  assert_int_equal (repair->changes->len, repairs->n_changes);
  muster_repair_apply (repair, copy);
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

static void
assert_repairs (const MusterCatalog *catalog, const MusterCollisionCharacter *character, guint tried, guint compared)
{
  g_autoptr (MusterRepairs) repairs = muster_repairs_find (catalog, character);

  for (guint i = 0; i < repairs->repairs->len; i++)
    assert_legal (catalog, character, repairs, repairs->repairs->pdata[i]);
  if (repairs->legal)
    return;
  for (guint changes = 0; changes < MIN (repairs->n_changes, tried + 1); changes++)
    assert_false (brute_has (catalog, character, changes));
  if (repairs->n_changes <= compared)
    assert_all (catalog, character, repairs);
}

/* Everything that few options can be made to, whatever the number of changes. */
static void
test_small (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (17);

  for (guint i = 0; i < 60; i++)
    {
      g_autoptr (MusterCatalog) catalog = brute_catalog_new (rand);

      for (guint j = 0; j < 25; j++)
        {
          g_autoptr (MusterCollisionCharacter) character = brute_character (catalog, rand);

          assert_repairs (catalog, character, 4, 4);
        }
    }
}

/* The rulebook's options: all repairs of one change, none of fewer, and a few of two. */
static void
test_random (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);

  for (guint i = 0; i < runs; i++)
    {
      g_autoptr (MusterCollisionCharacter) character = brute_character (content_get (), rand);
      gboolean thorough = i % 250 == 0;

      assert_repairs (content_get (), character, thorough ? 2 : 1, thorough ? 2 : 1);
    }
}

int
main (int argc, char **argv)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_small),
    cmocka_unit_test (test_random),
  };

  if (argc > 1)
    runs = (guint) g_ascii_strtoull (argv[1], NULL, 10);
  return cmocka_run_group_tests_name ("repair", tests, content_setup, content_teardown);
}
