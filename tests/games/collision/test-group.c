/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Battle groups: values compared with trying all sets, points, copies and their numbers, who uses which value. */
#include "support/cmocka.h"

#include <time.h>

#include "model/member.h"
#include "games/games.h"
#include "games/collision/group-judge.h"
#include "games/collision/totals.h"
#include "support/content.h"
#include "support/random.h"

#define GROUPS 20000

static MusterValueSet
value (const char *id)
{
  return content_find (MUSTER_KIND_VALUE, id)->values;
}

/* By the words of the rule: a set serves a member that names its values if it has all of them, one that leaves
 * them open if it opens each of its options. */
static gboolean
serves (MusterValueSet set, const MusterThing *member)
{
  const MusterCollisionCharacter *character = (const MusterCollisionCharacter *) member;
  MusterCollisionPick pick = { 0 };
  gboolean opens = TRUE;

  if (member->klass == &muster_collision_fixed_class)
    return (((const MusterCollisionFixed *) member)->values & ~set) == 0;
  if (character->names_values)
    return (character->values & ~set) == 0;
  while (muster_collision_character_next_pick (character, &pick))
    if (pick.choice->option != NULL && pick.choice->option->values != 0)
      opens &= (pick.choice->option->values & set) != 0;
  return opens;
}

static gboolean
serves_all (MusterValueSet set, const MusterCollisionGroup *group)
{
  for (guint i = 0; i < group->members->len; i++)
    if (!serves (set, group->members->pdata[i]))
      return FALSE;
  return TRUE;
}

static void
assert_values (const MusterCollisionGroup *group, const MusterCollisionGroupTotals *group_totals)
{
  guint smallest = MUSTER_MAX_VALUES, n = 0;

  for (guint set = 0; set < 256; set++)
    if (serves_all ((MusterValueSet) set, group))
      smallest = MIN (smallest, muster_value_set_size ((MusterValueSet) set));
  for (guint set = 0; set < 256; set++)
    n += muster_value_set_size ((MusterValueSet) set) == smallest && serves_all ((MusterValueSet) set, group);
  assert_int_equal (group_totals->n_values, smallest);
  assert_int_equal (group_totals->values.n, smallest <= 3 ? n : 0);
  for (guint i = 0; i < group_totals->values.n; i++)
    assert_true (serves_all (group_totals->values.sets[i], group)
                 && muster_value_set_size (group_totals->values.sets[i]) == smallest);
}

static gint64
cost (const MusterThing *member)
{
  MusterCollisionTotals totals;

  if (member->klass == &muster_collision_fixed_class)
    return ((const MusterCollisionFixed *) member)->points;
  muster_collision_totals_derive ((const MusterCollisionCharacter *) member, &totals);
  return totals.points;
}

static gint
restriction (const MusterThing *member)
{
  const MusterOption *tarot;

  if (member->klass == &muster_collision_fixed_class)
    return ((const MusterCollisionFixed *) member)->limit;
  tarot = ((const MusterCollisionCharacter *) member)->tarot.option;
  return tarot != NULL ? tarot->limit : 0;
}

static gboolean
is_legal (const MusterThing *member)
{
  g_autoptr (GArray) findings = muster_collision_findings_new ();
  MusterCollisionTotals totals;

  if (member->klass == &muster_collision_fixed_class)
    return ((const MusterCollisionFixed *) member)->unknown_values == NULL;
  return muster_collision_judge (content_get (), (const MusterCollisionCharacter *) member, &totals, findings);
}

static guint
count_findings (const GArray *findings, MusterCollisionGroupRule rule)
{
  guint n = 0;

  for (guint i = 0; i < findings->len; i++)
    n += muster_collision_group_findings_at (findings, i)->rule == rule;
  return n;
}

