/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `muster verify`: for organisers. Content, points and verdict of lists, each with a receipt that others can check. */
#include <stdio.h>
#include <string.h>

#include "cli/check-paths.h"
#include "cli/check-table.h"
#include "cli/command.h"
#include "cli/house-rows.h"
#include "workspace/receipt.h"
#include "cli/source.h"
#include "forge/code.h"
#include "games/card-parts.h"
#include "games/games.h"
#include "games/house-options.h"
#include "model/i18n.h"
#include "print/wording.h"

typedef struct
{
  const MusterCatalog *catalog;
  const char *receipt; /* to compare with; NULL: print receipts */
  gboolean tsv;
  gboolean several;     /* several files or codes: name each thing's source */
  MusterHouseRows rows; /* so far, for tsv */
  guint illegal, unusable, same;
  gboolean other_content; /* of the compared receipt */
} Verifying;

static const char *
get_or_empty (const MusterReport *report, const char *name)
{
  const char *value = muster_report_get (report, name);

  return value != NULL ? value : "";
}

/* The verdict in the reader's language, with the house options used. */
static char *
dup_verdict (const MusterReport *report)
{
  MusterLegality legality = muster_report_get_legality (report);
  const char *verdict = legality == MUSTER_LEGAL                ? _ ("legal")
                        : legality == MUSTER_LEGAL_BY_AGREEMENT ? _ ("legal by agreement")
                                                                : _ ("illegal");
  g_autofree char *house = muster_house_options_dup_count (report);

  return house != NULL ? g_strdup_printf ("%s, %s", verdict, house) : g_strdup (verdict);
}

static void
add_row (MusterHouseRows *rows, const char *path, const char *name, const MusterReport *report, const char *content,
         const char *receipt)
{
  g_autofree char *shown = g_filename_display_name (path), *file = muster_wording_dup_flat (shown);
  g_autofree char *row
      = g_strjoin ("\t", file, name, report->element, get_or_empty (report, "points"), get_or_empty (report, "limit"),
                   muster_check_get_verdict (report), content, receipt, NULL);

  muster_house_rows_add (rows, row, report);
}

static void
print_lines (const char *path, const char *name, const MusterReport *report, const char *content, const char *receipt)
{
  g_autofree char *verdict = dup_verdict (report);

  muster_command_print ("%s\n", name);
  if (path != NULL)
    {
      g_autofree char *shown = g_filename_display_name (path);

      muster_command_print (_ ("  File: %s\n"), shown);
    }
  muster_command_print (_ ("  Content: %s\n"), content);
  if (muster_report_get (report, "points") != NULL)
    muster_command_print (_ ("  Points: %s\n"), muster_report_get (report, "points"));
  muster_command_print (_ ("  Verdict: %s\n"), verdict);
  muster_command_print (_ ("  Receipt: %s\n"), receipt);
}

static void
compare (Verifying *verifying, const char *name, const MusterReport *report, const char *receipt)
{
  MusterReceiptMatch match = muster_receipt_compare (verifying->receipt, receipt);
  g_autofree char *verdict = dup_verdict (report);

  verifying->other_content |= match == MUSTER_RECEIPT_OTHER_CONTENT;
  if (match != MUSTER_RECEIPT_SAME)
    return;
  verifying->same++;
  muster_command_print (_ ("The receipt belongs to “%s”: %s.\n"), name, verdict);
}

static void
verify_thing (Verifying *verifying, const char *path, const MusterCatalog *catalog, const MusterThing *thing)
{
  g_autoptr (MusterReport) report = muster_games_check (catalog, thing, FALSE);
  g_autofree char *receipt = muster_receipt_dup (catalog, thing, report);
  g_autofree char *content = muster_card_dup_content (catalog, thing->klass->game);
  g_autofree char *name = muster_wording_dup_flat (get_or_empty (report, "name"));

  if (verifying->receipt != NULL)
    {
      compare (verifying, name, report, receipt);
      return;
    }
  verifying->illegal += muster_report_get_legality (report) == MUSTER_ILLEGAL;
  if (verifying->tsv)
    add_row (&verifying->rows, path, name, report, content, receipt);
  else
    print_lines (verifying->several ? path : NULL, *name != '\0' ? name : _ ("Unnamed"), report, content, receipt);
}

