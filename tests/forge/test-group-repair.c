/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The smallest repairs of battle groups, against trying everything, and a few worked out by hand. */
#include "forge/repair/group-repair.h"

#include "forge/brute.h"
#include "games/collision/band.h"
#include "games/collision/group-judge.h"
#include "model/member.h"
#include "support/cmocka.h"
#include "support/content.h"
#include "support/random.h"

/* Trying everything. */

#define MOST_CHANGES 3

typedef struct
{
  const MusterCatalog *catalog;
  const MusterCollisionGroup *group;
  GPtrArray *versions[4][MOST_CHANGES + 1]; /* of each member, by changes: MusterCollisionCharacter */
  MusterCollisionGroup *tried;
  gint64 points;
  gint64 nearest; /* the smallest difference; -1: none is legal */
} Trying;

static gboolean
is_legal (const MusterCatalog *catalog, const MusterCollisionGroup *group, gint64 *points)
{
  g_autoptr (MusterCollisionGroupTotals) totals = muster_collision_group_add_up (catalog, group);
  g_autoptr (GArray) findings = muster_collision_group_judge (group, totals);

  *points = totals->points;
  return findings->len == 0;
}

static void
try_from (Trying *trying, guint n, guint left)
{
  const MusterThing *member = n < trying->group->members->len ? trying->group->members->pdata[n] : NULL;
  gint64 points;

  if (member == NULL)
    {
      if (left == 0 && is_legal (trying->catalog, trying->tried, &points)
          && (trying->nearest < 0 || ABS (points - trying->points) < trying->nearest))
        trying->nearest = ABS (points - trying->points);
      return;
    }
  for (guint out = 0; out <= left && out <= muster_member_get_count (member); out++)
    {
      guint stay = muster_member_get_count (member) - out;

      if (stay == 0)
        {
          try_from (trying, n + 1, left - out);
          continue;
        }
      for (guint changes = 0; out + changes <= left; changes++)
        for (guint i = 0; i < trying->versions[n][changes]->len; i++)
          {
            MusterThing *version = trying->versions[n][changes]->pdata[i];

            muster_member_set_count (version, stay);
            g_ptr_array_add (trying->tried->members, version);
            try_from (trying, n + 1, left - out - changes);
            g_ptr_array_set_size (trying->tried->members, (gint) trying->tried->members->len - 1);
          }
    }
}

static void
add_version (const MusterCollisionCharacter *character, gint64 difference, gpointer data)
{
  g_ptr_array_add (data, muster_collision_character_copy_choices (character));
}

static void
list_versions (Trying *trying, guint changes)
{
  for (guint i = 0; i < trying->group->members->len; i++)
    {
      const MusterThing *member = trying->group->members->pdata[i];
      GPtrArray *versions = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);

      if (member->klass == &muster_collision_character_class)
        brute_each (trying->catalog, (const MusterCollisionCharacter *) member, changes, add_version, versions);
      else if (changes == 0)
        g_ptr_array_add (versions, muster_thing_dup (member));
      trying->versions[i][changes] = versions;
    }
}

/* The fewest changes up to MOST_CHANGES, and the smallest difference then; FALSE if it takes more. */
static gboolean
try_all (const MusterCatalog *catalog, const MusterCollisionGroup *group, guint *changes, gint64 *difference)
{
  Trying trying = { catalog, group, .nearest = -1 };

  is_legal (catalog, group, &trying.points);
  trying.tried = muster_collision_group_new ();
  trying.tried->limit = group->limit;
  g_ptr_array_set_free_func (trying.tried->members, NULL);
  for (*changes = 0; *changes <= MOST_CHANGES && trying.nearest < 0; (*changes)++)
    {
      list_versions (&trying, *changes);
      try_from (&trying, 0, *changes);
    }
  (*changes)--;
  *difference = trying.nearest;
  muster_collision_group_free (trying.tried);
  for (guint i = 0; i < group->members->len; i++)
    for (guint j = 0; j <= MOST_CHANGES; j++)
      g_clear_pointer (&trying.versions[i][j], g_ptr_array_unref);
  return trying.nearest >= 0;
}

/* Comparing. */

static guint
count_changes (const MusterGroupRepair *repair)
{
  guint n = 0;

  for (guint i = 0; i < repair->changes->len; i++)
    n += MAX (1, g_array_index (repair->changes, MusterGroupChange, i).leave_out);
  return n;
}

static void
assert_mended (const MusterCatalog *catalog, const MusterCollisionGroup *group, const MusterGroupRepair *repair)
{
  g_autoptr (MusterCollisionGroup) copy = muster_collision_group_copy (group);
  g_autoptr (GPtrArray) texts = muster_group_repair_dup_texts (repair, catalog, group);
  g_autoptr (MusterChange) change = muster_group_repair_make_change (repair, catalog);
  gint64 points, sum = 0;

  assert_int_equal (texts->len, repair->changes->len);
  for (guint i = 0; i < repair->changes->len; i++)
    sum += g_array_index (repair->changes, MusterGroupChange, i).change.points;
  assert_int_equal (sum, repair->difference);
  assert_int_equal (count_changes (repair), repair->n_changes);
  assert_true (muster_change_apply (change, &copy->thing));
  assert_true (is_legal (catalog, copy, &points));
  assert_int_equal (points, repair->points + repair->difference);
}

