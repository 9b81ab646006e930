/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuzzing content packs: a pack is refused with a line for each complaint, or what it compiles into is read again as the same. */
#include <glib/gstdio.h>
#include <string.h>

#include "entry.h"
#include "store/content.h"
#include "xml/pack.h"

static void
expect_complaints (const GPtrArray *complaints, const char *path)
{
  g_assert_cmpuint (complaints->len, >, 0);
  for (guint i = 0; i < complaints->len; i++)
    {
      g_assert_true (g_str_has_prefix (complaints->pdata[i], path));
      g_assert_true (g_utf8_validate (complaints->pdata[i], -1, NULL));
      g_assert_null (strpbrk (complaints->pdata[i], "\n\r"));
    }
}

/* What `pack compile` makes is what the program starts with. */
static void
expect_the_same (GBytes *compiled)
{
  gsize size;
  gconstpointer data = g_bytes_get_data (compiled, &size);
  g_autofree char *path = fuzz_dup_written ("compiled.db", data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCatalog) catalog = muster_content_read (path, &error);
  g_autoptr (GBytes) again = NULL;

  g_assert_no_error (error);
  again = muster_content_compile (catalog, &error);
  g_assert_no_error (error);
  g_assert_true (g_bytes_equal (compiled, again));
}

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  g_autofree char *path = fuzz_dup_written ("pack.xml", data, size);
  const char *const paths[] = { path, NULL };
  g_autoptr (GPtrArray) complaints = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (MusterCatalog) catalog = muster_packs_read (paths, complaints);
  g_autoptr (GBytes) compiled = NULL;
  g_autoptr (GError) error = NULL;

  if (catalog == NULL)
    {
      expect_complaints (complaints, path);
      return 0;
    }
  compiled = muster_content_compile (catalog, &error);
  if (compiled == NULL)
    fuzz_expect_line (error);
  else
    expect_the_same (compiled);
  return 0;
}
