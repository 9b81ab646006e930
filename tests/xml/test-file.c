/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files: whatever happens while writing, the result is the old file or the new one, and nothing else is left. */
#include "support/cmocka.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "model/error.h"
#include "support/scratch.h"
#include "xml/file.h"

#define OLD "<old/>\n"
#define NEW "<new/>\n"
#define MEGABYTE (1024 * 1024)

static void
assert_holds (const char *path, const char *expected)
{
  g_autofree char *content = NULL;

  assert_true (g_file_get_contents (path, &content, NULL, NULL));
  assert_string_equal (content, expected);
}

static guint
mode_of (const char *path)
{
  struct stat about;

  assert_int_equal (stat (path, &about), 0);
  return about.st_mode & 07777;
}

static void
assert_written (const char *path, const char *text)
{
  g_autoptr (GError) error = NULL;

  assert_true (muster_file_write (path, text, strlen (text), &error));
  assert_null (error);
}

/* It fails in one line that names the path and the cause. */
static void
assert_unwritable (const char *path, gconstpointer data, gsize length, const char *cause)
{
  g_autoptr (GError) error = NULL;

  assert_false (muster_file_write (path, data, length, &error));
  assert_true (g_error_matches (error, MUSTER_ERROR, MUSTER_ERROR_UNWRITABLE));
  assert_true (g_str_has_prefix (error->message, path));
  assert_null (strchr (error->message, '\n'));
  if (strstr (error->message, cause) == NULL)
    fail_msg ("“%s” doesn't say “%s”", error->message, cause);
}

/* Writing */

static void
test_new_file (void **state)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autofree char *path = scratch_dup_path (scratch, "a.muster");
  mode_t before = umask (027);

  assert_written (path, NEW);
  umask (before);
  assert_holds (path, NEW);
  assert_int_equal (mode_of (path), 0640);
  assert_int_equal (scratch_count (scratch), 1);
}

static void
test_empty_file (void **state)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autofree char *path = scratch_dup_written (scratch, "a.muster", OLD, strlen (OLD));

  assert_written (path, "");
  assert_holds (path, "");
}

static void
test_mode_is_kept (void **state)
{
  static const guint modes[] = { 0600, 0640, 0644, 0664, 0666, 0400 };
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autofree char *path = scratch_dup_written (scratch, "a.muster", OLD, strlen (OLD));
  mode_t before = umask (077);

  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_autofree char *text = g_strdup_printf ("<new n=\"%u\"/>", i);

      assert_int_equal (g_chmod (path, modes[i]), 0);
      assert_written (path, text);
      assert_holds (path, text);
      assert_int_equal (mode_of (path), modes[i]);
    }
  umask (before);
  assert_int_equal (scratch_count (scratch), 1);
}

static void
test_link_is_followed (void **state)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autoptr (Scratch) elsewhere = scratch_new ();
  g_autofree char *target = scratch_dup_written (elsewhere, "a.muster", OLD, strlen (OLD));
  g_autofree char *link = scratch_dup_path (scratch, "link");
  g_autofree char *link_to_link = scratch_dup_path (scratch, "link-to-link");

  assert_int_equal (symlink (target, link), 0);
  assert_int_equal (symlink ("link", link_to_link), 0);
  assert_written (link_to_link, NEW);
  assert_holds (target, NEW);
  assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK) && g_file_test (link_to_link, G_FILE_TEST_IS_SYMLINK));
  assert_int_equal (scratch_count (scratch), 2);
  assert_int_equal (scratch_count (elsewhere), 1);
}

static void
test_link_to_nothing (void **state)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autofree char *target = scratch_dup_path (scratch, "later.muster");
  g_autofree char *link = scratch_dup_path (scratch, "link");

  assert_int_equal (symlink ("later.muster", link), 0);
  assert_written (link, NEW);
  assert_holds (target, NEW);
  assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
}

