/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Raw access to files that may be open as databases.
 *
 * Closing any descriptor of a file drops all POSIX locks that the process holds on it, including SQLite's; another
 * program would then believe it is alone and remove the log. So such files are opened through SQLite's VFS, which
 * delays closing until nothing is locked. */
#include "store/library-private.h"

#include <string.h>
#include <unistd.h>

#define CHUNK (256 * 1024)
#define MAX_PATH 4096

typedef struct
{
  sqlite3_file *file;
  const char *name; /* in the form SQLite needs; must outlive the file */
} Raw;

struct _MusterRaw
{
  Raw raw;
  char *path;
  gint64 size;
};

static void
raw_close (Raw *raw)
{
  if (raw->file != NULL && raw->file->pMethods != NULL)
    raw->file->pMethods->xClose (raw->file);
  g_free (raw->file);
  if (raw->name != NULL)
    sqlite3_free_filename ((char *) raw->name);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Raw, raw_close)

static int
raw_open (Raw *raw, const char *path)
{
  sqlite3_vfs *vfs;
  char full[MAX_PATH] = "";
  int code = sqlite3_initialize ();

  if (code != SQLITE_OK)
    return code;
  vfs = sqlite3_vfs_find (NULL);
  code = vfs->xFullPathname (vfs, path, (int) MIN (sizeof full, (gsize) vfs->mxPathname + 1), full);
  if (code != SQLITE_OK && code != SQLITE_OK_SYMLINK)
    return code;
  raw->name = sqlite3_create_filename (full, "", "", 0, NULL);
  if (raw->name == NULL)
    return SQLITE_NOMEM;
  raw->file = g_malloc0 ((gsize) vfs->szOsFile);
  return vfs->xOpen (vfs, raw->name, raw->file, SQLITE_OPEN_READONLY | SQLITE_OPEN_MAIN_DB, NULL);
}

gboolean
muster_raw_read_head (const char *path, gpointer head, gsize length)
{
  g_auto (Raw) raw = { 0 };

  memset (head, 0, length);
  return raw_open (&raw, path) == SQLITE_OK && raw.file->pMethods->xRead (raw.file, head, (int) length, 0) == SQLITE_OK;
}

gboolean
muster_raw_sync (const char *path, GError **error)
{
  g_auto (Raw) raw = { 0 };
  int code = raw_open (&raw, path);

  if (code == SQLITE_OK)
    code = raw.file->pMethods->xSync (raw.file, SQLITE_SYNC_FULL);
  return code == SQLITE_OK || muster_sql_fail (NULL, path, code, error);
}

static gboolean
put (int to, const char *bytes, gsize length)
{
  gssize wrote;

  for (gsize at = 0; at < length; at += (gsize) wrote)
    if ((wrote = write (to, bytes + at, length - at)) <= 0)
      return FALSE;
  return TRUE;
}

gboolean
muster_raw_pour (const char *from, int to, GError **error)
{
  g_autofree char *chunk = g_malloc (CHUNK);
  g_auto (Raw) raw = { 0 };
  sqlite3_int64 size = 0;
  int code = raw_open (&raw, from);

  if (code == SQLITE_OK)
    code = raw.file->pMethods->xFileSize (raw.file, &size);
  for (sqlite3_int64 at = 0; code == SQLITE_OK && at < size; at += CHUNK)
    {
      int length = (int) MIN (CHUNK, size - at);

      code = raw.file->pMethods->xRead (raw.file, chunk, length, at);
      if (code == SQLITE_OK && !put (to, chunk, (gsize) length))
        return FALSE;
    }
  return code == SQLITE_OK || muster_sql_fail (NULL, from, code, error);
}

/* Random access. */

void
muster_raw_free (MusterRaw *raw)
{
  raw_close (&raw->raw);
  g_free (raw->path);
  g_free (raw);
}

MusterRaw *
muster_raw_open (const char *path, GError **error)
{
  g_autoptr (MusterRaw) raw = g_new0 (MusterRaw, 1);
  sqlite3_int64 size = 0;
  int code = raw_open (&raw->raw, path);

  if (code == SQLITE_OK)
    code = raw->raw.file->pMethods->xFileSize (raw->raw.file, &size);
  raw->path = g_strdup (path);
  raw->size = size;
  if (code == SQLITE_OK)
    return g_steal_pointer (&raw);
  muster_sql_fail (NULL, path, code, error);
  return NULL;
}

gint64
muster_raw_get_size (const MusterRaw *raw)
{
  return raw->size;
}

gboolean
muster_raw_read (MusterRaw *raw, gpointer data, gsize length, gint64 at, GError **error)
{
  int code = raw->raw.file->pMethods->xRead (raw->raw.file, data, (int) length, at);

  return code == SQLITE_OK || code == SQLITE_IOERR_SHORT_READ || muster_sql_fail (NULL, raw->path, code, error);
}
