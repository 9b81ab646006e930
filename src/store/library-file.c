/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The files of a library: lock, location, and moving them safely. */
#include "store/library-private.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "model/i18n.h"

#define PATIENCE_MS 15000
#define NAP_US 1000
#define MAX_LINKS 40
#define MAX_ASIDE (256 * 1024 * 1024) /* limit for files set aside; more if the library is large */

static gint64
now (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

gint64 (*muster_library_clock) (void) = now;

char *
muster_library_dup_default_path (void)
{
  const char *named = g_getenv ("MUSTER_LIBRARY");

  if (named != NULL && *named != '\0')
    return g_strdup (named);
  return g_build_filename (g_get_user_data_dir (), "muster", "library.db", NULL);
}

static gboolean
fail (GError **error, const char *path, int cause)
{
  MusterLibraryError code = cause == ENOSPC || cause == EDQUOT ? MUSTER_LIBRARY_ERROR_FULL
                            : cause == EACCES || cause == EROFS || cause == EPERM || cause == ENOENT
                                ? MUSTER_LIBRARY_ERROR_UNWRITABLE
                                : MUSTER_LIBRARY_ERROR_FAILED;

  return muster_library_refuse (error, code, _ ("%s: the library can't be written here (%s)"), path,
                                g_strerror (cause));
}

/* The target of a link, which may not exist yet; NULL if it isn't a link. */
static char *
dup_target (const char *path)
{
  g_autofree char *target = g_file_read_link (path, NULL), *folder = g_path_get_dirname (path);

  if (target == NULL || g_path_is_absolute (target))
    return g_steal_pointer (&target);
  return g_build_filename (folder, target, NULL);
}

/* The path of a file that doesn't exist, with its folder resolved. */
static char *
dup_missing (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path), *name = g_path_get_basename (path);
  char *real = realpath (folder, NULL);
  char *whole = real != NULL ? g_build_filename (real, name, NULL) : g_canonicalize_filename (path, NULL);

  free (real);
  return whole;
}

char *
muster_library_resolve (const char *path, GError **error)
{
  g_autofree char *at = g_strdup (path);

  for (guint i = 0; i < MAX_LINKS; i++)
    {
      char *real = realpath (at, NULL), *target = real == NULL ? dup_target (at) : NULL;
      g_autofree char *whole = g_strdup (real);
      g_autofree char *folder = target != NULL ? g_path_get_dirname (target) : NULL;

      free (real);
      if (whole != NULL)
        return g_steal_pointer (&whole);
      if (target == NULL)
        return dup_missing (at);
      g_free (at);
      at = target;
      if (!g_file_test (folder, G_FILE_TEST_IS_DIR))
        break;
    }
  muster_library_refuse (error, MUSTER_LIBRARY_ERROR_UNWRITABLE, _ ("%s: this link leads nowhere (%s)"), path, at);
  return NULL;
}

/* Restricts access to the owner. */

void
muster_library_make_private (const char *path)
{
  GStatBuf about;

  if (g_stat (path, &about) == 0 && (about.st_mode & 077) != 0 && about.st_uid == geteuid ()
      && (S_ISREG (about.st_mode) || S_ISDIR (about.st_mode)))
    g_chmod (path, about.st_mode & 0700);
}

void
muster_library_make_all_private (const char *path)
{
  static const char *const endings[] = { "", "-wal", "-shm", ".lock" };
  g_autofree char *folder = g_path_get_dirname (path), *own = muster_library_dup_backups (path);
  g_autofree char *usual = g_build_filename (g_get_user_data_dir (), "muster", NULL);
  g_autoptr (GPtrArray) files = muster_library_list_backups (path), aside = muster_library_list_aside (path);

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *file = g_strconcat (path, endings[i], NULL);

      muster_library_make_private (file);
    }
  g_ptr_array_foreach (files, (GFunc) (void (*) (void)) muster_library_make_private, NULL);
  g_ptr_array_foreach (aside, (GFunc) (void (*) (void)) muster_library_make_private, NULL);
  muster_library_make_private (own);
  /* Only our own folder: libraries can be anywhere. */
  if (g_str_equal (folder, usual))
    muster_library_make_private (folder);
}

gboolean
muster_library_create (const char *path)
{
  int fd = g_open (path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);

  return fd >= 0 && close (fd) == 0;
}

int
muster_library_lock_open (const char *path, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *beside = g_strconcat (path, ".lock", NULL);
  int lock;

  if (g_mkdir_with_parents (folder, 0700) != 0)
    return fail (error, folder, errno) - 1;
  lock = g_open (beside, O_RDWR | O_CREAT | O_CLOEXEC | O_NOCTTY, 0600);
  return lock >= 0 ? lock : fail (error, path, errno) - 1;
}

gboolean
muster_library_lock (int lock, const char *path, GError **error)
{
  gint64 until = g_get_monotonic_time () + PATIENCE_MS * 1000;

  while (flock (lock, LOCK_EX | LOCK_NB) != 0)
    {
      if (errno != EWOULDBLOCK && errno != EINTR)
        return fail (error, path, errno);
      if (g_get_monotonic_time () > until)
        return muster_library_refuse (error, MUSTER_LIBRARY_ERROR_BUSY,
                                      _ ("%s: another program is using the library; try again"), path);
      g_usleep (NAP_US);
    }
  return TRUE;
}

