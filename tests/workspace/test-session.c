/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sessions: every step on disk when notified, several sessions on one library, a failing disk, a killed program.
 *   test-session            everything
 *   test-session edit PATH  edits the library forever through a session, printing the number of each notified step */
#include "workspace/fixture.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "workspace/backups.h"
#include "games/collision/group.h"
#include "model/member-change.h"
#include "model/member.h"
#include "support/content.h"
#include "support/faults.h"
#include "support/library.h"
#include "support/sessions.h"
#include "games/thing-file.h"

static void
count_cb (gpointer data)
{
  (*(guint *) data)++;
}

static void
count_failed_cb (const char *sentence, gpointer data)
{
  count_cb (data);
}

static void
note_cb (const char *sentence, gpointer data)
{
  char **last = data;

  g_free (*last);
  *last = g_strdup (sentence);
}

/* Steps. */

static void
test_a_step_without_a_change_is_none (void **state)
{
  Fixture *fixture = *state;
  static const MusterSessionListener listener = { .changed = count_cb };
  guint changed = 0, number;

  session_add_named (fixture->session, "Vex");
  number = muster_session_listen (fixture->session, &listener, &changed, NULL);
  session_rename (fixture->session, "Vex");
  assert_int_equal (changed, 0);
  assert_null (muster_session_get_undo (fixture->session));
  session_rename (fixture->session, "Vox");
  assert_int_equal (changed, 1);
  muster_session_unlisten (fixture->session, number);
  session_rename (fixture->session, "Vax");
  assert_int_equal (changed, 1);
  /* Nor does it end redoing. */
  muster_session_undo (fixture->session);
  session_rename (fixture->session, "Vox");
  assert_string_equal (muster_session_get_redo (fixture->session), "Vax");
}

/* Undo and redo apply to the current thing, however often they are pressed, and a new step ends redo only there. */
static void
test_undo_is_of_what_is_shown (void **state)
{
  Fixture *fixture = *state;
  MusterSession *session = fixture->session, *again;
  gint64 first, second;

  session_add_named (session, "Vex");
  first = muster_session_get_selected (session);
  session_add_named (session, "Nim");
  second = muster_session_get_selected (session);
  session_rename (session, "Nam");
  muster_session_select (session, first);
  session_rename (session, "Vox");
  for (guint i = 0; i < 60; i++)
    muster_session_undo (session);
  session_assert_names (session, "Nam|Vex");
  session_assert_current (session, "Vex");
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
  muster_session_unref (again);
}

/* Listeners. */

typedef struct
{
  MusterSession *session;
  guint number, other, heard, freed;
} Ear;

static void
leave_cb (gpointer data)
{
  Ear *ear = data;

  ear->heard++;
  muster_session_unlisten (ear->session, ear->number);
  muster_session_unlisten (ear->session, ear->other);
}

static void
hear_cb (gpointer data)
{
  ((Ear *) data)->heard++;
}

static void
free_cb (gpointer data)
{
  ((Ear *) data)->freed++;
}

/* A listener that removes itself and the next one during a notification: neither gets more, and each is freed once. */
static void
test_a_listener_that_leaves (void **state)
{
  static const MusterSessionListener leaving = { .changed = leave_cb }, hearing = { .changed = hear_cb };
  Fixture *fixture = *state;
  Ear first = { .session = fixture->session }, second = { 0 }, third = { 0 };

  first.number = muster_session_listen (fixture->session, &leaving, &first, free_cb);
  first.other = muster_session_listen (fixture->session, &hearing, &second, free_cb);
  muster_session_listen (fixture->session, &hearing, &third, free_cb);
  session_add_named (fixture->session, "Vex");
  session_rename (fixture->session, "Vox");
  assert_int_equal (first.heard, 1);
  assert_int_equal (first.freed, 1);
  assert_int_equal (second.heard, 0);
  assert_int_equal (second.freed, 1);
  assert_int_equal (third.heard, 2);
  assert_int_equal (third.freed, 0);
  muster_session_unref (fixture->session);
  assert_int_equal (third.freed, 1);
  fixture->session = NULL;
}

static void
join_cb (gpointer data)
{
  static const MusterSessionListener hearing = { .changed = hear_cb };
  Ear *ear = data;

  if (ear->number == 0)
    ear->number = muster_session_listen (ear->session, &hearing, ear, NULL);
}