static void
test_link_by_a_relative_path (void **state)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autofree char *target = scratch_dup_path (scratch, "later.muster");
  g_autofree char *link = scratch_dup_path (scratch, "link");
  g_autofree char *before = g_get_current_dir ();

  assert_int_equal (symlink ("later.muster", link), 0);
  assert_int_equal (g_chdir (scratch->path), 0);
  assert_written ("link", OLD);
  assert_written ("link", NEW);
  assert_int_equal (g_chdir (before), 0);
  assert_holds (target, NEW);
}

/* Failing */

static void
test_folder (void **state)
{
  g_autoptr (Scratch) scratch = scratch_new ();

  assert_unwritable (scratch->path, NEW, strlen (NEW), "this is a folder; name a file in it");
  assert_int_equal (scratch_count (scratch), 0);
}

static void
test_missing_folder (void **state)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autofree char *path = scratch_dup_path (scratch, "no/such/a.muster");

  assert_unwritable (path, NEW, strlen (NEW), "No such file or directory");
  assert_int_equal (scratch_count (scratch), 0);
}

static void
test_a_file_as_folder (void **state)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autofree char *file = scratch_dup_written (scratch, "a", OLD, strlen (OLD));
  g_autofree char *path = g_build_filename (file, "b.muster", NULL);

  assert_unwritable (path, NEW, strlen (NEW), "Not a directory");
  assert_holds (file, OLD);
}

/* A folder that isn't writable, not even for root. */
static void
test_read_only_folder (void **state)
{
  assert_unwritable ("/proc/a.muster", NEW, strlen (NEW), "a.muster");
}

/* Runs `what` in a child, and returns how it ended: the status of waitpid(). */
static int
run_child (int (*what) (gconstpointer data), gconstpointer data)
{
  pid_t child = fork ();
  int status;

  if (child == 0)
    _exit (what (data));
  assert_true (child > 0);
  while (waitpid (child, &status, 0) < 0)
    assert_int_equal (errno, EINTR);
  return status;
}

#define NOBODY 65534

/* As a player who may not write there; 0 if it fails as it should. */
static int
write_as_nobody (gconstpointer path)
{
  g_autoptr (GError) error = NULL;

  if (geteuid () == 0 && seteuid (NOBODY) != 0)
    return 2;
  if (muster_file_write (path, NEW, strlen (NEW), &error))
    return 3;
  return strstr (error->message, "Permission denied") != NULL ? 0 : 4;
}

static void
test_folder_of_others (void **state)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autofree char *path = scratch_dup_written (scratch, "a.muster", OLD, strlen (OLD));

  assert_int_equal (g_chmod (path, 0666), 0);
  assert_int_equal (g_chmod (scratch->path, 0555), 0);
  assert_int_equal (run_child (write_as_nobody, path), 0);
  assert_int_equal (g_chmod (scratch->path, 0700), 0);
  assert_holds (path, OLD);
  assert_int_equal (scratch_count (scratch), 1);
}

/* 0 where writing fails as it should. */
static int
write_too_much (gconstpointer data)
{
  const struct rlimit limit = { 64 * 1024, 64 * 1024 };
  g_autofree char *much = g_strnfill (MEGABYTE, 'x');
  g_autoptr (GError) error = NULL;

  signal (SIGXFSZ, SIG_IGN);
  if (setrlimit (RLIMIT_FSIZE, &limit) != 0)
    return 2;
  if (muster_file_write (data, much, MEGABYTE, &error))
    return 3;
  return strstr (error->message, "File too large") != NULL ? 0 : 4;
}

static void
test_file_size_limit (void **state)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autofree char *path = scratch_dup_written (scratch, "a.muster", OLD, strlen (OLD));
  g_autofree char *fresh = scratch_dup_path (scratch, "b.muster");

  assert_int_equal (run_child (write_too_much, path), 0);
  assert_holds (path, OLD);
  assert_int_equal (run_child (write_too_much, fresh), 0);
  assert_false (g_file_test (fresh, G_FILE_TEST_EXISTS));
  assert_int_equal (scratch_count (scratch), 1);
}

