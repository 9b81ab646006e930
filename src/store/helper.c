/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The input is passed as an in-memory file on standard input. Nothing is written to the helper, so one that exits early
 * can't cause a SIGPIPE and nobody waits for it to read. */
#define _GNU_SOURCE /* memfd_create */

#include "store/helper.h"

#include <errno.h>
#include <glib-unix.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "model/i18n.h"
#include "store/library-private.h"

#define PIECE 65536

typedef struct
{
  GPid pid;
  int output;
  gint64 deadline; /* monotonic */
  GByteArray *said;
} Run;

static gboolean
refuse (GError **error, const char *cause)
{
  return muster_library_refuse (error, MUSTER_LIBRARY_ERROR_REFUSED, "%s", cause);
}

static gboolean
write_all (int fd, GBytes *input)
{
  gsize left;
  const guint8 *at = g_bytes_get_data (input, &left);

  while (left > 0)
    {
      gssize put = write (fd, at, left);

      if (put < 0 && errno != EINTR)
        return FALSE;
      at += MAX (put, 0);
      left -= (gsize) MAX (put, 0);
    }
  return lseek (fd, 0, SEEK_SET) == 0;
}

/* The input as an anonymous file, positioned at its start; -1 if memory is short. */
static int
open_input (GBytes *input)
{
  int fd = memfd_create ("muster-input", MFD_CLOEXEC);

  if (fd >= 0 && !write_all (fd, input))
    {
      close (fd);
      fd = -1;
    }
  return fd;
}

static gboolean
start (Run *run, const char *const *argv, GBytes *input, GError **error)
{
  g_autoptr (GError) cause = NULL;
  int in = open_input (input), pipe[2] = { -1, -1 };
  gboolean fine = in >= 0 && g_unix_open_pipe (pipe, FD_CLOEXEC, NULL);

  if (fine)
    fine = g_spawn_async_with_pipes_and_fds (
        NULL, argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_SEARCH_PATH | G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL, in,
        pipe[1], -1, NULL, NULL, 0, &run->pid, NULL, NULL, NULL, &cause);
  else
    cause = g_error_new_literal (G_FILE_ERROR, G_FILE_ERROR_FAILED, g_strerror (errno));
  if (in >= 0)
    close (in);
  if (pipe[1] >= 0)
    close (pipe[1]);
  run->output = pipe[0];
  return fine || refuse (error, cause->message);
}

/* Milliseconds left. */
static int
get_left (const Run *run)
{
  gint64 left = (run->deadline - g_get_monotonic_time () + 999) / 1000;

  return (int) CLAMP (left, 0, G_MAXINT);
}

/* Reads all output up to a limit. */
static gboolean
read_output (Run *run, gsize most, GError **error)
{
  guint8 piece[PIECE];
  gssize got = 1;

  while (got != 0)
    {
      GPollFD poll = { .fd = run->output, .events = G_IO_IN };

      if (get_left (run) == 0)
        return refuse (error, _ ("the program that reads pictures takes too long"));
      if (g_poll (&poll, 1, get_left (run)) <= 0)
        continue;
      got = read (run->output, piece, sizeof piece);
      if (got < 0 && errno != EINTR)
        return refuse (error, g_strerror (errno));
      if (got > 0 && run->said->len + (gsize) got > most)
        return refuse (error, _ ("the program that reads pictures prints too much"));
      if (got > 0)
        g_byte_array_append (run->said, piece, (guint) got);
    }
  return TRUE;
}

/* A helper that has closed its output exits soon or hangs: polling is cheapest. */
static gboolean
wait_for_end (Run *run, GError **error)
{
  int status = 0;
  pid_t ended;

  while ((ended = waitpid (run->pid, &status, WNOHANG)) == 0 || (ended < 0 && errno == EINTR))
    {
      if (get_left (run) == 0)
        return refuse (error, _ ("the program that reads pictures takes too long"));
      g_usleep (500);
    }
  run->pid = 0;
  return (ended > 0 && WIFEXITED (status) && WEXITSTATUS (status) == 0)
         || refuse (error, _ ("this picture can't be read"));
}

static void
stop (Run *run)
{
  if (run->pid != 0)
    {
      kill (run->pid, SIGKILL);
      while (waitpid (run->pid, NULL, 0) < 0 && errno == EINTR)
        ;
    }
  if (run->output >= 0)
    close (run->output);
}

GBytes *
muster_helper_run (const char *const *argv, GBytes *input, const MusterHelperLimits *limits, GError **error)
{
  g_autoptr (GByteArray) said = g_byte_array_new ();
  Run run = { .output = -1, .said = said };
  gboolean fine;

  run.deadline = g_get_monotonic_time () + (gint64) limits->milliseconds * 1000;
  fine = start (&run, argv, input, error) && read_output (&run, limits->bytes, error) && wait_for_end (&run, error);
  stop (&run);
  return fine ? g_byte_array_free_to_bytes (g_steal_pointer (&said)) : NULL;
}
