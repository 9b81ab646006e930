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
  g_autoptr (MusterForge) forge = muster_forge_new (catalog, NULL);
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

/* A content in which every pair of the eight values has an armor, an enchantment of it and an accessory, and every value a
 * skill: 63,275 families. */

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
make_paired (void)
{
  MusterCatalog *catalog = muster_catalog_new ();

  for (guint i = 0; i < VALUES; i++)
    add_of (catalog, MUSTER_KIND_VALUE, 1u << i);
  muster_catalog_settle_values (catalog);
  muster_catalog_add (catalog, MUSTER_KIND_RACE, "sage", "Sage");
  muster_catalog_add (catalog, MUSTER_KIND_TAROT, "ace", "Ace")->skills = 2;
  for (guint a = 0; a < VALUES; a++)
    {
      add_of (catalog, MUSTER_KIND_SKILL, 1u << a);
      for (guint b = a + 1; b < VALUES; b++)
        {
          add_of (catalog, MUSTER_KIND_ARMOR, 1u << a | 1u << b);
          add_of (catalog, MUSTER_KIND_ARMOR_ENCHANTMENT, 1u << a | 1u << b);
          add_of (catalog, MUSTER_KIND_ACCESSORY, 1u << a | 1u << b);
        }
    }
  return catalog;
}

/* Whether three values open all of these; 0 asks for none. */
static gboolean
three_open (guint a, guint b, guint c, guint d, guint e)
{
  for (guint set = 0; set < 1u << VALUES; set++)
    if (muster_value_set_size ((MusterValueSet) set) == 3 && (a == 0 || (a & set) != 0) && (b == 0 || (b & set) != 0)
        && (c == 0 || (c & set) != 0) && (d & ~set) == 0 && (e & ~set) == 0)
      return TRUE;
  return FALSE;
}

/* No pair, or the n-th. */
static guint
nth_pair (guint n)
{
  for (guint a = 0; n > 0 && a < VALUES; a++)
    for (guint b = a + 1; b < VALUES; b++)
      if (--n == 0)
        return 1u << a | 1u << b;
  return 0;
}

/* Armor, enchantment, accessory and up to two skills, all of them tried. */
static guint64
count_paired (void)
{
  const guint pairs = VALUES * (VALUES - 1) / 2 + 1;
  guint64 count = 0;

  for (guint a = 0; a < pairs; a++)
    for (guint b = 0; b < (a > 0 ? pairs : 1); b++)
      for (guint c = 0; c < pairs; c++)
        for (guint d = 0; d <= VALUES; d++)
          for (guint e = d > 0 ? d + 1 : VALUES + 1; e <= VALUES + 1; e++)
            count += three_open (nth_pair (a), nth_pair (b), nth_pair (c), d > 0 ? 1u << (d - 1) : 0,
                                 e <= VALUES ? 1u << (e - 1) : 0);
  return count;
}

static void
test_paired (void **state)
{
  g_autoptr (MusterCatalog) catalog = make_paired ();
  g_autoptr (MusterForge) forge = muster_forge_new (catalog, NULL);
  g_auto (MusterForgeDraft) draft = { 0 };
  g_autoptr (MusterForgeCount) count = NULL;

  assert_non_null (forge);
  muster_forge_draft_open (&draft, forge);
  count = muster_forge_count (forge, &draft, MUSTER_FORGE_ANY_POINTS);
  assert_int_equal (count->count, count_paired ());
  assert_int_equal (muster_forge_count_places (muster_forge_get_all (forge)), count->count);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_too_many),
    cmocka_unit_test (test_paired),
  };

  return cmocka_run_group_tests_name ("vast", tests, NULL, NULL);
}
