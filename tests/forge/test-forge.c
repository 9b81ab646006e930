/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The forge on the rulebook's content: the published counts, the worked example, codes that are mistyped. */
#include "support/cmocka.h"

#include "forge/code.h"
#include "forge/count.h"
#include "forge/place.h"
#include "forge/random-group.h"
#include "forge/standing.h"
#include "forge/forge.h"
#include "games/collision/group-judge.h"
#include "model/error.h"
#include "support/content.h"

static MusterForge *forge;

static int
setup (void **state)
{
  forge = muster_forge_new (content_get ());
  return forge == NULL;
}

static int
teardown (void **state)
{
  muster_forge_free (forge);
  content_drop ();
  return 0;
}

static MusterForgeCount *
count_all (gint points)
{
  g_auto (MusterForgeDraft) draft = { 0 };

  muster_forge_draft_open (&draft, forge);
  return muster_forge_count (forge, &draft, points);
}

static void
test_published_counts (void **state)
{
  g_autoptr (MusterForgeCount) all = count_all (MUSTER_FORGE_ANY_POINTS), some = count_all (75), none = count_all (15);

  assert_true (all->count == G_GUINT64_CONSTANT (8692247677749));
  assert_int_equal (all->least, 16);
  assert_int_equal (all->most, 166);
  assert_true (some->count == G_GUINT64_CONSTANT (78748400930));
  assert_int_equal (some->most, 75);
  assert_int_equal (none->count, 0);
  assert_int_equal (none->by_points->len, 0);
  assert_true (muster_forge_count_places (muster_forge_get_all (forge)) == all->count);
}

/* The same characters, counted in the way used if there are too many families. */
static void
test_by_layers (void **state)
{
  g_autoptr (MusterForge) layered = muster_forge_new (content_get ());
  g_auto (MusterForgeDraft) draft = { 0 };
  g_autoptr (MusterForgeCount) families = count_all (MUSTER_FORGE_ANY_POINTS), layers = NULL;

  muster_forge_set_limits (layered, 1, 1 << 24);
  muster_forge_draft_open (&draft, layered);
  layers = muster_forge_count (layered, &draft, MUSTER_FORGE_ANY_POINTS);
  assert_true (layers->count == families->count);
  assert_int_equal (layers->by_points->len, families->by_points->len);
  for (guint i = 0; i < layers->by_points->len; i++)
    assert_true (g_array_index (layers->by_points, MusterSpreadEntry, i).count
                 == g_array_index (families->by_points, MusterSpreadEntry, i).count);
  for (guint64 place = 1; place < layers->count; place += layers->count / 5)
    {
      MusterForgeBuild build;
      guint64 found;

      assert_true (muster_forge_unrank (muster_forge_get_all (layered), place, &build));
      assert_true (muster_forge_rank (muster_forge_get_all (forge), &build, &found) && found == place);
    }
}

/* The rulebook's own character. */
static MusterCollisionCharacter *
make_warrior (void)
{
  MusterCollisionCharacter *warrior = muster_collision_character_new ();

  warrior->thing.name = g_strdup ("Robed Elf Warrior");
  muster_collision_character_choose (warrior, MUSTER_COLLISION_SLOT_RACE, 0,
                                     content_find (MUSTER_KIND_RACE, "red-elf"));
  muster_collision_character_choose (warrior, MUSTER_COLLISION_SLOT_TAROT, 0,
                                     content_find (MUSTER_KIND_TAROT, "6-of-cups"));
  muster_collision_character_choose (warrior, MUSTER_COLLISION_SLOT_WEAPON, 0,
                                     content_find (MUSTER_KIND_WEAPON, "sabre"));
  muster_collision_character_choose (warrior, MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT, 0,
                                     content_find (MUSTER_KIND_WEAPON_ENCHANTMENT, "shadow"));
  muster_collision_character_choose (warrior, MUSTER_COLLISION_SLOT_ARMOR, 0,
                                     content_find (MUSTER_KIND_ARMOR, "scale-armor"));
  muster_collision_character_choose (warrior, MUSTER_COLLISION_SLOT_ACCESSORY, 0,
                                     content_find (MUSTER_KIND_ACCESSORY, "shield"));
  muster_collision_character_choose (warrior, MUSTER_COLLISION_SLOT_SKILL, 0,
                                     content_find (MUSTER_KIND_SKILL, "check"));
  muster_collision_character_choose (warrior, MUSTER_COLLISION_SLOT_SKILL, 1,
                                     content_find (MUSTER_KIND_SKILL, "majesty"));
  return warrior;
}

