/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "xml/file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "model/error.h"
#include "model/i18n.h"

static gboolean
fail (GError **error, MusterError code, const char *path, const char *cause)
{
  g_set_error (error, MUSTER_ERROR, code, "%s: %s", path, cause);
  return FALSE;
}

/* A folder opens like a file and fails only later with a worse message. `size` is the expected size of a file. */
static int
open_for_reading (const char *path, gsize *size, GError **error)
{
  struct stat about = { 0 };
  int fd;

  fd = g_str_equal (path, "-") ? dup (STDIN_FILENO) : g_open (path, O_RDONLY | O_CLOEXEC | O_NOCTTY, 0);
  if (fd < 0)
    fail (error, MUSTER_ERROR_UNREADABLE, path, g_strerror (errno));
  else if (fstat (fd, &about) == 0 && S_ISDIR (about.st_mode))
    {
      close (fd);
      fd = -1;
      fail (error, MUSTER_ERROR_UNREADABLE, path, _ ("this is a folder; name the files in it"));
    }

  *size = S_ISREG (about.st_mode) ? (gsize) CLAMP (about.st_size, 0, MUSTER_FILE_MAX) : 0;
  return fd;
}

GBytes *
muster_file_read (const char *path, GError **error)
{
  g_autoptr (GByteArray) bytes = NULL;
  g_autofree guint8 *chunk = g_malloc (256 * 1024);
  gsize size;
  int fd = open_for_reading (path, &size, error);
  gssize got = 1;

  if (fd < 0)
    return NULL;

  bytes = g_byte_array_sized_new ((guint) size);
  while (got > 0 && bytes->len <= MUSTER_FILE_MAX)
    {
      do
        got = read (fd, chunk, 256 * 1024);
      while (got < 0 && errno == EINTR);
      if (got > 0)
        g_byte_array_append (bytes, chunk, (guint) got);
    }
  if (got < 0)
    fail (error, MUSTER_ERROR_UNREADABLE, path, g_strerror (errno));
  close (fd);

  if (got < 0)
    return NULL;
  if (bytes->len > MUSTER_FILE_MAX)
    {
      fail (error, MUSTER_ERROR_TOO_LARGE, path, _ ("larger than 64 MiB, which is more than Muster reads"));
      return NULL;
    }
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

/* Writes directly to what can't be replaced: standard output, a pipe, a device. */
static gboolean
write_through (const char *path, const char *data, gsize length, GError **error)
{
  int fd = g_str_equal (path, "-") ? dup (STDOUT_FILENO) : g_open (path, O_WRONLY | O_CLOEXEC | O_NOCTTY, 0);
  int problem = fd < 0 ? errno : 0;

  while (problem == 0 && length > 0)
    {
      gssize put = write (fd, data, length);

      if (put < 0 && errno != EINTR)
        problem = errno;
      data += MAX (put, 0);
      length -= (gsize) MAX (put, 0);
    }
  if (fd >= 0 && close (fd) != 0 && problem == 0)
    problem = errno;

  return problem == 0 || fail (error, MUSTER_ERROR_UNWRITABLE, path, g_strerror (problem));
}

/* The target if the path is a link; it need not exist yet. */
static char *
dup_followed (const char *path)
{
  char *real = realpath (path, NULL);
  g_autofree char *target = real == NULL ? g_file_read_link (path, NULL) : NULL;
  g_autofree char *absolute = g_canonicalize_filename (path, NULL);
  g_autofree char *folder = g_path_get_dirname (absolute);
  char *followed = target != NULL ? g_canonicalize_filename (target, folder) : g_strdup (real != NULL ? real : path);

  free (real);
  return followed;
}

/* A new name survives a power cut only if the folder is synced too. */
static void
settle_folder (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int fd = g_open (folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY, 0);

  if (fd >= 0)
    {
      fsync (fd);
      close (fd);
    }
}

/* Blocks termination until the new file is complete and in place, so that no partial file is left under another
 * name. */
static gboolean
replace (const char *path, const char *data, gsize length, int mode, GError **error)
{
  sigset_t ending, before;
  gboolean written;

  sigemptyset (&ending);
  sigaddset (&ending, SIGINT);
  sigaddset (&ending, SIGTERM);
  sigaddset (&ending, SIGHUP);
  pthread_sigmask (SIG_BLOCK, &ending, &before);
  written = g_file_set_contents_full (path, data, (gssize) length,
                                      G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, mode, error);
  pthread_sigmask (SIG_SETMASK, &before, NULL);
  return written;
}

gboolean
muster_file_write (const char *path, const char *data, gsize length, GError **error)
{
  g_autofree char *followed = NULL;
  g_autoptr (GError) cause = NULL;
  struct stat about = { .st_mode = S_IFREG | 0666 };
  gboolean exists = !g_str_equal (path, "-") && stat (path, &about) == 0;

  if (g_str_equal (path, "-") || (exists && !S_ISREG (about.st_mode) && !S_ISDIR (about.st_mode)))
    return write_through (path, data, length, error);
  if (S_ISDIR (about.st_mode))
    return fail (error, MUSTER_ERROR_UNWRITABLE, path, _ ("this is a folder; name a file in it"));

  followed = dup_followed (path);
  if (!replace (followed, data, length, about.st_mode & 0777, &cause))
    {
      g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_UNWRITABLE, _ ("%s can't be written: %s"), path, cause->message);
      return FALSE;
    }
  /* The umask applies to new files; an existing file keeps its permissions. */
  if (exists)
    g_chmod (followed, about.st_mode & 0777);
  settle_folder (followed);
  return TRUE;
}
