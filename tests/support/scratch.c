/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "support/scratch.h"

#include <glib/gstdio.h>

Scratch *
scratch_new (void)
{
  Scratch *scratch = g_new0 (Scratch, 1);
  g_autoptr (GError) error = NULL;

  scratch->path = g_dir_make_tmp ("muster-XXXXXX", &error);
  g_assert_no_error (error);
  return scratch;
}

void
scratch_free (Scratch *scratch)
{
  g_autoptr (GDir) folder = g_dir_open (scratch->path, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = scratch_dup_path (scratch, name);

      g_remove (path);
    }
  g_rmdir (scratch->path);
  g_free (scratch->path);
  g_free (scratch);
}

char *
scratch_dup_path (const Scratch *scratch, const char *name)
{
  return g_build_filename (scratch->path, name, NULL);
}

char *
scratch_dup_written (const Scratch *scratch, const char *name, gconstpointer data, gsize length)
{
  g_autoptr (GError) error = NULL;
  char *path = scratch_dup_path (scratch, name);

  g_file_set_contents_full (path, data, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0644, &error);
  g_assert_no_error (error);
  return path;
}

guint
scratch_count (const Scratch *scratch)
{
  g_autoptr (GDir) folder = g_dir_open (scratch->path, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (folder) != NULL)
    n++;
  return n;
}
