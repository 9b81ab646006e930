/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The catalogue: adding and finding, the values' bits, and what features add up to. */
#include "support/cmocka.h"

#include "model/catalog/catalog.h"
#include "model/catalog/field.h"

static void
test_add_and_find (void **state)
{
  g_autoptr (MusterCatalog) catalog = muster_catalog_new ();
  g_autofree char *id = g_strdup ("pike");
  MusterOption *pike = muster_catalog_add (catalog, MUSTER_KIND_WEAPON, id, "Pike");

  *id = 'x'; /* the catalogue has its own copy */
  assert_non_null (pike);
  assert_string_equal (pike->id, "pike");
  assert_string_equal (pike->name, "Pike");
  assert_string_equal (pike->about, "");
  assert_int_equal (pike->kind, MUSTER_KIND_WEAPON);
  assert_ptr_equal (muster_catalog_find (catalog, MUSTER_KIND_WEAPON, "pike"), pike);
  assert_null (muster_catalog_find (catalog, MUSTER_KIND_WEAPON, "Pike"));
  assert_null (muster_catalog_find (catalog, MUSTER_KIND_ARMOR, "pike"));
}

static void
test_an_id_once_a_kind (void **state)
{
  g_autoptr (MusterCatalog) catalog = muster_catalog_new ();

  assert_non_null (muster_catalog_add (catalog, MUSTER_KIND_WEAPON_ENCHANTMENT, "shadow", "Shadow"));
  assert_null (muster_catalog_add (catalog, MUSTER_KIND_WEAPON_ENCHANTMENT, "shadow", "Another"));
  assert_non_null (muster_catalog_add (catalog, MUSTER_KIND_ARMOR_ENCHANTMENT, "shadow", "Shadow"));
  assert_int_equal (muster_catalog_count (catalog, MUSTER_KIND_WEAPON_ENCHANTMENT), 1);
  assert_string_equal (muster_catalog_find (catalog, MUSTER_KIND_WEAPON_ENCHANTMENT, "shadow")->name, "Shadow");
}

static void
test_order_is_kept (void **state)
{
  static const char *const ids[] = { "zeta", "alpha", "mid" };
  g_autoptr (MusterCatalog) catalog = muster_catalog_new ();

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    muster_catalog_add (catalog, MUSTER_KIND_RACE, ids[i], ids[i]);
  assert_int_equal (muster_catalog_count (catalog, MUSTER_KIND_RACE), 3);
  assert_int_equal (muster_catalog_count (catalog, MUSTER_KIND_TAROT), 0);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    assert_string_equal (muster_catalog_nth (catalog, MUSTER_KIND_RACE, i)->id, ids[i]);
}

/* The book's values, in the book's order. */
static MusterCatalog *
new_with_values (void)
{
  static const char *const names[]
      = { "Chivalry", "Diplomacy", "Mysticism", "Liberty", "Brutality", "Conquest", "Sorcery", "Savagery" };
  MusterCatalog *catalog = muster_catalog_new ();

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *id = g_ascii_strdown (names[i], -1);

      muster_catalog_add (catalog, MUSTER_KIND_VALUE, id, names[i]);
    }
  muster_catalog_settle_values (catalog);
  return catalog;
}

static void
test_bits_are_alphabetical (void **state)
{
  static const char *const sorted[]
      = { "brutality", "chivalry", "conquest", "diplomacy", "liberty", "mysticism", "savagery", "sorcery" };
  g_autoptr (MusterCatalog) catalog = new_with_values ();

  for (guint bit = 0; bit < G_N_ELEMENTS (sorted); bit++)
    {
      assert_string_equal (muster_catalog_value (catalog, bit)->id, sorted[bit]);
      assert_int_equal (muster_catalog_find (catalog, MUSTER_KIND_VALUE, sorted[bit])->values, 1 << bit);
    }
  assert_string_equal (muster_catalog_nth (catalog, MUSTER_KIND_VALUE, 0)->id, "chivalry");
}

