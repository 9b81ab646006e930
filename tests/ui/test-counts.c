/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cost of a player's step, counted rather than timed, with editor and preview visible: each changed thing is judged
 * once, no other at all, and no text is made or parsed but the stored one. The linker replaces the functions by
 * counters (-Wl,--wrap). */
#include "ui/fixture.h"

#include "games/castles/kingdom-change.h"
#include "games/collision/character-change.h"
#include "games/collision/evaluation.h"
#include "games/collision/group-change.h"
#include "games/puppet-wars/toy-box-change.h"
#include "games/stuffed/team-writing.h"
#include "games/thing-file.h"
#include "model/changes.h"
#include "model/evaluation.h"
#include "model/member-change.h"
#include "model/member.h"

static struct
{
  guint judged, members;    /* the thing that is shown, and its members */
  guint tried;              /* others: copies with a change that might mend a problem, or be offered */
  guint characters, groups; /* of Collision, however they were reached */
  guint written, read;
} counts;

static MusterSession *watched;

/* Whether it is a part of that thing. */
static gboolean
is_part (const MusterThing *thing, const MusterThing *whole)
{
  for (guint i = 0; i < muster_thing_count_parts (whole); i++)
    if (muster_thing_get_part (whole, i) == thing)
      return TRUE;
  return FALSE;
}

static void
count_judged (const MusterThing *thing)
{
  const MusterThing *shown = watched != NULL ? muster_session_get_thing (watched) : NULL;

  if (thing == shown)
    counts.judged++;
  else if (shown != NULL && is_part (thing, shown))
    counts.members++;
  else
    counts.tried++;
}

#define COUNT_JUDGE(name)                                                                                              \
  MusterEvaluation *__real_##name (const MusterCatalog *catalog, const MusterThing *thing);                            \
  MusterEvaluation *__wrap_##name (const MusterCatalog *catalog, const MusterThing *thing);                            \
                                                                                                                       \
  MusterEvaluation *__wrap_##name (const MusterCatalog *catalog, const MusterThing *thing)                             \
  {                                                                                                                    \
    count_judged (thing);                                                                                              \
    return __real_##name (catalog, thing);                                                                             \
  }

COUNT_JUDGE (muster_castles_judge_kingdom)
COUNT_JUDGE (muster_collision_judge_character)
COUNT_JUDGE (muster_collision_judge_fixed)
COUNT_JUDGE (muster_collision_judge_group)
COUNT_JUDGE (muster_collision_judge_miniature)
COUNT_JUDGE (muster_puppet_wars_draft_record_judge)
COUNT_JUDGE (muster_puppet_wars_judge_puppet)
COUNT_JUDGE (muster_puppet_wars_judge_toy_box)
COUNT_JUDGE (muster_stuffed_judge_card)
COUNT_JUDGE (muster_stuffed_judge_mission)
COUNT_JUDGE (muster_stuffed_judge_team)

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

/* Makes a change, and lets the window update. */
static void
make (Fixture *fixture, MusterChange *change)
{
  drive_settle ();
  memset (&counts, 0, sizeof counts);
  watched = fixture->session;
  assert_true (muster_session_apply (fixture->session, change));
  drive_settle ();
  watched = NULL;
}

/* One step: the thing is judged once, that many members are, and it is stored once. */
static void
assert_step (guint members)
{
  assert_int_equal (counts.judged, 1);
  assert_int_equal (counts.members, members);
  assert_int_equal (counts.written, 1);
  assert_int_equal (counts.read, 0);
}

/* How often Collision's own judges ran, by whatever way: what is shown apart from evaluations would count here. */
static void
assert_collision (guint characters, guint groups)
{
  assert_int_equal (counts.characters, characters);
  assert_int_equal (counts.groups, groups);
}

static void
test_character (void **state)
{
  Fixture *fixture = *state;

  fixture_build_example (fixture);
  make (fixture, muster_collision_change_new_choice (MUSTER_COLLISION_SLOT_ACCESSORY, 0, NULL));
  assert_step (0);
  assert_collision (1, 0);
  /* One that is illegal, too: what might mend it is weighed, not judged. */
  make (fixture, muster_collision_change_new_choice (MUSTER_COLLISION_SLOT_TAROT, 0, NULL));
  assert_step (0);
  assert_collision (1, 0);
  make (fixture, muster_change_new_rename ("Somebody"));
  assert_step (0);
  assert_collision (1, 0);
}

#define MEMBER(name) "<character name='" name "' race='orc' tarot='2-of-swords'/>"

static void
test_group (void **state)
{
  Fixture *fixture = *state;

  fixture_open_things (fixture, "<battle-group name='Raid' points='500'>" MEMBER ("Ann") MEMBER ("Bea") MEMBER ("Cleo")
                                    MEMBER ("Dot") MEMBER ("Eve") "</battle-group>");
  make (fixture, muster_change_new_rename ("Raiders"));
  assert_step (0);
  assert_collision (0, 1);
  make (fixture, muster_collision_group_change_new_limit (250));
  assert_step (0);
  assert_collision (0, 1);
  make (fixture, muster_member_change_new_move (0, 3));
  assert_step (0);
  assert_collision (0, 1);
  make (fixture, muster_member_change_new_remove (1));
  assert_step (0);
  assert_collision (0, 1);
  make (fixture, muster_member_change_new_inside (2, muster_change_new_rename ("Fay")));
  assert_step (1);
  assert_collision (1, 1);
}

