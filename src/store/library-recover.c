/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Recovery: copies the damaged library aside byte for byte, creates a new one from the newest good backup, and adds
 * what the damaged one has beyond that, read from its pages (library-salvage.h) and verified by checksums, as one
 * change. The result replaces the old library only once it is complete on disk; until then everything can be
 * repeated. */
#include "model/i18n.h"
#include "store/library-adopt.h"
#include "store/library-private.h"

static gboolean
copy_backup (const char *backup, const char *to, GError **error)
{
  sqlite3 *db = muster_sql_open_still (backup, error);
  gboolean fine = db != NULL && muster_library_copy (db, to, error);

  sqlite3_close (db);
  return fine;
}

/* The newest good backup as a separate file; `taken` stays NULL if there is none. FALSE after an error. */
static gboolean
take_backup (const char *path, const char *to, char **taken, GError **error)
{
  g_autoptr (GPtrArray) backups = muster_library_list_backups_by_turn (path);

  for (guint i = 0; *taken == NULL && i < backups->len; i++)
    {
      gboolean good;

      if (!muster_library_judge (backups->pdata[i], &good, error)
          || (good && !copy_backup (backups->pdata[i], to, error)))
        return FALSE;
      if (good)
        *taken = g_strdup (backups->pdata[i]);
    }
  return TRUE;
}

static char *
dup_notice (const char *aside, const char *backup, const MusterAdopted *counts)
{
  g_autofree char *kept = g_path_get_basename (aside);
  g_autofree char *used = backup != NULL ? g_path_get_basename (backup) : NULL;
  GString *notice = g_string_new (NULL);

  g_string_printf (notice, _ ("The library was damaged and has been set aside as %s"), kept);
  if (used != NULL)
    g_string_append_printf (notice, _ ("; the backup %s was opened"), used);
  g_string_append_printf (notice,
                          used != NULL ? _ (", and %u newer things were recovered") : _ ("; %u things were recovered"),
                          counts->recovered);
  if (counts->older > 0)
    g_string_append_printf (notice, _ (", %u of them in an earlier version"), counts->older);
  if (counts->lost > 0)
    g_string_append_printf (notice, _ (", %u could not be recovered"), counts->lost);
  if (counts->past_lost > 0)
    g_string_append_printf (notice, _ ("; %u versions are missing from the history"), counts->past_lost);
  g_string_append_c (notice, '.');
  return g_string_free (notice, FALSE);
}

char *
muster_library_recover (const char *path, const MusterLibraryCodec *codec, const MusterCatalog *catalog, GError **error)
{
  g_autofree char *aside = muster_library_dup_beside (path, "damaged"), *coming = g_strconcat (path, ".coming", NULL);
  g_autofree char *backup = NULL;
  MusterAdopted counts = { 0 };
  MusterLibrary *library;
  gboolean fine;

  muster_library_remove (coming);
  if (!muster_library_set_aside (path, aside, error))
    return NULL;
  fine = take_backup (path, coming, &backup, error);
  library = fine ? muster_library_open_plain (coming, codec, catalog, error) : NULL;
  fine = library != NULL && muster_library_adopt (library, aside, &counts, error);
  if (library != NULL)
    muster_library_close (library);
  fine = fine && muster_library_replace (path, coming, error);
  muster_library_remove (coming);
  return fine ? dup_notice (aside, backup, &counts) : NULL;
}
