/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window keeps: every step on the disk when it is shown, undo across a restart, several windows on one library, a disk that
 * refuses, a program that is killed.
 *
 *   test-keeping            all of it
 *   test-keeping edit PATH  edits the library for ever, through a session, and prints the number of each step that was told
 */
#include "ui/fixture.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/shell/backups.h"
#include "app/shell/entry-row.h"
#include "app/shell/sidebar.h"
#include "games/collision/group.h"
#include "model/member.h"
#include "support/content.h"
#include "support/faults.h"
#include "support/library.h"
#include "ui/sessions.h"
#include "games/thing-file.h"

static void
add_named (MusterSession *session, const char *name)
{
  g_autofree char *label = g_strdup_printf ("Add %s", name);

  muster_session_add (session, label, library_character (name));
}

static void
assert_shown (MusterSession *session, const char *name)
{
  MusterThing *thing = muster_session_get_thing (session);

  if (name == NULL)
    assert_null (thing);
  else
    assert_string_equal (muster_thing_get_name (thing), name);
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
note_cb (char **last, const char *sentence)
{
  g_free (*last);
  *last = g_strdup (sentence);
}

/* Steps. */

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
  assert_shown (again, "New character");
  g_object_unref (again);

  again = session_open (fixture->path);
  for (guint i = 0; i < 8; i++)
    muster_session_redo (again);
  assert_null (muster_session_get_redo (again));
  assert_string_equal (muster_session_get_undo (again), "Choose Majesty");
  assert_int_equal (((MusterCollisionCharacter *) muster_session_get_thing (again))->skills->len, 2);
  g_object_unref (again);
}

static void
test_a_step_without_a_change_is_none (void **state)
{
  Fixture *fixture = *state;
  guint changed = 0;

  add_named (fixture->session, "Vex");
  g_signal_connect_swapped (fixture->session, "changed", G_CALLBACK (count_cb), &changed);
  session_rename (fixture->session, "Vex");
  assert_int_equal (changed, 0);
  assert_null (muster_session_get_undo (fixture->session));
  session_rename (fixture->session, "Vox");
  assert_int_equal (changed, 1);
  /* Nor does it end redoing. */
  muster_session_undo (fixture->session);
  session_rename (fixture->session, "Vex");
  assert_string_equal (muster_session_get_redo (fixture->session), "Vox");
  g_signal_handlers_disconnect_by_data (fixture->session, &changed);
}

/* Undo and redo are of what is shown, however often they are pressed, and a step after them ends redoing there and nowhere else. */
static void
test_undo_is_of_what_is_shown (void **state)
{
  Fixture *fixture = *state;
  MusterSession *session = fixture->session, *again;
  gint64 first, second;

  add_named (session, "Vex");
  first = muster_session_get_selected (session);
  add_named (session, "Nim");
  second = muster_session_get_selected (session);
  session_rename (session, "Nam");
  muster_session_select (session, first);
  session_rename (session, "Vox");
  for (guint i = 0; i < 60; i++)
    muster_session_undo (session);
  session_assert_names (session, "Nam|Vex");
  assert_shown (session, "Vex");
  muster_session_select (session, second);
  assert_string_equal (muster_session_get_undo (session), "Nam");
  muster_session_undo (session);
  session_rename (session, "Num");
  assert_null (muster_session_get_redo (session));
  muster_session_select (session, first);
  assert_string_equal (muster_session_get_redo (session), "Vox");
  muster_session_redo (session);
  session_assert_names (session, "Num|Vox");
  muster_session_undo (session);
  session_rename (session, "Vax");
  assert_null (muster_session_get_redo (session));
  again = session_open (fixture->path);
  muster_session_select (again, first);
  assert_null (muster_session_get_redo (again));
  assert_string_equal (muster_session_get_undo (again), "Vax");
  g_object_unref (again);
}

/* Several at once. */

static void
test_two_sessions_see_each_other (void **state)
{
  Fixture *fixture = *state;
  MusterSession *one = fixture->session, *two;

  add_named (one, "Vex");
  two = session_open (fixture->path);
  assert_shown (two, "Vex");
  session_rename (two, "Vox");
  assert_true (muster_library_has_changed (muster_session_get_library (one)));
  assert_false (muster_library_has_changed (muster_session_get_library (one)));
  muster_session_refresh (one);
  assert_shown (one, "Vox");
  fixture_assert_text (fixture, "Vox");
  /* What is undone is the document's last step, whoever did it. */
  assert_string_equal (muster_session_get_undo (one), "Vox");
  assert_string_equal (muster_session_get_undo (two), "Vox");
  muster_session_undo (two);
  muster_session_refresh (one);
  assert_shown (one, "Vex");
  g_object_unref (two);
}

