/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `muster export`: cards and lists as files. Errors are found before writing anything, and a file that can't be written
 * completely is left unchanged. */
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/command.h"
#include "cli/source.h"
#include "games/game.h"
#include "games/games.h"
#include "model/error.h"
#include "model/i18n.h"
#include "model/text/phrase.h"
#include "print/job.h"
#include "print/wording.h"
#include "print/write.h"
#include "workspace/formats.h"
#include "xml/file.h"

#define MOST_BLANK 1000

typedef struct
{
  const MusterFormat *format;
  const char *out;
  gint dpi;
  gint blank;
  char *reference; /* the game whose rules page is wanted; or NULL */
  char *worksheet; /* … or whose worksheet */
  gboolean calibrate;
  gboolean force; /* any number of cards */
  MusterPrintOptions options;
  MusterBatch *batch;
} Exporting;

static volatile sig_atomic_t interrupted;

/* Filled while the options are parsed. */
static MusterPrintOptions print_options;

static void
interrupt_cb (int signal)
{
  interrupted = 1;
}

/* Handles polite termination signals. Before the first page and after the last they act at once: files are written in
 * one step, so nothing is left half done. */
static void
set_handler (void (*handler) (int signal))
{
  const int ending[] = { SIGINT, SIGTERM, SIGHUP };

  /* The parent process may have ignored some. */
  for (guint i = 0; i < G_N_ELEMENTS (ending); i++)
    if (signal (ending[i], handler) == SIG_IGN)
      signal (ending[i], SIG_IGN);
}

/* Ctrl+C stops between two pages, with a message. */
static gboolean
progress_cb (guint done, guint all, gpointer data)
{
  if (isatty (STDERR_FILENO) && all > 20)
    {
      fputs ("\r\033[K", stderr);
      if (done < all)
        fprintf (stderr, _ ("Writing %u of %u …"), done, all);
    }
  return !interrupted;
}

static void
print_preflight (MusterPrintJob *job)
{
  g_autoptr (GPtrArray) notes = muster_print_job_preflight (job);

  for (guint i = 0; i < notes->len; i++)
    {
      const MusterPreflight *note = notes->pdata[i];
      g_autofree char *subject = muster_wording_dup_flat (note->subject);

      fprintf (stderr, _ ("Note: %s %s.\n"), subject, note->sentence);
    }
}

static gboolean
write_bytes (const char *path, GBytes *bytes, GError **error)
{
  return bytes != NULL && muster_file_write (path, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error);
}

static gboolean
stop (GError **error)
{
  g_set_error_literal (error, MUSTER_ERROR, MUSTER_ERROR_UNWRITABLE, _ ("the export was stopped"));
  return FALSE;
}

static gboolean
export_pdf (Exporting *exporting, MusterPrintJob *job, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;

  set_handler (interrupt_cb);
  bytes = muster_write_pdf (job, exporting->batch->title, progress_cb, NULL, error);
  set_handler (SIG_DFL);
  if (bytes != NULL && interrupted)
    return stop (error);
  /* All sizes are known, and nothing is written yet. */
  if (bytes != NULL)
    print_preflight (job);
  return write_bytes (exporting->out, bytes, error);
}

/* Several pictures are named after the given path: OUT/001-name-front.png in a folder, otherwise
 * OUT-001-name-front.png. */
static char *
dup_side_path (const Exporting *exporting, const MusterPrintJob *job, guint side)
{
  g_autofree char *name = muster_print_job_dup_side_name (job, side);
  g_autofree char *ending = g_strconcat (".", exporting->format->ending, NULL);
  g_autofree char *stem = g_strdup (exporting->out);

  if (g_file_test (exporting->out, G_FILE_TEST_IS_DIR))
    return g_strdup_printf ("%s/%s%s", exporting->out, name, ending);
  if (muster_print_job_get_n_sides (job) == 1)
    return g_steal_pointer (&stem);
  if (g_str_has_suffix (stem, ending))
    stem[strlen (stem) - strlen (ending)] = '\0';
  return g_strdup_printf ("%s-%s%s", stem, name, ending);
}

