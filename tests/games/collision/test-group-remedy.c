/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Group remedies: each one, applied, removes its problem; and says in words what it does. */
#include "games/collision/band.h"

#include "games/games.h"
#include "games/collision/group-remedy.h"
#include "support/content.h"
#include "support/random.h"

/* The remedies of the first problem of that rule, a line each. */
static void
assert_remedies (const MusterCollisionGroup *group, const char *rule, const char *expected)
{
  g_autoptr (MusterReport) report = muster_games_check (content_get (), &group->thing, TRUE);
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; report->problems != NULL && i < report->problems->len; i++)
    {
      const MusterProblem *problem = report->problems->pdata[i];

      for (guint j = 0; g_str_equal (problem->rule->id, rule) && j < muster_problem_count_remedies (problem); j++)
        g_string_append_printf (found, "%s\n", muster_problem_get_remedy (problem, j)->text);
    }
  assert_string_equal (found->str, expected);
}

static void
test_points (void **state)
{
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();

  group->limit = 100;
  band_add (group, "wisp", 3);  /* 66 */
  band_add (group, "human", 2); /* 40: 106, 6 over */
  band_add (group, "imp", 1);   /* 22: 128, 28 over; two wisps, two humans: 44 and 40 less */
  assert_remedies (group, "group.points",
                   "Leave out every human (-40 points)\nLeave out 2 of wisp (-44 points)\nPlay for 150 points\n");
  group->limit = 110;
  assert_remedies (group, "group.points",
                   "Leave out one human (-20 points)\nLeave out one wisp (-22 points)\nLeave out imp (-22 "
                   "points)\nPlay for 150 points\n");
  /* Beyond the usual sizes, what it costs. */
  group->limit = 128;
  band_add_fixed (group, "The World", 900, NULL, 0);
  assert_remedies (group, "group.points", "Leave out The World (-900 points)\nPlay for 1028 points\n");
}

static void
test_values (void **state)
{
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();
  MusterCollisionCharacter *proud;

  band_add (group, "wisp", 1);
  band_add (group, "orc", 2);
  band_add (group, "imp", 1);
  proud = band_add (group, "human", 1);
  proud->names_values = TRUE;
  proud->values = band_value ("sorcery");
  assert_remedies (group, "group.values",
                   "Leave the values of human open\nLeave out human (-20 points)\nLeave out wisp (-22 points)\n"
                   "Leave out imp (-22 points)\n");
}

/* A member that one choice keeps out of the others' values, or over the limit, could have another one there. */
static void
test_swap (void **state)
{
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();
  MusterCollisionCharacter *human;

  band_add (group, "wisp", 1); /* 22, Diplomacy */
  band_add (group, "orc", 1);  /* 20, Mysticism */
  band_add (group, "imp", 1);  /* 22, Conquest */
  human = band_add (group, "human", 1);
  /* 20 + 5. Only Chivalry has the Broad Ax; a Blade is everybody's, and costs as much. */
  muster_collision_character_choose (human, MUSTER_COLLISION_SLOT_WEAPON, 0,
                                     content_find (MUSTER_KIND_WEAPON, "broad-ax"));
  assert_remedies (group, "group.values",
                   "human: Replace Broad Ax with Blade\nLeave out orc (-20 points)\nLeave out wisp (-22 points)\n"
                   "Leave out imp (-22 points)\n");
  /* 22 + 25 = 47, one too many. Of the weapons that cost 4 the Mace comes first; the smallest usual battle has 100 points. */
  g_ptr_array_remove_range (group->members, 1, 2);
  group->limit = 46;
  assert_remedies (group, "group.points",
                   "human: Replace Broad Ax with Mace (-1 point)\nLeave out wisp (-22 points)\n"
                   "Leave out human (-25 points)\nPlay for 100 points\n");
}

/* Five values: no single member is at fault. */
static void
test_keeping (void **state)
{
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();

  band_add (group, "wisp", 2);  /* 44, Diplomacy */
  band_add (group, "orc", 1);   /* 20, Mysticism */
  band_add (group, "dwarf", 1); /* 17, Liberty */
  band_add (group, "imp", 3);   /* 66, Conquest */
  band_add (group, "fae", 1);   /* 22, Chivalry */
  assert_remedies (group, "group.values",
                   "Keep to Chivalry, Conquest and Diplomacy: leave out orc and dwarf (-37 points)\n"
                   "Keep to Conquest, Diplomacy and Mysticism: leave out dwarf and fae (-39 points)\n"
                   "Keep to Conquest, Diplomacy and Liberty: leave out orc and fae (-42 points)\n");
}

