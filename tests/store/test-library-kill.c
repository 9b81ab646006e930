/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A program killed while editing, again and again: acknowledged changes are there, nothing is damaged, and undo
 * continues. And two programs at once: every change of both is there.
 *   test-library-kill [KILLS [CHANGES]] */
#include "support/cmocka.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "store/library-private.h"
#include "support/content.h"
#include "support/library.h"

static guint kills = 200;
static guint changes = 1000; /* of each of two programs */

/* The editor: change N names the counter N; every fourth adds a character instead. Each is reported when it is saved. */

static guint
read_counter (MusterLibrary *library, gint64 counter, gint64 *state)
{
  g_autoptr (MusterThing) thing = muster_library_get (library, counter, state, NULL);

  g_assert_nonnull (thing);
  return (guint) atoi (thing->name);
}

static void
make_change (MusterLibrary *library, gint64 counter, guint n)
{
  g_autofree char *name = g_strdup_printf (n % 4 == 3 ? "add %u" : "%u", n);
  g_autoptr (GError) error = NULL;

  if (n % 4 == 3)
    library_add_named (library, name);
  else
    muster_library_rename (library, counter, name, &error);
  g_assert_no_error (error);
}

/* Undo and redo, a backup, closing and opening: other things programs do. */
static MusterLibrary *
do_more (MusterLibrary *library, guint n)
{
  g_autoptr (MusterLibraryChange) undone = n % 7 == 0 ? muster_library_undo (library, 0, NULL) : NULL;
  g_autoptr (MusterLibraryChange) redone = undone != NULL ? muster_library_redo (library, 0, NULL) : NULL;
  g_autofree char *path = NULL, *backup = NULL;

  g_assert_true ((undone == NULL) == (redone == NULL));
  if (n % 50 == 0)
    backup = muster_library_backup (library, FALSE, NULL);
  if (n % 11 != 0)
    return library;
  path = g_strdup (library->path);
  muster_library_close (library);
  return library_open (path);
}

static void
edit_for_ever (const char *path, gint64 counter, guint from, int report)
{
  MusterLibrary *library = library_open (path);

  for (guint n = from;; n++)
    {
      make_change (library, counter, n);
      if (write (report, &n, sizeof n) != sizeof n)
        _exit (1);
      library = do_more (library, n);
    }
}

/* Lets an editor run for a moment, which begins with its first change where that is waited for, and kills it. The last
 * change that it told of; 0 if there was none. */
static guint
edit_and_kill (const char *path, gint64 counter, guint from, gboolean waits, guint32 microseconds)
{
  guint last = 0, n;
  int ends[2], status = 0;
  pid_t child;

  g_assert_cmpint (pipe (ends), ==, 0);
  child = fork ();
  if (child == 0)
    {
      close (ends[0]);
      edit_for_ever (path, counter, from, ends[1]);
    }
  close (ends[1]);
  if (waits && read (ends[0], &n, sizeof n) == sizeof n)
    last = n;
  g_usleep (microseconds);
  kill (child, SIGKILL);
  while (waitpid (child, &status, 0) < 0 && errno == EINTR)
    ;
  g_assert_true (WIFSIGNALED (status) && WTERMSIG (status) == SIGKILL);
  while (read (ends[0], &n, sizeof n) == sizeof n)
    last = n;
  close (ends[0]);
  return last;
}

/* The number of the last change that is there, as the counter and the characters that were added say. */
static guint
count_changes (MusterLibrary *library, gint64 counter, gint64 *state)
{
  gint64 added = muster_sql_ask (library->db,
                                 "SELECT max (CAST (substr (name, 5) AS INTEGER)) FROM state JOIN thing USING (state) "
                                 "WHERE name LIKE 'add %' AND trashed IS NULL",
                                 0);

  return (guint) MAX ((gint64) read_counter (library, counter, state), added);
}

/* All characters up to change n are there, each once. */
static void
check_added (MusterLibrary *library, guint n)
{
  gint64 there = muster_sql_ask (
      library->db,
      "SELECT count (DISTINCT name) FROM state JOIN thing USING (state) WHERE name LIKE 'add %' AND trashed IS NULL",
      0);

  assert_int_equal (there, (n + 1) / 4);
}

/* The last change can be undone and done again. */
static void
check_undo (MusterLibrary *library, gint64 counter, guint n)
{
  g_autoptr (MusterLibraryChange) undone = muster_library_undo (library, 0, NULL), redone = NULL;
  gint64 state;

  assert_non_null (undone);
  assert_true (count_changes (library, counter, &state) < n);
  redone = muster_library_redo (library, 0, NULL);
  assert_non_null (redone);
  assert_int_equal (redone->id, undone->id);
  assert_int_equal (count_changes (library, counter, &state), n);
}

