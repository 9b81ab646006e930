/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who could join a group: points, what is left, the next value, and why not. */
#include "games/collision/band.h"

#include "games/collision/group-offer.h"
#include "games/collision/totals.h"
#include "support/content.h"
#include "support/random.h"

/* What adding one more would do, in words, and why it is illegal. */
static void
assert_offer (const MusterCollisionGroup *group, MusterThing *thing, const char *text, const char *reason)
{
  g_autoptr (GPtrArray) things = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);
  g_autoptr (MusterCollisionGroupOffers) offers = NULL;
  g_autofree char *found = NULL, *why = NULL;

  g_ptr_array_add (things, thing);
  offers = muster_collision_group_offers_new (content_get (), group, things);
  found = muster_collision_group_offers_dup_text (offers, muster_collision_group_offers_at (offers, 0));
  why = muster_collision_group_offers_dup_reason (offers, muster_collision_group_offers_at (offers, 0));
  assert_string_equal (found, text);
  assert_string_equal (why, reason);
  assert_int_equal (muster_collision_group_offers_at (offers, 0)->legal, *reason == '\0');
}

static void
assert_band (const MusterCollisionGroup *group, const char *race, const char *text, const char *reason)
{
  assert_offer (group, &band_new (race)->thing, text, reason);
}

static void
test_points (void **state)
{
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();

  assert_band (group, "human", "+20", "");
  group->limit = 62;
  band_add (group, "human", 2); /* 40 */
  assert_band (group, "wisp", "+22, 0 left, uses Diplomacy as the first value", "");
  assert_band (group, "demon", "+24, 2 over the limit, uses Brutality as the first value: illegal",
               "The group costs 64 points, 2 more than its limit of 62.");
  /* If the limit is already exceeded, another member makes it worse. */
  band_add (group, "demon", 1);
  assert_band (group, "human", "+20, 22 over the limit: illegal",
               "The group costs 84 points, 22 more than its limit of 62.");
}

static void
test_values (void **state)
{
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();

  band_add (group, "wisp", 1);
  assert_band (group, "wisp", "+22", "");
  assert_band (group, "orc", "+20, uses Mysticism as the second value", "");
  band_add (group, "orc", 1);
  assert_band (group, "imp", "+22, uses Conquest as the third value", "");
  band_add (group, "imp", 1);
  assert_band (group, "human", "+20", "");
  assert_band (group, "dwarf", "+17, uses Liberty as the fourth value: illegal",
               "Together these characters need at least four values; a group has at most three.");
  /* And once it has four, a fifth is worse, but not another of the four. */
  band_add (group, "dwarf", 1);
  assert_band (group, "dwarf", "+17", "");
  assert_band (group, "demon", "+24, uses Brutality as the fifth value: illegal",
               "Together these characters need at least five values; a group has at most three.");
}

static void
test_open_values (void **state)
{
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();
  MusterCollisionCharacter *knight = band_new ("knight"), *proud = band_new ("human");
  g_autofree char *text = NULL;
  MusterCollisionTotals totals;

  muster_collision_totals_derive (knight, &totals);
  text = g_strdup_printf ("+%d, uses Brutality or Chivalry as the first value", (gint) totals.points);
  assert_offer (group, &knight->thing, text, "");
  /* What an open knight already may need comes for nothing. */
  band_add (group, "knight", 1);
  assert_band (group, "fae", "+22", "");
  assert_band (group, "wisp", "+22, uses Diplomacy as the second value", "");
  /* All that is named counts. */
  proud->names_values = TRUE;
  proud->values = band_value ("conquest") | band_value ("sorcery");
  assert_offer (group, &proud->thing, "+20, uses Conquest and Sorcery, three values in all", "");
}

static void
test_restricted_and_illegal (void **state)
{
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new (), other = muster_collision_group_new ();
  MusterCollisionCharacter *blank = muster_collision_character_new ();
  MusterCollisionFixed *moon = band_add_fixed (other, "The Moon", 42, "sorcery", 250);

  group->limit = 249;
  assert_offer (group, &muster_collision_fixed_copy (moon)->thing,
                "+42, 207 left, uses Sorcery as the first value: illegal",
                "The Moon fights only in battles of 250 points or more; this one has 249.");
  group->limit = 250;
  assert_offer (group, &muster_collision_fixed_copy (moon)->thing, "+42, 208 left, uses Sorcery as the first value",
                "");
  blank->thing.name = g_strdup ("Nobody");
  assert_offer (group, &blank->thing, "+0, 250 left: illegal", "Nobody itself is illegal, whatever the group.");
}

/* For any member: an offer is legal exactly if it adds no problem, and its points are the growth of the total. */
static void
test_random (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (21);

  for (guint i = 0; i < 3000; i++)
    {
      g_autoptr (MusterCollisionGroup) group = random_group (content_get (), rand);
      g_autoptr (GPtrArray) things = g_ptr_array_new ();
      g_autoptr (MusterCollisionGroupTotals) now = muster_collision_group_add_up (content_get (), group), then = NULL;
      MusterCollisionCharacter *character
          = i % 2 == 0 ? random_legal_character (content_get (), rand) : random_character (content_get (), rand);
      g_autoptr (MusterCollisionGroupOffers) offers = NULL;
      g_autoptr (GArray) before = NULL, after = NULL;
      g_autofree char *reason = NULL;
      const MusterCollisionGroupOffer *offer;

      g_ptr_array_add (things, character);
      offers = muster_collision_group_offers_new (content_get (), group, things);
      offer = muster_collision_group_offers_at (offers, 0);
      reason = muster_collision_group_offers_dup_reason (offers, offer);
      assert_int_equal (offer->legal, *reason == '\0');
      before = muster_collision_group_judge (group, now);
      character->count = 1;
      g_ptr_array_add (group->members, character);
      then = muster_collision_group_add_up (content_get (), group);
      after = muster_collision_group_judge (group, then);
      /* Legal: not one problem more, and what is exceeded isn't exceeded by more. */
      if (offer->legal)
        assert_true (after->len == before->len);
      else
        assert_true (after->len > before->len || then->points > now->points || then->n_values > now->n_values);
      assert_int_equal (then->points - now->points, offer->points);
      assert_int_equal (then->n_values, offer->n_values);
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_points),      cmocka_unit_test (test_values),
    cmocka_unit_test (test_open_values), cmocka_unit_test (test_restricted_and_illegal),
    cmocka_unit_test (test_random),
  };

  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
