/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `muster export` interrupted at a terminal: existing files stay, and nothing partial is left.
 *
 * We own the terminal: the program gets a signal as soon as it shows progress. It can't have finished, because it must
 * wait until we read on.
 *   test-stopping MUSTER */
#define _GNU_SOURCE /* terminals */
#include "support/cmocka.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "support/scratch.h"

#define MANY 60000
#define CARDS 999 /* tell of more progress than a terminal holds unread */

static const char *muster;

/* A program that runs at a terminal of its own. */
typedef struct
{
  int terminal;
  pid_t child;
  GString *told; /* so far */
} Session;

static void
run_child (const char *terminal, char **argv)
{
  int own;

  setsid ();
  own = open (terminal, O_RDWR);
  dup2 (own, STDIN_FILENO);
  dup2 (own, STDOUT_FILENO);
  dup2 (own, STDERR_FILENO);
  execv (argv[0], argv);
  _exit (127);
}

static Session
start (char **argv)
{
  Session session = { .terminal = posix_openpt (O_RDWR | O_NOCTTY | O_CLOEXEC), .told = g_string_new (NULL) };
  g_autofree char *name = NULL;

  assert_true (session.terminal >= 0 && grantpt (session.terminal) == 0 && unlockpt (session.terminal) == 0);
  name = g_strdup (ptsname (session.terminal));
  session.child = fork ();
  assert_true (session.child >= 0);
  if (session.child == 0)
    run_child (name, argv);
  return session;
}

/* FALSE once the program has left the terminal. */
static gboolean
read_on (Session *session)
{
  char bytes[64];
  gssize got = read (session->terminal, bytes, sizeof bytes);

  if (got > 0)
    g_string_append_len (session->told, bytes, got);
  return got > 0;
}

static void
wait_for (Session *session, const char *words)
{
  while (strstr (session->told->str, words) == NULL)
    if (!read_on (session))
      fail_msg ("it ended without “%s”: %s", words, session->told->str);
}

static int
end (Session *session)
{
  int status = 0;

  while (read_on (session))
    ;
  assert_int_equal (waitpid (session->child, &status, 0), session->child);
  close (session->terminal);
  return status;
}

static char *
write_cards (const Scratch *scratch)
{
  g_autofree char *xml
      = g_strdup_printf ("<muster xmlns='urn:muster:1'><battle-group name='Raid' points='250'><character name='Pip' "
                         "count='%u' race='halfling' tarot='2-of-cups'/></battle-group></muster>",
                         CARDS);

  return scratch_dup_written (scratch, "cards.muster", xml, strlen (xml));
}

static void
assert_stopped (Session *session)
{
  int status = end (session);

  assert_true (WIFEXITED (status));
  assert_int_equal (WEXITSTATUS (status), 2);
  assert_non_null (strstr (session->told->str, "muster: the export was stopped"));
  g_string_free (session->told, TRUE);
}

static void
assert_contents (const char *path, const char *wanted)
{
  g_autofree char *contents = NULL;

  assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  assert_string_equal (contents, wanted);
}

static void
stop_pdf (int how)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autofree char *cards = write_cards (scratch), *out = scratch_dup_written (scratch, "out.pdf", "old", 3);
  char *argv[] = { (char *) muster, (char *) "export", (char *) "--to=pdf", (char *) "-o", out, cards, NULL };
  Session session = start (argv);

  wait_for (&session, "Writing 1 of ");
  kill (session.child, how);
  assert_stopped (&session);
  assert_contents (out, "old");
  assert_int_equal (scratch_count (scratch), 2);
}

static void
test_ctrl_c_during_a_pdf (void **state)
{
  stop_pdf (SIGINT);
}

static void
test_being_ended_during_a_pdf (void **state)
{
  stop_pdf (SIGTERM);
}

