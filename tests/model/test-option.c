/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Options: the names of kinds, what abilities are called and cost, and the cells that features make. */
#include "support/cmocka.h"

#include "model/catalog/option.h"

static void
assert_ability (MusterOption ability, const char *label, const char *cost)
{
  g_autofree char *own_label = muster_ability_dup_label (&ability);
  g_autofree char *own_cost = muster_ability_dup_cost (&ability);

  assert_string_equal (own_label, label);
  assert_string_equal (own_cost, cost);
}

static void
test_kinds (void **state)
{
  MusterKind found;

  assert_string_equal (muster_kind_get_id (MUSTER_KIND_RACE), "race");
  assert_string_equal (muster_kind_get_id (MUSTER_KIND_WEAPON_ENCHANTMENT), "weapon-enchantment");
  for (MusterKind kind = 0; kind < MUSTER_N_KINDS; kind++)
    {
      assert_true (muster_kind_find (muster_kind_get_id (kind), &found));
      assert_int_equal (found, kind);
    }
  assert_false (muster_kind_find ("races", &found));
  assert_false (muster_kind_find ("", &found));
  assert_false (muster_kind_find ("Race", &found));
}

static void
test_free_ability (void **state)
{
  assert_ability ((MusterOption){ .name = "Sharp", .ability_kind = MUSTER_ABILITY_SPECIAL }, "Sharp", "");
}

static void
test_costs (void **state)
{
  assert_ability ((MusterOption){ .name = "Dazzle", .endurance = 2 }, "Dazzle 2E", "2E");
  assert_ability ((MusterOption){ .name = "Check", .mana = 2 }, "Check 2M", "2M");
  assert_ability ((MusterOption){ .name = "Meteor", .endurance = 2, .mana = 4 }, "Meteor 2E4M", "2E4M");
}

static void
test_reactions (void **state)
{
  assert_ability ((MusterOption){ .name = "Block 2", .ability_kind = MUSTER_ABILITY_REACTION, .endurance = 1 },
                  "Block 2 (RE) 1E", "1E");
  assert_ability ((MusterOption){ .name = "Free", .ability_kind = MUSTER_ABILITY_REACTION }, "Free (RE)", "");
}

/* The table prints Throw as "Throw 1E" though it costs the weapon's EC too. */
static void
test_weapon_cost_is_not_in_the_label (void **state)
{
  assert_ability ((MusterOption){ .name = "Throw", .endurance = 1, .weapon_ec = TRUE }, "Throw 1E", "1E+Weapon EC");
  assert_ability ((MusterOption){ .name = "Barrage", .endurance = 1, .mana = 2, .weapon_ec = TRUE }, "Barrage 1E2M",
                  "1E2M+Weapon EC");
  assert_ability ((MusterOption){ .name = "Swing", .weapon_ec = TRUE }, "Swing", "Weapon EC");
}

static const MusterFeature features[] = {
  { .text = "Injury+2", .place = MUSTER_FEATURE_PLACE_CRIT },
  { .text = "Sharp", .place = MUSTER_FEATURE_PLACE_SPECIAL },
  { .text = "Stun", .place = MUSTER_FEATURE_PLACE_CRIT },
};

static void
assert_features (const MusterOption *option, MusterFeaturePlace place, const char *expected)
{
  g_autofree char *cell = muster_option_dup_features (option, place);

  assert_string_equal (cell, expected);
}

static void
test_features_by_place (void **state)
{
  MusterOption option = { .features = features, .n_features = G_N_ELEMENTS (features) };
  MusterOption bare = { 0 };

  assert_features (&option, MUSTER_FEATURE_PLACE_CRIT, "Injury+2, Stun");
  assert_features (&option, MUSTER_FEATURE_PLACE_SPECIAL, "Sharp");
  assert_features (&option, MUSTER_FEATURE_PLACE_EFFECT, "");
  assert_features (&bare, MUSTER_FEATURE_PLACE_CRIT, "");
}

static void
test_gives (void **state)
{
  MusterOption sharp = { .id = "sharp" }, stun = { .id = "stun" }, hex = { .id = "hex" };
  const MusterOption *explained[] = { &sharp, &stun };
  MusterFeature feature = { .text = "Sharp", .n_abilities = 2, .abilities = explained };
  MusterOption option = { .features = &feature, .n_features = 1 };

  assert_true (muster_option_gives (&option, &sharp));
  assert_true (muster_option_gives (&option, &stun));
  assert_false (muster_option_gives (&option, &hex));
  assert_false (muster_option_gives (&sharp, &sharp));
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_kinds),
    cmocka_unit_test (test_free_ability),
    cmocka_unit_test (test_costs),
    cmocka_unit_test (test_reactions),
    cmocka_unit_test (test_weapon_cost_is_not_in_the_label),
    cmocka_unit_test (test_features_by_place),
    cmocka_unit_test (test_gives),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
