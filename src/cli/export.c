/* `muster export`: cards and lists as files. What can go wrong is found before anything is written, and a file that
 * can't be written whole is left as it was. */
#include <glib/gi18n.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/command.h"
#include "model/document.h"
#include "print/job.h"
#include "print/write.h"
#include "rules/collision-card.h"
#include "rules/games.h"
#include "xml/document.h"
#include "xml/file.h"

#define MOST_BLANK 1000

typedef struct
{
  const char *to;
  const char *out;
  gint dpi;
  MusterPrintOptions options;
  char *title;
  GPtrArray *cards;   /* MusterCard */
  GPtrArray *rosters; /* MusterRoster */
} Exporting;

static volatile sig_atomic_t interrupted;

/* Filled as the options of the call are parsed, one by one. */
static MusterPrintOptions print_options;

static void
interrupt_cb (int signal)
{
  interrupted = 1;
}

/* Ctrl+C ends the work between two pages, so that nothing is left half done. */
static gboolean
progress_cb (guint done, guint all, gpointer data)
{
  if (isatty (STDERR_FILENO) && all > 20)
    fprintf (stderr, done < all ? _ ("\rWriting %u of %u …") : "\r\033[K", done, all);
  return !interrupted;
}

static gboolean
add_file (Exporting *exporting, const MusterCatalog *catalog, const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = muster_file_read (path, error);
  g_autoptr (MusterDocument) document = bytes != NULL ? muster_document_read (bytes, path, catalog, error) : NULL;

  if (document == NULL)
    return FALSE;
  for (guint i = 0; i < document->things->len; i++)
    {
      const MusterThing *thing = document->things->pdata[i];
      MusterRoster *roster = muster_games_make_roster (catalog, thing);

      muster_games_make_cards (catalog, thing, exporting->cards);
      if (roster != NULL)
        g_ptr_array_add (exporting->rosters, roster);
      if (exporting->title == NULL)
        exporting->title = g_strdup (muster_thing_get_name (thing));
    }
  return TRUE;
}

static void
print_preflight (MusterPrintJob *job)
{
  g_autoptr (GPtrArray) notes = muster_print_job_preflight (job);

  for (guint i = 0; i < notes->len; i++)
    {
      const MusterPreflight *note = notes->pdata[i];

      fprintf (stderr, _ ("Note: %s %s.\n"), note->subject, note->sentence);
    }
}

static gboolean
write_bytes (const char *path, GBytes *bytes, GError **error)
{
  return bytes != NULL && muster_file_write (path, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error);
}

static gboolean
export_pdf (Exporting *exporting, MusterPrintJob *job, GError **error)
{
  g_autoptr (GBytes) bytes = muster_write_pdf (job, exporting->title, progress_cb, NULL, error);

  return write_bytes (exporting->out, bytes, error);
}

/* Several pictures share the name that was given: OUT/001-name-front.png in a folder, else OUT-001-name-front.png. */
static char *
dup_side_path (const Exporting *exporting, const MusterPrintJob *job, guint side)
{
  g_autofree char *name = muster_print_job_dup_side_name (job, side);
  g_autofree char *ending = g_strconcat (".", exporting->to, NULL);
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
  gboolean svg = g_str_equal (exporting->to, "svg");
  guint n = muster_print_job_get_n_sides (job);

  for (guint side = 0; side < n; side++)
    {
      g_autofree char *path = dup_side_path (exporting, job, side);
      g_autoptr (GBytes) bytes = svg ? muster_write_svg_side (job, side, error) : muster_write_png_side (job, side, exporting->dpi, error);

      if (!write_bytes (path, bytes, error))
        return FALSE;
      if (!progress_cb (side + 1, n, NULL))
        return muster_command_complain (_ ("the export was stopped")) == MUSTER_EXIT_FINE;
    }
  return TRUE;
}

static int
run_job (Exporting *exporting)
{
  g_autoptr (MusterPrintJob) job = muster_print_job_new (exporting->cards, exporting->rosters, &exporting->options);
  g_autoptr (GError) error = NULL;
  gboolean pdf = g_str_equal (exporting->to, "pdf");

  if (pdf ? muster_print_job_get_n_pages (job) == 0 : muster_print_job_get_n_sides (job) == 0)
    return muster_command_complain (_ ("there is nothing to print in these files"));
  print_preflight (job);
  if (pdf ? export_pdf (exporting, job, &error) : export_pictures (exporting, job, &error))
    return MUSTER_EXIT_FINE;
  return error != NULL ? muster_command_fail (error) : MUSTER_EXIT_UNUSABLE;
}

static gboolean
print_option_cb (const char *name, const char *value, gpointer data, GError **error)
{
  return muster_print_options_set (&print_options, name + strspn (name, "-"), value, error);
}