static void
test_nobody_overwrites_the_other (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *told = NULL;
  MusterSession *one = fixture->session, *two;

  add_named (one, "Vex");
  two = session_open (fixture->path);
  session_rename (two, "Theirs");
  g_signal_connect_swapped (one, "failed", G_CALLBACK (note_cb), &told);
  session_rename (one, "Mine");
  g_signal_handlers_disconnect_by_data (one, &told);
  session_assert_names (one, "Mine (my version)|Theirs");
  assert_shown (one, "Theirs");
  assert_null (muster_session_get_trouble (one));
  assert_string_equal (told,
                       "“Mine” was changed elsewhere at the same time; your version is kept as “Mine (my version)”");
  g_object_unref (two);
}

static void
test_what_another_deletes_goes (void **state)
{
  Fixture *fixture = *state;
  MusterSession *two;

  add_named (fixture->session, "Vex");
  add_named (fixture->session, "Nim");
  two = session_open (fixture->path);
  assert_true (muster_session_remove (two, "Delete", muster_session_get_selected (fixture->session)));
  muster_session_refresh (fixture->session);
  assert_shown (fixture->session, "Vex");
  g_object_unref (two);
}

/* Groups. */

static const MusterThing *
get_member (MusterSession *session, guint n)
{
  MusterThing *thing = muster_session_get_group (session) != NULL ? muster_session_get_group (session)
                                                                  : muster_session_get_thing (session);

  return muster_thing_get_members (thing)->pdata[n];
}

static void
test_a_member_is_the_character_itself (void **state)
{
  Fixture *fixture = *state;
  MusterSession *session = fixture->session;
  MusterCollisionGroup *group = muster_collision_group_new ();
  gint64 vex, tide;

  add_named (session, "Vex");
  vex = muster_session_get_selected (session);
  group->thing.name = g_strdup ("Tide");
  muster_session_add (session, "Add Tide", &group->thing);
  tide = muster_session_get_selected (session);
  muster_session_join (session, "Join", vex, 2);
  muster_session_enter (session, get_member (session, 0));
  drive_settle ();
  assert_shown (session, "Vex");
  assert_string_equal (muster_thing_get_name (muster_session_get_group (session)), "Tide");
  assert_int_equal (muster_session_get_selected (session), tide);
  session_rename (session, "Vox");
  session_rename (session, "Vax");
  session_assert_names (session, "Tide|Vax");
  assert_shown (session, "Vax");
  assert_int_equal (muster_member_get_count (muster_session_get_thing (session)), 2);
  muster_session_undo (session);
  session_assert_names (session, "Tide|Vox");
  assert_shown (session, "Vox");
  muster_session_leave (session);
  drive_settle ();
  assert_shown (session, "Tide");
  muster_session_select (session, vex);
  session_rename (session, "Alone");
  muster_session_select (session, tide);
  assert_string_equal (get_member (session, 0)->name, "Alone");
}

/* Two members that are the same character stay the same. */
static void
test_a_character_that_is_there_twice (void **state)
{
  Fixture *fixture = *state;
  MusterSession *session = fixture->session;
  MusterCollisionGroup *group = muster_collision_group_new ();
  gint64 vex;

  add_named (session, "Vex");
  vex = muster_session_get_selected (session);
  group->thing.name = g_strdup ("Tide");
  muster_session_add (session, "Add Tide", &group->thing);
  muster_session_join (session, "Join", vex, 1);
  muster_session_join (session, "Join", vex, 1);
  muster_session_enter (session, get_member (session, 0));
  session_rename (session, "Vox");
  assert_string_equal (get_member (session, 1)->name, "Vox");
  session_rename (session, "Vax");
  assert_string_equal (get_member (session, 1)->name, "Vax");
  session_assert_names (session, "Tide|Vax");
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
  add_named (fixture->session, "Vex");
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

  add_named (fixture->session, "Vex");
  add_named (fixture->session, "Nim");
  nim = muster_session_get_selected (fixture->session);
  drive_settle ();
  toggle_trash (fixture);
  fixture_assert_text (fixture, "The trash is empty");
  toggle_trash (fixture);
  fixture_act (fixture, "win.delete");
  assert_shown (fixture->session, "Vex");
  session_assert_names (fixture->session, "Vex");
  toggle_trash (fixture);
  assert_int_equal (count_rows (fixture), 1);
  assert_true (gtk_widget_activate_action (fixture->window, "win.restore-thing", "x", nim));
  drive_settle ();
  session_assert_names (fixture->session, "Nim|Vex");
  assert_shown (fixture->session, "Nim");
  fixture_assert_text (fixture, "The trash is empty");
  toggle_trash (fixture);
  /* None of it is a step of what is shown. */
  drive_undo (fixture->window);
  session_assert_names (fixture->session, "Nim|Vex");
}

