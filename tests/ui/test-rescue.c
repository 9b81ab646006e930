/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What comes into the library from outside of it when the program starts: what the disk refused when the window was closed, and
 * the collection of an old Muster. */
#include "ui/fixture.h"

#include <glib/gstdio.h>
#include <stdio.h>

#include "app/widgets/dialogs.h"
#include "app/shell/rescue.h"
#include "support/faults.h"
#include "support/library.h"
#include "ui/sessions.h"

static Scratch *home;

static char *
dup_unsaved (Fixture *fixture, guint n)
{
  g_autofree char *name = g_strdup_printf ("library.unsaved-%u.muster", n);

  return g_build_filename (fixture->folder, name, NULL);
}

static void
close_window (Fixture *fixture)
{
  gtk_window_close (GTK_WINDOW (fixture->window));
  drive_settle ();
}

static gboolean
is_open (Fixture *fixture)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  return g_list_find (windows, fixture->window) != NULL;
}

/* A disk that takes nothing more, a thing that was changed and one that is new. */
static void
break_disk (Fixture *fixture)
{
  muster_session_add (fixture->session, "Add", library_character ("Vex"));
  faults_arm (FAULT_FULL, 1, TRUE);
  session_rename (fixture->session, "Vox");
  muster_session_add (fixture->session, "Add", library_character ("Nim"));
  assert_non_null (muster_session_get_trouble (fixture->session));
}

static void
test_what_was_refused_is_there_after_a_restart (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *unsaved = dup_unsaved (fixture, 1);
  MusterSession *again;

  break_disk (fixture);
  close_window (fixture);
  assert_false (is_open (fixture));
  fixture->window = NULL;
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
  g_object_unref (again);
}

static void
test_a_window_that_is_taken_away_keeps_it_too (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *unsaved = dup_unsaved (fixture, 1);

  break_disk (fixture);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  fixture->window = NULL;
  drive_settle ();
  assert_true (faults_disarm ());
  assert_true (g_file_test (unsaved, G_FILE_TEST_EXISTS));
}

static void
test_where_there_is_room_again_nothing_is_left_over (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *unsaved = dup_unsaved (fixture, 1);

  break_disk (fixture);
  assert_true (faults_disarm ());
  close_window (fixture);
  fixture->window = NULL;
  assert_false (g_file_test (unsaved, G_FILE_TEST_EXISTS));
  session_assert_names (fixture->session, "Nim|Vox");
}

/* Every place is taken. */
static void
fill_places (Fixture *fixture)
{
  for (guint i = 1; i <= 9; i++)
    {
      g_autofree char *beside = dup_unsaved (fixture, i), *base = g_path_get_basename (beside),
                      *name = g_strconcat ("muster-", base, NULL);
      g_autofree char *at_home = scratch_dup_path (home, name);

      assert_true (g_file_set_contents (beside, "taken", -1, NULL));
      assert_true (g_file_set_contents (at_home, "taken", -1, NULL));
    }
}

static void
empty_home (void)
{
  for (guint i = 1; i <= 9; i++)
    {
      g_autofree char *name = g_strdup_printf ("muster-library.unsaved-%u.muster", i),
                      *path = scratch_dup_path (home, name);

      g_unlink (path);
    }
}

static void
answer (const char *label)
{
  GtkWidget *dialog = drive_find_window (ADW_TYPE_MESSAGE_DIALOG);

  assert_non_null (dialog);
  g_signal_emit_by_name (drive_find_button (dialog, label), "clicked");
  drive_settle ();
}

static void
test_where_nothing_can_be_written_the_player_decides (void **state)
{
  Fixture *fixture = *state;

  break_disk (fixture);
  fill_places (fixture);
  close_window (fixture);
  assert_true (is_open (fixture));
  assert_true (
      drive_has_text (drive_find_window (ADW_TYPE_MESSAGE_DIALOG), muster_session_get_trouble (fixture->session)));
  answer ("_Cancel");
  assert_true (is_open (fixture));
  assert_null (drive_find_window (ADW_TYPE_MESSAGE_DIALOG));
  assert_string_equal (muster_thing_get_name (muster_session_get_thing (fixture->session)), "Nim");

  close_window (fixture);
  answer ("_Try Again");
  assert_true (is_open (fixture));
  answer ("Close _Without Saving");
  assert_false (is_open (fixture));
  fixture->window = NULL;
  assert_true (faults_disarm ());
  session_assert_names (fixture->session, "Vex");
  empty_home ();
}

/* Beside the library every name is taken, so it goes home. */
static void
test_home_is_the_second_place (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *at_home = scratch_dup_path (home, "muster-library.unsaved-1.muster");
  MusterSession *again;

  break_disk (fixture);
  fill_places (fixture);
  empty_home ();
  close_window (fixture);
  fixture->window = NULL;
  assert_true (faults_disarm ());
  assert_true (g_file_test (at_home, G_FILE_TEST_EXISTS));
  again = session_open (fixture->path);
  assert_int_equal (muster_rescue_take (again), 2);
  assert_false (g_file_test (at_home, G_FILE_TEST_EXISTS));
  g_object_unref (again);
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
  assert_non_null (muster_session_get_trouble (session));
  muster_session_undo (session);
  assert_true (faults_disarm ());
  muster_session_redo (session);
  assert_null (muster_session_get_trouble (session));
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

/* A library that can't be opened: the window goes with the dialog that says so. */
static void
test_where_nothing_can_be_opened_the_window_goes (void **state)
{
  Fixture *fixture = *state;

  muster_dialogs_end (GTK_WINDOW (fixture->window), "Your library could not be opened", "It is newer.");
  drive_settle ();
  assert_true (drive_has_text (drive_find_window (ADW_TYPE_MESSAGE_DIALOG), "It is newer."));
  answer ("_Quit");
  assert_false (is_open (fixture));
  assert_null (drive_find_window (ADW_TYPE_MESSAGE_DIALOG));
  fixture->window = NULL;
}

#define CASE(test) cmocka_unit_test_setup_teardown (test, fixture_setup, fixture_teardown)

int
main (int argc, char **argv)
{
  const struct CMUnitTest tests[] = {
    CASE (test_what_was_refused_is_there_after_a_restart),
    CASE (test_a_window_that_is_taken_away_keeps_it_too),
    CASE (test_where_there_is_room_again_nothing_is_left_over),
    CASE (test_where_nothing_can_be_written_the_player_decides),
    CASE (test_home_is_the_second_place),
    CASE (test_a_refused_step_can_be_redone),
    CASE (test_a_refused_new_thing_stays),
    CASE (test_where_nothing_can_be_opened_the_window_goes),
    CASE (test_a_new_library_begins_with_the_collection),
  };
  g_autofree char *data = NULL;
  int status;

  library_use_memory ();
  home = scratch_new ();
  data = scratch_dup_path (home, "data");
  g_setenv ("HOME", home->path, TRUE);
  g_setenv ("XDG_DATA_HOME", data, TRUE);
  faults_install ();
  fixture_init (&argc, &argv);
  status = cmocka_run_group_tests (tests, NULL, NULL);
  library_remove_folder (home->path);
  return status;
}
