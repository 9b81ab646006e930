/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two programs with one library, from the very first run: what a window-like program and the terminal program save in
 * turns is all there, whoever closes first. And the reason: SQLite's locks are never dropped by our own code.
 *   test-library-programs MUSTER */
#include "support/cmocka.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "store/library-private.h"
#include "support/content.h"
#include "support/library.h"
#include "support/place.h"

#define RUNS 3
#define SHARED_FIRST (0x40000000 + 2) /* the bytes SQLite locks in an open database */
#define SHARED_SIZE 510

static const char *muster;

static char *
dup_file (const Scratch *scratch, const char *name)
{
  g_autofree char *text = g_strdup_printf ("<muster xmlns=\"urn:muster:1\"><character name=\"%s\"/></muster>\n", name);
  g_autofree char *file = g_strconcat (name, ".muster", NULL);

  return scratch_dup_written (scratch, file, text, strlen (text));
}

/* The terminal program adds a character of that name. */
static void
import (const Place *place, const char *name)
{
  g_autofree char *file = dup_file (place->scratch, name), *option = g_strconcat ("--library=", place->path, NULL);
  char *argv[] = { (char *) muster, (char *) "library", option, (char *) "import", file, NULL };
  g_autofree char *out = NULL, *err = NULL;
  int status = -1;

  g_assert_true (g_spawn_sync (NULL, argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &out, &err, &status, NULL));
  g_assert_cmpstr (err, ==, "");
  g_assert_cmpint (status, ==, 0);
}

static void
add_numbered (MusterLibrary *library, const char *word, guint run)
{
  g_autofree char *name = g_strdup_printf ("%s %u", word, run);

  library_add_named (library, name);
}

/* A window looks whether another program has changed something, and shows it. */
static void
look (MusterLibrary *library)
{
  g_autofree char *names = NULL;

  muster_library_has_changed (library);
  names = library_dup_names (library);
}

/* What the window does in one run; the terminal program imports two files meanwhile. */
static void
run_window (const Place *place, guint run)
{
  g_autofree char *first = g_strdup_printf ("first %u", run), *second = g_strdup_printf ("second %u", run);
  MusterLibrary *library = library_open (place->path);

  g_assert_null (muster_library_get_notice (library));
  add_numbered (library, "before", run);
  look (library);
  import (place, first);
  look (library);
  import (place, second);
  add_numbered (library, "after", run);
  library_assert_sound (library);
  muster_library_close (library);
}

static void
in_child (const Place *place, guint run)
{
  int status = -1;
  pid_t child = fork ();

  if (child == 0)
    {
      run_window (place, run);
      _exit (0);
    }
  assert_true (waitpid (child, &status, 0) == child);
  assert_int_equal (status, 0);
}

static void
test_nothing_is_lost_from_the_first_run_on (void **state)
{
  static const char *const expected[RUNS] = {
    "after 0|before 0|first 0|second 0",
    "after 0|after 1|before 0|before 1|first 0|first 1|second 0|second 1",
    "after 0|after 1|after 2|before 0|before 1|before 2|first 0|first 1|first 2|second 0|second 1|second 2",
  };
  g_auto (Place) place = { 0 };

  place_init (&place);
  for (guint run = 0; run < RUNS; run++)
    {
      g_autoptr (MusterLibrary) library = NULL;
      g_autofree char *names = NULL;

      in_child (&place, run);
      library = library_open (place.path);
      assert_null (muster_library_get_notice (library));
      names = library_dup_names (library);
      assert_string_equal (names, expected[run]);
      library_assert_sound (library);
    }
}

/* Locks */

/* Whether this process holds SQLite's lock of an open database, as another process sees it. */
static gboolean
is_locked (const char *path)
{
  int status = -1;
  pid_t child = fork ();

  if (child == 0)
    {
      struct flock lock = { .l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = SHARED_FIRST, .l_len = SHARED_SIZE };
      int fd = open (path, O_RDWR | O_CLOEXEC);

      _exit (fd >= 0 && fcntl (fd, F_GETLK, &lock) == 0 ? lock.l_type != F_UNLCK : 2);
    }
  assert_true (waitpid (child, &status, 0) == child);
  assert_true (WIFEXITED (status) && WEXITSTATUS (status) < 2);
  return WEXITSTATUS (status) == 1;
}

static void
test_locks_are_kept_whatever_is_done (void **state)
{
  g_auto (Place) place = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) faults = NULL;
  g_autofree char *backup = NULL, *elsewhere = NULL, *copy = NULL;
  MusterLibrary *library, *other;

  place_init (&place);
  library = library_open (place.path);
  assert_true (is_locked (place.path));
  library_add_named (library, "Vex");
  backup = muster_library_backup (library, FALSE, &error);
  g_assert_no_error (error);
  assert_true (is_locked (place.path));
  elsewhere = scratch_dup_path (place.scratch, "elsewhere");
  copy = muster_library_copy_backup (backup, elsewhere, &error);
  g_assert_no_error (error);
  assert_true (is_locked (place.path));
  faults = muster_library_check (library, &error);
  g_assert_no_error (error);
  assert_true (is_locked (place.path));
  other = library_open (place.path);
  muster_library_close (other);
  assert_true (is_locked (place.path));
  muster_library_close (library);
  assert_false (is_locked (place.path));
}

/* A copy of the file, as a repair makes it, while the library is open. */
static void
test_locks_are_kept_while_its_file_is_copied (void **state)
{
  g_auto (Place) place = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLibrary) library = NULL, same = NULL;
  g_autofree char *aside = NULL, *names = NULL;

  place_init (&place);
  library = library_open (place.path);
  library_add_named (library, "Vex");
  aside = scratch_dup_path (place.scratch, "aside.db");
  assert_true (muster_library_set_aside (place.path, aside, &error));
  g_assert_no_error (error);
  assert_true (is_locked (place.path));
  assert_true (muster_library_sync (place.path, &error));
  assert_true (is_locked (place.path));
  same = library_open (aside);
  names = library_dup_names (same);
  assert_string_equal (names, "Vex");
}

int
main (int argc, char **argv)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_nothing_is_lost_from_the_first_run_on),
    cmocka_unit_test (test_locks_are_kept_whatever_is_done),
    cmocka_unit_test (test_locks_are_kept_while_its_file_is_copied),
  };

  g_assert_cmpint (argc, ==, 2);
  muster = argv[1];
  library_use_memory ();
  return cmocka_run_group_tests (tests, content_setup, content_teardown);
}