static gboolean
export_pictures (Exporting *exporting, MusterPrintJob *job, GError **error)
{
  guint n = muster_print_job_get_n_sides (job);

  if (n > 1 && g_str_equal (exporting->out, "-"))
    {
      g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_USAGE,
                   _ ("there are %u pictures, and standard output holds one; name a folder"), n);
      return FALSE;
    }
  print_preflight (job);
  set_handler (interrupt_cb);
  for (guint side = 0; side < n; side++)
    {
      g_autofree char *path = dup_side_path (exporting, job, side);
      g_autoptr (GBytes) bytes = exporting->format->paint (job, side, exporting->dpi, error);

      if (!write_bytes (path, bytes, error))
        return FALSE;
      if (!progress_cb (side + 1, n, NULL))
        return stop (error);
    }
  return TRUE;
}

/* Several files that belong together. */
static gboolean
export_files (Exporting *exporting, MusterPrintJob *job, GError **error)
{
  const MusterFormat *format = exporting->format;
  guint n = format->count_files (job);

  if (g_str_equal (exporting->out, "-"))
    {
      g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_USAGE, _ ("there are %u files, and standard output holds one"), n);
      return FALSE;
    }
  print_preflight (job);
  set_handler (interrupt_cb);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = format->dup_path (job, exporting->out, i);
      g_autoptr (GBytes) bytes = format->make_file (job, exporting->out, i, exporting->batch->title, error);

      if (!write_bytes (path, bytes, error))
        return FALSE;
      if (!progress_cb (i + 1, n, NULL))
        return stop (error);
    }
  return TRUE;
}

static MusterPrintJob *
make_job (const Exporting *exporting)
{
  if (exporting->calibrate)
    return muster_print_job_new_calibration (&exporting->options);
  return muster_print_job_new (exporting->batch->cards, exporting->batch->rosters, &exporting->options);
}

/* Pages, sides or files. */
static guint
count_parts (const Exporting *exporting, const MusterPrintJob *job)
{
  if (exporting->format->kind == MUSTER_FORMAT_FILES)
    return exporting->format->count_files (job);
  return exporting->format->kind == MUSTER_FORMAT_PAGES ? muster_print_job_get_n_pages (job)
                                                        : muster_print_job_get_n_sides (job);
}

static gboolean
paint (Exporting *exporting, GError **error)
{
  g_autoptr (MusterPrintJob) job = make_job (exporting);

  if (count_parts (exporting, job) == 0)
    {
      g_set_error_literal (error, MUSTER_ERROR, MUSTER_ERROR_USAGE, _ ("there is nothing to print in these files"));
      return FALSE;
    }
  if (exporting->format->kind == MUSTER_FORMAT_FILES)
    return export_files (exporting, job, error);
  return exporting->format->kind == MUSTER_FORMAT_PAGES ? export_pdf (exporting, job, error)
                                                        : export_pictures (exporting, job, error);
}

static gboolean
write_words (Exporting *exporting, GError **error)
{
  MusterBatch *batch = exporting->batch;
  g_autofree char *words = NULL;

  if (!exporting->options.list)
    g_ptr_array_set_size (batch->rosters, 0);
  if (batch->cards->len + batch->rosters->len > 0)
    words = exporting->format->write (batch->cards, batch->rosters, batch->title);
  if (words == NULL || *words == '\0')
    {
      g_set_error_literal (error, MUSTER_ERROR, MUSTER_ERROR_USAGE, _ ("there is nothing to write in these files"));
      return FALSE;
    }
  return muster_file_write (exporting->out, words, strlen (words), error);
}

static gboolean
print_option_cb (const char *name, const char *value, gpointer data, GError **error)
{
  return muster_print_options_set (&print_options, name + strspn (name, "-"), value, error);
}

/* A few bytes in a file can request thousands of cards, which is probably a mistake. */
static int
complain_of_cards (guint64 n)
{
  return muster_command_complain (ngettext ("this would make %" PRIu64 " card; add --force to make more than %d",
                                            "this would make %" PRIu64 " cards; add --force to make more than %d",
                                            (gulong) n),
                                  n, MUSTER_MANY_CARDS);
}

/* Pages of a game that don't come from a file. */
static gboolean
add_page (MusterBatch *batch, const char *id, gboolean (*add) (MusterBatch *batch, const MusterGame *game),
          GError **error)
{
  const MusterGame *game = id != NULL ? muster_games_find_id (id) : NULL;

  if (id == NULL || (game != NULL && add (batch, game)))
    return TRUE;
  g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_USAGE, _ ("no game “%s” has such a page"), id);
  return FALSE;
}