/* Pictures that are done stay, and are whole. */
static void
assert_whole (const char *folder, guint *n)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  for (*n = 0; (name = g_dir_read_name (dir)) != NULL; (*n)++)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL), *bytes = NULL;
      gsize length;

      assert_true (g_file_get_contents (path, &bytes, &length, NULL));
      assert_true (g_str_has_suffix (name, ".png"));
      if (!g_str_equal (bytes, "old"))
        assert_memory_equal (bytes + length - 8, "IEND\256B`\202", 8);
    }
}

static void
test_ctrl_c_during_pictures (void **state)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autofree char *cards = write_cards (scratch), *folder = scratch_dup_path (scratch, "pictures");
  g_autofree char *last = g_build_filename (folder, "999-pip-999-back.png", NULL);
  char *argv[] = {
    (char *) muster, (char *) "export", (char *) "--to=png", (char *) "--dpi=36", (char *) "-o", folder, cards, NULL
  };
  Session session;
  guint n;

  assert_int_equal (g_mkdir (folder, 0777), 0);
  assert_true (g_file_set_contents (last, "old", 3, NULL));
  session = start (argv);
  wait_for (&session, "Writing 1 of 1998");
  kill (session.child, SIGINT);
  assert_stopped (&session);
  assert_contents (last, "old");
  assert_whole (folder, &n);
  assert_in_range (n, 2, 1998);
}

/* So many cards are measured for many seconds before the first picture. */
static char *
write_many (const Scratch *scratch)
{
  g_autoptr (GString) xml = g_string_new ("<muster xmlns='urn:muster:1'>");

  for (guint i = 0; i < MANY; i++)
    g_string_append_printf (xml, "<character name='Pip %u' race='halfling' tarot='2-of-cups'/>", i);
  g_string_append (xml, "</muster>");
  return scratch_dup_written (scratch, "many.muster", xml->str, xml->len);
}

/* Interrupted before the first page: ends at once, silently and without a file. */
static void
stop_early (const char *format, int how)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autofree char *many = write_many (scratch), *folder = scratch_dup_path (scratch, "out");
  g_autofree char *to = g_strconcat ("--to=", format, NULL), *out = g_build_filename (folder, "all", NULL);
  char *argv[] = { (char *) muster, (char *) "export", to, (char *) "--force", (char *) "-o", out, many, NULL };
  Session session;
  int status;

  assert_int_equal (g_mkdir (folder, 0777), 0);
  session = start (argv);
  g_usleep (G_USEC_PER_SEC / 2);
  kill (session.child, how);
  status = end (&session);
  if (!WIFSIGNALED (status) || WTERMSIG (status) != how)
    fail_msg ("it ended with %d: %s", status, session.told->str);
  assert_string_equal (session.told->str, "");
  g_string_free (session.told, TRUE);
  assert_int_equal (g_rmdir (folder), 0);
}

static void
test_being_ended_before_the_first_page (void **state)
{
  stop_early ("png", SIGTERM);
  stop_early ("tts", SIGINT);
}

/* Progress is for people: it is erased, and absent if nobody looks. */
static void
test_progress_goes_away (void **state)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autofree char *cards = write_cards (scratch), *out = scratch_dup_path (scratch, "out.pdf");
  char *argv[] = {
    (char *) muster, (char *) "export", (char *) "--to=pdf", (char *) "--list=no", (char *) "-o", out, cards, NULL
  };
  Session session = start (argv);

  assert_int_equal (end (&session), 0);
  assert_non_null (strstr (session.told->str, "Writing 221 of 222"));
  assert_true (g_str_has_suffix (session.told->str, "\r\033[K"));
  g_string_free (session.told, TRUE);
}

int
main (int argc, char **argv)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_ctrl_c_during_a_pdf),    cmocka_unit_test (test_being_ended_during_a_pdf),
    cmocka_unit_test (test_ctrl_c_during_pictures), cmocka_unit_test (test_being_ended_before_the_first_page),
    cmocka_unit_test (test_progress_goes_away),
  };

  if (argc != 2)
    {
      fprintf (stderr, "Usage: %s MUSTER\n", argv[0]);
      return 2;
    }
  muster = argv[1];
  return cmocka_run_group_tests (tests, NULL, NULL);
}
