/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window that goes while the disk refuses to save: what it leaves behind, and what it asks. */
#include "ui/fixture.h"

#include <glib/gstdio.h>
#include <stdio.h>

#include "app/widgets/dialogs.h"
#include "workspace/rescue.h"
#include "support/faults.h"
#include "support/library.h"
#include "support/unsaved.h"

static Scratch *home;

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

static void
test_what_was_refused_is_there_after_a_restart (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *unsaved = unsaved_dup_path (fixture->folder, 1);
  MusterSession *again;

  unsaved_break_disk (fixture->session);
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
  muster_session_unref (again);
}

static void
test_a_window_that_is_taken_away_keeps_it_too (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *unsaved = unsaved_dup_path (fixture->folder, 1);

  unsaved_break_disk (fixture->session);
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
  g_autofree char *unsaved = unsaved_dup_path (fixture->folder, 1);

  unsaved_break_disk (fixture->session);
  assert_true (faults_disarm ());
  close_window (fixture);
  fixture->window = NULL;
  assert_false (g_file_test (unsaved, G_FILE_TEST_EXISTS));
  session_assert_names (fixture->session, "Nim|Vox");
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

  unsaved_break_disk (fixture->session);
  unsaved_fill_places (fixture->folder, home);
  close_window (fixture);
  assert_true (is_open (fixture));
  assert_true (
      drive_has_text (drive_find_window (ADW_TYPE_MESSAGE_DIALOG), muster_session_get_save_error (fixture->session)));
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
  unsaved_empty_home (home);
}

/* A library that can't be opened: the window goes with the dialog that says so. */
static void
test_where_nothing_can_be_opened_the_window_goes (void **state)
{
  Fixture *fixture = *state;

  muster_dialogs_end (GTK_WINDOW (fixture->window),
                      "Your library could not be recovered recovered recovered recovered opened", "It is newer.");
  drive_settle ();
  assert_true (drive_has_text (drive_find_window (ADW_TYPE_MESSAGE_DIALOG), "It is newer."));
  answer ("_Quit");
  assert_false (is_open (fixture));
  assert_null (drive_find_window (ADW_TYPE_MESSAGE_DIALOG));
  fixture->window = NULL;
}

#define CASE(test) cmocka_unit_test_setup_teardown (test, fixture_setup, fixture_teardown)

int
main (void)
{
  const struct CMUnitTest tests[] = {
    CASE (test_what_was_refused_is_there_after_a_restart),
    CASE (test_a_window_that_is_taken_away_keeps_it_too),
    CASE (test_where_there_is_room_again_nothing_is_left_over),
    CASE (test_where_nothing_can_be_written_the_player_decides),
    CASE (test_where_nothing_can_be_opened_the_window_goes),
  };
  g_autofree char *data = NULL;
  int status;

  library_use_memory ();
  home = scratch_new ();
  data = scratch_dup_path (home, "data");
  g_setenv ("HOME", home->path, TRUE);
  g_setenv ("XDG_DATA_HOME", data, TRUE);
  faults_install ();
  fixture_init ();
  status = cmocka_run_group_tests (tests, NULL, NULL);
  library_remove_folder (home->path);
  return status;
}