/* A listener added during a notification gets the next one. */
static void
test_a_listener_that_joins (void **state)
{
  static const MusterSessionListener joining = { .changed = join_cb };
  Fixture *fixture = *state;
  Ear ear = { .session = fixture->session };

  muster_session_listen (fixture->session, &joining, &ear, NULL);
  session_add_named (fixture->session, "Vex");
  assert_int_equal (ear.heard, 0);
  session_rename (fixture->session, "Vox");
  assert_int_equal (ear.heard, 1);
}

/* Several at once. */

static void
test_two_sessions_see_each_other (void **state)
{
  Fixture *fixture = *state;
  MusterSession *one = fixture->session, *two;

  session_add_named (one, "Vex");
  two = session_open (fixture->path);
  session_assert_current (two, "Vex");
  session_rename (two, "Vox");
  assert_true (muster_library_has_changed (muster_session_get_library (one)));
  assert_false (muster_library_has_changed (muster_session_get_library (one)));
  muster_session_refresh (one);
  session_assert_current (one, "Vox");
  /* Undo reverts the document's last step, whoever made it. */
  assert_string_equal (muster_session_get_undo (one), "Vox");
  assert_string_equal (muster_session_get_undo (two), "Vox");
  muster_session_undo (two);
  muster_session_refresh (one);
  session_assert_current (one, "Vex");
  muster_session_unref (two);
}

static void
test_nobody_overwrites_the_other (void **state)
{
  Fixture *fixture = *state;
  static const MusterSessionListener listener = { .failed = note_cb };
  g_autofree char *told = NULL;
  MusterSession *one = fixture->session, *two;
  guint number;

  session_add_named (one, "Vex");
  two = session_open (fixture->path);
  session_rename (two, "Theirs");
  number = muster_session_listen (one, &listener, &told, NULL);
  session_rename (one, "Mine");
  muster_session_unlisten (one, number);
  session_assert_names (one, "Mine (my version)|Theirs");
  session_assert_current (one, "Theirs");
  assert_null (muster_session_get_save_error (one));
  assert_string_equal (told,
                       "“Mine” was changed elsewhere at the same time; your version is kept as “Mine (my version)”");
  muster_session_unref (two);
}

static void
test_what_another_deletes_goes (void **state)
{
  Fixture *fixture = *state;
  MusterSession *two;

  session_add_named (fixture->session, "Vex");
  session_add_named (fixture->session, "Nim");
  two = session_open (fixture->path);
  assert_true (muster_session_remove (two, "Delete", muster_session_get_selected (fixture->session)));
  muster_session_refresh (fixture->session);
  session_assert_current (fixture->session, "Vex");
  muster_session_unref (two);
}

/* With an empty session, something is selected. */
static void
test_what_another_adds_first_is_shown (void **state)
{
  Fixture *fixture = *state;
  MusterSession *two = session_open (fixture->path);

  assert_null (muster_session_get_thing (fixture->session));
  session_add_named (two, "Vex");
  muster_session_refresh (fixture->session);
  session_assert_current (fixture->session, "Vex");
  /* The next one doesn't take its place. */
  session_add_named (two, "Nim");
  muster_session_refresh (fixture->session);
  session_assert_current (fixture->session, "Vex");
  muster_session_unref (two);
}

/* Groups. */

static const MusterThing *
get_member (MusterSession *session, guint n)
{
  const MusterThing *thing = muster_session_get_group (session) != NULL ? muster_session_get_group (session)
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

  session_add_named (session, "Vex");
  vex = muster_session_get_selected (session);
  group->thing.name = g_strdup ("Tide");
  muster_session_add (session, "Add Tide", &group->thing);
  tide = muster_session_get_selected (session);
  muster_session_join (session, "Join", vex, 2);
  muster_session_enter (session, get_member (session, 0));
  session_assert_current (session, "Vex");
  assert_string_equal (muster_thing_get_name (muster_session_get_group (session)), "Tide");
  assert_int_equal (muster_session_get_selected (session), tide);
  session_rename (session, "Vox");
  session_rename (session, "Vax");
  session_assert_names (session, "Tide|Vax");
  session_assert_current (session, "Vax");
  assert_int_equal (muster_member_get_count (muster_session_get_thing (session)), 2);
  muster_session_undo (session);
  session_assert_names (session, "Tide|Vox");
  session_assert_current (session, "Vox");
  muster_session_leave (session);
  session_assert_current (session, "Tide");
  muster_session_select (session, vex);
  session_rename (session, "Alone");
  muster_session_select (session, tide);
  assert_string_equal (get_member (session, 0)->name, "Alone");
}

