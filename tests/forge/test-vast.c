/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Contents that are hard to count: too many characters, too many combinations of values. */
#include "support/cmocka.h"

#include "forge/count.h"
#include "forge/options.h"
#include "forge/place.h"
#include "forge/random.h"
#include "forge/standing.h"
#include "forge/tables.h"
#include "forge/forge.h"

/* More than fit: any of 120 tricks of a point each. There are 2^120 such characters, which is 0 modulo 2^64. */

#define TRICKS 120

static MusterCatalog *
make_many (void)
{
  MusterCatalog *catalog = muster_catalog_new ();

  muster_catalog_settle_values (catalog);
  muster_catalog_add (catalog, MUSTER_KIND_RACE, "sage", "Sage");
  muster_catalog_add (catalog, MUSTER_KIND_TAROT, "ace", "Ace")->skills = TRICKS;
  for (guint i = 0; i < TRICKS; i++)
    {
      g_autofree char *id = g_strdup_printf ("trick-%u", i);

      muster_catalog_add (catalog, MUSTER_KIND_SKILL, id, id)->points = 1;
    }
  return catalog;
}

static guint64
get_count (const MusterForgeCount *count, guint points)
{
  return g_array_index (count->by_points, MusterSpreadEntry, points).count;
}

static void
test_too_many (void **state)
{
  g_autoptr (MusterCatalog) catalog = make_many ();
  g_autoptr (MusterForge) forge = muster_forge_new (catalog);
  g_autoptr (MusterCollisionCharacter) character = muster_collision_character_new ();
  g_autoptr (MusterForgeTables) few = NULL;
  g_auto (MusterForgeDraft) draft = { 0 };
  g_autoptr (MusterForgeCount) all = NULL, some = NULL;
  g_autoptr (MusterForgeFutures) futures = NULL;
  MusterForgeRandom random = { 1 };
  MusterForgeBuild build;

  muster_forge_draft_open (&draft, forge);
  all = muster_forge_count (forge, &draft, MUSTER_FORGE_ANY_POINTS);
  assert_true (all->count == MUSTER_FORGE_TOO_MANY);
  assert_int_equal (all->by_points->len, TRICKS + 1);
  assert_int_equal (get_count (all, 0), 1);
  assert_int_equal (get_count (all, 2), TRICKS * (TRICKS - 1) / 2);
  assert_true (get_count (all, 60) == MUSTER_FORGE_TOO_MANY);
  futures = muster_forge_look_ahead (forge, &draft, MUSTER_FORGE_ANY_POINTS);
  assert_true (futures->races[0].count == MUSTER_FORGE_TOO_MANY);
  some = muster_forge_count (forge, &draft, 2);
  assert_int_equal (some->count, 1 + TRICKS + TRICKS * (TRICKS - 1) / 2);

  /* None of them has a number, and so none can be drawn; of the few that cost two points, each. */
  assert_false (muster_forge_draw (muster_forge_get_all (forge), &random, &build));
  few = muster_forge_tables_new (forge, &draft, 2, FALSE);
  assert_true (muster_forge_draw (few, &random, &build));
  assert_in_range (build.n_skills, 0, 2);

  /* Two points: among few. A hundred: among too many. */
  for (guint i = 0; i < 100; i++)
    {
      g_autoptr (MusterStanding) standing = i == 2 ? muster_standing_new (forge, character) : NULL;

      assert_true (i != 2 || (standing->count == some->count && standing->stats[0].equal == some->count));
      muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_SKILL, i,
                                         muster_catalog_nth (catalog, MUSTER_KIND_SKILL, i));
    }
  assert_null (muster_standing_new (forge, character));
}

/* A content where each set of that many of the eight values has an armor, every third one an enchantment and an
 * accessory, and every value a skill. Pairs make 63,275 families; threes more than anybody has counted. */

#define VALUES 8

static void
add_of (MusterCatalog *catalog, MusterKind kind, guint values)
{
  g_autofree char *id = g_strdup_printf ("of-%u", values);
  MusterOption *option = muster_catalog_add (catalog, kind, id, id);

  option->values = (MusterValueSet) values;
  option->points = 1;
}

