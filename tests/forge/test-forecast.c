/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What each option leaves, against a count of the character that has it. */
#include "support/cmocka.h"

#include "forge/count.h"
#include "forge/forecast.h"
#include "forge/tables.h"
#include "forge/forge.h"
#include "support/content.h"
#include "support/random.h"

static MusterForge *forge;

/* The cheapest legal character with all of this; -1 if there is none. */
static gint
find_cheapest (const MusterCollisionCharacter *character)
{
  g_auto (MusterForgeDraft) draft = { 0 };
  g_autoptr (MusterForgeCount) count = NULL;

  muster_forge_draft_read (&draft, forge, character, 0);
  count = muster_forge_count (forge, &draft, MUSTER_FORGE_ANY_POINTS);
  return count->by_points->len > 0 ? count->least : -1;
}

/* Each option that the place could have, chosen and counted. */
static void
assert_place (const MusterCollisionCharacter *character, MusterCollisionSlot slot, guint index, GRand *rand)
{
  MusterKind kind = muster_collision_slot_get_kind (slot);
  g_autoptr (MusterForecasts) forecasts = muster_forecasts_new (forge, character, slot, index);

  for (guint i = 0; i < 4; i++)
    {
      const MusterOption *option = muster_catalog_nth (
          content_get (), kind, (guint) g_rand_int_range (rand, 0, (gint) muster_catalog_count (content_get (), kind)));
      g_autoptr (MusterCollisionCharacter) with = muster_collision_character_copy_choices (character);
      MusterForecast forecast = muster_forecasts_get (forecasts, option);
      MusterCollisionTotals totals;

      muster_collision_character_choose (with, slot, index, option);
      muster_collision_totals_derive (with, &totals);
      assert_int_equal (forecast.points, totals.points);
      assert_int_equal (forecast.left, character->budget - totals.points);
      assert_int_equal (forecast.cheapest, find_cheapest (with));
    }
}

static void
test_random (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);

  for (guint i = 0; i < 25; i++)
    {
      g_autoptr (MusterCollisionCharacter) character = random_legal_character (content_get (), rand);

      character->budget = 75;
      if (character->weapons->len > 0)
        {
          assert_place (character, MUSTER_COLLISION_SLOT_WEAPON, 0, rand);
          assert_place (character, MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT, 0, rand);
        }
      if (character->skills->len > 0)
        assert_place (character, MUSTER_COLLISION_SLOT_SKILL, 0, rand);
      assert_place (character, MUSTER_COLLISION_SLOT_RACE, 0, rand);
      assert_place (character, MUSTER_COLLISION_SLOT_TAROT, 0, rand);
      assert_place (character, MUSTER_COLLISION_SLOT_ARMOR, 0, rand);
      assert_place (character, MUSTER_COLLISION_SLOT_ACCESSORY, 0, rand);
    }
}

/* A Human costs 20 points, the cheapest tarot nothing. */
static void
test_words (void **state)
{
  const struct
  {
    gint budget;
    const char *text, *brief;
  } cases[] = { { 19, "A dead end: at least 20 of 19 points", "dead end" },
                { 20, "0 points left", "0 left" },
                { 21, "1 point left", "1 left" },
                { MUSTER_COLLISION_NO_BUDGET, NULL, NULL } };
  g_autoptr (MusterCollisionCharacter) character = muster_collision_character_new ();
  const MusterOption *human = content_find (MUSTER_KIND_RACE, "human");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterForecasts) forecasts = NULL;
      g_autofree char *text = NULL, *brief = NULL;
      MusterForecast forecast;

      character->budget = cases[i].budget;
      forecasts = muster_forecasts_new (forge, character, MUSTER_COLLISION_SLOT_RACE, 0);
      forecast = muster_forecasts_get (forecasts, human);
      text = muster_forecast_dup_text (&forecast, forecasts);
      brief = muster_forecast_dup_short (&forecast, forecasts);
      assert_int_equal (g_strcmp0 (text, cases[i].text), 0);
      assert_int_equal (g_strcmp0 (brief, cases[i].brief), 0);
      assert_int_equal (forecast.closed, i == 0);
    }
}

/* A tarot of 3 points leaves 72 of 75, and the cheapest race must still be paid. */
static void
test_what_is_missing (void **state)
{
  g_autoptr (MusterCollisionCharacter) character = muster_collision_character_new ();
  const MusterOption *tarot = content_find (MUSTER_KIND_TAROT, "3-of-swords");
  g_autofree char *brief = NULL, *expected = NULL;
  g_autoptr (MusterForecasts) forecasts = NULL;
  MusterForecast forecast;
  gint cheapest = G_MAXINT;

  for (guint i = 0; i < muster_catalog_count (content_get (), MUSTER_KIND_RACE); i++)
    cheapest = MIN (cheapest, muster_catalog_nth (content_get (), MUSTER_KIND_RACE, i)->points);
  character->budget = 75;
  forecasts = muster_forecasts_new (forge, character, MUSTER_COLLISION_SLOT_TAROT, 0);
  forecast = muster_forecasts_get (forecasts, tarot);
  brief = muster_forecast_dup_short (&forecast, forecasts);
  expected = g_strdup_printf ("72 left · %d or more", cheapest + 3);
  assert_string_equal (brief, expected);
}

int
main (void)
{
  const struct CMUnitTest tests[]
      = { cmocka_unit_test (test_random), cmocka_unit_test (test_words), cmocka_unit_test (test_what_is_missing) };
  int failed;

  forge = muster_forge_new (content_get ());
  failed = cmocka_run_group_tests_name ("forecast", tests, NULL, NULL);
  muster_forge_free (forge);
  content_drop ();
  return failed;
}