static int
export (Exporting *exporting, char **paths, gint blank)
{
  g_autoptr (MusterCatalog) catalog = muster_command_load_catalog ();
  g_autoptr (GError) error = NULL;

  if (catalog == NULL)
    return MUSTER_EXIT_UNUSABLE;
  for (; *paths != NULL; paths++)
    if (!add_file (exporting, catalog, *paths, &error))
      return muster_command_fail (error);
  for (gint i = 0; i < blank; i++)
    g_ptr_array_add (exporting->cards, muster_collision_make_blank ());
  if (exporting->title == NULL)
    exporting->title = g_strdup (_ ("Cards"));
  signal (SIGINT, interrupt_cb);
  return run_job (exporting);
}

static gboolean
check_call (const Exporting *exporting, int argc, gint blank)
{
  static const char *const formats[] = { "pdf", "svg", "png", NULL };

  if (exporting->to == NULL || !g_strv_contains (formats, exporting->to))
    {
      g_autofree char *all = g_strjoinv (", ", (char **) formats);

      muster_command_complain (_ ("say what to write: --to= one of %s"), all);
    }
  else if (exporting->out == NULL)
    muster_command_complain (_ ("say where to write it: -o FILE"));
  else if (argc < 2 && blank == 0)
    muster_command_complain (_ ("name at least one file to export"));
  else if (exporting->dpi < 36 || exporting->dpi > 1200)
    muster_command_complain (_ ("--dpi=%d must be from 36 to 1200"), exporting->dpi);
  else if (blank < 0 || blank > MOST_BLANK)
    muster_command_complain (_ ("--blank=%d must be from 0 to %d"), blank, MOST_BLANK);
  else
    return TRUE;
  return FALSE;
}

int
muster_export_run (int argc, char **argv)
{
  Exporting exporting = { .dpi = 300 };
  g_autofree char *to = NULL, *out = NULL;
  gint blank = 0;
  const GOptionEntry entries[] = {
    { "to", 0, 0, G_OPTION_ARG_STRING, &to, N_ ("What to write: pdf, svg, png"), N_ ("FORMAT") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &out, N_ ("Where to write it"), N_ ("FILE") },
    { "dpi", 0, 0, G_OPTION_ARG_INT, &exporting.dpi, N_ ("Resolution of png pictures"), N_ ("N") },
    { "blank", 0, 0, G_OPTION_ARG_INT, &blank, N_ ("Add blank cards to fill in by hand"), N_ ("N") },
    { "paper", 0, 0, G_OPTION_ARG_CALLBACK, print_option_cb, N_ ("a4 or letter"), N_ ("PAPER") },
    { "card", 0, 0, G_OPTION_ARG_CALLBACK, print_option_cb, N_ ("poker, tarot, bridge or full"), N_ ("SIZE") },
    { "backs", 0, 0, G_OPTION_ARG_CALLBACK, print_option_cb, N_ ("long-edge, short-edge, fold or none"), N_ ("HOW") },
    { "bleed", 0, 0, G_OPTION_ARG_CALLBACK, print_option_cb, N_ ("Bleed from 0 to 3.2 mm"), N_ ("MM") },
    { "crop-marks", 0, 0, G_OPTION_ARG_CALLBACK, print_option_cb, N_ ("Marks to cut at: yes or no"), N_ ("YES") },
    { "ink", 0, 0, G_OPTION_ARG_CALLBACK, print_option_cb, N_ ("color, grey or saver"), N_ ("INK") },
    { "sides", 0, 0, G_OPTION_ARG_CALLBACK, print_option_cb, N_ ("front, back or both"), N_ ("SIDES") },
    { "list", 0, 0, G_OPTION_ARG_CALLBACK, print_option_cb, N_ ("The summary page: yes or no"), N_ ("YES") },
    { "offset-x", 0, 0, G_OPTION_ARG_CALLBACK, print_option_cb, N_ ("How far the printer puts backs too far right"), N_ ("MM") },
    { "offset-y", 0, 0, G_OPTION_ARG_CALLBACK, print_option_cb, N_ ("How far the printer puts backs too far down"), N_ ("MM") },
    G_OPTION_ENTRY_NULL,
  };
  int status = MUSTER_EXIT_UNUSABLE;

  print_options = muster_print_options_default ();
  exporting.cards = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_card_free);
  exporting.rosters = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_roster_free);
  if (muster_command_parse (&argc, &argv, entries, _ ("--to=FORMAT -o FILE FILE…"), _ ("Writes cards and lists.")))
    {
      exporting.options = print_options;
      exporting.to = to;
      exporting.out = out;
      if (check_call (&exporting, argc, blank))
        status = export (&exporting, argv + 1, blank);
    }
  g_ptr_array_unref (exporting.cards);
  g_ptr_array_unref (exporting.rosters);
  g_free (exporting.title);
  return status;
}