/* An added copy is in the library by itself, and the current thing stays; a copy inside a thing becomes linked. */
static void
test_keeping (void **state)
{
  Fixture *fixture = *state;
  MusterSession *session = fixture->session;
  MusterCollisionGroup *group = muster_collision_group_new ();
  MusterCollisionCharacter *character;
  g_autoptr (GPtrArray) kept = NULL;
  gint64 vex, id, link;

  group->thing.name = g_strdup ("Tide");
  muster_session_add (session, "Add Tide", &group->thing);
  character = muster_collision_character_new ();
  character->thing.name = g_strdup ("Vex");
  muster_session_apply (session, muster_member_change_new_add ("Write Vex", &character->thing, 3));
  vex = muster_session_add_copy (session, "Keep Vex", get_member (session, 0));
  assert_int_not_equal (vex, 0);
  session_assert_names (session, "Tide|Vex");
  session_assert_current (session, "Tide");
  assert_false (muster_member_get_link (get_member (session, 0), &id, &link));
  muster_session_link (session, 0, vex);
  assert_true (muster_member_get_link (get_member (session, 0), &id, &link));
  assert_int_equal (id, vex);
  assert_int_equal (muster_member_get_count (get_member (session, 0)), 3);
  muster_session_enter (session, get_member (session, 0));
  session_rename (session, "Vox");
  session_assert_names (session, "Tide|Vox");
  /* Listed by class, each with the link that a member has. */
  kept = muster_session_list_things (session, &muster_collision_character_class);
  assert_int_equal (kept->len, 1);
  assert_true (muster_member_get_link (kept->pdata[0], &id, &link));
  assert_int_equal (id, vex);
  assert_int_equal (muster_member_get_count (kept->pdata[0]), 1);
}

/* Two members that are the same character stay the same. */
static void
test_a_character_that_is_there_twice (void **state)
{
  Fixture *fixture = *state;
  MusterSession *session = fixture->session;
  MusterCollisionGroup *group = muster_collision_group_new ();
  gint64 vex;

  session_add_named (session, "Vex");
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
  session_assert_current (fixture->session, "Vex");
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

  session_add_named (session, "Vex");
  vex = muster_session_get_selected (session);
  session_add_named (session, "Nim");
  faults_arm (FAULT_FULL, 1, TRUE);
  session_rename (session, "Nam");
  assert_non_null (muster_session_get_save_error (session));
  session_assert_current (session, "Nam");
  assert_string_equal (muster_session_get_undo (session), "Nam");
  muster_session_select (session, vex);
  session_rename (session, "Vox");
  session_add_named (session, "New");
  session_assert_current (session, "New");
  assert_true (faults_disarm ());
  {
    g_autoptr (MusterLibrary) other = library_open (fixture->path);
    g_autofree char *names = library_dup_names (other);

    assert_string_equal (names, "Nim|Vex");
  }
  muster_session_retry (session);
  assert_null (muster_session_get_save_error (session));
  session_assert_names (session, "Nam|New|Vox");
  session_assert_current (session, "New");
  library_assert_sound (muster_session_get_library (session));
}

static void
test_what_was_refused_can_be_undone (void **state)
{
  Fixture *fixture = *state;
  MusterSession *session = fixture->session;

  session_add_named (session, "Vex");
  faults_arm (FAULT_ERROR, 1, TRUE);
  session_rename (session, "Vox");
  assert_non_null (muster_session_get_save_error (session));
  assert_true (faults_disarm ());
  muster_session_undo (session);
  session_assert_current (session, "Vex");
  assert_null (muster_session_get_save_error (session));
  session_assert_names (session, "Vex");
  session_rename (session, "Vax");
  session_assert_names (session, "Vax");
}

/* Each disk operation fails once in turn: the step is saved in the end, or reported as unsaved and saved by the next
 * try. */
