#include "print/write.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <math.h>
#include <stdlib.h>

#include "model/error.h"
#include "model/tongue.h"

static cairo_status_t
append_cb (void *data, const unsigned char *bytes, unsigned int length)
{
  g_byte_array_append (data, bytes, length);
  return CAIRO_STATUS_SUCCESS;
}

/* Finishes the surface and hands its bytes over, or says what went wrong. */
static GBytes *
finish (cairo_surface_t *surface, cairo_t *cr, GByteArray *bytes, gboolean stopped, GError **error)
{
  cairo_status_t status = cairo_status (cr);

  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS && !stopped)
    return g_byte_array_free_to_bytes (bytes);
  g_byte_array_unref (bytes);
  g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_UNWRITABLE, "%s",
               stopped ? _ ("the export was stopped") : cairo_status_to_string (status));
  return NULL;
}

/* A file made twice from the same input shall be the same, for those who ask for it in the usual way. */
static void
set_date (cairo_surface_t *surface)
{
  const char *epoch = g_getenv ("SOURCE_DATE_EPOCH");
  g_autoptr (GDateTime) date = NULL;
  g_autofree char *text = NULL;

  if (epoch == NULL)
    return;
  date = g_date_time_new_from_unix_utc (g_ascii_strtoll (epoch, NULL, 10));
  if (date == NULL)
    return;
  text = g_date_time_format (date, "%Y-%m-%dT%H:%M:%SZ");
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, text);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_MOD_DATE, text);
}

static void
add_outline (cairo_surface_t *surface, MusterPrintJob *job, guint page)
{
  g_autofree char *title = muster_print_job_dup_page_title (job, page);
  g_autofree char *link = g_strdup_printf ("page=%u pos=[0 0]", page + 1);

  cairo_pdf_surface_add_outline (surface, CAIRO_PDF_OUTLINE_ROOT, title, link, 0);
}

struct _MusterPdf
{
  MusterPrintJob *job;
  GByteArray *bytes;
  cairo_surface_t *surface;
  cairo_t *cr;
  guint page; /* the next */
  gboolean stopped;
};

MusterPdf *
muster_pdf_new (MusterPrintJob *job, const char *title)
{
  MusterPdf *pdf = g_new0 (MusterPdf, 1);

  pdf->job = job;
  pdf->bytes = g_byte_array_new ();
  pdf->surface = cairo_pdf_surface_create_for_stream (append_cb, pdf->bytes, 1, 1);
  pdf->cr = cairo_create (pdf->surface);
  cairo_pdf_surface_set_metadata (pdf->surface, CAIRO_PDF_METADATA_TITLE, title);
  cairo_pdf_surface_set_metadata (pdf->surface, CAIRO_PDF_METADATA_CREATOR, "Muster");
  set_date (pdf->surface);
  return pdf;
}

gboolean
muster_pdf_add_page (MusterPdf *pdf)
{
  gdouble width, height;

  if (pdf->page >= muster_print_job_get_n_pages (pdf->job))
    return FALSE;
  muster_print_job_get_page_size (pdf->job, pdf->page, &width, &height);
  cairo_pdf_surface_set_size (pdf->surface, width, height);
  muster_print_job_paint (pdf->job, pdf->page, pdf->cr);
  add_outline (pdf->surface, pdf->job, pdf->page);
  cairo_show_page (pdf->cr);
  pdf->page++;
  return TRUE;
}

guint
muster_pdf_get_n_added (const MusterPdf *pdf)
{
  return pdf->page;
}

GBytes *
muster_pdf_end (MusterPdf *pdf, GError **error)
{
  g_autofree MusterPdf *ended = pdf;

  return finish (pdf->surface, pdf->cr, pdf->bytes,
                 pdf->stopped || pdf->page < muster_print_job_get_n_pages (pdf->job), error);
}

GBytes *
muster_write_pdf (MusterPrintJob *job, const char *title, MusterProgress progress, gpointer data, GError **error)
{
  MusterPdf *pdf = muster_pdf_new (job, title);
  guint n = muster_print_job_get_n_pages (job);

  while (!pdf->stopped && muster_pdf_add_page (pdf))
    pdf->stopped = progress != NULL && !progress (pdf->page, n, data);
  return muster_pdf_end (pdf, error);
}

GBytes *
muster_write_svg_side (MusterPrintJob *job, guint side, GError **error)
{
  GByteArray *bytes = g_byte_array_new ();
  gdouble width, height;
  cairo_surface_t *surface;
  cairo_t *cr;

  muster_print_job_get_side_size (job, &width, &height);
  surface = cairo_svg_surface_create_for_stream (append_cb, bytes, width, height);
  cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PT);
  cr = cairo_create (surface);
  muster_print_job_paint_side (job, side, cr);
  return finish (surface, cr, bytes, FALSE, error);
}

GBytes *
muster_write_png_side (MusterPrintJob *job, guint side, gdouble dpi, GError **error)
{
  GByteArray *bytes = g_byte_array_new ();
  gdouble width, height;
  cairo_surface_t *surface;
  cairo_status_t status;
  cairo_t *cr;

  muster_print_job_get_side_size (job, &width, &height);
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) ceil (width * dpi / 72), (int) ceil (height * dpi / 72));
  cr = cairo_create (surface);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, dpi / 72, dpi / 72);
  muster_print_job_paint_side (job, side, cr);
  status = cairo_surface_write_to_png_stream (surface, append_cb, bytes);
  if (status != CAIRO_STATUS_SUCCESS)
    {
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
      g_byte_array_unref (bytes);
      g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_UNWRITABLE, "%s", cairo_status_to_string (status));
      return NULL;
    }
  return finish (surface, cr, bytes, FALSE, error);
}