/* A bare code works like a link, unless there is a file with that name. */
static MusterDocument *
read_source (const Verifying *verifying, const char *path, GError **error)
{
  g_autofree char *link = g_strconcat (MUSTER_CODE_SCHEME, path, NULL);

  if (muster_code_is_link (path) || g_str_equal (path, "-") || strpbrk (path, "./") != NULL
      || g_file_test (path, G_FILE_TEST_EXISTS))
    return muster_source_read (path, verifying->catalog, error);
  return muster_source_read (link, verifying->catalog, error);
}

/* Unusable files get a row too, so that nobody overlooks them. */
static void
fail (Verifying *verifying, const char *path, const GError *error)
{
  g_autofree char *shown = g_filename_display_name (path), *file = muster_wording_dup_flat (shown);
  g_autofree char *row = g_strdup_printf ("%s\t\tfile\t\t\tunusable\t\t", file);

  muster_command_fail (error);
  if (verifying->tsv)
    muster_house_rows_add (&verifying->rows, row, NULL);
  verifying->unusable++;
}

static void
verify_path (Verifying *verifying, const MusterCheckPath *file)
{
  g_autoptr (GError) error = file->error != NULL ? g_error_copy (file->error) : NULL;
  g_autoptr (MusterDocument) document = error == NULL ? read_source (verifying, file->path, &error) : NULL;

  if (document == NULL)
    {
      fail (verifying, file->path, error);
      return;
    }
  for (guint i = 0; i < document->things->len; i++)
    if (muster_games_has_verdict (((MusterThing *) document->things->pdata[i])->klass->element))
      verify_thing (verifying, file->path, muster_source_get_catalog (document, verifying->catalog),
                    document->things->pdata[i]);
}

static int
tell_no_match (const Verifying *verifying)
{
  if (verifying->other_content)
    return muster_command_complain (_ ("this receipt was made with content that isn't installed here"));
  printf ("%s\n", _ ("Nothing here has this receipt: the list or its verdict was changed."));
  return MUSTER_EXIT_ILLEGAL;
}

static int
run (Verifying *verifying, char **paths)
{
  g_autoptr (GPtrArray) files = muster_check_paths_expand (paths);
  g_auto (MusterPlain) plain = 0;

  if (verifying->tsv)
    plain = muster_plain_begin ();
  verifying->several = files->len > 1;
  for (guint i = 0; i < files->len; i++)
    verify_path (verifying, files->pdata[i]);
  if (verifying->tsv)
    muster_house_rows_print (&verifying->rows, "file\tname\tkind\tpoints\tlimit\tverdict\tcontent\treceipt");
  if (verifying->unusable > 0)
    return MUSTER_EXIT_UNUSABLE;
  if (verifying->receipt != NULL && verifying->same == 0)
    return tell_no_match (verifying);
  return verifying->illegal > 0 ? MUSTER_EXIT_ILLEGAL : MUSTER_EXIT_FINE;
}

int
muster_verify_run (int argc, char **argv)
{
  g_autofree char *format = NULL, *receipt = NULL;
  const GOptionEntry entries[] = {
    { "format", 0, 0, G_OPTION_ARG_STRING, &format, N_ ("How to print it: text or tsv"), N_ ("FORMAT") },
    { "receipt", 0, 0, G_OPTION_ARG_STRING, &receipt, N_ ("Look for the thing with this receipt"), N_ ("RECEIPT") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (MusterCatalog) catalog = NULL;
  Verifying verifying = { 0 };

  if (!muster_command_parse (&argc, &argv, entries, _ ("FILE-OR-CODE…"),
                             _ ("Prints content, points, verdict and a receipt for everything in files, folders and "
                                "codes. Anybody with the list and the same content gets the same receipt.")))
    return MUSTER_EXIT_UNUSABLE;
  if (!muster_command_find_table_format (format, &verifying.tsv))
    return MUSTER_EXIT_UNUSABLE;
  if (argc < 2)
    return muster_command_complain (_ ("name at least one file or code to verify"));
  if (receipt != NULL && !muster_receipt_is_one (receipt))
    return muster_command_complain (_ ("“%s” isn't a receipt; it has 20 letters and digits"), receipt);
  if (receipt != NULL && verifying.tsv)
    return muster_command_complain (_ ("“--receipt” looks for one receipt; leave “--format=tsv” out"));
  catalog = muster_command_load_catalog ();
  if (catalog == NULL)
    return MUSTER_EXIT_UNUSABLE;
  verifying.catalog = catalog;
  verifying.receipt = receipt;
  return run (&verifying, argv + 1);
}