void
muster_library_unlock (int lock)
{
  flock (lock, LOCK_UN);
}

char *
muster_library_dup_beside (const char *path, const char *word)
{
  g_autofree char *stem = g_str_has_suffix (path, ".db") ? g_strndup (path, strlen (path) - 3) : g_strdup (path);
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_utc (muster_library_clock ());
  g_autofree char *time = g_date_time_format (date, "%Y%m%d-%H%M%S");
  char *name = g_strdup_printf ("%s.%s-%s.db", stem, word, time);

  for (guint i = 2; g_file_test (name, G_FILE_TEST_EXISTS); i++)
    {
      g_free (name);
      name = g_strdup_printf ("%s.%s-%s-%u.db", stem, word, time, i);
    }
  return name;
}

/* Files set aside. */

/* The time in a name, after the word. */
static const char *
time_of (const char *path)
{
  const char *name = strrchr (path, '/'), *dash = strstr (name, ".damaged-");

  return strchr (dash != NULL ? dash : strstr (name, ".replaced-"), '-');
}

static int
compare_times_cb (gconstpointer a, gconstpointer b)
{
  return -strcmp (time_of (*(const char *const *) a), time_of (*(const char *const *) b));
}

GPtrArray *
muster_library_list_aside (const char *path)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *folder = g_path_get_dirname (path), *name = g_path_get_basename (path);
  g_autofree char *stem = g_str_has_suffix (name, ".db") ? g_strndup (name, strlen (name) - 3) : g_strdup (name);
  g_autofree char *damaged = g_strconcat (stem, ".damaged-", NULL), *replaced = g_strconcat (stem, ".replaced-", NULL);
  g_autoptr (GDir) names = g_dir_open (folder, 0, NULL);
  const char *each;

  while (names != NULL && (each = g_dir_read_name (names)) != NULL)
    if ((g_str_has_prefix (each, damaged) || g_str_has_prefix (each, replaced)) && g_str_has_suffix (each, ".db"))
      g_ptr_array_add (files, g_build_filename (folder, each, NULL));
  g_ptr_array_sort (files, compare_times_cb);
  return files;
}

void
muster_library_forget_bulky (GPtrArray *files, guint least, gint64 most)
{
  gint64 sum = 0;

  for (guint i = 0; i < files->len; i++)
    {
      GStatBuf about = { 0 };

      if (g_stat (files->pdata[i], &about) != 0)
        continue;
      if (i == 0)
        most = MAX (most, 8 * (gint64) about.st_size);
      sum += about.st_size;
      if (i >= least && sum > most)
        muster_library_remove (files->pdata[i]);
    }
}

static void
forget_aside (const char *path)
{
  g_autoptr (GPtrArray) files = muster_library_list_aside (path);

  muster_library_forget_bulky (files, 2, MAX_ASIDE);
}

static gboolean
sync_folder (const char *path, GError **error)
{
  int fd = g_open (path, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
  gboolean fine = fd >= 0 && fsync (fd) == 0;
  int cause = errno;

  if (fd >= 0)
    close (fd);
  return fine || fail (error, path, cause);
}

gboolean
muster_library_sync (const char *path, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path), *above = g_path_get_dirname (folder);

  /* The folder may be new itself. If the one above can't be opened, there is nothing more to do. */
  sync_folder (above, NULL);
  return muster_raw_sync (path, error) && sync_folder (folder, error);
}

/* Copies a file durably. If it doesn't exist, neither does the copy afterwards. */
static gboolean
copy_file (const char *from, const char *to, GError **error)
{
  g_autoptr (GError) unread = NULL;
  int out, cause;
  gboolean fine;

  if (!g_file_test (from, G_FILE_TEST_EXISTS))
    return TRUE;
  out = g_open (to, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  fine = out >= 0 && muster_raw_pour (from, out, &unread) && fsync (out) == 0;
  cause = errno;
  if (out >= 0)
    close (out);
  if (!fine && out >= 0)
    g_unlink (to);
  if (unread == NULL)
    return fine || fail (error, to, cause);
  g_propagate_error (error, g_steal_pointer (&unread));
  return FALSE;
}

gboolean
muster_library_set_aside (const char *path, const char *to, GError **error)
{
  g_autofree char *log = g_strconcat (path, "-wal", NULL), *log_to = g_strconcat (to, "-wal", NULL);

  return copy_file (path, to, error) && copy_file (log, log_to, error)
         && (!g_file_test (to, G_FILE_TEST_EXISTS) || muster_library_sync (to, error));
}

void
muster_library_remove (const char *path)
{
  static const char *const endings[] = { "", "-wal", "-shm", "-journal", ".lock" };

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *file = g_strconcat (path, endings[i], NULL);

      g_unlink (file);
    }
}

/* Removes the log first, because it belongs to the old file. */
gboolean
muster_library_replace (const char *path, const char *with, GError **error)
{
  g_autofree char *log = g_strconcat (path, "-wal", NULL), *index = g_strconcat (path, "-shm", NULL);

  if (!muster_library_sync (with, error))
    return FALSE;
  g_unlink (log);
  g_unlink (index);
  if (g_rename (with, path) != 0)
    return fail (error, path, errno);
  forget_aside (path);
  return muster_library_sync (path, error);
}
