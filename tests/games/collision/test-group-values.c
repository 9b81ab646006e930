/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The values of a group as slots, what is open between them, and settling it. */
#include "games/collision/band.h"

#include "games/collision/group-values.h"
#include "support/content.h"
#include "support/random.h"

static guint
count_users (const MusterCollisionGroupValues *values, guint slot)
{
  return g_array_index (values->slots, MusterCollisionValueSlot, slot).members->len;
}

static MusterValueSet
slot_value (const MusterCollisionGroupValues *values, guint slot)
{
  return (MusterValueSet) (1u << g_array_index (values->slots, MusterCollisionValueSlot, slot).bit);
}

static void
test_slots (void **state)
{
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();
  g_autoptr (MusterCollisionGroupValues) none = muster_collision_group_values_new (group), values = NULL;

  assert_int_equal (none->n_values, 0);
  assert_int_equal (none->slots->len, 0);
  band_add (group, "wisp", 1);
  band_add (group, "imp", 2);
  band_add (group, "human", 1);
  band_add (group, "wisp", 1);
  values = muster_collision_group_values_new (group);
  assert_int_equal (values->slots->len, 2);
  assert_int_equal (slot_value (values, 0), band_value ("conquest"));
  assert_int_equal (count_users (values, 0), 1);
  assert_int_equal (g_array_index (g_array_index (values->slots, MusterCollisionValueSlot, 0).members, guint, 0), 1);
  assert_int_equal (slot_value (values, 1), band_value ("diplomacy"));
  assert_int_equal (count_users (values, 1), 2);
}

/* Too many are slots too, so that one sees which. */
static void
test_too_many (void **state)
{
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();
  g_autoptr (MusterCollisionGroupValues) values = NULL;
  static const char *const races[] = { "wisp", "fae", "orc", "dwarf" };

  for (guint i = 0; i < G_N_ELEMENTS (races); i++)
    band_add (group, races[i], 1);
  values = muster_collision_group_values_new (group);
  assert_int_equal (values->n_values, 4);
  assert_int_equal (values->slots->len, 4);
}

static void
test_settling (void **state)
{
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();
  g_autoptr (MusterCollisionGroupValues) open = NULL, settled = NULL;
  g_autoptr (GArray) settlers = NULL;
  const MusterCollisionCharacter *first, *second;

  band_add (group, "wisp", 1);
  first = band_add (group, "knight", 1);
  second = band_add (group, "knight", 1);
  open = muster_collision_group_values_new (group);
  assert_int_equal (open->n_values, 2);
  assert_int_equal (open->choices.n, 2);
  assert_int_equal (open->slots->len, 1);
  assert_int_equal (muster_collision_group_values_get_apart (open, 0), band_value ("brutality"));
  assert_int_equal (muster_collision_group_values_get_apart (open, 1), band_value ("chivalry"));
  /* One knight decides for both. */
  settlers = muster_collision_group_find_settlers (group, open->choices.sets[1]);
  assert_int_equal (settlers->len, 1);
  assert_int_equal (g_array_index (settlers, guint, 0), 1);
  muster_collision_group_settle (group, open->choices.sets[1]);
  assert_true (first->names_values);
  assert_int_equal (first->values, band_value ("chivalry"));
  assert_false (second->names_values);
  settled = muster_collision_group_values_new (group);
  assert_int_equal (settled->choices.n, 1);
  assert_int_equal (settled->choices.sets[0], band_value ("chivalry") | band_value ("diplomacy"));
}

/* Every open choice of every group can be settled as it says, and breaks nothing. */
static void
test_random (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (22);
  guint settled = 0;

  for (guint i = 0; i < 2000; i++)
    {
      g_autoptr (MusterCollisionGroup) group = random_group (content_get (), rand);
      g_autoptr (MusterCollisionGroupValues) values = muster_collision_group_values_new (group);

      for (guint j = 0; values->n_values <= 3 && values->choices.n > 1 && j < values->choices.n; j++)
        {
          g_autoptr (MusterCollisionGroup) tried = muster_collision_group_copy_choices (group);
          g_autoptr (MusterCollisionGroupTotals) totals = NULL;

          muster_collision_group_settle (tried, values->choices.sets[j]);
          totals = muster_collision_group_add_up (content_get (), tried);
          assert_int_equal (totals->values.n, 1);
          assert_int_equal (totals->values.sets[0], values->choices.sets[j]);
          settled++;
        }
    }
  assert_true (settled > 20);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_slots),
    cmocka_unit_test (test_too_many),
    cmocka_unit_test (test_settling),
    cmocka_unit_test (test_random),
  };

  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