static void
assert_values (const MusterCatalog *catalog, MusterValueSet set, const char *ids, const char *names)
{
  g_autofree char *own_ids = muster_catalog_dup_value_ids (catalog, set);
  g_autofree char *own_names = muster_catalog_dup_value_names (catalog, set);

  assert_string_equal (own_ids, ids);
  assert_string_equal (own_names, names);
}

static void
test_lists_of_values (void **state)
{
  g_autoptr (MusterCatalog) catalog = new_with_values ();

  assert_values (catalog, 0, "", "");
  assert_values (catalog, 1 << 7, "sorcery", "Sorcery");
  assert_values (catalog, 1 << 1 | 1 << 0, "brutality chivalry", "Brutality and Chivalry");
  assert_values (catalog, 1 << 2 | 1 << 3 | 1 << 7, "conquest diplomacy sorcery", "Conquest, Diplomacy and Sorcery");
}

static void
test_bits_without_a_value (void **state)
{
  g_autoptr (MusterCatalog) catalog = muster_catalog_new ();

  muster_catalog_add (catalog, MUSTER_KIND_VALUE, "only", "Only");
  muster_catalog_settle_values (catalog);
  assert_values (catalog, 0xff, "only", "Only");
  assert_null (muster_catalog_value (catalog, 1));
  assert_null (muster_catalog_value (catalog, 7));
}

static void
test_set_sizes (void **state)
{
  assert_int_equal (muster_value_set_size (0), 0);
  assert_int_equal (muster_value_set_size (0x85), 3);
  assert_int_equal (muster_value_set_size (0xff), 8);
}

/* Three prices, each twice, and none of them in order. */
static void
test_by_points (void **state)
{
  static const gint8 points[] = { 4, -2, 0, 4, 0, -2 };
  static const guint expected[] = { 1, 5, 2, 4, 0, 3 };
  g_autoptr (MusterCatalog) catalog = muster_catalog_new ();
  const MusterCatalogPlace *places;

  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    {
      g_autofree char *id = g_strdup_printf ("armor-%u", i);

      muster_catalog_add (catalog, MUSTER_KIND_ARMOR, id, id)->points = points[i];
    }
  places = muster_catalog_get_by_points (catalog, MUSTER_KIND_ARMOR);
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      assert_int_equal (places[i].nth, expected[i]);
      assert_ptr_equal (places[i].option, muster_catalog_nth (catalog, MUSTER_KIND_ARMOR, expected[i]));
    }
  assert_ptr_equal (muster_catalog_get_by_points (catalog, MUSTER_KIND_ARMOR), places);
}

/* A value added later moves the following ones in the alphabet; whatever had them keeps them. */
static void
test_values_that_come_later (void **state)
{
  g_autoptr (MusterCatalog) catalog = muster_catalog_new ();
  MusterOption *weapon;
  g_autofree char *ids = NULL;

  muster_catalog_add (catalog, MUSTER_KIND_VALUE, "chivalry", "Chivalry");
  muster_catalog_add (catalog, MUSTER_KIND_VALUE, "sorcery", "Sorcery");
  muster_catalog_settle_values (catalog);
  weapon = muster_catalog_add (catalog, MUSTER_KIND_WEAPON, "wand", "Wand");
  weapon->values = muster_catalog_find (catalog, MUSTER_KIND_VALUE, "sorcery")->values;
  muster_catalog_add (catalog, MUSTER_KIND_VALUE, "liberty", "Liberty");
  muster_catalog_settle_values (catalog);
  ids = muster_catalog_dup_value_ids (catalog, weapon->values);
  assert_string_equal (ids, "sorcery");
  assert_string_equal (muster_catalog_value (catalog, 1)->id, "liberty");
}

