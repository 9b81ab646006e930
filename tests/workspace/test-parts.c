/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a thing holds in a place of its own and has from the library: a character's miniature, a toy box's Master. Edited in one
 * place, it is the same everywhere. */
#include "workspace/fixture.h"

#include "games/collision/miniature.h"
#include "games/puppet-wars/puppet-change.h"
#include "games/puppet-wars/toy-box.h"
#include "games/stuffed/team-writing.h"
#include "model/changes.h"
#include "model/member.h"

static const MusterCollisionCharacter *
as_character (const MusterThing *thing)
{
  return (const MusterCollisionCharacter *) thing;
}

/* The number of a new miniature. */
static gint64
add_miniature (MusterSession *session, const char *name, guint count)
{
  MusterCollisionCharacter *miniature = muster_collision_miniature_new (name);

  miniature->count = count;
  muster_session_add (session, "Add", &miniature->thing);
  return muster_session_get_selected (session);
}

/* Gives the current thing that miniature. */
static void
take (MusterSession *session, gint64 miniature)
{
  g_autoptr (MusterThing) linked = muster_session_dup_linked (session, miniature);

  assert_true (muster_session_apply (session, muster_collision_change_new_miniature (as_character (linked))));
}

static void
test_a_miniature_follows_the_library (void **state)
{
  MusterSession *session = ((Fixture *) *state)->session;
  gint64 elf = add_miniature (session, "Elf", 2), vex;

  session_add_named (session, "Vex");
  vex = muster_session_get_selected (session);
  take (session, elf);
  assert_string_equal (as_character (muster_session_get_thing (session))->miniature->name, "Elf");
  muster_session_select (session, elf);
  session_rename (session, "Grey elf");
  muster_session_select (session, vex);
  assert_string_equal (as_character (muster_session_get_thing (session))->miniature->name, "Grey elf");
  assert_int_equal (as_character (as_character (muster_session_get_thing (session))->miniature)->count, 2);
  /* One step back, and the character has none. */
  muster_session_undo (session);
  assert_null (as_character (muster_session_get_thing (session))->miniature);
}

/* In a group, too; and what the group saves leaves the character alone. */
static void
test_a_members_miniature_follows_the_library (void **state)
{
  MusterSession *session = ((Fixture *) *state)->session;
  MusterCollisionGroup *group = muster_collision_group_new ();
  gint64 elf = add_miniature (session, "Elf", 1), vex, tide;
  g_autoptr (MusterLibraryEntry) before = NULL, after = NULL;
  const MusterCollisionGroup *shown;

  session_add_named (session, "Vex");
  vex = muster_session_get_selected (session);
  take (session, elf);
  group->thing.name = g_strdup ("Tide");
  muster_session_add (session, "Add", &group->thing);
  tide = muster_session_get_selected (session);
  muster_session_join (session, "Join", vex, 1);
  muster_session_select (session, elf);
  session_rename (session, "Grey elf");
  muster_session_select (session, tide);
  shown = (const MusterCollisionGroup *) muster_session_get_thing (session);
  assert_string_equal (as_character (shown->members->pdata[0])->miniature->name, "Grey elf");
  before = muster_library_get_entry (muster_session_get_library (session), vex, NULL);
  session_rename (session, "Ebb");
  after = muster_library_get_entry (muster_session_get_library (session), vex, NULL);
  assert_int_equal (before->state, after->state);
}

/* What leaves the library says what the miniature is, and nothing of the library. */
static void
test_what_is_exported_has_no_link (void **state)
{
  MusterSession *session = ((Fixture *) *state)->session;
  gint64 elf = add_miniature (session, "Elf", 1), id, seen;
  g_autoptr (MusterThing) exported = NULL;

  session_add_named (session, "Vex");
  take (session, elf);
  exported = muster_library_export (muster_session_get_library (session), muster_session_get_selected (session), NULL);
  assert_string_equal (as_character (exported)->miniature->name, "Elf");
  assert_false (muster_member_get_link (as_character (exported)->miniature, &id, &seen));
}

/* One that was thrown away stays with those who have it. */
static void
test_a_miniature_in_the_trash (void **state)
{
  MusterSession *session = ((Fixture *) *state)->session;
  gint64 elf = add_miniature (session, "Elf", 1), vex;

  session_add_named (session, "Vex");
  vex = muster_session_get_selected (session);
  take (session, elf);
  assert_true (muster_session_remove (session, "Remove", elf));
  muster_session_select (session, vex);
  muster_session_refresh (session);
  assert_string_equal (as_character (muster_session_get_thing (session))->miniature->name, "Elf");
}