static void
test_importing_twice_adds_nothing (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (GPtrArray) things = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);
  g_autoptr (MusterLibraryImport) first = NULL, second = NULL;

  g_ptr_array_add (things, library_character ("Vex"));
  g_ptr_array_add (things, library_character ("Nim"));
  first = muster_session_import (fixture->session, "Open", things, NULL);
  second = muster_session_import (fixture->session, "Open", things, NULL);
  assert_int_equal (first->added, 2);
  assert_int_equal (second->added, 0);
  assert_int_equal (second->known, 2);
  assert_shown (fixture->session, "Vex");
  session_assert_names (fixture->session, "Nim|Vex");
  assert_null (muster_session_get_undo (fixture->session));
}

/* A disk that refuses. */

static void
test_a_full_disk_loses_nothing (void **state)
{
  Fixture *fixture = *state;
  MusterSession *session = fixture->session;
  gint64 vex;

  add_named (session, "Vex");
  vex = muster_session_get_selected (session);
  add_named (session, "Nim");
  faults_arm (FAULT_FULL, 1, TRUE);
  session_rename (session, "Nam");
  assert_non_null (muster_session_get_trouble (session));
  drive_settle ();
  fixture_assert_text (fixture, muster_session_get_trouble (session));
  assert_shown (session, "Nam");
  assert_string_equal (muster_session_get_undo (session), "Nam");
  muster_session_select (session, vex);
  session_rename (session, "Vox");
  add_named (session, "New");
  assert_shown (session, "New");
  assert_true (faults_disarm ());
  {
    g_autoptr (MusterLibrary) other = library_open (fixture->path);
    g_autofree char *names = library_dup_names (other);

    assert_string_equal (names, "Nim|Vex");
  }
  fixture_act (fixture, "win.retry");
  assert_null (muster_session_get_trouble (session));
  session_assert_names (session, "Nam|New|Vox");
  assert_shown (session, "New");
  library_assert_sound (muster_session_get_library (session));
}

static void
test_what_was_refused_can_be_undone (void **state)
{
  Fixture *fixture = *state;
  MusterSession *session = fixture->session;

  add_named (session, "Vex");
  faults_arm (FAULT_ERROR, 1, TRUE);
  session_rename (session, "Vox");
  assert_non_null (muster_session_get_trouble (session));
  assert_true (faults_disarm ());
  muster_session_undo (session);
  assert_shown (session, "Vex");
  assert_null (muster_session_get_trouble (session));
  session_assert_names (session, "Vex");
  session_rename (session, "Vax");
  session_assert_names (session, "Vax");
}

/* Each act of the disk fails once in turn: the step is there in the end, or told to be missing and there after the next try. */
static void
test_every_fault_of_a_step (void **state)
{
  Fixture *fixture = *state;
  gboolean struck = TRUE;

  add_named (fixture->session, "Vex");
  for (guint n = 1; struck; n++)
    {
      g_autofree char *name = g_strdup_printf ("Name %u", n);

      faults_arm (FAULT_ERROR, n, FALSE);
      session_rename (fixture->session, name);
      struck = faults_disarm ();
      assert_true (muster_session_flush (fixture->session));
      session_assert_names (fixture->session, name);
      assert_in_range (n, 1, 500);
    }
}

/* The library was replaced, and can't be opened again for a while: nobody asks what isn't there, and all goes on afterwards. */
static void
test_a_library_that_is_away (void **state)
{
  Fixture *fixture = *state;
  MusterSession *session = fixture->session;
  MusterCollisionGroup *group = muster_collision_group_new ();
  g_autofree char *backup = NULL, *aside = NULL;
  gint64 vex;

  add_named (session, "Vex");
  vex = muster_session_get_selected (session);
  group->thing.name = g_strdup ("Tide");
  muster_session_add (session, "Add Tide", &group->thing);
  backup = muster_library_backup (muster_session_get_library (session), FALSE, NULL);
  aside = muster_library_restore (fixture->path, backup, NULL);
  assert_non_null (aside);
  faults_arm (FAULT_ERROR, 1, TRUE);
  muster_session_refresh (session);
  assert_null (muster_session_get_library (session));
  muster_session_join (session, "Join", vex, 1);
  muster_session_select (session, vex);
  muster_session_undo (session);
  fixture_act (fixture, "win.compare");
  search (fixture, "vex");
  assert_false (muster_session_rename (session, "Vox", vex, "Vox"));
  assert_null (muster_backups_make (session, FALSE, NULL));
  assert_shown (session, "Tide");
  session_rename (session, "Ebb");
  assert_non_null (muster_session_get_trouble (session));
  muster_session_undo (session);
  muster_session_redo (session);
  assert_true (faults_disarm ());
  muster_session_retry (session);
  assert_null (muster_session_get_trouble (session));
  session_assert_names (session, "Ebb (my version)|Tide|Vex");
}

