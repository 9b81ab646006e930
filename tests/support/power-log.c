/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Library calls are replaced by name at link time: this program's definitions come before the C library's. */
#define _GNU_SOURCE /* RTLD_NEXT */

#include "support/power-log.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "support/power.h"

#define MOST_FDS 1024

int power_open (const char *path, int flags, ...) __asm__("open");
int power_open64 (const char *path, int flags, ...) __asm__("open64");
int power_close (int fd) __asm__("close");
ssize_t power_write (int fd, const void *data, size_t n) __asm__("write");
ssize_t power_pwrite (int fd, const void *data, size_t n, off64_t at) __asm__("pwrite");
ssize_t power_pwrite64 (int fd, const void *data, size_t n, off64_t at) __asm__("pwrite64");
int power_ftruncate (int fd, off64_t length) __asm__("ftruncate");
int power_ftruncate64 (int fd, off64_t length) __asm__("ftruncate64");
int power_fsync (int fd) __asm__("fsync");
int power_fdatasync (int fd) __asm__("fdatasync");
int power_unlink (const char *path) __asm__("unlink");
int power_remove (const char *path) __asm__("remove");
int power_rename (const char *from, const char *to) __asm__("rename");
int power_mkdir (const char *path, mode_t mode) __asm__("mkdir");
int power_rmdir (const char *path) __asm__("rmdir");

static struct
{
  char *folder;      /* NULL while nothing is watched */
  GArray *acts;      /* PowerAct */
  GHashTable *files; /* char: path below the folder, to its number */
  guint last;        /* number */
  struct
  {
    guint file;
    char *folder; /* one that is open to be synced */
  } fds[MOST_FDS];
} watch;

/* The path below the watched folder; NULL if it is elsewhere. */
static const char *
find_below (const char *path)
{
  gsize n = watch.folder != NULL ? strlen (watch.folder) : 0;

  if (n == 0 || strncmp (path, watch.folder, n) != 0 || (path[n] != '/' && path[n] != '\0'))
    return NULL;
  return path[n] == '\0' || path[n + 1] == '\0' ? "." : path + n + 1;
}

static void
note (PowerKind kind, guint file, gsize at, GBytes *bytes, const char *path, const char *other)
{
  PowerAct act = { kind, file, at, bytes, g_strdup (path), g_strdup (other) };

  g_array_append_val (watch.acts, act);
}

static guint
find_file (const char *below)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (watch.files, below));
}

static guint
add_file (const char *below)
{
  g_hash_table_insert (watch.files, g_strdup (below), GUINT_TO_POINTER (++watch.last));
  note (POWER_CREATE, watch.last, 0, NULL, below, NULL);
  return watch.last;
}

static gboolean
is_watched (int fd)
{
  return watch.folder != NULL && fd >= 0 && fd < MOST_FDS && watch.fds[fd].file != 0;
}

static gpointer
find_real (const char *name)
{
  gpointer real = dlsym (RTLD_NEXT, name);

  if (real == NULL)
    _exit (99);
  return real;
}

#define REAL(type, name)                                                                                               \
  static type real;                                                                                                    \
  if (real == NULL)                                                                                                    \
  real = (type) find_real (name)

typedef int (*Open) (const char *, int, ...);
typedef int (*OfFd) (int);
typedef int (*OfPath) (const char *);
typedef int (*OfPaths) (const char *, const char *);
typedef int (*Make) (const char *, mode_t);
typedef int (*Truncate) (int, off64_t);
typedef ssize_t (*Write) (int, const void *, size_t);
typedef ssize_t (*WriteAt) (int, const void *, size_t, off64_t);

static void
note_open (const char *path, int flags, int fd, gboolean was_there)
{
  const char *below = find_below (path);
  guint file;

  if (below == NULL || fd < 0 || fd >= MOST_FDS)
    return;
  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    {
      watch.fds[fd].folder = g_strdup (below);
      return;
    }
  file = find_file (below);
  if (file == 0 || !was_there)
    file = add_file (below);
  watch.fds[fd].file = file;
  if ((flags & O_TRUNC) != 0 && was_there)
    note (POWER_TRUNCATE, file, 0, NULL, NULL, NULL);
}

static int
open_any (const char *path, int flags, mode_t mode)
{
  gboolean was_there = find_below (path) != NULL && g_access (path, F_OK) == 0;
  int fd;

  REAL (Open, "open64");
  fd = real (path, flags, mode);
  note_open (path, flags, fd, was_there);
  return fd;
}