/* A Master that a player wrote is a puppet of the library; edited in a toy box, it is so in all. */
static void
test_a_master_follows_the_library (void **state)
{
  MusterSession *session = ((Fixture *) *state)->session;
  g_autoptr (MusterPuppetWarsPuppet) bear = muster_puppet_wars_puppet_new_own ("Bear", MUSTER_PUPPET_MASTER);
  gint64 kept = muster_session_add_copy (session, "Keep", &bear->thing), boxes[2];
  const MusterPuppetWarsToyBox *box;

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (MusterThing) linked = muster_session_dup_linked (session, kept);
      MusterPuppetWarsToyBox *new = muster_puppet_wars_toy_box_new ();

      new->thing.name = g_strdup_printf ("Box %u", i);
      muster_puppet_wars_toy_box_lead (new, (const MusterPuppetWarsPuppet *) linked);
      muster_session_add (session, "Add", &new->thing);
      boxes[i] = muster_session_get_selected (session);
    }
  assert_true (muster_session_apply (
      session, muster_puppet_wars_puppet_change_new_text (MUSTER_PUPPET_WARS_TOY_BOX_OWN_MASTER,
                                                          MUSTER_PUPPET_WARS_FIELD_NAME, "Old Bear")));
  muster_session_select (session, boxes[0]);
  box = (const MusterPuppetWarsToyBox *) muster_session_get_thing (session);
  assert_string_equal (box->own_master->thing.name, "Old Bear");
  muster_session_select (session, kept);
  session_assert_current (session, "Old Bear");
}

/* A team that has a card and a Mission of the library; its number. */
static gint64
add_team (MusterSession *session, const char *name, gint64 card, gint64 mission)
{
  MusterStuffedTeam *team = muster_stuffed_team_new ();
  g_autoptr (MusterThing) linked = muster_session_dup_linked (session, mission);

  team->thing.name = g_strdup (name);
  muster_session_add (session, "Add", &team->thing);
  muster_session_join (session, "Add Button", card, 1);
  assert_true (
      muster_session_apply (session, muster_stuffed_writing_new_mission ((const MusterStuffedMission *) linked)));
  return muster_session_get_selected (session);
}

static const MusterStuffedTeam *
get_team (MusterSession *session)
{
  return (const MusterStuffedTeam *) muster_session_get_thing (session);
}

/* A Loyal and a Mission that a player typed in are kept once: written on in one team, they are so in the other. */
static void
test_cards_of_two_teams (void **state)
{
  MusterSession *session = ((Fixture *) *state)->session;
  MusterStuffedCard *button = muster_stuffed_card_new (MUSTER_STUFFED_LOYAL);
  MusterStuffedMission *tea = muster_stuffed_mission_new ();
  gint64 card, mission, one;

  button->thing.name = g_strdup ("Button");
  tea->thing.name = g_strdup ("Tea");
  muster_session_add (session, "Add", &button->thing);
  card = muster_session_get_selected (session);
  muster_session_add (session, "Add", &tea->thing);
  mission = muster_session_get_selected (session);
  one = add_team (session, "One", card, mission);
  add_team (session, "Two", card, mission);
  assert_true (muster_session_apply (session, muster_stuffed_writing_new_text (muster_session_get_catalog (session),
                                                                               MUSTER_STUFFED_WRITING_CARD_DICE, 0,
                                                                               "charisma charisma")));
  assert_true (
      muster_session_apply (session, muster_stuffed_writing_new_number (MUSTER_STUFFED_WRITING_MISSION_TEAMMATES, 3)));
  muster_session_select (session, one);
  assert_string_equal (((const MusterStuffedCard *) get_team (session)->cards->pdata[0])->combination.text,
                       "charisma charisma");
  assert_int_equal (get_team (session)->mission->teammates, 3);
  muster_session_select (session, mission);
  assert_int_equal (((const MusterStuffedMission *) muster_session_get_thing (session))->teammates, 3);
  session_assert_names (session, "Button|One|Tea|Two");
}

int
main (int argc, char **argv)
{
#define CASE(test) cmocka_unit_test_setup_teardown (test, fixture_setup, fixture_teardown)
  const struct CMUnitTest tests[] = {
    CASE (test_a_miniature_follows_the_library), CASE (test_a_members_miniature_follows_the_library),
    CASE (test_what_is_exported_has_no_link),    CASE (test_a_miniature_in_the_trash),
    CASE (test_a_master_follows_the_library),    CASE (test_cards_of_two_teams),
  };

  fixture_init ();
  return cmocka_run_group_tests (tests, NULL, NULL);
}
