/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What one step of a player costs, counted and not timed, with the editor and the preview in view: each thing that it changes is judged
 * once, no other at all, and no text of a thing is made or read but the one that is stored. The linker puts these counters in the
 * place of the functions (-Wl,--wrap). */
#include "ui/fixture.h"

#include "games/castles/check.h"
#include "games/castles/kingdom-change.h"
#include "games/collision/character-change.h"
#include "games/collision/evaluation.h"
#include "games/collision/group-change.h"
#include "games/puppet-wars/check.h"
#include "games/puppet-wars/toy-box-change.h"
#include "games/stuffed/check.h"
#include "games/stuffed/team-writing.h"
#include "games/thing-file.h"
#include "model/changes.h"
#include "model/member-change.h"

static struct
{
  guint characters, groups, lists; /* judged */
  guint written, read;
} counts;

gboolean __real_muster_collision_judge (const MusterCatalog *catalog, const MusterCollisionCharacter *character,
                                        MusterCollisionTotals *totals, GArray *findings);
gboolean __wrap_muster_collision_judge (const MusterCatalog *catalog, const MusterCollisionCharacter *character,
                                        MusterCollisionTotals *totals, GArray *findings);

gboolean
__wrap_muster_collision_judge (const MusterCatalog *catalog, const MusterCollisionCharacter *character,
                               MusterCollisionTotals *totals, GArray *findings)
{
  counts.characters++;
  return __real_muster_collision_judge (catalog, character, totals, findings);
}

GArray *__real_muster_collision_group_judge (const MusterCollisionGroup *group,
                                             const MusterCollisionGroupTotals *totals);
GArray *__wrap_muster_collision_group_judge (const MusterCollisionGroup *group,
                                             const MusterCollisionGroupTotals *totals);

GArray *
__wrap_muster_collision_group_judge (const MusterCollisionGroup *group, const MusterCollisionGroupTotals *totals)
{
  counts.groups++;
  return __real_muster_collision_group_judge (group, totals);
}

#define COUNT_CHECK(name)                                                                                              \
  MusterReport *__real_##name (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies);             \
  MusterReport *__wrap_##name (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies);             \
                                                                                                                       \
  MusterReport *__wrap_##name (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies)              \
  {                                                                                                                    \
    counts.lists++;                                                                                                    \
    return __real_##name (catalog, thing, remedies);                                                                   \
  }

COUNT_CHECK (muster_castles_check_kingdom)
COUNT_CHECK (muster_puppet_wars_check_toy_box)
COUNT_CHECK (muster_stuffed_check_team)

char *__real_muster_thing_write (const MusterThing *thing, const MusterCatalog *catalog);
char *__wrap_muster_thing_write (const MusterThing *thing, const MusterCatalog *catalog);

char *
__wrap_muster_thing_write (const MusterThing *thing, const MusterCatalog *catalog)
{
  counts.written++;
  return __real_muster_thing_write (thing, catalog);
}

MusterThing *__real_muster_thing_read (const char *xml, const MusterCatalog *catalog, GError **error);
MusterThing *__wrap_muster_thing_read (const char *xml, const MusterCatalog *catalog, GError **error);

MusterThing *
__wrap_muster_thing_read (const char *xml, const MusterCatalog *catalog, GError **error)
{
  counts.read++;
  return __real_muster_thing_read (xml, catalog, error);
}

/* Makes a change, and lets the window show what came of it. */
static void
make (Fixture *fixture, MusterChange *change)
{
  drive_settle ();
  memset (&counts, 0, sizeof counts);
  assert_true (muster_session_apply (fixture->session, change));
  drive_settle ();
}

static void
assert_counts (guint characters, guint groups, guint lists)
{
  assert_int_equal (counts.characters, characters);
  assert_int_equal (counts.groups, groups);
  assert_int_equal (counts.lists, lists);
  assert_int_equal (counts.written, 1);
  assert_int_equal (counts.read, 0);
}

static void
test_character (void **state)
{
  Fixture *fixture = *state;

  fixture_build_example (fixture);
  make (fixture, muster_collision_change_new_choice (MUSTER_COLLISION_SLOT_ACCESSORY, 0, NULL));
  assert_counts (1, 0, 0);
  /* One that is illegal, too: what might mend it is weighed, not judged. */
  make (fixture, muster_collision_change_new_choice (MUSTER_COLLISION_SLOT_TAROT, 0, NULL));
  assert_counts (1, 0, 0);
  make (fixture, muster_change_new_rename ("Somebody"));
  assert_counts (1, 0, 0);
}

#define MEMBER(name) "<character name='" name "' race='orc' tarot='2-of-swords'/>"

static void
test_group (void **state)
{
  Fixture *fixture = *state;

  fixture_open_things (fixture, "<battle-group name='Raid' points='500'>" MEMBER ("Ann") MEMBER ("Bea") MEMBER ("Cleo")
                                    MEMBER ("Dot") MEMBER ("Eve") "</battle-group>");
  make (fixture, muster_change_new_rename ("Raiders"));
  assert_counts (0, 1, 0);
  make (fixture, muster_collision_group_change_new_limit (250));
  assert_counts (0, 1, 0);
  make (fixture, muster_member_change_new_move (0, 3));
  assert_counts (0, 1, 0);
  make (fixture, muster_member_change_new_remove (1));
  assert_counts (0, 1, 0);
  make (fixture, muster_member_change_new_inside (2, muster_change_new_rename ("Fay")));
  assert_counts (1, 1, 0);
}

/* Steps of a member are steps of its group. */
static void
test_member (void **state)
{
  Fixture *fixture = *state;

  fixture_open_things (fixture,
                       "<battle-group name='Raid' points='500'>" MEMBER ("Ann") MEMBER ("Bea") "</battle-group>");
  muster_session_enter (
      fixture->session,
      ((const MusterCollisionGroup *) muster_session_get_thing (fixture->session))->members->pdata[1]);
  make (fixture, muster_collision_change_new_notes ("Shouts a lot"));
  assert_counts (1, 1, 0);
}

static void
test_lists (void **state)
{
  Fixture *fixture = *state;

  fixture_open_things (fixture, "<kingdom name='Marches'><castle/></kingdom>");
  make (fixture, muster_castles_kingdom_change_new (&(MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_ADD_CASTLE },
                                                    muster_session_get_catalog (fixture->session)));
  assert_counts (0, 0, 1);
  fixture_open_things (fixture, "<team name='Tatters' hero='Rex'/>");
  make (fixture, muster_stuffed_writing_new_number (MUSTER_STUFFED_WRITING_COINS, 3));
  assert_int_equal (counts.written, 1);
  assert_int_equal (counts.read, 0);
  fixture_open_things (fixture, "<toy-box name='Attic' size='shoebox'/>");
  make (fixture, muster_puppet_wars_toy_box_change_new_master (NULL));
  assert_int_equal (counts.written, 1);
  assert_int_equal (counts.read, 0);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown (test_character, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_group, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_member, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_lists, fixture_setup, fixture_teardown),
  };

  fixture_init ();
  return cmocka_run_group_tests (tests, NULL, NULL);
}
