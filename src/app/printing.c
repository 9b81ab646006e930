#include "app/printing.h"

#include "print/job.h"

/* What an operation needs for as long as it lives. */
typedef struct
{
  MusterBatch *batch;
  MusterPrintJob *job;
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  muster_print_job_free (work->job);
  muster_batch_unref (work->batch);
  g_free (work);
}

static void
draw_page_cb (GtkPrintOperation *operation, GtkPrintContext *context, int page, Work *work)
{
  muster_print_job_paint_on_paper (work->job, (guint) page, gtk_print_context_get_cairo_context (context));
}

/* The pages have their own margins: a card must come out at its size. */
static GtkPageSetup *
make_page_setup (const MusterPrintJob *job, const MusterPrintOptions *options)
{
  GtkPageSetup *setup = gtk_page_setup_new ();
  GtkPaperSize *paper = gtk_paper_size_new (options->paper == MUSTER_PAPER_LETTER ? GTK_PAPER_NAME_LETTER : GTK_PAPER_NAME_A4);
  gdouble width, height;

  muster_print_job_get_paper_size (job, &width, &height);
  gtk_page_setup_set_paper_size (setup, paper);
  gtk_page_setup_set_orientation (setup, width > height ? GTK_PAGE_ORIENTATION_LANDSCAPE : GTK_PAGE_ORIENTATION_PORTRAIT);
  gtk_page_setup_set_top_margin (setup, 0, GTK_UNIT_POINTS);
  gtk_page_setup_set_bottom_margin (setup, 0, GTK_UNIT_POINTS);
  gtk_page_setup_set_left_margin (setup, 0, GTK_UNIT_POINTS);
  gtk_page_setup_set_right_margin (setup, 0, GTK_UNIT_POINTS);
  gtk_paper_size_free (paper);
  return setup;
}

/* What the dialog begins with: both sides of the sheet where there are backs on the other one. */
static GtkPrintSettings *
make_settings (const MusterPrintJob *job, const MusterPrintOptions *options)
{
  GtkPrintSettings *settings = gtk_print_settings_new ();
  gboolean both = muster_print_job_has_backs (job);

  gtk_print_settings_set_scale (settings, 100);
  gtk_print_settings_set_use_color (settings, options->ink == MUSTER_INK_COLOR);
  if (both && options->backs == MUSTER_BACKS_LONG_EDGE)
    gtk_print_settings_set_duplex (settings, GTK_PRINT_DUPLEX_HORIZONTAL);
  else if (both && options->backs == MUSTER_BACKS_SHORT_EDGE)
    gtk_print_settings_set_duplex (settings, GTK_PRINT_DUPLEX_VERTICAL);
  return settings;
}

GtkPrintOperation *
muster_printing_new (MusterBatch *batch, const MusterPrintOptions *options)
{
  g_autoptr (GtkPageSetup) setup = NULL;
  g_autoptr (GtkPrintSettings) settings = NULL;
  GtkPrintOperation *operation;
  Work *work = g_new0 (Work, 1);

  work->batch = muster_batch_ref (batch);
  work->job = muster_batch_make_job (batch, options);
  if (muster_print_job_get_n_pages (work->job) == 0)
    {
      work_free (work);
      return NULL;
    }
  setup = make_page_setup (work->job, options);
  settings = make_settings (work->job, options);
  operation = gtk_print_operation_new ();
  g_object_set_data_full (G_OBJECT (operation), "work", work, work_free);
  gtk_print_operation_set_job_name (operation, muster_batch_get_title (batch));
  gtk_print_operation_set_n_pages (operation, (int) muster_print_job_get_n_pages (work->job));
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_print_settings (operation, settings);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), work);
  return operation;
}