static void
test_packs (void **state)
{
  g_autoptr (MusterCatalog) catalog = muster_catalog_new ();
  MusterPackFacts facts = { "Collision", "collision", "1.0", "abc", NULL };

  muster_catalog_add_pack (catalog, &facts);
  assert_int_equal (muster_catalog_n_packs (catalog), 1);
  assert_string_equal (muster_catalog_pack (catalog, 0)->name, "Collision");
  assert_string_equal (muster_catalog_pack (catalog, 0)->about, "");
}

static guint8
addable (const char *name)
{
  guint8 what = 0;

  while (!g_str_equal (muster_addable[what].name, name))
    what++;
  return what;
}

static void
test_adding_up (void **state)
{
  MusterAdd adds[] = { { addable ("reach"), 1 }, { addable ("ranged-reach"), 2 } },
            more[] = { { addable ("s-pow"), -1 } };
  MusterFeature features[] = { { .text = "a", .n_adds = 2, .adds = adds }, { .text = "b", .n_adds = 1, .adds = more } };
  MusterOption option = { .own = { [MUSTER_ADDABLE_REACH] = 3 }, .features = features, .n_features = 2 };

  /* Own numbers stay separate, so adding up again changes nothing. */
  for (guint i = 0; i < 2; i++)
    {
      assert_true (muster_catalog_add_up (&option));
      assert_int_equal (option.reach, 4);
      assert_int_equal (option.own[MUSTER_ADDABLE_REACH], 3);
      assert_int_equal (option.ranged_reach, 2);
      assert_int_equal (option.stats[MUSTER_STAT_S_POW], -1);
    }
}

static void
test_adding_up_too_much (void **state)
{
  MusterAdd adds[] = { { addable ("def"), 99 } };
  MusterFeature features[] = { { .text = "a", .n_adds = 1, .adds = adds }, { .text = "b", .n_adds = 1, .adds = adds } };
  MusterOption option = { .features = features, .n_features = 2 };

  assert_false (muster_catalog_add_up (&option));
}

/* Sharp counts among the specials, Slay among the criticals; elsewhere they are only words. */
static void
test_traits (void **state)
{
  MusterOption sharp = { .trait = MUSTER_TRAIT_SHARP }, slay = { .trait = MUSTER_TRAIT_SLAY };
  const MusterOption *is_sharp[] = { &sharp }, *is_slay[] = { &slay };
  MusterFeature right[] = {
    { .text = "Sharp", .place = MUSTER_FEATURE_PLACE_SPECIAL, .n_abilities = 1, .abilities = is_sharp },
    { .text = "Slay", .place = MUSTER_FEATURE_PLACE_CRIT, .n_abilities = 1, .abilities = is_slay },
  };
  MusterFeature swapped[] = {
    { .text = "Sharp", .place = MUSTER_FEATURE_PLACE_CRIT, .n_abilities = 1, .abilities = is_sharp },
    { .text = "Immune to Slay", .place = MUSTER_FEATURE_PLACE_EFFECT, .n_abilities = 1, .abilities = is_slay },
  };
  MusterOption weapon = { .features = right, .n_features = 2 }, other = { .features = swapped, .n_features = 2 };

  muster_catalog_add_up (&weapon);
  assert_true (weapon.sharp);
  assert_true (weapon.slay);
  muster_catalog_add_up (&other);
  assert_false (other.sharp);
  assert_false (other.slay);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_add_and_find),    cmocka_unit_test (test_an_id_once_a_kind),
    cmocka_unit_test (test_order_is_kept),   cmocka_unit_test (test_bits_are_alphabetical),
    cmocka_unit_test (test_lists_of_values), cmocka_unit_test (test_bits_without_a_value),
    cmocka_unit_test (test_set_sizes),       cmocka_unit_test (test_by_points),
    cmocka_unit_test (test_packs),           cmocka_unit_test (test_values_that_come_later),
    cmocka_unit_test (test_adding_up),       cmocka_unit_test (test_adding_up_too_much),
    cmocka_unit_test (test_traits),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
