/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "entry.h"

#include <stdlib.h>
#include <string.h>

#include "support/library.h"

static char *folder;

static void
remove_folder (void)
{
  library_remove_folder (folder);
  g_clear_pointer (&folder, g_free);
}

const char *
fuzz_get_folder (void)
{
  if (folder == NULL)
    {
      library_use_memory ();
      folder = g_dir_make_tmp ("muster-fuzz-XXXXXX", NULL);
      g_assert_nonnull (folder);
      atexit (remove_folder);
    }
  return folder;
}

char *
fuzz_dup_written (const char *name, gconstpointer data, gsize size)
{
  char *path = g_build_filename (fuzz_get_folder (), name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents_full (path, data, (gssize) size, G_FILE_SET_CONTENTS_NONE, 0600, &error);
  g_assert_no_error (error);
  return path;
}

static void
change (GByteArray *file, gsize at, const guint8 *with, guint n)
{
  at = file->len > 0 ? at % file->len : 0;
  if (n == 0)
    g_byte_array_set_size (file, (guint) at);
  else
    memcpy (file->data + at, with, MIN (n, file->len - at));
}

GByteArray *
fuzz_patch (GBytes *base, const guint8 **data, size_t *size, guint most)
{
  GByteArray *file = g_byte_array_new ();

  g_byte_array_append (file, g_bytes_get_data (base, NULL), (guint) g_bytes_get_size (base));
  for (guint i = 0; i < most && *size >= 4 && file->len > 0; i++)
    {
      const guint8 *head = *data;
      guint n = (guint) MIN (head[3], *size - 4);

      change (file, (gsize) head[0] << 16 | (gsize) head[1] << 8 | head[2], head + 4, n);
      *data += 4 + n;
      *size -= 4 + n;
    }
  return file;
}

void
fuzz_expect_line (const GError *error)
{
  g_assert_nonnull (error);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_null (strpbrk (error->message, "\n\r"));
}