/* Two hands and two skills are taken; its values (Conquest, Diplomacy and Sorcery) and rank 6 leave the armor's enchantments
 * of rank 4: Thunder, Chaotic and Shadow, or none. */
static void
test_worked_example (void **state)
{
  g_autoptr (MusterCollisionCharacter) warrior = make_warrior ();
  g_auto (MusterForgeDraft) draft = { 0 };
  g_autoptr (MusterForgeCount) count = NULL;

  muster_forge_draft_read (&draft, forge, warrior, 0);
  count = muster_forge_count (forge, &draft, MUSTER_FORGE_ANY_POINTS);
  assert_int_equal (count->count, 4);
  assert_int_equal (count->least, 75);
  assert_int_equal (count->most, 82);
}

/* Codes. */

static void
assert_refused (const char *code, const char *because)
{
  g_autoptr (GError) error = NULL;

  assert_null (muster_code_decode (forge, code, &error));
  assert_true (g_error_matches (error, MUSTER_ERROR, MUSTER_ERROR_USAGE));
  assert_non_null (strstr (error->message, because));
}

static void
test_code (void **state)
{
  g_autoptr (MusterCollisionCharacter) warrior = make_warrior ();
  g_autofree char *code = muster_code_encode (forge, &warrior->thing, NULL), *low = g_ascii_strdown (code, -1);
  g_autoptr (MusterThing) back = muster_code_decode (forge, low, NULL);
  g_auto (GStrv) parts = g_strsplit (code, "-", -1);
  g_autofree char *joined = g_strjoinv ("", parts);
  g_autoptr (MusterThing) again = muster_code_decode (forge, joined, NULL);

  /* Nine letters, two and two. */
  assert_int_equal (strlen (code), 13 + 3);
  assert_string_equal (back->name, "Red Elf, 6 of Cups");
  assert_string_equal (again->name, "Red Elf, 6 of Cups");
}

