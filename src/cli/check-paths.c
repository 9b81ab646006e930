/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/check-paths.h"

#include "model/error.h"
#include "model/i18n.h"

#define DEEPEST 64

static void
path_free (MusterCheckPath *path)
{
  g_free (path->path);
  g_clear_error (&path->error);
  g_free (path);
}

/* Takes ownership of the error. */
static void
add (GPtrArray *files, const char *path, GError *error)
{
  MusterCheckPath *file = g_new0 (MusterCheckPath, 1);

  file->path = g_strdup (path);
  file->error = error;
  g_ptr_array_add (files, file);
}

static gboolean
is_document (const char *name)
{
  const char *dot = strrchr (name, '.');

  return dot != NULL && dot != name && g_ascii_strcasecmp (dot, ".muster") == 0;
}

/* Pipes and the like may block forever and contain no lists. A dangling link is a missing file. */
static gboolean
is_special (const char *path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS) && !g_file_test (path, G_FILE_TEST_IS_REGULAR);
}

static void
add_folder (GPtrArray *files, const char *folder, guint depth)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);

  if (dir == NULL)
    {
      g_autofree char *shown = g_filename_display_name (folder);

      g_clear_error (&error);
      add (files, folder,
           g_error_new (MUSTER_ERROR, MUSTER_ERROR_UNREADABLE, _ ("%s: this folder can't be read"), shown));
      return;
    }
  for (const char *name = g_dir_read_name (dir); name != NULL; name = g_dir_read_name (dir))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (!g_file_test (path, G_FILE_TEST_IS_DIR))
        {
          if (is_document (name) && !is_special (path))
            add (files, path, NULL);
        }
      else if (!g_file_test (path, G_FILE_TEST_IS_SYMLINK) && depth < DEEPEST)
        add_folder (files, path, depth + 1);
    }
}

static gint
compare (gconstpointer a, gconstpointer b)
{
  return strcmp ((*(const MusterCheckPath *const *) a)->path, (*(const MusterCheckPath *const *) b)->path);
}

static void
expand_folder (GPtrArray *files, const char *folder)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();

  add_folder (found, folder, 0);
  g_ptr_array_sort (found, compare);
  if (found->len == 0)
    {
      g_autofree char *shown = g_filename_display_name (folder);

      add (found, folder,
           g_error_new (MUSTER_ERROR, MUSTER_ERROR_UNREADABLE, _ ("%s: there is no .muster file in this folder"),
                        shown));
    }
  g_ptr_array_extend_and_steal (files, g_steal_pointer (&found));
}

GPtrArray *
muster_check_paths_expand (char **paths)
{
  GPtrArray *files = g_ptr_array_new_with_free_func ((GDestroyNotify) path_free);

  for (; *paths != NULL; paths++)
    if (g_file_test (*paths, G_FILE_TEST_IS_DIR))
      expand_folder (files, *paths);
    else
      add (files, *paths, NULL);
  return files;
}
