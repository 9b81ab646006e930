#include "app/printing.h"

#include "app/export.h"
#include "print/job.h"

static void
draw_page_cb (GtkPrintOperation *operation, GtkPrintContext *context, int page, MusterPrintJob *job)
{
  muster_print_job_paint (job, (guint) page, gtk_print_context_get_cairo_context (context));
}

/* The pages have their own margins: a card must come out at its size. */
static GtkPageSetup *
make_page_setup (const MusterPrintOptions *options)
{
  GtkPageSetup *setup = gtk_page_setup_new ();
  GtkPaperSize *paper = gtk_paper_size_new (options->paper == MUSTER_PAPER_LETTER ? GTK_PAPER_NAME_LETTER : GTK_PAPER_NAME_A4);

  gtk_page_setup_set_paper_size (setup, paper);
  gtk_page_setup_set_top_margin (setup, 0, GTK_UNIT_POINTS);
  gtk_page_setup_set_bottom_margin (setup, 0, GTK_UNIT_POINTS);
  gtk_page_setup_set_left_margin (setup, 0, GTK_UNIT_POINTS);
  gtk_page_setup_set_right_margin (setup, 0, GTK_UNIT_POINTS);
  gtk_paper_size_free (paper);
  return setup;
}

gboolean
muster_printing_run (GtkWindow *parent, const MusterCatalog *catalog, const MusterThing *thing, GError **error)
{
  MusterPrintOptions options = muster_print_options_default ();
  g_autoptr (GPtrArray) cards = muster_export_make_cards (catalog, thing);
  g_autoptr (GPtrArray) rosters = muster_export_make_rosters (catalog, thing);
  g_autoptr (MusterPrintJob) job = muster_print_job_new (cards, rosters, &options);
  g_autoptr (GtkPrintOperation) operation = gtk_print_operation_new ();
  g_autoptr (GtkPageSetup) setup = make_page_setup (&options);

  gtk_print_operation_set_job_name (operation, muster_thing_get_name (thing));
  gtk_print_operation_set_n_pages (operation, (int) muster_print_job_get_n_pages (job));
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), job);
  return gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, parent, error) != GTK_PRINT_OPERATION_RESULT_ERROR;
}