static guint
check_after_kill (const char *path, gint64 counter, guint acknowledged, gboolean all)
{
  g_autoptr (MusterLibrary) library = library_open (path);
  gint64 state = 0;
  guint n = count_changes (library, counter, &state);

  assert_null (muster_library_get_notice (library));
  /* In the middle of an undo the last change may be undone; then it is the first thing to do again. */
  if (n < acknowledged)
    {
      g_autoptr (MusterLibraryChange) redone = muster_library_redo (library, 0, NULL);

      assert_non_null (redone);
      n = count_changes (library, counter, &state);
    }
  assert_true (n >= acknowledged);
  assert_true (n <= acknowledged + 1);
  check_added (library, n);
  if (n > 0)
    check_undo (library, counter, n);
  if (all)
    library_assert_sound (library);
  return n;
}

/* A library that is opened after a kill is read in full, so that a long run has many small ones. */
#define KILLS_A_LIBRARY 250

typedef struct
{
  guint kills, moments, changes; /* so far; kills that met a change */
} Tally;

static void
kill_one_library (guint times, GRand *rand, Tally *tally)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autofree char *path = scratch_dup_path (scratch, "library.db"),
                  *backups = scratch_dup_path (scratch, "library.backups");
  MusterLibrary *library = library_open (path);
  gint64 counter = library_add_named (library, "0");
  guint n = 0;

  muster_library_close (library);
  for (guint i = 0; i < times; i++)
    {
      guint last = edit_and_kill (path, counter, n + 1, i % 2 == 0, (guint32) g_rand_int_range (rand, 500, 25000));

      tally->moments += last > 0;
      n = check_after_kill (path, counter, MAX (last, n), i % 20 == 19 || i + 1 == times);
    }
  tally->kills += times;
  tally->changes += n;
  library_remove_folder (backups);
}

static void
test_killed_while_editing (void **state)
{
  GRand *rand = g_rand_new_with_seed (200);
  Tally tally = { 0 };

  while (tally.kills < kills)
    kill_one_library (MIN (kills - tally.kills, KILLS_A_LIBRARY), rand, &tally);
  print_message ("# %u kills, %u of them while editing, %u changes\n", tally.kills, tally.moments, tally.changes);
  assert_true (tally.moments >= kills / 2);
  g_rand_free (rand);
}

/* Two at once */

/* Half of the changes are to separate characters, half to a shared one. */
static void
edit_along (const char *path, gint64 shared, const char *name)
{
  g_autoptr (MusterLibrary) library = library_open (path);

  for (guint i = 0; i < changes; i++)
    {
      g_autofree char *own = g_strdup_printf ("%s %u", name, i);
      gboolean saved = i % 2 == 0;

      if (i % 2 == 0)
        library_add_named (library, own);
      while (!saved)
        {
          g_autoptr (GError) error = NULL;
          gint64 seen = 0;
          g_autoptr (MusterThing) thing = muster_library_get (library, shared, &seen, NULL);
          char *old = thing->name;

          thing->name = g_strdup_printf ("%u", atoi (old) + 1);
          g_free (old);
          saved = muster_library_save (library, shared, &seen, thing, &error);
          g_assert_true (saved || g_error_matches (error, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_CHANGED));
        }
    }
}

static void
test_two_programs_at_once (void **state)
{
  static const char *const names[] = { "left", "right" };
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autofree char *path = scratch_dup_path (scratch, "library.db");
  MusterLibrary *library = library_open (path);
  gint64 shared = library_add_named (library, "0"), seen;
  pid_t children[2];

  muster_library_close (library);
  for (guint i = 0; i < 2; i++)
    if ((children[i] = fork ()) == 0)
      {
        edit_along (path, shared, names[i]);
        _exit (0);
      }
  for (guint i = 0; i < 2; i++)
    {
      int status = -1;

      waitpid (children[i], &status, 0);
      assert_int_equal (status, 0);
    }
  library = library_open (path);
  assert_int_equal (muster_sql_ask (library->db, "SELECT count (*) FROM change", -1), 2 * changes + 1);
  assert_int_equal (read_counter (library, shared, &seen), changes);
  assert_int_equal (muster_sql_ask (library->db, "SELECT count (DISTINCT name) FROM state WHERE name LIKE '% %'", -1),
                    changes);
  library_assert_sound (library);
  muster_library_close (library);
}

/* Several that find no library, or an old one, at the same moment. */
static void
test_made_by_many_at_once (void **state)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autofree char *path = scratch_dup_path (scratch, "library.db");
  MusterLibrary *library;
  pid_t children[8];

  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    if ((children[i] = fork ()) == 0)
      {
        g_autoptr (MusterLibrary) own = library_open (path);

        library_add_named (own, "Vex");
        _exit (0);
      }
  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    {
      int status = -1;

      waitpid (children[i], &status, 0);
      assert_int_equal (status, 0);
    }
  library = library_open (path);
  assert_int_equal (muster_sql_ask (library->db, "SELECT count (*) FROM thing", -1), 8);
  muster_library_close (library);
}

int
main (int argc, char **argv)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_killed_while_editing),
    cmocka_unit_test (test_two_programs_at_once),
    cmocka_unit_test (test_made_by_many_at_once),
  };

  if (argc > 1)
    kills = (guint) atoi (argv[1]);
  if (argc > 2)
    changes = (guint) atoi (argv[2]);
  library_use_memory ();
  return cmocka_run_group_tests (tests, content_setup, content_teardown);
}
