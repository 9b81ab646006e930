/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuzzes the content database: a compiled small pack with changes; or, if the first byte is 0, the following bytes as a
 * file. It is either refused with a line, or read as a catalogue that can be compiled and checked with. */
#include <string.h>

#include "entry.h"
#include "games/document-file.h"
#include "games/games.h"
#include "store/content.h"
#include "xml/pack.h"

#define DOCUMENT                                                                                                       \
  "<muster xmlns='urn:muster:1'><character race='kobold' tarot='6-of-cups' armor='scale-armor' accessory='shield'>"    \
  "<weapon ref='sabre' enchantment='shadow'/><skill ref='block'/></character></muster>"

/* A small one: with the whole content, an input would take a hundred times as long. */
static GBytes *
get_base (void)
{
  static GBytes *base;
  g_autofree char *path = g_build_filename (g_getenv ("MUSTER_SOURCE"), "tests/fuzz/corpus/pack/values", NULL);
  const char *const paths[] = { path, NULL };

  if (base == NULL)
    {
      g_autoptr (GPtrArray) complaints = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (MusterCatalog) catalog = muster_packs_read (paths, complaints);

      g_assert_nonnull (catalog);
      base = muster_content_compile (catalog, NULL);
    }
  return base;
}

static char *
dup_path (const guint8 *data, size_t size)
{
  g_autoptr (GByteArray) file = NULL;

  if (size > 0 && *data == 0)
    return fuzz_dup_written ("content.db", data + 1, size - 1);
  data += MIN (size, 1);
  size -= MIN (size, 1);
  file = fuzz_patch (get_base (), &data, &size, G_MAXUINT);
  return fuzz_dup_written ("content.db", file->data, file->len);
}

static void
check_with (const MusterCatalog *catalog)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (DOCUMENT, strlen (DOCUMENT));
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDocument) document = muster_document_read (bytes, "x", catalog, &error);
  g_autoptr (MusterReport) report = NULL;

  g_assert_no_error (error);
  report = muster_games_check (catalog, document->things->pdata[0], TRUE);
  g_assert_nonnull (report);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  g_autofree char *path = dup_path (data, size);
  g_autoptr (GError) error = NULL, cause = NULL;
  g_autoptr (MusterCatalog) catalog = muster_content_read (path, &error);
  g_autoptr (GBytes) compiled = NULL;

  if (catalog == NULL)
    {
      fuzz_expect_line (error);
      return 0;
    }
  compiled = muster_content_compile (catalog, &cause);
  if (compiled == NULL)
    fuzz_expect_line (cause);
  check_with (catalog);
  return 0;
}
