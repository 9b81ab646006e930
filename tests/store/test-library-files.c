/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From the library to a file and into another library: the same bytes, for documents at random and for the samples.
 *
 *   test-library-files [DOCUMENTS]
 */
#include "support/cmocka.h"

#include <stdlib.h>
#include <string.h>

#include "model/document.h"
#include "store/library.h"
#include "support/content.h"
#include "support/library.h"
#include "support/random.h"
#include "games/document-file.h"

static guint documents = 150;

/* Exports imported things as one document. */
static char *
dup_exported (MusterLibrary *library, const MusterLibraryImport *import)
{
  g_autoptr (MusterDocument) document = muster_document_new ();

  for (guint i = 0; i < import->ids->len; i++)
    {
      MusterThing *thing = muster_library_export (library, g_array_index (import->ids, gint64, i), NULL);

      assert_non_null (thing);
      thing->order = i;
      g_ptr_array_add (document->things, thing);
    }
  return muster_document_write (document, content_get (), NULL);
}

static MusterDocument *
read_document (const char *xml)
{
  g_autoptr (GBytes) bytes = g_bytes_new (xml, strlen (xml));
  g_autoptr (GError) error = NULL;
  MusterDocument *document = muster_document_read (bytes, "test", content_get (), &error);

  g_assert_no_error (error);
  return document;
}

/* Into a library and out again. */
static char *
dup_through (MusterLibrary *library, GPtrArray *things)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLibraryImport) import = muster_library_import (library, things, &error);

  g_assert_no_error (error);
  assert_int_equal (import->added + import->known, things->len);
  return dup_exported (library, import);
}

static void
assert_same (MusterLibrary *first, MusterLibrary *second, MusterDocument *document)
{
  g_autofree char *original = NULL, *once = NULL, *twice = NULL;
  g_autoptr (MusterDocument) file = NULL;

  for (guint i = 0; i < document->things->len; i++)
    ((MusterThing *) document->things->pdata[i])->order = i;
  original = muster_document_write (document, content_get (), NULL);
  once = dup_through (first, document->things);
  assert_string_equal (once, original);
  file = read_document (once);
  twice = dup_through (second, file->things);
  assert_string_equal (twice, original);
}

static MusterDocument *
random_document (GRand *rand)
{
  MusterDocument *document = muster_document_new ();
  gint n = g_rand_int_range (rand, 1, 4);

  for (gint i = 0; i < n; i++)
    g_ptr_array_add (document->things, g_rand_int_range (rand, 0, 3) == 0
                                           ? &random_group (content_get (), rand)->thing
                                           : &random_character (content_get (), rand)->thing);
  return document;
}

static void
test_random_documents (void **state)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autofree char *left = scratch_dup_path (scratch, "left.db"), *right = scratch_dup_path (scratch, "right.db");
  MusterLibrary *first = library_open (left), *second = library_open (right);
  GRand *rand = g_rand_new_with_seed (20000);

  for (guint i = 0; i < documents; i++)
    {
      g_autoptr (MusterDocument) document = random_document (rand);

      assert_same (first, second, document);
    }
  library_assert_sound (first);
  library_assert_sound (second);
  muster_library_close (first);
  muster_library_close (second);
  g_rand_free (rand);
  print_message ("# %u documents\n", documents);
}

static void
test_samples (void **state)
{
  static const char *const names[] = { "battle-group", "kingdom", "lady-justice", "seamus", "team", "worked-example" };
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autofree char *left = scratch_dup_path (scratch, "left.db"), *right = scratch_dup_path (scratch, "right.db");
  MusterLibrary *first = library_open (left), *second = library_open (right);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *file = g_strconcat (names[i], ".muster", NULL);
      g_autofree char *path = g_build_filename (g_getenv ("MUSTER_SOURCE"), "data", "samples", file, NULL);
      g_autoptr (MusterDocument) document = NULL;

      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        continue;
      document = muster_document_load (path, content_get (), NULL);
      assert_non_null (document);
      assert_same (first, second, document);
    }
  muster_library_close (first);
  muster_library_close (second);
}

int
main (int argc, char **argv)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_random_documents),
    cmocka_unit_test (test_samples),
  };

  if (argc > 1)
    documents = (guint) atoi (argv[1]);
  library_use_memory ();
  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