static void
test_every_fault_of_a_step (void **state)
{
  Fixture *fixture = *state;
  gboolean struck = TRUE;

  session_add_named (fixture->session, "Vex");
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

/* A disk that fails once: the step isn't retried silently, but reported, then tried again. */
static void
test_a_refused_step_is_told_once (void **state)
{
  static const MusterSessionListener listener = { .failed = count_failed_cb };
  Fixture *fixture = *state;
  guint told = 0;

  session_add_named (fixture->session, "Vex");
  muster_session_listen (fixture->session, &listener, &told, NULL);
  faults_arm (FAULT_FULL, 1, TRUE);
  session_rename (fixture->session, "Vox");
  session_rename (fixture->session, "Vax");
  assert_int_equal (told, 1);
  assert_true (faults_disarm ());
  session_rename (fixture->session, "Vux");
  assert_null (muster_session_get_save_error (fixture->session));
  session_assert_names (fixture->session, "Vux");
}

/* The library was replaced and can't be opened for a while: nothing uses it meanwhile, and everything continues
 * afterwards. */
static void
test_a_library_that_is_away (void **state)
{
  Fixture *fixture = *state;
  MusterSession *session = fixture->session;
  MusterCollisionGroup *group = muster_collision_group_new ();
  g_autofree char *backup = NULL, *aside = NULL;
  gint64 vex;

  session_add_named (session, "Vex");
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
  assert_false (muster_session_rename (session, "Vox", vex, "Vox"));
  assert_null (muster_backups_make (session, "", FALSE, NULL));
  session_assert_current (session, "Tide");
  session_rename (session, "Ebb");
  assert_non_null (muster_session_get_save_error (session));
  muster_session_undo (session);
  muster_session_redo (session);
  assert_true (faults_disarm ());
  muster_session_retry (session);
  assert_null (muster_session_get_save_error (session));
  session_assert_names (session, "Ebb (my version)|Tide|Vex");
}

/* Its absence is reported once, and it returns by itself. */
static void
test_a_library_that_comes_back (void **state)
{
  Fixture *fixture = *state;
  MusterSession *session = fixture->session;
  g_autofree char *backup = NULL, *aside = NULL;
  static const MusterSessionListener listener = { .failed = count_failed_cb };
  guint told = 0, number = muster_session_listen (session, &listener, &told, NULL);

  session_add_named (session, "Vex");
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
  muster_session_unlisten (session, number);
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
      if (muster_session_get_save_error (session) != NULL || write (STDOUT_FILENO, &n, sizeof n) != sizeof n)
        return 1;
    }
}

/* Starts the editor, waits for that many steps and kills it. Returns the last reported step. */
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
      execl ("/proc/self/exe", "test-session", "edit", path, (char *) NULL);
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

  session_add_named (fixture->session, "0");
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
      muster_session_unref (again);
    }
}

#define CASE(test) cmocka_unit_test_setup_teardown (test, fixture_setup, fixture_teardown)

int
main (int argc, char **argv)
{
  const struct CMUnitTest tests[] = {
    CASE (test_a_step_without_a_change_is_none),
    CASE (test_a_listener_that_leaves),
    CASE (test_a_listener_that_joins),
    CASE (test_undo_is_of_what_is_shown),
    CASE (test_two_sessions_see_each_other),
    CASE (test_nobody_overwrites_the_other),
    CASE (test_what_another_deletes_goes),
    CASE (test_what_another_adds_first_is_shown),
    CASE (test_a_member_is_the_character_itself),
    CASE (test_keeping),
    CASE (test_a_character_that_is_there_twice),
    CASE (test_importing_twice_adds_nothing),
    CASE (test_a_full_disk_loses_nothing),
    CASE (test_what_was_refused_can_be_undone),
    CASE (test_every_fault_of_a_step),
    CASE (test_a_refused_step_is_told_once),
    CASE (test_a_library_that_is_away),
    CASE (test_a_library_that_comes_back),
    CASE (test_a_kill_loses_nothing_that_was_told),
  };

  if (argc == 3 && g_str_equal (argv[1], "edit"))
    return edit_for_ever (argv[2]);
  faults_install ();
  fixture_init ();
  return cmocka_run_group_tests (tests, NULL, NULL);
}
