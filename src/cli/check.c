/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `muster check`: points, stats and legality of everything in some files, for people and for other programs.
 *
 * Things are checked one by one and forgotten, so that a league's files need no more memory than their report. A file
 * that can't be used is told of and doesn't stop the others. */
#include <stdio.h>
#include <unistd.h>

#include "cli/command.h"
#include "cli/report-text.h"
#include "model/document.h"
#include "model/tongue.h"
#include "rules/games.h"
#include "xml/document.h"
#include "xml/file.h"
#include "xml/report.h"

typedef struct
{
  const MusterCatalog *catalog;
  gboolean xml;
  gboolean many;                  /* files */
  MusterWriting report;           /* so far, for XML */
  guint legal, illegal, unusable; /* files */
} Checking;

static void
show_progress (const Checking *checking, guint n, guint all)
{
  if (all < 2 || !isatty (STDERR_FILENO))
    return;
  fputs ("\r\033[K", stderr);
  if (n < all)
    fprintf (stderr, _ ("Checking file %u of %u …"), n + 1, all);
}

static MusterDocument *
read_document (const Checking *checking, const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = muster_file_read (path, error);

  return bytes != NULL ? muster_document_read (bytes, path, checking->catalog, error) : NULL;
}

/* What stands in the file itself and not in one of its things. */
static MusterReport *
check_file (const MusterDocument *document)
{
  MusterReport *report = muster_report_new ("file");

  muster_games_warn_of_unknown (report, &document->extras, "file");
  return report;
}

/* Returns the place of its verdict, which is known when all of it is checked. */
static gsize
begin_file (Checking *checking, const char *path)
{
  g_autofree char *shown = g_filename_display_name (path);

  muster_writing_open (&checking->report, "file");
  muster_writing_attribute (&checking->report, "path", shown);
  return muster_writing_get_place (&checking->report);
}

static void
end_file (Checking *checking, gsize place, gboolean legal, const MusterReport *file)
{
  muster_problems_write (&checking->report, file->problems);
  muster_writing_attribute_at (&checking->report, place, "legal", legal ? "yes" : "no");
  muster_writing_close (&checking->report, "file");
}

static gboolean
check_thing (Checking *checking, const MusterThing *thing)
{
  g_autoptr (MusterReport) report = muster_games_check (checking->catalog, thing, !checking->xml);

  if (checking->xml)
    muster_report_write (&checking->report, report);
  else
    muster_report_print (report, checking->catalog);
  return !muster_report_is_illegal (report);
}

static void
check_document (Checking *checking, const char *path, const MusterDocument *document)
{
  g_autoptr (MusterReport) file = check_file (document);
  gboolean legal = TRUE;
  gsize place = 0;

  if (checking->xml)
    place = begin_file (checking, path);
  else
    muster_report_print_file (path, document->things->len, checking->many);
  for (guint i = 0; i < document->things->len; i++)
    legal &= check_thing (checking, document->things->pdata[i]);
  if (checking->xml)
    end_file (checking, place, legal, file);
  else
    muster_report_print_problems (file, 0);
  checking->legal += legal;
  checking->illegal += !legal;
}

static void
check_unusable (Checking *checking, const char *path, const GError *error)
{
  g_autoptr (MusterReport) file = muster_report_new ("file");
  char *sentence = g_utf8_make_valid (error->message, -1);

  muster_command_fail (error);
  checking->unusable++;
  muster_report_add_problem (file,
                             muster_problem_new ("file.unusable", MUSTER_SEVERITY_ERROR, g_strdup (""), sentence));
  if (checking->xml)
    end_file (checking, begin_file (checking, path), FALSE, file);
}

static void
check_files (Checking *checking, char **paths)
{
  guint n = g_strv_length (paths);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (MusterDocument) document = NULL;

      show_progress (checking, i, n);
      document = read_document (checking, paths[i], &error);
      show_progress (checking, n, n);
      if (document != NULL)
        check_document (checking, paths[i], document);
      else
        check_unusable (checking, paths[i], error);
    }
}

static void
check_into_xml (Checking *checking, char **paths)
{
  g_auto (MusterPlain) plain = muster_plain_begin ();
  g_autofree char *xml = NULL;
  gsize place;

  muster_writing_begin (&checking->report, checking->catalog);
  muster_writing_open (&checking->report, "report");
  muster_writing_attribute (&checking->report, "xmlns", MUSTER_REPORT_NAMESPACE);
  place = muster_writing_get_place (&checking->report);
  check_files (checking, paths);
  muster_writing_attribute_at (&checking->report, place, "legal",
                               checking->illegal + checking->unusable == 0 ? "yes" : "no");
  muster_writing_close (&checking->report, "report");
  xml = muster_writing_end (&checking->report, NULL);
  fputs (xml, stdout);
}

static void
check_into_text (Checking *checking, char **paths)
{
  check_files (checking, paths);
  if (checking->many)
    muster_report_print_summary (checking->legal, checking->illegal, checking->unusable);
}

int
muster_check_run (int argc, char **argv)
{
  g_autofree char *format = NULL;
  const GOptionEntry entries[] = {
    { "format", 0, 0, G_OPTION_ARG_STRING, &format, N_ ("How to print it: text or xml"), N_ ("FORMAT") },
    G_OPTION_ENTRY_NULL,
  };
  static const char *const formats[] = { "text", "xml", NULL };
  g_autoptr (MusterCatalog) catalog = NULL;
  Checking checking = { 0 };

  if (!muster_command_parse (&argc, &argv, entries, _ ("FILE…"),
                             _ ("Checks everything in the files; “-” is standard input.")))
    return MUSTER_EXIT_UNUSABLE;
  if (format != NULL && !g_strv_contains (formats, format))
    return muster_command_complain (_ ("there is no format “%s”; it can be text or xml"), format);
  if (argc < 2)
    return muster_command_complain (_ ("name at least one file to check"));
  catalog = muster_command_load_catalog ();
  if (catalog == NULL)
    return MUSTER_EXIT_UNUSABLE;

  checking.catalog = catalog;
  checking.xml = g_strcmp0 (format, "xml") == 0;
  checking.many = argc > 2;
  if (checking.xml)
    check_into_xml (&checking, argv + 1);
  else
    check_into_text (&checking, argv + 1);
  return checking.unusable > 0 ? MUSTER_EXIT_UNUSABLE : checking.illegal > 0 ? MUSTER_EXIT_ILLEGAL : MUSTER_EXIT_FINE;
}
