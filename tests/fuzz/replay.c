/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Feeds every file of a folder to a fuzz target, so that fixed bugs stay fixed.
 *   replay-TARGET FOLDER */
#include <stdio.h>

#include "entry.h"

static void
replay (const char *folder, const char *name, guint n)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *content = NULL;
  gsize length;

  /* Told first: a file that ends the program is the last one named. */
  printf ("# %s\n", name);
  fflush (stdout);
  if (!g_file_get_contents (path, &content, &length, NULL))
    g_error ("%s can't be read", path);
  LLVMFuzzerTestOneInput ((const guint8 *) content, length);
  printf ("ok %u - %s\n", n, name);
}

static gint
compare_names (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) folder = g_dir_open (argv[argc - 1], 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  printf ("1..%u\n", names->len);
  for (guint i = 0; i < names->len; i++)
    replay (argv[argc - 1], names->pdata[i], i + 1);
  return names->len > 0 ? 0 : 1;
}