static void
assert_rules (const MusterCollisionGroup *group, const MusterCollisionGroupTotals *group_totals, const GArray *findings)
{
  gint64 points = 0;
  guint restricted = 0, illegal = 0;

  for (guint i = 0; i < group->members->len; i++)
    {
      points += cost (group->members->pdata[i]) * muster_collision_group_get_count (group, i);
      restricted += group->limit >= 0 && restriction (group->members->pdata[i]) > group->limit;
      illegal += !is_legal (group->members->pdata[i]);
    }
  assert_int_equal (group_totals->points, points);
  assert_int_equal (count_findings (findings, MUSTER_COLLISION_GROUP_RULE_POINTS),
                    group->limit >= 0 && points > group->limit);
  assert_int_equal (count_findings (findings, MUSTER_COLLISION_GROUP_RULE_VALUES), group_totals->n_values > 3);
  assert_int_equal (count_findings (findings, MUSTER_COLLISION_GROUP_RULE_RESTRICTED), restricted);
  assert_int_equal (count_findings (findings, MUSTER_COLLISION_GROUP_RULE_MEMBER), illegal);
}

static void
assert_uses (const MusterCollisionGroup *group, const MusterCollisionGroupTotals *group_totals)
{
  for (guint i = 0; i < group_totals->values.n; i++)
    {
      MusterValueSet all = 0, set = group_totals->values.sets[i];

      for (guint j = 0; j < group->members->len; j++)
        {
          MusterValueSet used = muster_collision_group_values_used_by (group, j, set);

          assert_int_equal (used & ~set, 0);
          assert_true (serves (used, group->members->pdata[j]));
          all |= used;
        }
      /* A smallest set has no unused value. */
      assert_int_equal (all, set);
    }
}

static void
test_random_groups (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (9);

  for (guint i = 0; i < GROUPS; i++)
    {
      g_autoptr (MusterCollisionGroup) group = random_group (content_get (), rand);
      g_autoptr (MusterCollisionGroupTotals) group_totals = muster_collision_group_add_up (content_get (), group);
      g_autoptr (GArray) findings = muster_collision_group_judge (group, group_totals);

      assert_values (group, group_totals);
      assert_rules (group, group_totals, findings);
      assert_uses (group, group_totals);
    }
}

/* Groups by hand */

static MusterCollisionCharacter *
add_member (MusterCollisionGroup *group, const char *name, guint count, const char *race, const char *tarot)
{
  MusterCollisionCharacter *character = muster_collision_character_new ();

  character->thing.name = g_strdup (name);
  character->count = count;
  muster_choice_set_option (&character->race, content_find (MUSTER_KIND_RACE, race));
  muster_choice_set_option (&character->tarot, content_find (MUSTER_KIND_TAROT, tarot));
  g_ptr_array_add (group->members, character);
  return character;
}

static void
assert_copy (const MusterCollisionGroup *group, guint n, guint copy, const char *expected)
{
  g_autofree MusterCollisionNamesakes *namesakes = muster_collision_group_count_namesakes (group);
  g_autofree char *name = muster_collision_group_dup_copy_name (group, namesakes, n, copy);

  assert_string_equal (name, expected);
}

static void
test_copies (void **state)
{
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();

  add_member (group, "Black Knight", 2, "human", "4-of-swords");
  add_member (group, "Squire", 1, "halfling", "2-of-coins");
  add_member (group, "Black Knight", 1, "human", "5-of-swords");
  add_member (group, NULL, 1, "human", "2-of-cups");
  add_member (group, "", 1, "human", "2-of-cups");

  assert_copy (group, 0, 0, "Black Knight (1)");
  assert_copy (group, 0, 1, "Black Knight (2)");
  assert_copy (group, 1, 0, "Squire");
  assert_copy (group, 2, 0, "Black Knight (3)");
  assert_copy (group, 3, 0, "Unnamed (1)");
  assert_copy (group, 4, 0, "Unnamed (2)");
}

static void
assert_members (const MusterCollisionGroup *group, const char *names)
{
  g_autoptr (GString) found = g_string_new (NULL);
  guint order = 0;

  for (guint i = 0; i < group->members->len; i++)
    {
      const MusterThing *member = group->members->pdata[i];

      g_string_append_printf (found, "%s%s", i > 0 ? " " : "", member->name);
      /* A file has them in the order of their numbers. */
      assert_true (member->order >= order);
      order = member->order;
    }
  assert_string_equal (found->str, names);
}

