/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a library takes in at startup: things the disk refused before, and an old Muster's collection; and refused
 * changes undone and redone. */
#include "workspace/fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#include "support/faults.h"
#include "support/library.h"
#include "support/unsaved.h"
#include "workspace/rescue.h"

static Scratch *home;

static void
test_what_was_refused_is_there_after_a_restart (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *unsaved = unsaved_dup_path (fixture->folder, 1);
  MusterSession *again;

  unsaved_break_disk (fixture->session);
  assert_true (muster_rescue_save (fixture->session));
  assert_null (muster_session_get_save_error (fixture->session));
  assert_true (faults_disarm ());
  assert_true (g_file_test (unsaved, G_FILE_TEST_EXISTS));

  /* Still no room: it waits. */
  again = session_open (fixture->path);
  faults_arm (FAULT_FULL, 1, TRUE);
  assert_int_equal (muster_rescue_take (again), 0);
  assert_true (faults_disarm ());
  assert_true (g_file_test (unsaved, G_FILE_TEST_EXISTS));
  assert_int_equal (muster_rescue_take (again), 2);
  session_assert_names (again, "Nim|Vex|Vox (my version)");
  assert_false (g_file_test (unsaved, G_FILE_TEST_EXISTS));
  assert_int_equal (muster_rescue_take (again), 0);
  muster_session_unref (again);
}

/* Beside the library every name is taken, so it goes home. */
static void
test_home_is_the_second_place (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *at_home = scratch_dup_path (home, "muster-library.unsaved-1.muster");
  MusterSession *again;

  unsaved_break_disk (fixture->session);
  unsaved_fill_places (fixture->folder, home);
  unsaved_empty_home (home);
  assert_true (muster_rescue_save (fixture->session));
  assert_true (faults_disarm ());
  assert_true (g_file_test (at_home, G_FILE_TEST_EXISTS));
  again = session_open (fixture->path);
  assert_int_equal (muster_rescue_take (again), 2);
  assert_false (g_file_test (at_home, G_FILE_TEST_EXISTS));
  muster_session_unref (again);
}

/* Nowhere: it stays unsaved, and goes where the player says. */
static void
test_a_file_of_the_players_choice (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *path = g_build_filename (fixture->folder, "chosen.muster", NULL), *xml = NULL;

  unsaved_break_disk (fixture->session);
  unsaved_fill_places (fixture->folder, home);
  assert_false (muster_rescue_save (fixture->session));
  assert_non_null (muster_session_get_save_error (fixture->session));
  assert_true (muster_rescue_write (fixture->session, path, NULL));
  assert_true (faults_disarm ());
  assert_true (g_file_get_contents (path, &xml, NULL, NULL));
  assert_non_null (strstr (xml, "name=\"Vox (my version)\""));
  assert_non_null (strstr (xml, "name=\"Nim\""));
  unsaved_empty_home (home);
}

static void
test_a_refused_step_can_be_redone (void **state)
{
  Fixture *fixture = *state;
  MusterSession *session = fixture->session;

  muster_session_add (session, "Add", library_character ("Vex"));
  faults_arm (FAULT_FULL, 1, TRUE);
  session_rename (session, "Vox");
  muster_session_undo (session);
  assert_string_equal (muster_thing_get_name (muster_session_get_thing (session)), "Vex");
  assert_string_equal (muster_session_get_redo (session), "Vox");
  muster_session_redo (session);
  assert_string_equal (muster_thing_get_name (muster_session_get_thing (session)), "Vox");
  assert_non_null (muster_session_get_save_error (session));
  muster_session_undo (session);
  assert_true (faults_disarm ());
  muster_session_redo (session);
  assert_null (muster_session_get_save_error (session));
  assert_null (muster_session_get_redo (session));
  session_assert_names (session, "Vox");
  muster_session_undo (session);
  session_assert_names (session, "Vex");
}

/* What isn't on the disk at all can't be undone away. */
static void
test_a_refused_new_thing_stays (void **state)
{
  Fixture *fixture = *state;
  MusterSession *session = fixture->session;

  muster_session_add (session, "Add", library_character ("Vex"));
  faults_arm (FAULT_FULL, 1, TRUE);
  muster_session_add (session, "Add Nim", library_character ("Nim"));
  assert_null (muster_session_get_undo (session));
  muster_session_undo (session);
  assert_true (faults_disarm ());
  assert_string_equal (muster_thing_get_name (muster_session_get_thing (session)), "Nim");
  muster_session_retry (session);
  session_assert_names (session, "Nim|Vex");
  /* A new step ends redoing. */
  faults_arm (FAULT_FULL, 1, TRUE);
  session_rename (session, "Nam");
  muster_session_undo (session);
  assert_true (faults_disarm ());
  session_rename (session, "Num");
  assert_null (muster_session_get_redo (session));
  session_assert_names (session, "Num|Vex");
}

static void
test_a_new_library_begins_with_the_collection (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *folder = scratch_dup_path (home, "data/muster"),
                  *path = g_build_filename (folder, "collection.muster", NULL);
  static const char collection[]
      = "<muster xmlns=\"urn:muster:1\"><character name=\"Old\"/><character name=\"Older\"/></muster>\n";
  g_autofree char *left = NULL;

  assert_int_equal (g_mkdir_with_parents (folder, 0700), 0);
  assert_true (g_file_set_contents (path, collection, -1, NULL));
  muster_rescue_take_collection (fixture->session);
  session_assert_names (fixture->session, "Old|Older");
  muster_rescue_take_collection (fixture->session);
  session_assert_names (fixture->session, "Old|Older");
  /* Deleted, it doesn't come back by itself. */
  while (muster_session_get_thing (fixture->session) != NULL)
    muster_session_remove (fixture->session, "Delete", muster_session_get_selected (fixture->session));
  muster_rescue_take_collection (fixture->session);
  session_assert_names (fixture->session, "");
  assert_true (g_file_get_contents (path, &left, NULL, NULL));
  assert_string_equal (left, collection);
  g_unlink (path);
}

#define CASE(test) cmocka_unit_test_setup_teardown (test, fixture_setup, fixture_teardown)

int
main (void)
{
  const struct CMUnitTest tests[] = {
    CASE (test_what_was_refused_is_there_after_a_restart),
    CASE (test_home_is_the_second_place),
    CASE (test_a_file_of_the_players_choice),
    CASE (test_a_refused_step_can_be_redone),
    CASE (test_a_refused_new_thing_stays),
    CASE (test_a_new_library_begins_with_the_collection),
  };
  g_autofree char *data = NULL;
  int status;

  fixture_init ();
  home = scratch_new ();
  data = scratch_dup_path (home, "data");
  g_setenv ("HOME", home->path, TRUE);
  g_setenv ("XDG_DATA_HOME", data, TRUE);
  faults_install ();
  status = cmocka_run_group_tests (tests, NULL, NULL);
  library_remove_folder (home->path);
  return status;
}