static void
test_full_disk (void **state)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autofree char *path = NULL, *much = g_strnfill (MEGABYTE, 'x'), *left = NULL;

  if (mount ("tmpfs", scratch->path, "tmpfs", 0, "size=64k") != 0)
    skip ();
  path = scratch_dup_written (scratch, "a.muster", OLD, strlen (OLD));
  assert_unwritable (path, much, MEGABYTE, "No space left on device");
  assert_holds (path, OLD);
  assert_int_equal (scratch_count (scratch), 1);

  /* Full to the last byte before we begin. */
  left = scratch_dup_path (scratch, "left");
  assert_false (g_file_set_contents_full (left, much, MEGABYTE, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  assert_unwritable (path, much, MEGABYTE / 64, "No space left on device");
  assert_holds (path, OLD);
  assert_int_equal (scratch_count (scratch), 2);
  assert_int_equal (umount (scratch->path), 0);
}

/* Writes a file of all a, then of all b, again and again. */
static int
write_forever (gconstpointer path)
{
  g_autofree char *text = g_malloc (MEGABYTE);

  for (char c = 'a';; c = c == 'a' ? 'b' : 'a')
    {
      memset (text, c, MEGABYTE);
      if (!muster_file_write (path, text, MEGABYTE, NULL))
        return 1;
    }
}

static void
assert_whole (const char *path)
{
  g_autofree char *content = NULL;
  gsize length;

  assert_true (g_file_get_contents (path, &content, &length, NULL));
  assert_int_equal (length, MEGABYTE);
  assert_true (content[0] == 'a' || content[0] == 'b');
  assert_int_equal (memcmp (content, content + 1, MEGABYTE - 1), 0);
}

static void
test_killed (void **state)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  g_autofree char *path = scratch_dup_path (scratch, "a.muster"), *text = g_strnfill (MEGABYTE, 'a');

  assert_true (muster_file_write (path, text, MEGABYTE, NULL));
  for (guint i = 0; i < 60; i++)
    {
      pid_t child = fork ();
      int status;

      if (child == 0)
        _exit (write_forever (path));
      assert_true (child > 0);
      g_usleep ((gulong) g_rand_int_range (rand, 500, 30000));
      assert_whole (path);
      assert_int_equal (kill (child, SIGKILL), 0);
      assert_int_equal (waitpid (child, &status, 0), child);
      assert_true (WIFSIGNALED (status));
      assert_whole (path);
    }
}

/* Not regular files. */

/* Writes to standard output, which is the file of that name. 0 if it goes as `data` says. */
typedef struct
{
  const char *out;
  const char *cause; /* NULL: it works */
} Output;

static int
write_to_stdout (gconstpointer data)
{
  const Output *output = data;
  g_autoptr (GError) error = NULL;
  gboolean written;
  int fd = output->out != NULL ? open (output->out, O_WRONLY | O_CREAT, 0600) : -1;

  if (fd >= 0)
    dup2 (fd, STDOUT_FILENO);
  else
    close (STDOUT_FILENO);
  written = muster_file_write ("-", NEW, strlen (NEW), &error);
  if (written != (output->cause == NULL))
    return 2;
  return written || strstr (error->message, output->cause) != NULL ? 0 : 3;
}

static void
test_standard_output (void **state)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autofree char *path = scratch_dup_path (scratch, "out");

  assert_int_equal (run_child (write_to_stdout, &(Output){ path, NULL }), 0);
  assert_holds (path, NEW);
  assert_int_equal (run_child (write_to_stdout, &(Output){ "/dev/full", "No space left on device" }), 0);
  assert_int_equal (run_child (write_to_stdout, &(Output){ NULL, "Bad file descriptor" }), 0);
}

