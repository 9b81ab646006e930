/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each remedy, applied, removes its problem; and says in words what it does. */
#include "support/cmocka.h"

#include <string.h>
#include <time.h>

#include "games/collision/remedy.h"
#include "support/content.h"
#include "support/random.h"

#define CHARACTERS 5000

static GArray *
judge (const MusterCollisionCharacter *character, MusterCollisionTotals *totals)
{
  GArray *findings = muster_collision_findings_new ();

  muster_collision_judge (content_get (), character, totals, findings);
  return findings;
}

/* How many problems of that kind there are: the same rule, at whatever place, about the same option. */
static guint
count_like (const GArray *findings, const MusterCollisionFinding *like)
{
  guint n = 0;

  for (guint i = 0; i < findings->len; i++)
    {
      const MusterCollisionFinding *finding = muster_collision_findings_at (findings, i);

      n += finding->rule == like->rule
           && (finding->option == like->option || like->slot == MUSTER_COLLISION_SLOT_VALUES);
    }
  return n;
}

static guint
count_errors (const GArray *findings)
{
  guint n = 0;

  for (guint i = 0; i < findings->len; i++)
    n += muster_collision_rule_is_error (muster_collision_findings_at (findings, i)->rule);
  return n;
}

static void
assert_helps (const MusterCollisionCharacter *character, const GArray *before, const MusterCollisionFinding *finding,
              const MusterCollisionRemedy *remedy)
{
  g_autoptr (MusterCollisionCharacter) mended = muster_collision_character_copy (character);
  g_autoptr (GArray) after = NULL;
  g_autofree char *text = muster_collision_remedy_dup_text (remedy, content_get (), character);
  MusterCollisionTotals totals, then;
  g_autoptr (GArray) unused = judge (character, &totals);

  assert_true (strlen (text) > 5);
  assert_null (strstr (text, "(null)"));
  muster_collision_remedy_apply (remedy, mended);
  after = judge (mended, &then);
  assert_int_equal (then.points - totals.points, remedy->points);
  assert_int_equal (then.n_values, remedy->n_values);
  if (count_like (after, finding) >= count_like (before, finding))
    fail_msg ("“%s” leaves %s as it is", text, muster_collision_rule_get_id (finding->rule));
  /* New errors are owned up to. */
  assert_true (count_errors (after) <= count_errors (before) + remedy->new_errors);
}

static void
test_random_characters (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (6);
  guint found[MUSTER_COLLISION_N_RULES] = { 0 }, mended[MUSTER_COLLISION_N_RULES] = { 0 };

  for (guint i = 0; i < CHARACTERS; i++)
    {
      g_autoptr (MusterCollisionCharacter) character = random_character (content_get (), rand);
      MusterCollisionTotals totals;
      g_autoptr (GArray) findings = judge (character, &totals);

      for (guint j = 0; j < findings->len; j++)
        {
          const MusterCollisionFinding *finding = muster_collision_findings_at (findings, j);
          g_autoptr (GArray) remedies = muster_collision_remedies_find (content_get (), character, finding);

          found[finding->rule]++;
          mended[finding->rule] += remedies->len > 0;
          assert_in_range (remedies->len, 0, 5);
          for (guint k = 0; k < remedies->len; k++)
            assert_helps (character, findings, finding, &g_array_index (remedies, MusterCollisionRemedy, k));
        }
    }
  /* Every rule was broken, and could be mended at times. */
  for (MusterCollisionRule rule = 0; rule < MUSTER_COLLISION_N_RULES; rule++)
    if (found[rule] == 0 || mended[rule] == 0)
      fail_msg ("%s: found %u times, mended %u times", muster_collision_rule_get_id (rule), found[rule], mended[rule]);
}

/* What nobody knows can always be taken out, wherever it stands. */
static void
test_unknown_ones_go (void **state)
{
  static const MusterKind kinds[] = { MUSTER_KIND_WEAPON, MUSTER_KIND_SKILL };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (MusterCollisionCharacter) character = muster_collision_character_new ();
      MusterCollisionTotals totals;
      g_autoptr (GArray) findings = NULL;
      guint unknown = 0;

      for (guint j = 0; j < 3; j++)
        muster_choice_set (kinds[i] == MUSTER_KIND_WEAPON ? &muster_collision_character_add_weapon (character)->weapon
                                                          : &muster_collision_character_add_skill (character)->skill,
                           content_get (), kinds[i], "no-such-thing");
      findings = judge (character, &totals);
      for (guint j = 0; j < findings->len; j++)
        {
          const MusterCollisionFinding *finding = muster_collision_findings_at (findings, j);
          g_autoptr (GArray) remedies = NULL;

          if (finding->rule != MUSTER_COLLISION_RULE_OPTION_UNKNOWN)
            continue;
          unknown++;
          remedies = muster_collision_remedies_find (content_get (), character, finding);
          assert_int_equal (remedies->len, 1);
          assert_null (g_array_index (remedies, MusterCollisionRemedy, 0).option);
        }
      assert_int_equal (unknown, 3);
    }
}

/* Nobody builds a character of ten thousand skills; somebody may send a file that has one. */
static void
test_giants_take_no_time (void **state)
{
  g_autoptr (MusterCollisionCharacter) character = muster_collision_character_new ();
  MusterCollisionTotals totals;
  g_autoptr (GArray) findings = NULL;
  clock_t begin = clock ();

  for (guint i = 0; i < 10000; i++)
    muster_choice_set_option (&muster_collision_character_add_skill (character)->skill,
                              muster_catalog_nth (content_get (), MUSTER_KIND_SKILL, i % 80));
  findings = judge (character, &totals);
  assert_true (findings->len > 9000);
  for (guint i = 0; i < findings->len; i++)
    g_array_unref (
        muster_collision_remedies_find (content_get (), character, muster_collision_findings_at (findings, i)));
  assert_true (clock () - begin < 20 * CLOCKS_PER_SEC);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_random_characters),
    cmocka_unit_test (test_unknown_ones_go),
    cmocka_unit_test (test_giants_take_no_time),
  };

  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