/* Adds everything to export: files, pages of games, then blank cards. */
static gboolean
fill_batch (Exporting *exporting, char **paths, GError **error)
{
  MusterBatch *batch = exporting->batch;

  batch->calibration = exporting->calibrate;
  for (; *paths != NULL; paths++)
    {
      MusterDocument *document = muster_source_read (*paths, batch->catalog, error);

      if (document == NULL)
        return FALSE;
      muster_batch_add_document (batch, document);
    }
  if (exporting->options.hand)
    muster_batch_reveal (batch);
  if (!add_page (batch, exporting->reference, muster_batch_add_reference, error)
      || !add_page (batch, exporting->worksheet, muster_batch_add_worksheet, error))
    return FALSE;
  muster_batch_add_blank (batch, (guint) exporting->blank);
  while (muster_batch_fill (batch))
    ;
  if (batch->title == NULL)
    batch->title = g_strdup (muster_batch_get_title (batch));
  return TRUE;
}

static int export(Exporting *exporting, char **paths)
{
  g_autoptr (MusterCatalog) catalog = muster_command_load_catalog ();
  g_autoptr (MusterBatch) batch = NULL;
  g_autoptr (GError) error = NULL;

  if (catalog == NULL)
    return MUSTER_EXIT_UNUSABLE;
  batch = exporting->batch = muster_batch_new (catalog);
  batch->no_lists = !exporting->options.list;
  batch->no_codes = !exporting->options.codes;
  batch->most = exporting->force ? 0 : MUSTER_MANY_CARDS;
  if (!fill_batch (exporting, paths, &error))
    return muster_command_fail (error);
  if (batch->most > 0 && batch->asked > batch->most)
    return complain_of_cards (batch->asked);
  if (exporting->format->kind != MUSTER_FORMAT_WORDS ? paint (exporting, &error) : write_words (exporting, &error))
    return MUSTER_EXIT_FINE;
  return muster_command_fail (error);
}

/* A document isn't a format for cards: “muster library export” writes it. */
static const MusterFormat *
find_format (const char *name)
{
  const MusterFormat *format = name != NULL ? muster_formats_find (name) : NULL;

  return format != NULL && !muster_format_is_document (format) ? format : NULL;
}

static char **
dup_format_names (void)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  const MusterFormat *format;

  for (guint i = 0; (format = muster_formats_nth (i)) != NULL; i++)
    if (!muster_format_is_document (format))
      g_strv_builder_add (names, format->name);
  return g_strv_builder_end (names);
}

/* The help for --to. */
static char *
dup_formats_help (void)
{
  g_auto (GStrv) names = dup_format_names ();
  g_autofree char *all = muster_phrase_dup_or ((const char *const *) names);

  return g_strdup_printf (_ ("What to write: %s"), all);
}

static int
complain_of_format (void)
{
  g_auto (GStrv) names = dup_format_names ();
  g_autofree char *all = g_strjoinv (", ", names);

  return muster_command_complain (_ ("say what to write: --to= one of %s"), all);
}

static gboolean
check_call (const Exporting *exporting, int argc)
{
  if (exporting->format == NULL)
    complain_of_format ();
  else if (exporting->out == NULL)
    muster_command_complain (_ ("say where to write it: -o FILE"));
  else if (exporting->calibrate
           && (exporting->format->kind != MUSTER_FORMAT_PAGES || argc > 1 || exporting->blank != 0))
    muster_command_complain (_ ("--calibrate makes a separate pdf, without files and blank cards"));
  else if ((exporting->reference != NULL || exporting->worksheet != NULL)
           && exporting->format->kind == MUSTER_FORMAT_WORDS)
    muster_command_complain (_ ("--reference and --worksheet are pages: write them as pdf, svg or png"));
  else if (argc < 2 && exporting->blank == 0 && !exporting->calibrate && exporting->reference == NULL
           && exporting->worksheet == NULL)
    muster_command_complain (_ ("name at least one file to export"));
  else if (exporting->dpi < 36 || exporting->dpi > 1200)
    muster_command_complain (_ ("--dpi=%d must be from 36 to 1200"), exporting->dpi);
  else if (exporting->blank < 0 || exporting->blank > MOST_BLANK)
    muster_command_complain (_ ("--blank=%d must be from 0 to %d"), exporting->blank, MOST_BLANK);
  else
    return TRUE;
  return FALSE;
}