/* What might mend it is tried on copies of it, and nothing else is judged. */
static void
test_illegal_group (void **state)
{
  Fixture *fixture = *state;

  fixture_open_things (fixture,
                       "<battle-group name='Raid' points='10'>" MEMBER ("Ann")
                           MEMBER ("Bea") "<character name='Vex' race='red-elf' tarot='6-of-cups' accessory='shield'>"
                                          "<weapon ref='pike'/></character></battle-group>");
  make (fixture, muster_change_new_rename ("Raiders"));
  assert_step (0);
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
  assert_collision (1, 1);
  assert_int_equal (counts.written, 1);
  assert_int_equal (counts.read, 0);
}

/* Links cost no text either: who isn't edited isn't written, even to be compared. */
static void
test_linked_members (void **state)
{
  Fixture *fixture = *state;
  gint64 ann, bea;

  fixture_open_things (fixture, MEMBER ("Ann"));
  ann = muster_session_get_selected (fixture->session);
  fixture_open_things (fixture, MEMBER ("Bea"));
  bea = muster_session_get_selected (fixture->session);
  fixture_open_things (fixture, "<battle-group name='Raid' points='500'/>");
  muster_session_join (fixture->session, "Join", ann, 1);
  muster_session_join (fixture->session, "Join", bea, 2);
  make (fixture, muster_change_new_rename ("Raiders"));
  assert_step (0);
  muster_session_select (fixture->session, ann);
  make (fixture, muster_change_new_rename ("Anna"));
  assert_step (0);
  muster_session_undo (fixture->session);
  fixture_open_things (fixture, "<battle-group name='Guard' points='500'/>");
  muster_session_join (fixture->session, "Join", ann, 1);
  make (fixture, muster_member_change_new_inside (0, muster_change_new_rename ("Annette")));
  assert_int_equal (counts.judged, 1);
  assert_int_equal (counts.members, 1);
  make (fixture, muster_change_new_rename ("Guards"));
  assert_step (0);
}

/* One of each class, some of them illegal, and some with members that aren't judged by themselves. */
static const char *const things[] = {
  "<fixed-character name='Oddity' points='30'/>",
  "<miniature name='Knight'/>",
  "<kingdom name='Marches'><castle/></kingdom>",
  "<kingdom name='Marches'><castle><defense ref='knights'/><defense ref='knights'/><defense ref='knights'/>"
  "<defense ref='knights'/></castle><puppet-state name='Fen'/></kingdom>",
  "<toy-box name='Attic' size='shoebox'/>",
  "<toy-box name='Attic' size='shoebox'><puppet name='Bear' rank='pawn' count='5'/><puppet name='Cat' rank='sidekick' "
  "count='2'/></toy-box>",
  "<puppet name='Bear' rank='pawn'/>",
  "<draft name='Evening' size='shoebox'/>",
  "<team name='Tatters' hero='Rex'/>",
  "<team name='Tatters'><loyal name='Bo'/><loyal name='Mo'/><loyal name='Jo'/></team>",
  "<loyal name='Bo'/>",
  "<mission name='Rescue' teammates='2'/>",
};

static void
test_class (void **state)
{
  Fixture *fixture = *state;

  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    {
      fixture_open_things (fixture, things[i]);
      make (fixture, muster_change_new_rename ("Renamed"));
      if (counts.judged != 1 || counts.members > 0 || counts.written != 1 || counts.read > 0)
        fail_msg ("%s: judged %u times, members %u times, written %u times, read %u times", things[i], counts.judged,
                  counts.members, counts.written, counts.read);
    }
}

static void
test_lists (void **state)
{
  Fixture *fixture = *state;

  fixture_open_things (fixture, "<kingdom name='Marches'><castle/></kingdom>");
  make (fixture, muster_castles_kingdom_change_new (&(MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_ADD_CASTLE },
                                                    muster_session_get_catalog (fixture->session)));
  assert_step (0);
  fixture_open_things (fixture, "<team name='Tatters' hero='Rex'/>");
  make (fixture, muster_stuffed_writing_new_number (MUSTER_STUFFED_WRITING_COINS, 3));
  assert_step (0);
  fixture_open_things (fixture, "<toy-box name='Attic' size='shoebox'/>");
  make (fixture, muster_puppet_wars_toy_box_change_new_master (NULL));
  assert_step (0);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown (test_character, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_group, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_illegal_group, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_member, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_linked_members, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_class, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_lists, fixture_setup, fixture_teardown),
  };

  fixture_init ();
  return cmocka_run_group_tests (tests, NULL, NULL);
}
