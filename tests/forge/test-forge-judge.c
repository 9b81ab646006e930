/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The forge and the judge agree on which characters are legal: on careless ones, on legal ones, and on legal ones with one
 * choice changed. How many is the first argument. */
#include "support/cmocka.h"

#include <stdlib.h>

#include "forge/place.h"
#include "forge/forge.h"
#include "games/collision/judge.h"
#include "support/content.h"
#include "support/random.h"

static guint rounds = 50000;

/* Puts anything into any slot. */
static void
spoil (MusterCollisionCharacter *character, GRand *rand)
{
  MusterCollisionSlot slot = (MusterCollisionSlot) g_rand_int_range (rand, 0, MUSTER_COLLISION_N_SLOTS);
  MusterKind kind = muster_collision_slot_get_kind (slot);
  guint index
      = slot == MUSTER_COLLISION_SLOT_SKILL    ? (guint) g_rand_int_range (rand, 0, (gint) character->skills->len + 1)
        : slot == MUSTER_COLLISION_SLOT_WEAPON ? (guint) g_rand_int_range (rand, 0, (gint) character->weapons->len + 1)
                                               : 0;
  guint n = muster_catalog_count (content_get (), kind);

  if (slot != MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT || character->weapons->len > 0)
    muster_collision_character_choose (
        character, slot, index,
        muster_catalog_nth (content_get (), kind, (guint) g_rand_int_range (rand, 0, (gint) n)));
}

static MusterCollisionCharacter *
make (GRand *rand, guint i)
{
  MusterCollisionCharacter *character
      = i % 4 == 0 ? random_character (content_get (), rand) : random_legal_character (content_get (), rand);

  if (i % 4 > 1)
    spoil (character, rand);
  return character;
}

/* Only the judge reports an enchantment without a weapon; the forge has no such characters. */
static gboolean
has_loose_enchantment (const MusterCollisionCharacter *character)
{
  for (guint i = 0; i < character->weapons->len; i++)
    if (muster_choice_is_made (&muster_collision_character_weapon (character, i)->enchantment)
        && !muster_choice_is_made (&muster_collision_character_weapon (character, i)->weapon))
      return TRUE;
  return FALSE;
}

/* A build makes a character of the same cost. */
static void
assert_same_points (const MusterForgeBuild *build, const MusterForge *forge, gint64 points)
{
  g_autoptr (MusterCollisionCharacter) made = muster_forge_build_make (build, forge, NULL);
  MusterCollisionTotals totals;

  muster_collision_totals_derive (made, &totals);
  assert_int_equal (totals.points, points);
}

/* Named values are one more rule of the draft, which places don't ask: see the tiny contents. */
static void
test_agreement (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (GArray) findings = muster_collision_findings_new ();
  g_autoptr (MusterForge) forge = muster_forge_new (content_get ());
  guint legal = 0;

  for (guint i = 0; i < rounds; i++)
    {
      g_autoptr (MusterCollisionCharacter) character = make (rand, i);
      MusterForgeBuild build;
      MusterCollisionTotals totals;
      guint64 place;
      gboolean forged;

      muster_collision_character_name_values (character, content_get (), NULL);
      if (has_loose_enchantment (character))
        continue;
      forged = muster_forge_build_read (&build, forge, character)
               && muster_forge_rank (muster_forge_get_all (forge), &build, &place);
      assert_int_equal (forged, muster_collision_judge (content_get (), character, &totals, findings));
      legal += forged;
      if (forged)
        assert_same_points (&build, forge, totals.points);
    }
  assert_in_range (legal, rounds / 4, rounds - rounds / 4);
}

int
main (int argc, char **argv)
{
  const struct CMUnitTest tests[] = { cmocka_unit_test (test_agreement) };

  if (argc > 1)
    rounds = (guint) atoi (argv[1]);
  return cmocka_run_group_tests_name ("forge-judge", tests, content_setup, content_teardown);
}
