/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `muster check`: points, stats and legality of everything in some files, for people and programs.
 *
 * Things are checked one by one and freed, so memory depends only on the report. An unusable file is reported and
 * doesn't stop the others. */
#include <stdio.h>
#include <unistd.h>

#include "cli/check-paths.h"
#include "cli/check-table.h"
#include "cli/command.h"
#include "cli/report-text.h"
#include "cli/source.h"
#include "model/document.h"
#include "model/i18n.h"
#include "games/games.h"
#include "games/verdict.h"
#include "xml/report.h"

typedef enum
{
  FORMAT_TEXT,
  FORMAT_XML,
  FORMAT_TSV,
  FORMAT_SUMMARY, /* text, one line per file */
} Format;

typedef struct
{
  const MusterCatalog *catalog;
  Format format;
  gboolean many;         /* files */
  gboolean only_illegal; /* omit what is legal */

  MusterWriting report;           /* so far, for XML */
  MusterHouseRows rows;           /* so far, for tsv */
  MusterTable *lines;             /* so far, for a summary */
  guint legal, illegal, unusable; /* files */
  gboolean agreed;                /* something is legal only by agreement */

  /* For the current file: */
  gboolean begun;      /* its heading is printed */
  gsize verdict_place; /* in the XML: known only after the whole file */
  MusterFileSummary summary;
} Checking;

static void
show_progress (guint n, guint all)
{
  if (all < 2 || !isatty (STDERR_FILENO))
    return;
  fputs ("\r\033[K", stderr);
  if (n < all)
    fprintf (stderr, _ ("Checking file %u of %u …"), n + 1, all);
}

/* Problems of the file itself rather than its things. */
static MusterReport *
check_file (const MusterDocument *document)
{
  MusterReport *report = muster_report_new ("file");

  muster_games_warn_of_unknown (report, &document->extras, muster_place ("file"));
  return report;
}

/* If only illegal things are shown, the heading waits for the first of them. */
static void
begin_file (Checking *checking, const char *path, guint things)
{
  g_autofree char *shown = g_filename_display_name (path);

  if (checking->begun)
    return;
  checking->begun = TRUE;
  if (checking->format == FORMAT_TEXT)
    muster_report_print_file (path, things, checking->many);
  if (checking->format != FORMAT_XML)
    return;
  muster_writing_open (&checking->report, "file");
  muster_writing_attribute (&checking->report, "path", shown);
  checking->verdict_place = muster_writing_get_place (&checking->report);
}

static void
end_file (Checking *checking, MusterLegality legal, const MusterReport *file)
{
  if (!checking->begun)
    return;
  checking->begun = FALSE;
  if (checking->format == FORMAT_TEXT)
    muster_report_print_problems (file);
  if (checking->format != FORMAT_XML)
    return;
  muster_problems_write (&checking->report, file->problems);
  muster_writing_attribute_at (&checking->report, checking->verdict_place, "legal", muster_legality_get_id (legal));
  muster_writing_close (&checking->report, "file");
}

static void
show_thing (Checking *checking, const char *path, const MusterReport *report, guint things)
{
  begin_file (checking, path, things);
  switch (checking->format)
    {
    case FORMAT_XML:
      muster_report_write (&checking->report, report);
      muster_writing_lay_aside (&checking->report);
      break;
    case FORMAT_TSV:
      muster_check_add_row (&checking->rows, path, report);
      break;
    case FORMAT_SUMMARY:
      break;
    case FORMAT_TEXT:
    default:
      muster_report_print (report, checking->catalog);
    }
}

static MusterLegality
check_thing (Checking *checking, const char *path, const MusterThing *thing, guint things)
{
  g_autoptr (MusterReport) report = muster_games_check (checking->catalog, thing, checking->format == FORMAT_TEXT);
  MusterLegality legal = muster_report_get_legality (report);

  muster_file_summary_add (&checking->summary, report);
  if (!legal || !checking->only_illegal)
    show_thing (checking, path, report, things);
  return legal;
}

/* Frees each thing after checking it, so that its report can reuse the memory. */
static MusterLegality
check_things (Checking *checking, const char *path, GPtrArray *things)
{
  MusterLegality legal = MUSTER_LEGAL;

  g_ptr_array_set_free_func (things, NULL);
  for (guint i = 0; i < things->len; i++)
    {
      g_autoptr (MusterThing) thing = things->pdata[i];

      legal = muster_legality_join (legal, check_thing (checking, path, thing, things->len));
    }
  g_ptr_array_set_size (things, 0);
  return legal;
}

static void
check_document (Checking *checking, const char *path, MusterDocument *document)
{
  g_autoptr (MusterReport) file = check_file (document);
  MusterLegality legal;

  if (!checking->only_illegal)
    begin_file (checking, path, document->things->len);
  legal = check_things (checking, path, document->things);
  end_file (checking, legal, file);
  if (checking->lines != NULL && (!legal || !checking->only_illegal))
    muster_file_summary_add_line (&checking->summary, path, checking->lines);
  muster_file_summary_clear (&checking->summary);
  checking->legal += legal != MUSTER_ILLEGAL;
  checking->illegal += legal == MUSTER_ILLEGAL;
  checking->agreed |= legal == MUSTER_LEGAL_BY_AGREEMENT;
}

/* Carried packs apply to this file only, and are mentioned. */
static void
check_with_carried (Checking *checking, const char *path, MusterDocument *document)
{
  const MusterCatalog *usual = checking->catalog;

  muster_source_print_notice (path, document);
  checking->catalog = muster_source_get_catalog (document, usual);
  check_document (checking, path, document);
  checking->catalog = usual;
}

