/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fields: what goes into each type of number and what doesn't, and the cells they print. */
#include "support/cmocka.h"

#include <string.h>

#include "model/catalog/catalog.h"
#include "model/catalog/field.h"

static const MusterField *
field_of (MusterKind kind, const char *name)
{
  for (const MusterField *field = muster_fields_of (kind); field->name != NULL; field++)
    if (g_str_equal (field->name, name))
      return field;
  fail_msg ("%s has no field %s", muster_kind_get_id (kind), name);
  return NULL;
}

/* Sets the number, and asks for it again. */
static void
assert_fits (const MusterField *field, gint64 number)
{
  MusterOption option = { 0 };

  assert_true (muster_field_set (field, &option, number));
  assert_int_equal (muster_field_get (field, &option), number);
}

static void
assert_too_much (const MusterField *field, gint64 number)
{
  MusterOption option = { 0 };

  assert_false (muster_field_set (field, &option, number));
}

static void
test_small_numbers (void **state)
{
  const MusterField *def = field_of (MUSTER_KIND_RACE, "def");

  assert_fits (def, 0);
  assert_fits (def, -99);
  assert_fits (def, 99);
  assert_too_much (def, -100);
  assert_too_much (def, 100);
  assert_too_much (def, 256);
  assert_too_much (def, G_MAXINT64);
  assert_too_much (def, G_MININT64);
}

static void
test_ranks (void **state)
{
  const MusterField *rank = field_of (MUSTER_KIND_TAROT, "rank");

  assert_fits (rank, 0);
  assert_fits (rank, 11);
  assert_too_much (rank, -1);
  assert_too_much (rank, 12);
  assert_too_much (rank, 256);
}

static void
test_points (void **state)
{
  const MusterField *points = field_of (MUSTER_KIND_WEAPON, "points");

  assert_fits (points, 0);
  assert_fits (points, 100000);
  assert_too_much (points, -1);
  assert_too_much (points, 100001);
  assert_too_much (points, G_GINT64_CONSTANT (0x100000000));
}

static void
test_yes_and_no (void **state)
{
  const MusterField *ranged = field_of (MUSTER_KIND_WEAPON, "ranged");

  assert_fits (ranged, 0);
  assert_fits (ranged, 1);
  assert_too_much (ranged, 2);
  assert_too_much (ranged, -1);
}

static void
test_words (void **state)
{
  const MusterField *suit = field_of (MUSTER_KIND_SKILL, "suit");

  assert_fits (suit, MUSTER_SUIT_ANY);
  assert_fits (suit, MUSTER_SUIT_COINS);
  assert_too_much (suit, MUSTER_SUIT_COINS + 1);
  assert_too_much (suit, -1);
  assert_too_much (suit, G_GINT64_CONSTANT (0x100000001));
}

/* A tarot has a suit; a skill may be of any suit. */
static void
test_required_words (void **state)
{
  assert_false (field_of (MUSTER_KIND_SKILL, "suit")->required);
  assert_true (field_of (MUSTER_KIND_TAROT, "suit")->required);
  assert_too_much (field_of (MUSTER_KIND_TAROT, "suit"), MUSTER_SUIT_ANY);
  assert_fits (field_of (MUSTER_KIND_TAROT, "suit"), MUSTER_SUIT_COINS);
}

static void
test_texts_take_no_number (void **state)
{
  assert_too_much (field_of (MUSTER_KIND_ABILITY, "about"), 0);
  assert_too_much (field_of (MUSTER_KIND_WEAPON, "crit"), 0);
}

/* What can be added reaches every number that an option's features may change, each only once. */
static void
test_addable (void **state)
{
  static const char *const beyond[] = { "skills", "w-att", "w-pow", "reach", "ranged-reach" };
  guint n = 0;

  for (; muster_addable[n].name != NULL; n++)
    {
      assert_true (n < MUSTER_N_STATS + G_N_ELEMENTS (beyond));
      assert_string_equal (muster_addable[n].name,
                           n < MUSTER_N_STATS ? muster_stat_get_id ((MusterStat) n) : beyond[n - MUSTER_N_STATS]);
      assert_fits (&muster_addable[n], -128);
      assert_fits (&muster_addable[n], 127);
      for (guint other = 0; other < n; other++)
        assert_int_not_equal (muster_addable[n].offset, muster_addable[other].offset);
    }
  assert_int_equal (n, MUSTER_N_STATS + G_N_ELEMENTS (beyond));
}