static void
test_restricted (void **state)
{
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();

  group->limit = 240;
  band_add_fixed (group, "The Moon", 42, "sorcery", 250);
  assert_remedies (group, "group.restricted", "Leave out The Moon (-42 points)\nPlay for 250 points\n");
}

static void
test_member (void **state)
{
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();
  MusterCollisionCharacter *orc = band_add (group, "orc", 1), *blank = muster_collision_character_new ();
  g_autoptr (MusterReport) report = NULL;

  /* Parry twice, which costs nothing: giving the second up mends it. */
  muster_collision_character_choose (orc, MUSTER_COLLISION_SLOT_SKILL, 1, content_find (MUSTER_KIND_SKILL, "parry"));
  report = muster_games_check (content_get (), &group->thing, TRUE);
  assert_string_equal (muster_problem_get_remedy (report->problems->pdata[0], 0)->text, "orc: Give up Parry");
  /* Neither race nor tarot: two changes, one after the other. */
  g_ptr_array_remove_index (group->members, 0);
  blank->thing.name = g_strdup ("Nobody");
  g_ptr_array_add (group->members, blank);
  g_clear_pointer (&report, muster_report_free);
  report = muster_games_check (content_get (), &group->thing, TRUE);
  assert_true (g_str_has_prefix (muster_problem_get_remedy (report->problems->pdata[0], 0)->text, "Nobody: Take "));
  assert_non_null (strstr (muster_problem_get_remedy (report->problems->pdata[0], 0)->text, " · Take "));
}

static gboolean
has_rule (const GArray *findings, const MusterCollisionGroupFinding *finding, guint member)
{
  for (guint i = 0; i < findings->len; i++)
    if (muster_collision_group_findings_at (findings, i)->rule == finding->rule
        && muster_collision_group_findings_at (findings, i)->member == member)
      return TRUE;
  return FALSE;
}

/* After applying: the problem is gone, the points are as announced, and there are no more errors than announced. */
static void
assert_helps (const MusterCollisionGroup *group, const GArray *before, const MusterCollisionGroupFinding *finding,
              const MusterCollisionGroupRemedy *remedy)
{
  g_autoptr (MusterCollisionGroup) mended = muster_collision_group_copy_choices (group);
  g_autoptr (MusterCollisionGroupTotals) was = muster_collision_group_add_up (content_get (), group), is = NULL;
  g_autoptr (GArray) after = NULL;
  g_autofree char *text = muster_collision_group_remedy_dup_text (remedy, content_get (), group);
  gboolean out;

  assert_null (strstr (text, "(null)"));
  muster_collision_group_remedy_apply (remedy, mended);
  is = muster_collision_group_add_up (content_get (), mended);
  after = muster_collision_group_judge (mended, is);
  out = mended->members->len < group->members->len;
  assert_int_equal (is->points - was->points, remedy->points);
  assert_true (after->len + 1 <= before->len + remedy->new_errors);
  if (!(out && remedy->member == finding->member && finding->rule >= MUSTER_COLLISION_GROUP_RULE_RESTRICTED))
    assert_false (has_rule (after, finding, finding->member - (out && remedy->member < finding->member)));
}

static void
test_random (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (24);
  guint kinds[5] = { 0 };

  for (guint i = 0; i < 400; i++)
    {
      g_autoptr (MusterCollisionGroup) group = random_group (content_get (), rand);
      g_autoptr (MusterCollisionGroupTotals) totals = muster_collision_group_add_up (content_get (), group);
      g_autoptr (GArray) findings = muster_collision_group_judge (group, totals);

      for (guint j = 0; j < findings->len; j++)
        {
          g_autoptr (GArray) remedies = muster_collision_group_remedies_find (
              content_get (), group, muster_collision_group_findings_at (findings, j));

          assert_true (remedies->len <= 5);
          for (guint k = 0; k < remedies->len; k++)
            {
              const MusterCollisionGroupRemedy *remedy = &g_array_index (remedies, MusterCollisionGroupRemedy, k);

              kinds[remedy->kind]++;
              assert_helps (group, findings, muster_collision_group_findings_at (findings, j), remedy);
            }
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    assert_true (kinds[i] > 0);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_points),  cmocka_unit_test (test_values),     cmocka_unit_test (test_swap),
    cmocka_unit_test (test_keeping), cmocka_unit_test (test_restricted), cmocka_unit_test (test_member),
    cmocka_unit_test (test_random),
  };

  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
