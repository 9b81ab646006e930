/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuzzes the library and its log: a library of three things and a log with two more changes, both with modifications.
 * It always opens and is sound, or is refused with a line; unmodified, everything is there.
 *
 * The first byte is the number of changes to the database; the rest are to the log. */
#include <glib/gstdio.h>
#include <string.h>

#include "entry.h"
#include "store/library-private.h"
#include "support/content.h"
#include "support/library.h"

#define ALL "Ada|Bea|Cleo|Dora"

static struct
{
  GBytes *database, *log;
} base;

static GBytes *
read_bytes (const char *path)
{
  char *data = NULL;
  gsize size;

  g_assert_true (g_file_get_contents (path, &data, &size, NULL));
  return g_bytes_new_take (data, size);
}

/* As a program leaves it that is killed after two more changes. */
static void
make_base (void)
{
  g_autofree char *path = g_build_filename (fuzz_get_folder (), "base.db", NULL);
  g_autofree char *log = g_strconcat (path, "-wal", NULL);
  MusterLibrary *library = library_open (path);

  library_add_named (library, "Ada");
  library_add_named (library, "Bea");
  library_add_named (library, "Cora");
  muster_library_close (library);
  library = library_open (path);
  library_add_named (library, "Dora");
  g_assert_true (muster_library_rename (library, 3, "Cleo", NULL));
  base.database = read_bytes (path);
  base.log = read_bytes (log);
  muster_library_close (library);
}

static void
try (const char *path, gboolean changed)
{
  g_autoptr (GError) error = NULL;
  MusterLibrary *library = muster_library_open (path, &library_codec, content_get (), &error);
  g_autofree char *names = NULL;

  if (library == NULL)
    {
      g_assert_true (changed);
      fuzz_expect_line (error);
      return;
    }
  names = library_dup_names (library);
  if (!changed)
    g_assert_cmpstr (names, ==, ALL);
  muster_library_close (library);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  g_autofree char *folder = g_build_filename (fuzz_get_folder (), "library", NULL);
  g_autofree char *path = g_build_filename (folder, "library.db", NULL), *log = g_strconcat (path, "-wal", NULL);
  g_autoptr (GByteArray) changed = NULL, changed_log = NULL;
  guint first = size > 0 ? *data : 0;
  gboolean whole = size < 5;

  if (base.database == NULL)
    make_base ();
  data += MIN (size, 1);
  size -= MIN (size, 1);
  changed = fuzz_patch (base.database, &data, &size, first);
  changed_log = fuzz_patch (base.log, &data, &size, G_MAXUINT);
  g_mkdir (folder, 0700);
  g_assert_true (
      g_file_set_contents_full (path, (char *) changed->data, changed->len, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  g_assert_true (g_file_set_contents_full (log, (char *) changed_log->data, changed_log->len, G_FILE_SET_CONTENTS_NONE,
                                           0600, NULL));
  try (path, !whole);
  library_remove_folder (folder);
  return 0;
}
