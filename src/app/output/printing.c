/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/output/printing.h"

#include "print/job.h"

static void
draw_page_cb (GtkPrintOperation *operation, GtkPrintContext *context, int page, MusterPrintPreview *preview)
{
  muster_print_job_paint_on_paper (muster_print_preview_get_job (preview), (guint) page,
                                   gtk_print_context_get_cairo_context (context));
}

/* The pages have their own margins: cards must keep their size. */
static GtkPageSetup *
make_page_setup (const MusterPrintJob *job, const MusterPrintOptions *options)
{
  GtkPageSetup *setup = gtk_page_setup_new ();
  GtkPaperSize *paper
      = gtk_paper_size_new (options->paper == MUSTER_PAPER_LETTER ? GTK_PAPER_NAME_LETTER : GTK_PAPER_NAME_A4);
  gdouble width, height;

  muster_print_job_get_paper_size (job, &width, &height);
  gtk_page_setup_set_paper_size (setup, paper);
  gtk_page_setup_set_orientation (setup,
                                  width > height ? GTK_PAGE_ORIENTATION_LANDSCAPE : GTK_PAGE_ORIENTATION_PORTRAIT);
  gtk_page_setup_set_top_margin (setup, 0, GTK_UNIT_POINTS);
  gtk_page_setup_set_bottom_margin (setup, 0, GTK_UNIT_POINTS);
  gtk_page_setup_set_left_margin (setup, 0, GTK_UNIT_POINTS);
  gtk_page_setup_set_right_margin (setup, 0, GTK_UNIT_POINTS);
  gtk_paper_size_free (paper);
  return setup;
}

/* The dialog's initial settings: duplex if there are backs. */
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

/* The file name for "Print to File", without extension. */
static char *
dup_file_name (const char *title)
{
  return g_strdelimit (g_strdup (title), "/", '-');
}

GtkPrintOperation *
muster_printing_new (MusterPrintPreview *preview)
{
  const MusterPrintJob *job = muster_print_preview_get_job (preview);
  const MusterPrintOptions *options = muster_print_job_get_options (job);
  g_autoptr (GtkPageSetup) setup = NULL;
  g_autoptr (GtkPrintSettings) settings = NULL;
  g_autofree char *name = dup_file_name (muster_batch_get_title (muster_print_preview_get_batch (preview)));
  GtkPrintOperation *operation;

  if (muster_print_job_get_n_pages (job) == 0)
    return NULL;
  setup = make_page_setup (job, options);
  settings = make_settings (job, options);
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, name);
  operation = gtk_print_operation_new ();
  gtk_print_operation_set_job_name (operation, muster_batch_get_title (muster_print_preview_get_batch (preview)));
  gtk_print_operation_set_n_pages (operation, (int) muster_print_job_get_n_pages (job));
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_print_settings (operation, settings);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_allow_async (operation, TRUE);
  /* The preview lives as long as the operation. */
  g_object_set_data_full (G_OBJECT (operation), "preview", muster_print_preview_ref (preview),
                          (GDestroyNotify) muster_print_preview_unref);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), preview);
  return operation;
}
