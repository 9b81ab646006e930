/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuzzes the document reader: any input gives a one-line error, or a document that can be checked, written and read
 * again unchanged.
 *
 * To hunt: tools/fuzz. Findings become files of the corpus, which the ordinary tests replay. */
#include <libxml/parser.h>
#include <stdlib.h>
#include <string.h>

#include "entry.h"
#include "model/error.h"
#include "games/games.h"
#include "support/content.h"
#include "games/document-file.h"
#include "xml/report.h"

#define MOST_FOR_REMEDIES 2000 /* bytes: trying remedies takes longer than all the rest */

static MusterDocument *
read_document (gconstpointer data, gsize size, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);

  return muster_document_read (bytes, "x.muster", content_get (), error);
}

static void
expect_clear (const GError *error)
{
  g_assert_nonnull (error);
  g_assert_true (error->domain == MUSTER_ERROR);
  g_assert_true (g_str_has_prefix (error->message, "x.muster:"));
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_null (strpbrk (error->message, "\n\r"));
}

/* All reports of a document in one file. */
static char *
check (const MusterDocument *document, gboolean remedies, gsize *length)
{
  MusterWriting writing;

  muster_writing_begin (&writing, content_get ());
  muster_writing_open (&writing, "report");
  for (guint i = 0; i < document->things->len; i++)
    {
      g_autoptr (MusterReport) report = muster_games_check (content_get (), document->things->pdata[i], remedies);

      muster_report_write (&writing, report);
    }
  muster_writing_close (&writing, "report");
  return muster_writing_end (&writing, length);
}

static void
expect_well_formed (const char *xml, gsize length)
{
  xmlDoc *doc
      = xmlReadMemory (xml, (int) length, "report", "UTF-8", XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_HUGE);

  g_assert_nonnull (doc);
  xmlFreeDoc (doc);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDocument) document = read_document (data, size, &error);
  g_autoptr (MusterDocument) again = NULL;
  g_autofree char *first = NULL, *second = NULL, *report = NULL, *same_report = NULL;
  gsize length, report_length;

  if (document == NULL)
    {
      expect_clear (error);
      return 0;
    }
  first = muster_document_write (document, content_get (), &length);
  again = read_document (first, length, &error);
  g_assert_no_error (error);
  second = muster_document_write (again, content_get (), NULL);
  g_assert_cmpstr (second, ==, first);
  report = check (document, size <= MOST_FOR_REMEDIES, &report_length);
  same_report = check (again, FALSE, NULL);
  g_assert_cmpstr (same_report, ==, report);
  expect_well_formed (report, report_length);
  return 0;
}
