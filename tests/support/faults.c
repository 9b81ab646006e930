/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "support/faults.h"

#include <sqlite3.h>
#include <string.h>

typedef struct
{
  sqlite3_file base;
  sqlite3_file *real; /* behind this struct */
} FaultyFile;

static sqlite3_vfs *usual;
static sqlite3_io_methods methods;

static struct
{
  gboolean armed;
  Fault fault;
  guint left;
  gboolean for_good;
  gboolean hit;
} now;

/* Whether this act fails. */
static gboolean
fails (gboolean writes)
{
  if (!now.armed || (now.fault == FAULT_FULL && !writes))
    return FALSE;
  if (now.left > 0)
    now.left--;
  if (now.left > 0 || (now.hit && !now.for_good))
    return FALSE;
  now.hit = TRUE;
  return TRUE;
}

static int
code (int otherwise)
{
  return now.fault == FAULT_FULL ? SQLITE_FULL : otherwise;
}

static sqlite3_file *
real (sqlite3_file *file)
{
  return ((FaultyFile *) file)->real;
}

static int
close_cb (sqlite3_file *file)
{
  return real (file)->pMethods != NULL ? real (file)->pMethods->xClose (real (file)) : SQLITE_OK;
}

static int
read_cb (sqlite3_file *file, void *data, int n, sqlite3_int64 at)
{
  return fails (FALSE) ? SQLITE_IOERR_READ : real (file)->pMethods->xRead (real (file), data, n, at);
}

/* What a failing disk wrote before it failed is half of it. */
static int
write_cb (sqlite3_file *file, const void *data, int n, sqlite3_int64 at)
{
  if (!fails (TRUE))
    return real (file)->pMethods->xWrite (real (file), data, n, at);
  real (file)->pMethods->xWrite (real (file), data, n / 2, at);
  return code (SQLITE_IOERR_WRITE);
}

static int
truncate_cb (sqlite3_file *file, sqlite3_int64 size)
{
  return fails (FALSE) ? SQLITE_IOERR_TRUNCATE : real (file)->pMethods->xTruncate (real (file), size);
}

static int
sync_cb (sqlite3_file *file, int flags)
{
  return fails (TRUE) ? code (SQLITE_IOERR_FSYNC) : real (file)->pMethods->xSync (real (file), flags);
}

static int
size_cb (sqlite3_file *file, sqlite3_int64 *size)
{
  return fails (FALSE) ? SQLITE_IOERR_FSTAT : real (file)->pMethods->xFileSize (real (file), size);
}

static int
lock_cb (sqlite3_file *file, int level)
{
  return fails (FALSE) ? SQLITE_IOERR_LOCK : real (file)->pMethods->xLock (real (file), level);
}

static int
unlock_cb (sqlite3_file *file, int level)
{
  return real (file)->pMethods->xUnlock (real (file), level);
}

static int
check_lock_cb (sqlite3_file *file, int *result)
{
  return real (file)->pMethods->xCheckReservedLock (real (file), result);
}

static int
control_cb (sqlite3_file *file, int what, void *data)
{
  return real (file)->pMethods->xFileControl (real (file), what, data);
}

static int
sector_cb (sqlite3_file *file)
{
  return real (file)->pMethods->xSectorSize (real (file));
}

static int
traits_cb (sqlite3_file *file)
{
  return real (file)->pMethods->xDeviceCharacteristics (real (file));
}

static int
shm_map_cb (sqlite3_file *file, int page, int size, int extend, void volatile **at)
{
  return fails (extend != 0) ? code (SQLITE_IOERR_SHMMAP)
                             : real (file)->pMethods->xShmMap (real (file), page, size, extend, at);
}

static int
shm_lock_cb (sqlite3_file *file, int offset, int n, int flags)
{
  return fails (FALSE) && (flags & SQLITE_SHM_LOCK) != 0
             ? SQLITE_IOERR_SHMLOCK
             : real (file)->pMethods->xShmLock (real (file), offset, n, flags);
}

static void
shm_barrier_cb (sqlite3_file *file)
{
  real (file)->pMethods->xShmBarrier (real (file));
}

static int
shm_unmap_cb (sqlite3_file *file, int remove)
{
  return real (file)->pMethods->xShmUnmap (real (file), remove);
}

static int
open_cb (sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *flags_out)
{
  FaultyFile *faulty = (FaultyFile *) file;
  int result;

  memset (faulty, 0, sizeof *faulty);
  if (fails ((flags & SQLITE_OPEN_CREATE) != 0))
    return code (SQLITE_CANTOPEN);
  faulty->real = (sqlite3_file *) (faulty + 1);
  memset (faulty->real, 0, (gsize) usual->szOsFile);
  result = usual->xOpen (usual, name, faulty->real, flags, flags_out);
  faulty->base.pMethods = faulty->real->pMethods != NULL ? &methods : NULL;
  return result;
}

static int
delete_cb (sqlite3_vfs *vfs, const char *name, int sync)
{
  return fails (FALSE) ? SQLITE_IOERR_DELETE : usual->xDelete (usual, name, sync);
}

static int
access_cb (sqlite3_vfs *vfs, const char *name, int flags, int *result)
{
  return fails (FALSE) ? SQLITE_IOERR_ACCESS : usual->xAccess (usual, name, flags, result);
}

void
faults_install (void)
{
  static sqlite3_vfs faulty;

  sqlite3_initialize ();
  usual = sqlite3_vfs_find (NULL);
  methods = (sqlite3_io_methods){ 2,         close_cb,   read_cb,     write_cb,       truncate_cb, sync_cb,
                                  size_cb,   lock_cb,    unlock_cb,   check_lock_cb,  control_cb,  sector_cb,
                                  traits_cb, shm_map_cb, shm_lock_cb, shm_barrier_cb, shm_unmap_cb };
  faulty = *usual;
  faulty.zName = "faulty";
  faulty.szOsFile = (int) sizeof (FaultyFile) + usual->szOsFile;
  faulty.xOpen = open_cb;
  faulty.xDelete = delete_cb;
  faulty.xAccess = access_cb;
  sqlite3_vfs_register (&faulty, 1);
}

void
faults_arm (Fault fault, guint n, gboolean for_good)
{
  now.armed = TRUE;
  now.fault = fault;
  now.left = n;
  now.for_good = for_good;
  now.hit = FALSE;
}

gboolean
faults_disarm (void)
{
  now.armed = FALSE;
  return now.hit;
}