static void
test_moving (void **state)
{
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();
  static const char *const names[] = { "A", "B", "C", "D" };

  /* Gaps, as comments leave them. */
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    add_member (group, names[i], i + 1, "human", "2-of-cups")->thing.order = 3 * i + 1;
  muster_member_set_link (group->members->pdata[1], 7, 8);
  muster_thing_move_member (&group->thing, 0, 3);
  assert_members (group, "B C D A");
  muster_thing_move_member (&group->thing, 3, 1);
  assert_members (group, "B A C D");
  muster_thing_move_member (&group->thing, 2, 2);
  muster_thing_copy_member (&group->thing, 0);
  assert_members (group, "B B A C D");
  assert_int_equal (muster_collision_group_get_count (group, 1), 2);
  assert_true (muster_member_get_link (group->members->pdata[0], &(gint64){ 0 }, &(gint64){ 0 }));
  assert_false (muster_member_get_link (group->members->pdata[1], &(gint64){ 0 }, &(gint64){ 0 }));
}

static void
test_open_between (void **state)
{
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();
  g_autoptr (MusterCollisionGroupTotals) open = NULL;
  g_autoptr (MusterCollisionGroupTotals) settled = NULL;

  add_member (group, "Knight", 1, "human", "4-of-swords");
  open = muster_collision_group_add_up (content_get (), group);
  assert_int_equal (open->values.n, 2);
  assert_int_equal (open->values.sets[0], value ("brutality"));
  assert_int_equal (open->values.sets[1], value ("chivalry"));
  assert_int_equal (muster_collision_group_values_used_by (group, 0, value ("chivalry")), value ("chivalry"));

  /* What the angel needs decides it for the knight. */
  add_member (group, "Angel", 1, "angel", "2-of-cups");
  settled = muster_collision_group_add_up (content_get (), group);
  assert_int_equal (settled->values.n, 1);
  assert_int_equal (settled->values.sets[0], value ("chivalry"));
}

static void
test_named_values_all_count (void **state)
{
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();
  g_autoptr (MusterCollisionGroupTotals) group_totals = NULL;
  const char *const four[] = { "brutality", "chivalry", "conquest", NULL };
  MusterCollisionCharacter *human = add_member (group, "Proud", 1, "human", "2-of-swords");

  muster_collision_character_name_values (human, content_get (), four);
  add_member (group, "Goblin", 1, "goblin", "2-of-coins");
  group_totals = muster_collision_group_add_up (content_get (), group);
  assert_int_equal (group_totals->n_values, 4);
  assert_int_equal (group_totals->values.n, 0);
}

/* Numbers beyond what an army could cost, which a file may hold all the same. */
static void
test_enormous (void **state)
{
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();
  g_autoptr (MusterCollisionGroupTotals) group_totals = NULL;
  g_autoptr (MusterReport) report = NULL;
  clock_t begin = clock ();

  group->limit = 0;
  for (guint i = 0; i < 100000; i++)
    {
      MusterCollisionFixed *fixed = muster_collision_fixed_new ();

      fixed->count = 999;
      fixed->points = 100000;
      fixed->values = (MusterValueSet) (1u << i % 8);
      g_ptr_array_add (group->members, fixed);
    }
  group_totals = muster_collision_group_add_up (content_get (), group);
  report = muster_games_check (content_get (), &group->thing, TRUE);
  assert_int_equal (group_totals->points, G_GINT64_CONSTANT (9990000000000));
  assert_string_equal (((MusterProblem *) report->problems->pdata[0])->sentence,
                       "The group costs 9990000000000 points, 9990000000000 more than its limit of 0.");
  assert_true (clock () - begin < 20 * CLOCKS_PER_SEC);
  for (guint i = 0; i < report->problems->len; i++)
    {
      const MusterProblem *problem = report->problems->pdata[i];

      assert_true (muster_problem_count_remedies (problem) <= 6);
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_random_groups),
    cmocka_unit_test (test_copies),
    cmocka_unit_test (test_moving),
    cmocka_unit_test (test_open_between),
    cmocka_unit_test (test_named_values_all_count),
    cmocka_unit_test (test_enormous),
  };

  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