/* Every single wrong letter and every swap of neighbours is detected. */
static void
test_mistyped_codes (void **state)
{
  static const char letters[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  g_autoptr (MusterCollisionCharacter) warrior = make_warrior ();
  g_autofree char *code = muster_code_encode (forge, &warrior->thing, NULL);

  for (guint i = 0; code[i] != '\0'; i++)
    for (guint j = 0; code[i] != '-' && letters[j] != '\0'; j++)
      {
        g_autofree char *typed = g_strdup (code);

        typed[i] = letters[j];
        if (letters[j] != code[i])
          assert_refused (typed, "wrong letter");
      }
  for (guint i = 0; code[i + 1] != '\0'; i++)
    {
      g_autofree char *typed = g_strdup (code);

      typed[i] = code[i + 1];
      typed[i + 1] = code[i];
      if (code[i] != code[i + 1] && code[i] != '-' && code[i + 1] != '-')
        assert_refused (typed, "wrong letter");
    }
  assert_refused ("6J6G-U", "“U” is never in one");
  assert_refused ("", "wrong letter");
  assert_refused ("é", "“é” is never in one");
}

/* Possible clipboard contents. */
static void
test_like (void **state)
{
  g_autoptr (MusterCollisionCharacter) warrior = make_warrior ();
  g_autofree char *code = muster_code_encode (forge, &warrior->thing, NULL), *low = g_ascii_strdown (code, -1);
  g_autofree char *spaced = g_strdup_printf ("\n %s \n", low), *link = g_strdup_printf (" muster:%s", code);
  g_autofree char *long_text = g_strnfill (100000, '7');

  assert_true (muster_code_is_like (code));
  assert_true (muster_code_is_like (spaced));
  assert_true (muster_code_is_like (link));
  assert_true (muster_code_is_like ("0000-0000-0000-0"));
  assert_false (muster_code_is_like (""));
  assert_false (muster_code_is_like ("   "));
  assert_false (muster_code_is_like ("Meet me at 7 tonight, bring your army"));
  assert_false (muster_code_is_like ("STRENGTH AND MAGIC"));
  assert_false (muster_code_is_like ("1234"));
  assert_false (muster_code_is_like ("Meet me at 7"));
  assert_false (muster_code_is_like ("555-123-4567"));
  assert_false (muster_code_is_like (long_text));
  assert_false (muster_code_is_like ("https://example.org/1234567890"));
}

/* Of a whole page only a line is quoted. */
static void
test_long_refusal (void **state)
{
  g_autofree char *page = g_strnfill (10000, '7');
  g_autoptr (GError) error = NULL;

  assert_null (muster_code_decode (forge, page, &error));
  assert_in_range (strlen (error->message), 60, 200);
}

static void
test_illegal_has_no_code (void **state)
{
  g_autoptr (MusterCollisionCharacter) warrior = make_warrior ();
  g_autoptr (GError) error = NULL;

  muster_collision_character_choose (warrior, MUSTER_COLLISION_SLOT_WEAPON, 1,
                                     content_find (MUSTER_KIND_WEAPON, "pike"));
  assert_null (muster_code_encode (forge, &warrior->thing, &error));
  assert_true (g_error_matches (error, MUSTER_CODE_ERROR, MUSTER_CODE_ILLEGAL));
}

static void
test_group_code (void **state)
{
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();
  g_autoptr (MusterThing) back = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *code = NULL;
  MusterCollisionCharacter *warrior = make_warrior ();
  const MusterCollisionGroup *again;

  group->limit = 250;
  warrior->count = 3;
  g_ptr_array_add (group->members, warrior);
  code = muster_code_encode (forge, &group->thing, &error);
  assert_null (error);
  back = muster_code_decode (forge, code, &error);
  assert_null (error);
  again = (const MusterCollisionGroup *) back;
  assert_ptr_equal (back->klass, &muster_collision_group_class);
  assert_int_equal (again->limit, 250);
  assert_int_equal (again->members->len, 1);
  assert_int_equal (muster_collision_group_get_count (again, 0), 3);

  /* Four of them cost 300. */
  warrior->count = 4;
  assert_null (muster_code_encode (forge, &group->thing, &error));
  assert_true (g_error_matches (error, MUSTER_CODE_ERROR, MUSTER_CODE_ILLEGAL));
  g_clear_error (&error);
  g_ptr_array_add (group->members, muster_collision_fixed_new ());
  assert_null (muster_code_encode (forge, &group->thing, &error));
  assert_true (g_error_matches (error, MUSTER_CODE_ERROR, MUSTER_CODE_UNFIT));
}

/* The warrior costs 75 points: each that costs no more has less of a stat, as much or more. */
static void
test_standing (void **state)
{
  g_autoptr (MusterCollisionCharacter) warrior = make_warrior ();
  g_autoptr (MusterStanding) standing = muster_standing_new (forge, warrior);

  assert_int_equal (standing->points, 75);
  assert_true (standing->count == G_GUINT64_CONSTANT (78748400930));
  for (guint i = 0; i < MUSTER_N_STATS; i++)
    {
      const MusterStandingStat *stat = &standing->stats[i];

      assert_true (stat->less + stat->equal + stat->more == standing->count);
      assert_true (stat->equal > 0);
    }
}

/* A group that is ready to play: legal, near its limit, and nobody is barred from small battles. */
static void
assert_playable (const MusterCollisionGroup *group, gint limit, gint least)
{
  g_autoptr (MusterCollisionGroupTotals) totals = muster_collision_group_add_up (content_get (), group);
  g_autoptr (GArray) findings = muster_collision_group_judge (group, totals);

  assert_int_equal (group->limit, limit);
  assert_int_equal (findings->len, 0);
  assert_in_range (totals->points, least, limit);
  for (guint i = 0; i < group->members->len; i++)
    {
      const MusterCollisionCharacter *character = group->members->pdata[i];

      assert_ptr_equal (character->thing.klass, &muster_collision_character_class);
      assert_int_equal (character->tarot.option->limit, 0);
      assert_non_null (character->thing.name);
    }
}

static void
test_random_groups (void **state)
{
  MusterForgeRandom nobody = { 1 };

  for (guint64 seed = 0; seed < 20; seed++)
    {
      MusterForgeRandom random = { seed }, again = { seed };
      g_autoptr (MusterCollisionGroup) large = muster_forge_draw_group (forge, 250, 0, &random);
      g_autoptr (MusterCollisionGroup) same = muster_forge_draw_group (forge, 250, 0, &again);
      g_autoptr (MusterCollisionGroup) small = muster_forge_draw_group (forge, 16, 0, &random);

      assert_playable (large, 250, 248);
      assert_in_range (large->members->len, 4, 15);
      assert_int_equal (same->members->len, large->members->len);
      assert_playable (small, 16, 16);
    }
  assert_null (muster_forge_draw_group (forge, 15, 0, &nobody));
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_published_counts), cmocka_unit_test (test_by_layers),
    cmocka_unit_test (test_worked_example),   cmocka_unit_test (test_code),
    cmocka_unit_test (test_mistyped_codes),   cmocka_unit_test (test_like),
    cmocka_unit_test (test_long_refusal),     cmocka_unit_test (test_illegal_has_no_code),
    cmocka_unit_test (test_group_code),       cmocka_unit_test (test_standing),
    cmocka_unit_test (test_random_groups),
  };

  return cmocka_run_group_tests_name ("forge", tests, setup, teardown);
}