/* It is told once that it is away, and comes back by itself. */
static void
test_a_library_that_comes_back (void **state)
{
  Fixture *fixture = *state;
  MusterSession *session = fixture->session;
  g_autofree char *backup = NULL, *aside = NULL;
  guint told = 0;
  gulong handler = g_signal_connect_swapped (session, "failed", G_CALLBACK (count_cb), &told);

  add_named (session, "Vex");
  backup = muster_library_backup (muster_session_get_library (session), FALSE, NULL);
  aside = muster_library_restore (fixture->path, backup, NULL);
  assert_non_null (aside);
  faults_arm (FAULT_ERROR, 1, TRUE);
  muster_session_refresh (session);
  muster_session_refresh (session);
  assert_null (muster_session_get_library (session));
  assert_int_equal (told, 1);
  assert_true (faults_disarm ());
  muster_session_refresh (session);
  assert_non_null (muster_session_get_library (session));
  assert_int_equal (told, 1);
  session_assert_names (session, "Vex");
  g_signal_handler_disconnect (session, handler);
}

/* Being killed. */

static int
edit_for_ever (const char *path)
{
  MusterSession *session = session_open (path);

  for (guint n = 1;; n++)
    {
      g_autofree char *name = g_strdup_printf ("%u", n);

      session_rename (session, name);
      if (n % 5 == 0)
        {
          muster_session_undo (session);
          muster_session_redo (session);
        }
      if (muster_session_get_trouble (session) != NULL || write (STDOUT_FILENO, &n, sizeof n) != sizeof n)
        return 1;
    }
}

/* Starts the editor, waits for so many steps and kills it. The last step that it told of. */
static guint
edit_and_kill (const char *path, guint steps)
{
  int ends[2], status = 0;
  guint last = 0, n;
  pid_t child;

  g_assert_cmpint (pipe (ends), ==, 0);
  child = fork ();
  if (child == 0)
    {
      dup2 (ends[1], STDOUT_FILENO);
      close (ends[0]);
      close (ends[1]);
      execl ("/proc/self/exe", "test-keeping", "edit", path, (char *) NULL);
      _exit (127);
    }
  close (ends[1]);
  while (last < steps && read (ends[0], &n, sizeof n) == sizeof n)
    last = n;
  kill (child, SIGKILL);
  while (read (ends[0], &n, sizeof n) == sizeof n)
    last = n;
  close (ends[0]);
  while (waitpid (child, &status, 0) < 0 && errno == EINTR)
    ;
  assert_true (WIFSIGNALED (status) && WTERMSIG (status) == SIGKILL);
  return last;
}

static void
test_a_kill_loses_nothing_that_was_told (void **state)
{
  Fixture *fixture = *state;

  add_named (fixture->session, "0");
  for (guint round = 1; round <= 5; round++)
    {
      guint last = edit_and_kill (fixture->path, 7 * round), there;
      MusterSession *again = session_open (fixture->path);

      /* It may have been killed in the step after, be it while that was undone. */
      there = (guint) atoi (muster_session_get_thing (again)->name);
      assert_in_range (there, last, last + 1);
      library_assert_sound (muster_session_get_library (again));
      assert_string_equal (muster_session_get_undo (again), muster_session_get_thing (again)->name);
      muster_session_undo (again);
      assert_int_equal (atoi (muster_session_get_thing (again)->name), there - 1);
      g_object_unref (again);
    }
}

#define CASE(test) cmocka_unit_test_setup_teardown (test, fixture_setup, fixture_teardown)

int
main (int argc, char **argv)
{
  const struct CMUnitTest tests[] = {
    CASE (test_undo_goes_on_after_a_restart),       CASE (test_a_step_without_a_change_is_none),
    CASE (test_undo_is_of_what_is_shown),           CASE (test_two_sessions_see_each_other),
    CASE (test_nobody_overwrites_the_other),        CASE (test_what_another_deletes_goes),
    CASE (test_a_member_is_the_character_itself),   CASE (test_a_character_that_is_there_twice),
    CASE (test_search_by_anything_on_the_card),     CASE (test_the_trash_gives_back),
    CASE (test_importing_twice_adds_nothing),       CASE (test_a_full_disk_loses_nothing),
    CASE (test_what_was_refused_can_be_undone),     CASE (test_every_fault_of_a_step),
    CASE (test_a_library_that_comes_back),          CASE (test_a_library_that_is_away),
    CASE (test_a_kill_loses_nothing_that_was_told),
  };

  if (argc == 3 && g_str_equal (argv[1], "edit"))
    return edit_for_ever (argv[2]);
  faults_install ();
  fixture_init (&argc, &argv);
  return cmocka_run_group_tests (tests, NULL, NULL);
}