static void
assert_smallest (const MusterCatalog *catalog, const MusterCollisionGroup *group)
{
  g_autoptr (MusterGroupRepair) repair = muster_group_repair_find (catalog, group);
  guint changes;
  gint64 difference;

  assert_mended (catalog, group, repair);
  if (!try_all (catalog, group, &changes, &difference))
    {
      assert_true (repair->n_changes > MOST_CHANGES);
      return;
    }
  assert_int_equal (repair->n_changes, changes);
  assert_int_equal (ABS (repair->difference), difference);
}

static MusterThing *
small_fixed (GRand *rand)
{
  MusterCollisionFixed *fixed = muster_collision_fixed_new ();

  fixed->points = g_rand_int_range (rand, 0, 60);
  fixed->limit = g_rand_boolean (rand) ? 250 : 0;
  fixed->values = (MusterValueSet) (1u << g_rand_int_range (rand, 0, MUSTER_MAX_VALUES));
  return &fixed->thing;
}

static MusterCollisionGroup *
small_group (const MusterCatalog *catalog, GRand *rand)
{
  MusterCollisionGroup *group = muster_collision_group_new ();
  gint n = g_rand_int_range (rand, 1, 4);

  group->limit = g_rand_int_range (rand, 0, 6) == 0 ? -1 : g_rand_int_range (rand, 20, 260);
  for (gint i = 0; i < n; i++)
    {
      MusterThing *member
          = g_rand_int_range (rand, 0, 5) == 0 ? small_fixed (rand) : &brute_character (catalog, rand)->thing;

      g_ptr_array_add (group->members, member);
      muster_member_set_count (member, g_rand_int_range (rand, 0, 3) == 0 ? 2 : 1);
    }
  return group;
}

static void
test_small (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (23);

  for (guint i = 0; i < 600; i++)
    {
      g_autoptr (MusterCatalog) catalog = brute_catalog_new (rand);
      g_autoptr (MusterCollisionGroup) group = small_group (catalog, rand);

      assert_smallest (catalog, group);
    }
}

/* Any group is repaired, or too large. */
static void
test_random (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  for (guint i = 0; i < 150; i++)
    {
      g_autoptr (MusterCollisionGroup) group = random_group (content_get (), rand);
      g_autoptr (MusterGroupRepair) repair = NULL;

      for (guint j = 0; j < group->members->len; j++)
        if (i % 10 != 0)
          muster_member_set_count (group->members->pdata[j],
                                   MIN (4, muster_member_get_count (group->members->pdata[j])));
      repair = muster_group_repair_find (content_get (), group);
      if (!repair->too_large)
        assert_mended (content_get (), group, repair);
    }
}

/* By hand. */

static void
assert_texts (MusterCollisionGroup *group, guint changes, const char *wanted)
{
  g_autoptr (MusterGroupRepair) repair = muster_group_repair_find (content_get (), group);
  g_autoptr (GPtrArray) texts = muster_group_repair_dup_texts (repair, content_get (), group);
  g_autofree char *all = NULL;

  g_ptr_array_add (texts, NULL);
  all = g_strjoinv ("; ", (char **) texts->pdata);
  assert_string_equal (all, wanted);
  assert_int_equal (repair->n_changes, changes);
  assert_mended (content_get (), group, repair);
}

/* An empty group breaks no rule, whatever the limit. */
static void
test_empty (void **state)
{
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();
  g_autoptr (MusterGroupRepair) repair = NULL;

  group->limit = 0;
  repair = muster_group_repair_find (content_get (), group);
  assert_true (repair->legal);
}

/* A change inside a member counts once for all its copies: 3 × 22 are 2 too many. The next cheaper race costs 20 and
 * saves 6, leaving one out saves 22; tarot and skill cost nothing. */
static void
test_copies (void **state)
{
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();
  g_autoptr (MusterGroupRepair) repair = NULL;

  band_add (group, "fae", 3);
  group->limit = 64;
  repair = muster_group_repair_find (content_get (), group);
  assert_int_equal (repair->points, 66);
  assert_int_equal (repair->n_changes, 1);
  assert_int_equal (repair->difference, -6);
}

/* Three values that need each other and a fourth that doesn't: a fixed character can only go. */
static void
test_fixed (void **state)
{
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();

  group->limit = 500;
  band_add_fixed (group, "One", 50, "conquest", 0);
  band_add_fixed (group, "Two", 60, "liberty", 0);
  band_add_fixed (group, "Three", 40, "sorcery", 0);
  band_add_fixed (group, "Four", 45, "savagery", 0);
  assert_texts (group, 1, "Leave out Three (-40 points)");
  band_add_fixed (group, "Late", 10, NULL, 501);
  assert_texts (group, 2, "Leave out Late (-10 points); Leave out Three (-40 points)");
}

/* Under 250 points an Ace gets another tarot; it names no other change, since that is one. */
static void
test_restricted (void **state)
{
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();

  group->limit = 200;
  band_add (group, "ace", 1);
  assert_texts (group, 1, "ace: Replace Ace of Cups with 7 of Cups (-23 points)");
}

static void
test_too_large (void **state)
{
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();
  g_autoptr (MusterGroupRepair) repair = NULL;

  group->limit = 10;
  for (guint i = 0; i < 3; i++)
    band_add (group, "human", 999);
  repair = muster_group_repair_find (content_get (), group);
  assert_true (repair->too_large);
  assert_int_equal (repair->changes->len, 0);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_empty),      cmocka_unit_test (test_copies),    cmocka_unit_test (test_fixed),
    cmocka_unit_test (test_restricted), cmocka_unit_test (test_too_large), cmocka_unit_test (test_small),
    cmocka_unit_test (test_random),
  };

  return cmocka_run_group_tests_name ("group-repair", tests, content_setup, content_teardown);
}
