/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Value plans: all 93 sets, who fits, best first. */
#include "games/collision/band.h"

#include "games/collision/value-plan.h"
#include "support/content.h"
#include "support/random.h"

static const MusterCollisionValuePlan *
find_plan (const GPtrArray *plans, MusterValueSet values)
{
  for (guint i = 0; i < plans->len; i++)
    if (((const MusterCollisionValuePlan *) plans->pdata[i])->values == values)
      return plans->pdata[i];
  fail_msg ("no plan for %u", values);
  return NULL;
}

static void
test_by_hand (void **state)
{
  static const char *const races[] = { "wisp", "orc", "human", "knight", "imp", "imp" };
  g_autoptr (GPtrArray) things = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();
  g_autoptr (GPtrArray) plans = NULL;
  const MusterCollisionValuePlan *best, *plan;

  for (guint i = 0; i < G_N_ELEMENTS (races); i++)
    g_ptr_array_add (things, band_new (races[i]));
  g_ptr_array_add (things, muster_collision_character_new ()); /* illegal: fits nowhere */
  band_add (group, "wisp", 1);
  plans = muster_collision_value_plans_new (content_get (), group, things);
  assert_int_equal (plans->len, 93);

  /* Wisp 22 + human 20 + two imps 44 + orc 20 = 106; a knight instead of the orc would need as many values and costs
   * more, so Brutality, Conquest and Diplomacy are first: the wisp, the human, the imps and the knight. */
  best = plans->pdata[0];
  assert_int_equal (best->fits->len, 5);
  assert_int_equal (best->values, band_value ("brutality") | band_value ("conquest") | band_value ("diplomacy"));
  assert_true (best->serves);
  plan = find_plan (plans, band_value ("conquest") | band_value ("diplomacy") | band_value ("mysticism"));
  assert_int_equal (plan->fits->len, 5);
  assert_int_equal (plan->points, 106);
  assert_true (best->points > plan->points);

  /* Nothing opens the human, and nobody else. */
  plan = find_plan (plans, 0);
  assert_int_equal (plan->fits->len, 1);
  assert_int_equal (g_array_index (plan->fits, guint, 0), 2);
  assert_int_equal (plan->points, 20);
  assert_false (plan->serves);
  /* Of two sets that open the same, the smaller is first. */
  assert_true (find_plan (plans, band_value ("conquest"))->fits->len == 3);
}

static void
test_restricted (void **state)
{
  g_autoptr (GPtrArray) things = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new (), other = muster_collision_group_new ();
  g_autoptr (GPtrArray) small = NULL, large = NULL, unlimited = NULL;
  MusterCollisionFixed *moon = band_add_fixed (other, "The Moon", 42, "sorcery", 250);

  g_ptr_array_add (things, muster_collision_fixed_copy (moon));
  group->limit = 249;
  small = muster_collision_value_plans_new (content_get (), group, things);
  assert_int_equal (find_plan (small, band_value ("sorcery"))->fits->len, 0);
  group->limit = 250;
  large = muster_collision_value_plans_new (content_get (), group, things);
  assert_int_equal (find_plan (large, band_value ("sorcery"))->fits->len, 1);
  assert_int_equal (((const MusterCollisionValuePlan *) large->pdata[0])->values, band_value ("sorcery"));
  group->limit = -1;
  unlimited = muster_collision_value_plans_new (content_get (), group, things);
  assert_int_equal (find_plan (unlimited, band_value ("sorcery"))->fits->len, 1);
}

/* A set opens a character exactly when a group of it and a proud one that names the set needs no other value. */
static void
test_random (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (23);
  g_autoptr (GPtrArray) things = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);
  g_autoptr (MusterCollisionGroup) nobody = muster_collision_group_new ();
  g_autoptr (GPtrArray) plans = NULL;

  for (guint i = 0; i < 60; i++)
    g_ptr_array_add (things, random_legal_character (content_get (), rand));
  plans = muster_collision_value_plans_new (content_get (), nobody, things);
  for (guint i = 0; i < plans->len; i++)
    {
      const MusterCollisionValuePlan *plan = plans->pdata[i];
      guint fits = 0;

      for (guint j = 0; j < things->len; j++)
        {
          g_autoptr (MusterCollisionGroup) both = muster_collision_group_new ();
          g_autoptr (MusterCollisionGroupTotals) totals = NULL;
          MusterCollisionFixed *proud = muster_collision_fixed_new ();

          proud->values = plan->values;
          g_ptr_array_add (both->members, proud);
          g_ptr_array_add (both->members, muster_collision_character_copy (things->pdata[j]));
          totals = muster_collision_group_add_up (content_get (), both);
          fits += totals->n_values == muster_value_set_size (plan->values);
        }
      assert_int_equal (plan->fits->len, fits);
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_by_hand),
    cmocka_unit_test (test_restricted),
    cmocka_unit_test (test_random),
  };

  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