static mode_t
get_mode (int flags, va_list args)
{
  return (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg (args, mode_t) : 0;
}

int
power_open (const char *path, int flags, ...)
{
  va_list args;
  mode_t mode;

  va_start (args, flags);
  mode = get_mode (flags, args);
  va_end (args);
  return open_any (path, flags, mode);
}

int
power_open64 (const char *path, int flags, ...)
{
  va_list args;
  mode_t mode;

  va_start (args, flags);
  mode = get_mode (flags, args);
  va_end (args);
  return open_any (path, flags, mode);
}

int
power_close (int fd)
{
  REAL (OfFd, "close");
  if (fd >= 0 && fd < MOST_FDS)
    {
      watch.fds[fd].file = 0;
      g_clear_pointer (&watch.fds[fd].folder, g_free);
    }
  return real (fd);
}

static void
note_write (int fd, const void *data, ssize_t n, off64_t at)
{
  if (is_watched (fd) && n > 0)
    note (POWER_WRITE, watch.fds[fd].file, (gsize) at, g_bytes_new (data, (gsize) n), NULL, NULL);
}

ssize_t
power_write (int fd, const void *data, size_t n)
{
  off64_t at = is_watched (fd) ? lseek64 (fd, 0, SEEK_CUR) : 0;
  ssize_t put;

  REAL (Write, "write");
  put = real (fd, data, n);
  note_write (fd, data, put, at);
  return put;
}

ssize_t
power_pwrite64 (int fd, const void *data, size_t n, off64_t at)
{
  ssize_t put;

  REAL (WriteAt, "pwrite64");
  put = real (fd, data, n, at);
  note_write (fd, data, put, at);
  return put;
}

ssize_t
power_pwrite (int fd, const void *data, size_t n, off64_t at)
{
  return power_pwrite64 (fd, data, n, at);
}

int
power_ftruncate64 (int fd, off64_t length)
{
  REAL (Truncate, "ftruncate64");
  if (is_watched (fd))
    note (POWER_TRUNCATE, watch.fds[fd].file, (gsize) length, NULL, NULL, NULL);
  return real (fd, length);
}

int
power_ftruncate (int fd, off64_t length)
{
  return power_ftruncate64 (fd, length);
}

static void
note_sync (int fd)
{
  if (is_watched (fd))
    note (POWER_SYNC, watch.fds[fd].file, 0, NULL, NULL, NULL);
  else if (watch.folder != NULL && fd >= 0 && fd < MOST_FDS && watch.fds[fd].folder != NULL)
    note (POWER_SYNC_FOLDER, 0, 0, NULL, watch.fds[fd].folder, NULL);
}

int
power_fsync (int fd)
{
  REAL (OfFd, "fsync");
  note_sync (fd);
  return real (fd);
}

int
power_fdatasync (int fd)
{
  return power_fsync (fd);
}

static void
note_removal (const char *path, int result)
{
  const char *below = find_below (path);

  if (below == NULL || result != 0)
    return;
  note (POWER_REMOVE, 0, 0, NULL, below, NULL);
  g_hash_table_remove (watch.files, below);
}

int
power_unlink (const char *path)
{
  int result;

  REAL (OfPath, "unlink");
  result = real (path);
  note_removal (path, result);
  return result;
}

int
power_rmdir (const char *path)
{
  int result;

  REAL (OfPath, "rmdir");
  result = real (path);
  note_removal (path, result);
  return result;
}

int
power_remove (const char *path)
{
  int result;

  REAL (OfPath, "remove");
  result = real (path);
  note_removal (path, result);
  return result;
}

static void
note_rename (const char *from, const char *to)
{
  const char *old = find_below (from), *new = find_below (to);
  guint file = old != NULL ? find_file (old) : 0;

  if (old == NULL || new == NULL)
    return;
  note (POWER_RENAME, 0, 0, NULL, new, old);
  g_hash_table_remove (watch.files, old);
  if (file != 0)
    g_hash_table_insert (watch.files, g_strdup (new), GUINT_TO_POINTER (file));
}

int
power_rename (const char *from, const char *to)
{
  int result;

  REAL (OfPaths, "rename");
  result = real (from, to);
  if (result == 0)
    note_rename (from, to);
  return result;
}

int
power_mkdir (const char *path, mode_t mode)
{
  const char *below = find_below (path);
  int result;

  REAL (Make, "mkdir");
  result = real (path, mode);
  if (result == 0 && below != NULL)
    note (POWER_CREATE, 0, 0, NULL, below, NULL);
  return result;
}

/* Watching. */

static void
clear_act (gpointer data)
{
  PowerAct *act = data;

  g_clear_pointer (&act->bytes, g_bytes_unref);
  g_free (act->path);
  g_free (act->other);
}

/* Existing files count as synced. */
static void
note_what_is_there (const char *folder, const char *below)
{
  g_autofree char *path = g_build_filename (folder, below, NULL);
  g_autoptr (GDir) names = g_dir_open (path, 0, NULL);
  const char *name;

  while (names != NULL && (name = g_dir_read_name (names)) != NULL)
    {
      g_autofree char *inner = g_str_equal (below, ".") ? g_strdup (name) : g_build_filename (below, name, NULL);
      g_autofree char *full = g_build_filename (folder, inner, NULL);
      char *data = NULL;
      gsize length;

      if (g_file_get_contents (full, &data, &length, NULL))
        {
          guint file = add_file (inner);

          note (POWER_WRITE, file, 0, g_bytes_new_take (data, length), NULL, NULL);
          note (POWER_SYNC, file, 0, NULL, NULL, NULL);
          continue;
        }
      note (POWER_CREATE, 0, 0, NULL, inner, NULL);
      note_what_is_there (folder, inner);
    }
  note (POWER_SYNC_FOLDER, 0, 0, NULL, below, NULL);
}

void
power_watch (const char *folder)
{
  g_clear_pointer (&watch.acts, g_array_unref);
  g_clear_pointer (&watch.files, g_hash_table_unref);
  watch.acts = g_array_new (FALSE, FALSE, sizeof (PowerAct));
  g_array_set_clear_func (watch.acts, clear_act);
  watch.files = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  note_what_is_there (folder, ".");
  watch.folder = g_strdup (folder);
}

void
power_stop (void)
{
  for (guint i = 0; i < MOST_FDS; i++)
    {
      watch.fds[i].file = 0;
      g_clear_pointer (&watch.fds[i].folder, g_free);
    }
  g_clear_pointer (&watch.folder, g_free);
}

guint
power_count (void)
{
  return watch.acts->len;
}

guint
power_log_count (void)
{
  return watch.acts != NULL ? watch.acts->len : 0;
}

const PowerAct *
power_log_act (guint i)
{
  return &g_array_index (watch.acts, PowerAct, i);
}
