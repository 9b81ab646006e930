/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The smallest sets of values, compared with trying all 256. */
#include "support/cmocka.h"

#include "games/collision/values.h"

#define ROUNDS 50000

static gboolean
opens_all (MusterValueSet set, const MusterValueSet *masks, guint n)
{
  for (guint i = 0; i < n; i++)
    if (masks[i] != 0 && (masks[i] & set) == 0)
      return FALSE;
  return TRUE;
}

/* Whether one set comes before another of the same size by the names of its values. */
static gboolean
is_before (MusterValueSet a, MusterValueSet b)
{
  for (guint bit = 0; bit < MUSTER_MAX_VALUES; bit++)
    {
      gboolean in_a = (a >> bit & 1) != 0, in_b = (b >> bit & 1) != 0;

      if (in_a != in_b)
        return in_a;
    }
  return FALSE;
}

static void
assert_like_brute_force (const MusterValueSet *masks, guint n, guint most)
{
  MusterCollisionValueNeeds needs = { 0 };
  MusterValueChoices choices;
  guint smallest = MUSTER_MAX_VALUES, found = 0, size;

  for (guint i = 0; i < n; i++)
    muster_collision_value_needs_add (&needs, masks[i]);
  size = muster_collision_values_find_smallest (&needs, most, &choices);

  for (guint set = 0; set < 256; set++)
    if (opens_all ((MusterValueSet) set, masks, n))
      smallest = MIN (smallest, muster_value_set_size ((MusterValueSet) set));
  for (guint set = 0; set < 256; set++)
    found += muster_value_set_size ((MusterValueSet) set) == smallest && opens_all ((MusterValueSet) set, masks, n);

  assert_int_equal (size, smallest);
  assert_int_equal (choices.n, smallest <= most ? found : 0);
  for (guint i = 0; i < choices.n; i++)
    {
      assert_int_equal (muster_value_set_size (choices.sets[i]), smallest);
      assert_true (opens_all (choices.sets[i], masks, n));
      if (i > 0)
        assert_true (is_before (choices.sets[i - 1], choices.sets[i]));
    }
}

static void
test_random_needs (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  for (guint round = 0; round < ROUNDS; round++)
    {
      MusterValueSet masks[12];
      guint n = (guint) g_rand_int_range (rand, 0, G_N_ELEMENTS (masks) + 1);
      gint most = round % 2 == 0 ? 3 : g_rand_int_range (rand, 0, 9);

      for (guint i = 0; i < n; i++)
        {
          masks[i] = (MusterValueSet) (1u << g_rand_int_range (rand, 0, 8));
          if (round % 3 == 0)
            masks[i] |= (MusterValueSet) (1u << g_rand_int_range (rand, 0, 8));
          if (round % 7 == 0)
            masks[i] = (MusterValueSet) g_rand_int_range (rand, 0, 256);
        }
      assert_like_brute_force (masks, n, (guint) most);
    }
}

static void
test_none (void **state)
{
  MusterCollisionValueNeeds needs = { 0 };
  MusterValueChoices choices;

  muster_collision_value_needs_add (&needs, 0);
  assert_int_equal (muster_collision_values_find_smallest (&needs, 3, &choices), 0);
  assert_int_equal (choices.n, 1);
  assert_int_equal (choices.sets[0], 0);
}

/* The most choices there can be: any four of eight. */
static void
test_every_five (void **state)
{
  MusterCollisionValueNeeds needs = { 0 };
  MusterValueChoices choices;

  for (guint set = 0; set < 256; set++)
    if (muster_value_set_size ((MusterValueSet) set) == 5)
      muster_collision_value_needs_add (&needs, (MusterValueSet) set);
  assert_int_equal (muster_collision_values_find_smallest (&needs, 8, &choices), 4);
  assert_int_equal (choices.n, MUSTER_MAX_VALUE_CHOICES);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_random_needs),
    cmocka_unit_test (test_none),
    cmocka_unit_test (test_every_five),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
