/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Places: what reports print of them, and which is inside which. */
#include "support/cmocka.h"

#include "model/place.h"

static void
assert_target (MusterPlace place, const char *expected)
{
  g_autofree char *target = muster_place_dup_target (&place);

  if (expected == NULL)
    assert_null (target);
  else
    assert_string_equal (target, expected);
}

static void
test_target (void **state)
{
  MusterPlace realm = muster_place_nth ("puppet-state", 1), castle = muster_place_nth ("castle", 2),
              skill = muster_place ("skill");

  skill.word = (char *) "majesty";
  assert_target ((MusterPlace){ 0 }, NULL);
  assert_target (muster_place (""), "");
  assert_target (muster_place ("hand"), "hand");
  assert_target (muster_place_join (&realm, &castle), "puppet-state/1/castle/2");
  assert_target (muster_place_join (&(MusterPlace){ 0 }, &castle), "castle/2");
  assert_target (muster_place_inner (&castle, "upgrade", 0), "castle/2/upgrade");
  assert_target (skill, "skill/majesty");
}

static void
test_number (void **state)
{
  MusterPlace castle = muster_place_nth ("castle", 2);

  assert_int_equal (muster_place_get_number (&castle, 0, "castle"), 2);
  assert_int_equal (muster_place_get_number (&castle, 0, "card"), 0);
  assert_int_equal (muster_place_get_number (&castle, 1, "castle"), 0);
}

/* The eleventh puppet isn't inside the first, as the text would have it. */
static void
test_within (void **state)
{
  MusterPlace first = muster_place_nth ("puppet", 1), eleventh = muster_place_nth ("puppet", 11),
              action = muster_place_inner (&first, "action", 0), skill = muster_place ("skill"), other = skill;

  assert_true (muster_place_is_within (&action, &first));
  assert_false (muster_place_is_within (&first, &action));
  assert_false (muster_place_is_within (&eleventh, &first));
  assert_true (muster_place_equal (&first, &first));
  assert_false (muster_place_equal (&first, &action));
  skill.word = (char *) "majesty";
  other.word = (char *) "dodge";
  assert_false (muster_place_equal (&skill, &other));
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_target),
    cmocka_unit_test (test_number),
    cmocka_unit_test (test_within),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
