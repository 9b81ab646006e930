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

/* The number of problems of that kind: same rule, any place, same option. */
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

static gboolean
is_better (const MusterCollisionRemedy *a, const MusterCollisionRemedy *b)
{
  if (a->new_errors != b->new_errors)
    return a->new_errors < b->new_errors;
  return a->n_values != b->n_values ? a->n_values < b->n_values : ABS (a->points) < ABS (b->points);
}

/* What choosing an option comes to, by judging a changed copy. */
static MusterCollisionRemedy
weigh (const MusterCollisionCharacter *character, const MusterCollisionTotals *totals, guint errors,
       MusterCollisionSlot slot, const MusterOption *option)
{
  MusterCollisionRemedy remedy = { .kind = MUSTER_COLLISION_REMEDY_CHOOSE, .slot = slot, .option = option };
  g_autoptr (MusterCollisionCharacter) changed = muster_collision_character_copy (character);
  MusterCollisionTotals then;
  g_autoptr (GArray) left = NULL;

  muster_collision_remedy_apply (&remedy, changed);
  left = judge (changed, &then);
  remedy.points = then.points - totals->points;
  remedy.n_values = then.n_values;
  /* One error is the one that goes. */
  remedy.new_errors = MAX (count_errors (left) + 1, errors) - errors;
  return remedy;
}

/* The first of the best that are left, in the order of the book. */
static const MusterOption *
take_best (GArray *all)
{
  const MusterOption *option;
  guint best = 0;

  for (guint i = 1; i < all->len; i++)
    if (is_better (&g_array_index (all, MusterCollisionRemedy, i), &g_array_index (all, MusterCollisionRemedy, best)))
      best = i;
  option = g_array_index (all, MusterCollisionRemedy, best).option;
  g_array_remove_index (all, best);
  return option;
}

/* Where the race or the tarot is missing, the two remedies are the best of all, whatever order they were tried in. */
static guint
assert_best (const MusterCollisionCharacter *character, const MusterCollisionTotals *totals, const GArray *findings,
             const MusterCollisionFinding *finding, const GArray *remedies)
{
  MusterKind kind = muster_collision_slot_get_kind (finding->slot);
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (MusterCollisionRemedy));

  for (guint i = 0; i < muster_catalog_count (content_get (), kind); i++)
    {
      MusterCollisionRemedy remedy = weigh (character, totals, count_errors (findings), finding->slot,
                                            muster_catalog_nth (content_get (), kind, i));

      g_array_append_val (all, remedy);
    }
  assert_true (remedies->len > 0);
  for (guint i = 0; i < remedies->len; i++)
    assert_ptr_equal (g_array_index (remedies, MusterCollisionRemedy, i).option, take_best (all));
  return 1;
}

static void
assert_same (const GArray *remedies, const GArray *others)
{
  assert_int_equal (remedies->len, others->len);
  for (guint i = 0; i < remedies->len; i++)
    {
      const MusterCollisionRemedy *a = &g_array_index (remedies, MusterCollisionRemedy, i);
      const MusterCollisionRemedy *b = &g_array_index (others, MusterCollisionRemedy, i);

      assert_ptr_equal (a->option, b->option);
      assert_true (a->kind == b->kind && a->slot == b->slot && a->index == b->index && a->values == b->values);
      assert_true (a->points == b->points && a->new_errors == b->new_errors && a->n_values == b->n_values);
    }
}

/* One search for all findings of a character finds what a search for each does. */
static void
test_search (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  guint compared = 0;

  for (guint i = 0; i < CHARACTERS / 10; i++)
    {
      g_autoptr (MusterCollisionCharacter) character = random_character (content_get (), rand);
      g_autoptr (MusterCollisionRemedySearch) search = muster_collision_remedy_search_new (content_get (), character);
      MusterCollisionTotals totals;
      g_autoptr (GArray) findings = judge (character, &totals);

      for (guint j = 0; j < findings->len; j++)
        {
          const MusterCollisionFinding *finding = muster_collision_findings_at (findings, j);
          g_autoptr (GArray) alone = muster_collision_remedies_find (content_get (), character, finding);
          const GArray *together = muster_collision_remedy_search_find (search, finding);

          assert_same (together, alone);
          if (finding->rule == MUSTER_COLLISION_RULE_RACE_MISSING
              || finding->rule == MUSTER_COLLISION_RULE_TAROT_MISSING)
            compared += assert_best (character, &totals, findings, finding, together);
        }
    }
  assert_true (compared > 10);
}

/* Unknown choices can always be removed. */
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

/* Nobody builds a character with ten thousand skills, but a file may have one. */
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
    cmocka_unit_test (test_search),
    cmocka_unit_test (test_unknown_ones_go),
    cmocka_unit_test (test_giants_take_no_time),
  };

  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
