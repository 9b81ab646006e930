/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window shows of its library: undo across a restart, search, trash, another session's changes, a failing
 * disk. The session itself is tested in tests/workspace. */
#include "ui/fixture.h"

#include "app/shell/library/entry-row.h"
#include "app/shell/library/sidebar.h"
#include "support/faults.h"
#include "support/library.h"
#include "support/sessions.h"

static void
test_undo_goes_on_after_a_restart (void **state)
{
  Fixture *fixture = *state;
  MusterSession *again;

  fixture_build_example (fixture);
  drive_undo (fixture->window);
  assert_string_equal (muster_session_get_undo (fixture->session), "Choose Check");
  assert_string_equal (muster_session_get_redo (fixture->session), "Choose Majesty");

  again = session_open (fixture->path);
  assert_string_equal (muster_session_get_undo (again), "Choose Check");
  assert_string_equal (muster_session_get_redo (again), "Choose Majesty");
  muster_session_redo (again);
  assert_null (muster_session_get_redo (again));
  for (guint i = 0; i < 8; i++)
    muster_session_undo (again);
  assert_null (muster_session_get_undo (again));
  /* The making of it is no step: there is nothing before it to go back to. */
  muster_session_undo (again);
  session_assert_current (again, "New character");
  muster_session_unref (again);

  again = session_open (fixture->path);
  for (guint i = 0; i < 8; i++)
    muster_session_redo (again);
  assert_null (muster_session_get_redo (again));
  assert_string_equal (muster_session_get_undo (again), "Choose Majesty");
  assert_int_equal (((const MusterCollisionCharacter *) muster_session_get_thing (again))->skills->len, 2);
  muster_session_unref (again);
}

/* Several at once. */

static void
test_changes_of_another_session (void **state)
{
  Fixture *fixture = *state;
  MusterSession *two;

  session_add_named (fixture->session, "Vex");
  two = session_open (fixture->path);
  session_rename (two, "Vox");
  muster_session_refresh (fixture->session);
  fixture_assert_text (fixture, "Vox");
  muster_session_unref (two);
}

/* The sidebar. */

static guint
count_rows (Fixture *fixture)
{
  GtkWidget *sidebar = drive_nth (fixture->window, MUSTER_TYPE_SIDEBAR, 0), *row;
  guint n = 0;

  for (guint i = 0; (row = drive_nth (sidebar, MUSTER_TYPE_ENTRY_ROW, i)) != NULL; i++)
    n += muster_entry_row_get_item (MUSTER_ENTRY_ROW (row)) != NULL
         && muster_entry_item_get (muster_entry_row_get_item (MUSTER_ENTRY_ROW (row))) != NULL;
  return n;
}

static void
search (Fixture *fixture, const char *words)
{
  GtkWidget *entry = drive_nth (drive_nth (fixture->window, MUSTER_TYPE_SIDEBAR, 0), GTK_TYPE_SEARCH_ENTRY, 0);

  gtk_editable_set_text (GTK_EDITABLE (entry), words);
  g_signal_emit_by_name (entry, "search-changed");
  drive_settle ();
}

static void
test_search_by_anything_on_the_card (void **state)
{
  Fixture *fixture = *state;

  fixture_build_example (fixture);
  session_add_named (fixture->session, "Vex");
  drive_settle ();
  assert_int_equal (count_rows (fixture), 2);
  search (fixture, "sab maj");
  assert_int_equal (count_rows (fixture), 1);
  search (fixture, "nowhere");
  assert_int_equal (count_rows (fixture), 0);
  fixture_assert_text (fixture, "Nothing found");
  assert_true (muster_session_tag (fixture->session, "Tag", muster_session_get_selected (fixture->session),
                                   "Nowhere Land", NULL));
  drive_settle ();
  assert_int_equal (count_rows (fixture), 1);
  fixture_assert_text (fixture, "Nowhere Land");
  search (fixture, "");
  assert_int_equal (count_rows (fixture), 2);
}

static void
toggle_trash (Fixture *fixture)
{
  GtkWidget *button = drive_nth (drive_nth (fixture->window, MUSTER_TYPE_SIDEBAR, 0), GTK_TYPE_TOGGLE_BUTTON, 0);

  for (guint i = 1; button != NULL && !gtk_widget_has_css_class (button, "trash"); i++)
    button = drive_nth (drive_nth (fixture->window, MUSTER_TYPE_SIDEBAR, 0), GTK_TYPE_TOGGLE_BUTTON, i);
  assert_non_null (button);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
  drive_settle ();
}

static void
test_the_trash_gives_back (void **state)
{
  Fixture *fixture = *state;
  gint64 nim;

  session_add_named (fixture->session, "Vex");
  session_add_named (fixture->session, "Nim");
  nim = muster_session_get_selected (fixture->session);
  drive_settle ();
  toggle_trash (fixture);
  fixture_assert_text (fixture, "The trash is empty");
  toggle_trash (fixture);
  fixture_act (fixture, "win.delete");
  session_assert_current (fixture->session, "Vex");
  session_assert_names (fixture->session, "Vex");
  toggle_trash (fixture);
  assert_int_equal (count_rows (fixture), 1);
  assert_true (gtk_widget_activate_action (fixture->window, "win.restore-thing", "x", nim));
  drive_settle ();
  session_assert_names (fixture->session, "Nim|Vex");
  session_assert_current (fixture->session, "Nim");
  fixture_assert_text (fixture, "The trash is empty");
  toggle_trash (fixture);
  /* None of it is a step of what is shown. */
  drive_undo (fixture->window);
  session_assert_names (fixture->session, "Nim|Vex");
}

/* A disk that refuses. */

static void
test_what_is_not_saved_is_shown (void **state)
{
  Fixture *fixture = *state;
  MusterSession *session = fixture->session;

  session_add_named (session, "Vex");
  faults_arm (FAULT_FULL, 1, TRUE);
  session_rename (session, "Vox");
  drive_settle ();
  fixture_assert_text (fixture, muster_session_get_save_error (session));
  assert_true (faults_disarm ());
  fixture_act (fixture, "win.retry");
  assert_null (muster_session_get_save_error (session));
  session_assert_names (session, "Vox");
}

/* The library was replaced, and can't be opened again for a while: no widget asks for what isn't there. */
static void
test_a_library_that_is_away (void **state)
{
  Fixture *fixture = *state;
  MusterSession *session = fixture->session;
  g_autofree char *backup = NULL, *aside = NULL;

  session_add_named (session, "Vex");
  backup = muster_library_backup (muster_session_get_library (session), FALSE, NULL);
  aside = muster_library_restore (fixture->path, backup, NULL);
  assert_non_null (aside);
  faults_arm (FAULT_ERROR, 1, TRUE);
  muster_session_refresh (session);
  assert_null (muster_session_get_library (session));
  fixture_act (fixture, "win.compare");
  search (fixture, "vex");
  session_assert_current (session, "Vex");
  assert_true (faults_disarm ());
  muster_session_refresh (session);
  session_assert_names (session, "Vex");
}

#define CASE(test) cmocka_unit_test_setup_teardown (test, fixture_setup, fixture_teardown)

int
main (void)
{
  const struct CMUnitTest tests[] = {
    CASE (test_undo_goes_on_after_a_restart),   CASE (test_changes_of_another_session),
    CASE (test_search_by_anything_on_the_card), CASE (test_the_trash_gives_back),
    CASE (test_what_is_not_saved_is_shown),     CASE (test_a_library_that_is_away),
  };

  faults_install ();
  fixture_init ();
  return cmocka_run_group_tests (tests, NULL, NULL);
}