static void
test_stats_are_in_their_places (void **state)
{
  for (MusterStat stat = 0; stat < MUSTER_N_STATS; stat++)
    {
      MusterOption option = { 0 };

      assert_true (muster_field_set (field_of (MUSTER_KIND_RACE, muster_stat_get_id (stat)), &option, 7));
      assert_int_equal (option.own[stat], 7);
      assert_int_equal (option.stats[stat], 0);
      assert_true (muster_catalog_add_up (&option));
      assert_int_equal (option.stats[stat], 7);
    }
}

static void
assert_cell (const MusterOption *option, const char *name, const char *expected)
{
  g_autofree char *cell = muster_field_dup_cell (field_of (option->kind, name), option);

  assert_string_equal (cell, expected);
}

static void
test_cells (void **state)
{
  static const MusterFeature features[] = {
    { .text = "Stun", .place = MUSTER_FEATURE_PLACE_CRIT },
    { .text = "Pow+2", .place = MUSTER_FEATURE_PLACE_CRIT },
    { .text = "Ranged", .place = MUSTER_FEATURE_PLACE_SPECIAL },
  };
  MusterOption weapon = {
    .kind = MUSTER_KIND_WEAPON,
    .ec = 3,
    .own = { [MUSTER_ADDABLE_W_ATT] = -1 },
    .damage = MUSTER_DAMAGE_FIRE,
    .ranged = TRUE,
    .points = 100000,
    .features = features,
    .n_features = G_N_ELEMENTS (features),
  };

  assert_cell (&weapon, "ec", "3");
  assert_cell (&weapon, "w-att", "-1");
  assert_cell (&weapon, "w-pow", "0");
  assert_cell (&weapon, "type", "fire");
  assert_cell (&weapon, "ranged", "yes");
  assert_cell (&weapon, "points", "100000");
  assert_cell (&weapon, "crit", "Stun, Pow+2");
  assert_cell (&weapon, "special", "Ranged");
}

/* Its table has one column for both: "Crit: Slay" as the book prints it. */
static void
test_enchantments_print_their_crit_as_a_special (void **state)
{
  static const MusterFeature slay[] = { { .text = "Slay", .place = MUSTER_FEATURE_PLACE_CRIT } };
  static const MusterFeature both[] = {
    { .text = "W-Att+1", .place = MUSTER_FEATURE_PLACE_SPECIAL },
    { .text = "Slay", .place = MUSTER_FEATURE_PLACE_CRIT },
  };
  MusterOption bone = { .kind = MUSTER_KIND_WEAPON_ENCHANTMENT, .features = slay, .n_features = 1 };
  MusterOption more = { .kind = MUSTER_KIND_WEAPON_ENCHANTMENT, .features = both, .n_features = 2 };
  MusterOption none = { .kind = MUSTER_KIND_WEAPON_ENCHANTMENT };

  assert_cell (&bone, "special", "Crit: Slay");
  assert_cell (&more, "special", "Crit: Slay, W-Att+1");
  assert_cell (&none, "special", "");
}

static void
test_any_suit_is_empty (void **state)
{
  MusterOption skill = { .kind = MUSTER_KIND_SKILL, .rank = 4 };

  assert_cell (&skill, "suit", "");
  assert_cell (&skill, "rank", "4");
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_small_numbers),
    cmocka_unit_test (test_ranks),
    cmocka_unit_test (test_points),
    cmocka_unit_test (test_yes_and_no),
    cmocka_unit_test (test_words),
    cmocka_unit_test (test_required_words),
    cmocka_unit_test (test_texts_take_no_number),
    cmocka_unit_test (test_addable),
    cmocka_unit_test (test_stats_are_in_their_places),
    cmocka_unit_test (test_cells),
    cmocka_unit_test (test_enchantments_print_their_crit_as_a_special),
    cmocka_unit_test (test_any_suit_is_empty),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