static void
test_devices (void **state)
{
  assert_written ("/dev/null", NEW);
  assert_true (g_file_test ("/dev/null", G_FILE_TEST_EXISTS) && !g_file_test ("/dev/null", G_FILE_TEST_IS_REGULAR));
  assert_unwritable ("/dev/full", NEW, strlen (NEW), "No space left on device");
}

static void
test_pipe (void **state)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autofree char *path = scratch_dup_path (scratch, "pipe");
  char got[64] = "";
  int fd;

  assert_int_equal (mkfifo (path, 0600), 0);
  fd = open (path, O_RDWR | O_NONBLOCK);
  assert_written (path, NEW);
  assert_int_equal (read (fd, got, sizeof got), strlen (NEW));
  assert_string_equal (got, NEW);
  close (fd);
}

/* Reading */

static void
assert_unreadable (const char *path, const char *cause)
{
  g_autoptr (GError) error = NULL;

  assert_null (muster_file_read (path, &error));
  assert_true (g_error_matches (error, MUSTER_ERROR, MUSTER_ERROR_UNREADABLE));
  assert_true (g_str_has_prefix (error->message, path));
  assert_non_null (strstr (error->message, cause));
}

static void
test_reading (void **state)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autofree char *text = g_strnfill (MEGABYTE + 7, 'x');
  g_autofree char *path = scratch_dup_written (scratch, "a.muster", text, MEGABYTE + 7);
  g_autofree char *missing = scratch_dup_path (scratch, "b.muster");
  g_autoptr (GBytes) bytes = muster_file_read (path, NULL);
  g_autoptr (GBytes) nothing = muster_file_read ("/dev/null", NULL);
  g_autoptr (GBytes) proc = muster_file_read ("/proc/self/status", NULL);

  assert_int_equal (g_bytes_get_size (bytes), MEGABYTE + 7);
  assert_memory_equal (g_bytes_get_data (bytes, NULL), text, MEGABYTE + 7);
  assert_int_equal (g_bytes_get_size (nothing), 0);
  assert_true (g_bytes_get_size (proc) > 0);
  assert_unreadable (missing, "No such file or directory");
  assert_unreadable (scratch->path, "this is a folder; name the files in it");
  assert_unreadable ("/proc/self/mem", "Input/output error");
}

/* What never ends is not read to its end. */
static void
test_endless (void **state)
{
  g_autoptr (GError) error = NULL;

  assert_null (muster_file_read ("/dev/zero", &error));
  assert_true (g_error_matches (error, MUSTER_ERROR, MUSTER_ERROR_TOO_LARGE));
}

static int
read_closed_stdin (gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  close (STDIN_FILENO);
  return muster_file_read ("-", &error) == NULL && error != NULL
                 && strstr (error->message, "Bad file descriptor") != NULL
             ? 0
             : 2;
}

static void
test_closed_standard_input (void **state)
{
  assert_int_equal (run_child (read_closed_stdin, NULL), 0);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_new_file),
    cmocka_unit_test (test_empty_file),
    cmocka_unit_test (test_mode_is_kept),
    cmocka_unit_test (test_link_is_followed),
    cmocka_unit_test (test_link_to_nothing),
    cmocka_unit_test (test_link_by_a_relative_path),
    cmocka_unit_test (test_folder),
    cmocka_unit_test (test_missing_folder),
    cmocka_unit_test (test_a_file_as_folder),
    cmocka_unit_test (test_read_only_folder),
    cmocka_unit_test (test_folder_of_others),
    cmocka_unit_test (test_file_size_limit),
    cmocka_unit_test (test_full_disk),
    cmocka_unit_test (test_killed),
    cmocka_unit_test (test_standard_output),
    cmocka_unit_test (test_devices),
    cmocka_unit_test (test_pipe),
    cmocka_unit_test (test_reading),
    cmocka_unit_test (test_endless),
    cmocka_unit_test (test_closed_standard_input),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