int
muster_export_run (int argc, char **argv)
{
  Exporting exporting = { .dpi = 300 };
  g_autofree char *to = NULL, *out = NULL, *formats = dup_formats_help ();
  g_auto (MusterPlain) plain = 0;
  const GOptionEntry entries[] = {
    { "to", 0, 0, G_OPTION_ARG_STRING, &to, formats, N_ ("FORMAT") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &out, N_ ("Where to write it; “-” is standard output"), N_ ("FILE") },
    { "dpi", 0, 0, G_OPTION_ARG_INT, &exporting.dpi, N_ ("Resolution of png pictures"), N_ ("N") },
    { "blank", 0, 0, G_OPTION_ARG_INT, &exporting.blank, N_ ("Add blank cards to fill in by hand"), N_ ("N") },
    { "reference", 0, 0, G_OPTION_ARG_STRING, &exporting.reference,
      N_ ("Add a page of rules: collision, puppet-wars, castles or stuffed"), N_ ("GAME") },
    { "worksheet", 0, 0, G_OPTION_ARG_STRING, &exporting.worksheet, N_ ("Add a form to build on by hand: collision"),
      N_ ("GAME") },
    { "calibrate", 0, 0, G_OPTION_ARG_NONE, &exporting.calibrate, N_ ("Write a sheet to measure a printer's offsets"),
      NULL },
    { "force", 0, 0, G_OPTION_ARG_NONE, &exporting.force, N_ ("Make any number of cards, even thousands"), NULL },
    { "paper", 0, 0, G_OPTION_ARG_CALLBACK, print_option_cb, N_ ("a4 or letter"), N_ ("PAPER") },
    { "card", 0, 0, G_OPTION_ARG_CALLBACK, print_option_cb, N_ ("poker, tarot, bridge or full"), N_ ("SIZE") },
    { "backs", 0, 0, G_OPTION_ARG_CALLBACK, print_option_cb, N_ ("long-edge, short-edge, fold or none"), N_ ("HOW") },
    { "bleed", 0, 0, G_OPTION_ARG_CALLBACK, print_option_cb, N_ ("Bleed from 0 to 3.2 mm"), N_ ("MM") },
    { "crop-marks", 0, 0, G_OPTION_ARG_CALLBACK, print_option_cb, N_ ("Marks to cut at: yes or no"), N_ ("YES") },
    { "ink", 0, 0, G_OPTION_ARG_CALLBACK, print_option_cb, N_ ("color, grey or saver"), N_ ("INK") },
    { "sides", 0, 0, G_OPTION_ARG_CALLBACK, print_option_cb, N_ ("front, back or both"), N_ ("SIDES") },
    { "list", 0, 0, G_OPTION_ARG_CALLBACK, print_option_cb, N_ ("The summary page: yes or no"), N_ ("YES") },
    { "codes", 0, 0, G_OPTION_ARG_CALLBACK, print_option_cb,
      N_ ("QR codes on the backs of legal characters: yes or no"), N_ ("YES") },
    { "hand", 0, 0, G_OPTION_ARG_CALLBACK, print_option_cb, N_ ("Hands of cards, secret in play: yes or no"),
      N_ ("YES") },
    { "offset-x", 0, 0, G_OPTION_ARG_CALLBACK, print_option_cb, N_ ("How far the printer puts backs too far right"),
      N_ ("MM") },
    { "offset-y", 0, 0, G_OPTION_ARG_CALLBACK, print_option_cb, N_ ("How far the printer puts backs too far down"),
      N_ ("MM") },
    G_OPTION_ENTRY_NULL,
  };
  int status = MUSTER_EXIT_UNUSABLE;

  print_options = muster_print_options_default ();
  if (!muster_command_parse (&argc, &argv, entries, _ ("--to=FORMAT -o FILE FILE…"), _ ("Writes cards and lists.")))
    return status;
  exporting.format = find_format (to);
  exporting.out = out;
  exporting.options = print_options;
  if (exporting.format != NULL)
    muster_format_adapt (exporting.format, &exporting.options);
  /* Output for programs is independent of the locale. */
  if (exporting.format != NULL && exporting.format->plain)
    plain = muster_plain_begin ();
  if (check_call (&exporting, argc))
    status = export(&exporting, argv + 1);
  g_free (exporting.reference);
  g_free (exporting.worksheet);
  return status;
}