static void
check_unusable (Checking *checking, const char *path, const GError *error)
{
  g_autoptr (MusterReport) file = muster_report_new ("file");
  static const MusterRule unusable = { "file.unusable", MUSTER_SEVERITY_ERROR, FALSE };
  MusterProblem *problem = muster_problem_new (&unusable, muster_place (""), NULL);

  problem->sentence = g_utf8_make_valid (error->message, -1);
  muster_command_fail (error);
  checking->unusable++;
  muster_report_add_problem (file, problem);
  if (checking->format == FORMAT_XML)
    {
      begin_file (checking, path, 0);
      end_file (checking, MUSTER_ILLEGAL, file);
    }
  else if (checking->format == FORMAT_TSV)
    muster_check_add_unusable_row (&checking->rows, path);
  else if (checking->lines != NULL)
    muster_file_summary_add_unusable (path, checking->lines);
}

static void
check_files (Checking *checking, const GPtrArray *files)
{
  for (guint i = 0; i < files->len; i++)
    {
      const MusterCheckPath *file = files->pdata[i];
      g_autoptr (GError) error = file->error != NULL ? g_error_copy (file->error) : NULL;
      g_autoptr (MusterDocument) document = NULL;

      show_progress (i, files->len);
      if (error == NULL)
        document = muster_source_read_quietly (file->path, checking->catalog, &error);
      show_progress (files->len, files->len);
      if (document != NULL)
        check_with_carried (checking, file->path, document);
      else
        check_unusable (checking, file->path, error);
    }
}

static void
check_into_xml (Checking *checking, const GPtrArray *files)
{
  g_auto (MusterPlain) plain = muster_plain_begin ();
  gsize place;

  muster_writing_begin (&checking->report, checking->catalog);
  checking->report.neutral = TRUE;
  muster_writing_open (&checking->report, "report");
  muster_writing_attribute (&checking->report, "xmlns", MUSTER_REPORT_NAMESPACE);
  place = muster_writing_get_place (&checking->report);
  check_files (checking, files);
  muster_writing_attribute_at (&checking->report, place, "legal",
                               muster_legality_get_id (checking->illegal + checking->unusable > 0 ? MUSTER_ILLEGAL
                                                       : checking->agreed ? MUSTER_LEGAL_BY_AGREEMENT
                                                                          : MUSTER_LEGAL));
  muster_writing_close (&checking->report, "report");
  muster_writing_print (&checking->report, stdout);
}

static void
check_into_tsv (Checking *checking, const GPtrArray *files)
{
  g_auto (MusterPlain) plain = muster_plain_begin ();

  check_files (checking, files);
  muster_check_print_rows (&checking->rows);
}

static void
check_into_text (Checking *checking, const GPtrArray *files)
{
  check_files (checking, files);
  if (checking->many)
    muster_report_print_summary (checking->legal, checking->illegal, checking->unusable);
}

static void
check_into_summary (Checking *checking, const GPtrArray *files)
{
  g_autoptr (MusterTable) lines = muster_command_words_new ();
  g_autofree char *text = NULL;

  checking->lines = lines;
  check_files (checking, files);
  text = muster_command_dup_words (lines);
  fputs (text, stdout);
  muster_report_print_summary (checking->legal, checking->illegal, checking->unusable);
}

static int
run (Checking *checking, char **paths)
{
  static void (*const into[]) (Checking *, const GPtrArray *)
      = { check_into_text, check_into_xml, check_into_tsv, check_into_summary };
  g_autoptr (GPtrArray) files = muster_check_paths_expand (paths);

  checking->many = files->len > 1;
  into[checking->format](checking, files);
  return checking->unusable > 0 ? MUSTER_EXIT_UNUSABLE : checking->illegal > 0 ? MUSTER_EXIT_ILLEGAL : MUSTER_EXIT_FINE;
}

/* Parses the format name; never FORMAT_SUMMARY. */
static gboolean
find_format (const char *name, Format *format)
{
  static const char *const names[] = { "text", "xml", "tsv" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (name, names[i]))
      {
        *format = (Format) i;
        return TRUE;
      }
  return FALSE;
}

int
muster_check_run (int argc, char **argv)
{
  g_autofree char *format = NULL, *only = NULL;
  gboolean summary = FALSE;
  const GOptionEntry entries[] = {
    { "format", 0, 0, G_OPTION_ARG_STRING, &format, N_ ("How to print it: text, xml or tsv"), N_ ("FORMAT") },
    { "summary", 0, 0, G_OPTION_ARG_NONE, &summary, N_ ("One line for each file, and a total"), NULL },
    { "only", 0, 0, G_OPTION_ARG_STRING, &only, N_ ("Show only what is illegal"), N_ ("WHAT") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (MusterCatalog) catalog = NULL;
  Checking checking = { 0 };

  if (!muster_command_parse (
          &argc, &argv, entries, _ ("FILE…"),
          _ ("Checks everything in the files; “-” is standard input, a folder stands for all .muster files below it.")))
    return MUSTER_EXIT_UNUSABLE;
  if (format != NULL && !find_format (format, &checking.format))
    return muster_command_complain (_ ("unknown format “%s”; use text, xml or tsv"), format);
  if (only != NULL && !g_str_equal (only, "illegal"))
    return muster_command_complain (_ ("unknown “--only=%s”; use “--only=illegal”"), only);
  if (summary && checking.format != FORMAT_TEXT)
    return muster_command_complain (_ ("“--summary” prints text; leave out “--format=%s”"), format);
  if (argc < 2)
    return muster_command_complain (_ ("name at least one file to check"));
  catalog = muster_command_load_catalog ();
  if (catalog == NULL)
    return MUSTER_EXIT_UNUSABLE;

  checking.catalog = catalog;
  checking.only_illegal = only != NULL;
  if (summary)
    checking.format = FORMAT_SUMMARY;
  return run (&checking, argv + 1);
}
