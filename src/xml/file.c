#include "xml/file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "model/error.h"

static gboolean
fail (GError **error, MusterError code, const char *path, const char *cause)
{
  g_set_error (error, MUSTER_ERROR, code, "%s: %s", path, cause);
  return FALSE;
}

/* A folder opens like a file and fails only later, with a worse message. */
static int
open_for_reading (const char *path, GError **error)
{
  struct stat about;
  int fd;

  if (g_str_equal (path, "-"))
    return dup (STDIN_FILENO);

  fd = g_open (path, O_RDONLY | O_CLOEXEC | O_NOCTTY, 0);
  if (fd < 0)
    fail (error, MUSTER_ERROR_UNREADABLE, path, g_strerror (errno));
  else if (fstat (fd, &about) == 0 && S_ISDIR (about.st_mode))
    {
      close (fd);
      fd = -1;
      fail (error, MUSTER_ERROR_UNREADABLE, path, _ ("this is a folder; name the files in it"));
    }

  return fd;
}

GBytes *
muster_file_read (const char *path, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autofree guint8 *chunk = g_malloc (256 * 1024);
  int fd = open_for_reading (path, error);
  gssize got = 1;

  if (fd < 0)
    return NULL;

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

/* Straight into something that can't be replaced: standard output, a pipe, a device. */
static gboolean
write_through (const char *path, const char *data, gsize length, GError **error)
{
  int fd = g_str_equal (path, "-") ? dup (STDOUT_FILENO) : g_open (path, O_WRONLY | O_CLOEXEC | O_NOCTTY, 0);
  gboolean written = fd >= 0;

  while (written && length > 0)
    {
      gssize put = write (fd, data, length);

      if (put < 0 && errno == EINTR)
        continue;
      written = put >= 0;
      data += MAX (put, 0);
      length -= (gsize) MAX (put, 0);
    }
  if (fd >= 0 && close (fd) != 0)
    written = FALSE;

  return written || fail (error, MUSTER_ERROR_UNWRITABLE, path, g_strerror (errno));
}

gboolean
muster_file_write (const char *path, const char *data, gsize length, GError **error)
{
  g_autofree char *followed = NULL;
  g_autoptr (GError) cause = NULL;
  struct stat about = { .st_mode = S_IFREG | 0666 };
  char *real;

  if (g_str_equal (path, "-"))
    return write_through (path, data, length, error);
  if (stat (path, &about) == 0 && !S_ISREG (about.st_mode) && !S_ISDIR (about.st_mode))
    return write_through (path, data, length, error);
  if (S_ISDIR (about.st_mode))
    return fail (error, MUSTER_ERROR_UNWRITABLE, path, _ ("this is a folder; name a file in it"));

  real = realpath (path, NULL);
  followed = g_strdup (real != NULL ? real : path);
  free (real);
  if (g_file_set_contents_full (followed, data, (gssize) length,
                                G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, about.st_mode & 07777, &cause))
    return TRUE;

  g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_UNWRITABLE, _ ("%s can't be written: %s"), path, cause->message);
  return FALSE;
}
