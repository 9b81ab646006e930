/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs tables of cases: documents in, reports out. See README.md for the format.
 *   golden FILE.golden
 *
 * Each case is checked as written, and again after saving and loading; its title is a TAP test. */
#include <gio/gio.h>
#include <stdio.h>

#include "golden/expectation.h"
#include "golden/table.h"
#include "model/document.h"
#include "games/games.h"
#include "games/verdict.h"
#include "store/content.h"
#include "games/document-file.h"

static MusterReport *
check (const MusterCatalog *catalog, const MusterDocument *document)
{
  MusterReport *file = muster_report_new ("file");

  for (guint i = 0; i < document->things->len; i++)
    muster_report_add_part (file, muster_games_check (catalog, document->things->pdata[i], TRUE));
  muster_games_warn_of_unknown (file, &document->extras, muster_place ("file"));
  return file;
}

/* Checks the document and, if that succeeds, its saved form. */
static void
run (const MusterCatalog *catalog, const GoldenCase *golden, const char *path, const char *xml, gsize length,
     gboolean again, GString *complaints)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_bytes_new (xml, length);
  g_autoptr (MusterDocument) document = muster_document_read (bytes, path, catalog, &error);
  g_autoptr (MusterReport) report = NULL;
  g_autofree char *saved = NULL;

  if (document == NULL)
    {
      g_string_append_printf (complaints, "%s\n", error->message);
      return;
    }
  report = check (catalog, document);
  golden_expect (golden, report, complaints);
  if (complaints->len > 0 || again)
    return;
  saved = muster_document_write (document, catalog, &length);
  run (catalog, golden, path, saved, length, TRUE, complaints);
  if (complaints->len > 0)
    g_string_prepend (complaints, "after saving and loading:\n");
}

/* What TAP takes for a remark. */
static void
print_remarks (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (lines[i][0] != '\0')
      printf ("# %s\n", lines[i]);
}

static gboolean
run_case (const MusterCatalog *catalog, const GoldenCase *golden, const char *path, guint number)
{
  g_autoptr (GString) complaints = g_string_new (NULL);

  run (catalog, golden, path, golden->xml->str, golden->xml->len, FALSE, complaints);
  printf ("%sok %u - %s\n", complaints->len > 0 ? "not " : "", number, golden->title);
  if (complaints->len > 0)
    print_remarks (golden->title);
  print_remarks (complaints->str);
  return complaints->len == 0;
}

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCatalog) catalog = muster_content_read (g_getenv ("MUSTER_CONTENT"), &error);
  g_autoptr (GPtrArray) cases = catalog != NULL && argc == 2 ? golden_table_read (argv[1], &error) : NULL;
  gboolean good = TRUE;

  if (cases == NULL)
    {
      printf ("Bail out! %s\n", error != NULL ? error->message : "usage: golden FILE.golden");
      return 1;
    }
  printf ("1..%u\n", cases->len);
  for (guint i = 0; i < cases->len; i++)
    good &= run_case (catalog, cases->pdata[i], argv[1], i + 1);

  return good ? 0 : 1;
}
