/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "support/library.h"

#include <glib/gstdio.h>
#include <unistd.h>

#include "games/collision/character.h"
#include "games/digest.h"
#include "store/library-private.h"
#include "support/content.h"
#include "support/random.h"
#include "games/thing-file.h"

const MusterLibraryCodec library_codec
    = { muster_thing_write, muster_thing_read, muster_digest_new, muster_digest_dup_changes };

MusterLibrary *
library_open (const char *path)
{
  g_autoptr (GError) error = NULL;
  MusterLibrary *library = muster_library_open (path, &library_codec, content_get (), &error);

  g_assert_no_error (error);
  return library;
}

MusterThing *
library_character (const char *name)
{
  MusterCollisionCharacter *character = muster_collision_character_new ();

  character->thing.name = g_strdup (name);
  return &character->thing;
}

gint64
library_add_named (MusterLibrary *library, const char *name)
{
  g_autoptr (MusterThing) thing = library_character (name);
  g_autoptr (GError) error = NULL;
  gint64 id = muster_library_add (library, thing, &error);

  g_assert_no_error (error);
  return id;
}

char *
library_dup_names (MusterLibrary *library)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) entries = muster_library_list (library, FALSE, MUSTER_LIBRARY_SORT_NAME, &error);
  GString *names = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < entries->len; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? "|" : "", ((MusterLibraryEntry *) entries->pdata[i])->name);
  return g_string_free (names, FALSE);
}

char *
library_dup_xml (MusterLibrary *library, gint64 id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterThing) thing = muster_library_export (library, id, &error);

  g_assert_no_error (error);
  return muster_thing_write (thing, content_get ());
}

void
library_assert_sound (MusterLibrary *library)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) faults = muster_library_check (library, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < faults->len; i++)
    g_error ("%s", (const char *) faults->pdata[i]);
}

void
library_harm (MusterLibrary *library, const char *sql)
{
  g_assert_cmpint (sqlite3_exec (library->db, sql, NULL, NULL, NULL), ==, SQLITE_OK);
}

void
library_fill (MusterLibrary *library, guint n, guint32 seed)
{
  g_autoptr (GPtrArray) things = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);
  g_autoptr (MusterLibraryImport) import = NULL;
  g_autoptr (GError) error = NULL;
  GRand *rand = g_rand_new_with_seed (seed);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (things, &random_legal_character (content_get (), rand)->thing);
  import = muster_library_import (library, things, &error);
  g_assert_no_error (error);
  g_rand_free (rand);
}

void
library_use_memory (void)
{
  if (g_access ("/dev/shm", W_OK) == 0)
    g_setenv ("TMPDIR", "/dev/shm", TRUE);
}

void
library_remove_folder (const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *inner = g_build_filename (path, name, NULL);

      if (g_file_test (inner, G_FILE_TEST_IS_DIR))
        library_remove_folder (inner);
      else
        g_remove (inner);
    }
  g_rmdir (path);
}