static MusterCatalog *
make_mixed (guint size)
{
  MusterCatalog *catalog = muster_catalog_new ();
  guint n = 0;

  for (guint i = 0; i < VALUES; i++)
    add_of (catalog, MUSTER_KIND_VALUE, 1u << i);
  muster_catalog_settle_values (catalog);
  muster_catalog_add (catalog, MUSTER_KIND_RACE, "sage", "Sage");
  muster_catalog_add (catalog, MUSTER_KIND_TAROT, "ace", "Ace")->skills = 2;
  for (guint i = 0; i < VALUES; i++)
    add_of (catalog, MUSTER_KIND_SKILL, 1u << i);
  for (guint values = 0; values < 1u << VALUES; values++)
    if (muster_value_set_size ((MusterValueSet) values) == size)
      {
        add_of (catalog, MUSTER_KIND_ARMOR, values);
        if (n++ % 3 == 0)
          {
            add_of (catalog, MUSTER_KIND_ARMOR_ENCHANTMENT, values);
            add_of (catalog, MUSTER_KIND_ACCESSORY, values);
          }
      }
  return catalog;
}

/* The threes of values (a bit each) that open an option in those values. */
static guint64
find_threes (guint values)
{
  guint64 threes = 0;
  guint n = 0;

  for (guint three = 0; three < 1u << VALUES; three++)
    if (muster_value_set_size ((MusterValueSet) three) == 3)
      threes |= (guint64) (values == 0 || (values & three) != 0) << n++;
  return threes;
}

/* Armor, enchantment, accessory and up to two skills, all of them tried, none being the first of each. */
static guint64
count_mixed (guint size)
{
  guint64 armors[71] = { find_threes (0) }, others[25] = { find_threes (0) }, skills[VALUES + 1] = { find_threes (0) };
  guint64 count = 0;
  guint n = 1, m = 1;

  for (guint values = 0; values < 1u << VALUES; values++)
    if (muster_value_set_size ((MusterValueSet) values) == size)
      {
        if (n % 3 == 1)
          others[m++] = find_threes (values);
        armors[n++] = find_threes (values);
      }
  for (guint i = 0; i < VALUES; i++)
    skills[i + 1] = find_threes (1u << i);
  for (guint a = 0; a < n; a++)
    for (guint b = 0; b < (a > 0 ? m : 1); b++)
      for (guint c = 0; c < m; c++)
        for (guint d = 0; d <= VALUES; d++)
          for (guint e = 0; e < MAX (d, 1); e++)
            count += (armors[a] & others[b] & others[c] & skills[d] & skills[e]) != 0;
  return count;
}

static void
check_places (MusterForge *forge, guint64 count)
{
  MusterForgeTables *all = muster_forge_get_all (forge);

  assert_int_equal (muster_forge_count_places (all), count);
  for (guint i = 0; i < 4; i++)
    {
      MusterForgeBuild build;
      guint64 at = count / 3 * i + i % 2, place;

      assert_int_equal (muster_forge_unrank (all, at, &build), at < count);
      assert_true (at >= count || (muster_forge_rank (all, &build, &place) && place == at));
    }
}

/* `room` limits what is counted at once: 0 counts in the smallest steps. */
static void
check_mixed (guint size, gsize room)
{
  g_autoptr (MusterCatalog) catalog = make_mixed (size);
  g_autoptr (MusterForge) forge = muster_forge_new (catalog);
  g_auto (MusterForgeDraft) draft = { 0 };
  g_autoptr (MusterForgeCount) count = NULL;

  assert_non_null (forge);
  muster_forge_set_limits (forge, 1, room);
  muster_forge_draft_open (&draft, forge);
  count = muster_forge_count (forge, &draft, MUSTER_FORGE_ANY_POINTS);
  assert_int_equal (count->count, count_mixed (size));
  assert_int_equal (get_count (count, 0), 1);
  check_places (forge, count->count);
}

static void
test_mixed (void **state)
{
  for (guint size = 1; size <= VALUES; size++)
    check_mixed (size, 1 << 24);
  check_mixed (6, 0);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_too_many),
    cmocka_unit_test (test_mixed),
  };

  return cmocka_run_group_tests_name ("vast", tests, NULL, NULL);
}
