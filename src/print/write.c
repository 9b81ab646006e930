/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print/write.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <math.h>
#include <stdlib.h>

#include "model/error.h"
#include "model/i18n.h"
#include "print/pdf-form.h"
#include "print/pdf-root.h"
#include "print/png.h"

static cairo_status_t
append_cb (void *data, const unsigned char *bytes, unsigned int length)
{
  g_byte_array_append (data, bytes, length);
  return CAIRO_STATUS_SUCCESS;
}

/* Finishes the surface; reports its error, unless `status` already has one. Frees surface and context. */
static gboolean
finish (cairo_surface_t *surface, cairo_t *cr, cairo_status_t status, gboolean stopped, GError **error)
{
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS && !stopped)
    return TRUE;
  g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_UNWRITABLE, "%s",
               stopped ? _ ("the export was stopped") : cairo_status_to_string (status));
  return FALSE;
}

/* Reproducible output for those who request it in the usual way. */
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

static cairo_surface_t *
start_pdf (MusterPrintJob *job, const char *title, GByteArray *bytes)
{
  gdouble width, height;
  cairo_surface_t *surface;

  muster_print_job_get_paper_size (job, &width, &height);
  surface = cairo_pdf_surface_create_for_stream (append_cb, bytes, width, height);
  cairo_pdf_surface_restrict_to_version (surface, CAIRO_PDF_VERSION_1_4);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Muster");
  set_date (surface);
  return surface;
}

MusterPdf *
muster_pdf_new (MusterPrintJob *job, const char *title)
{
  MusterPdf *pdf = g_new0 (MusterPdf, 1);

  pdf->job = job;
  pdf->bytes = g_byte_array_new ();
  pdf->surface = start_pdf (job, title, pdf->bytes);
  pdf->cr = cairo_create (pdf->surface);
  cairo_tag_begin (pdf->cr, "Document", NULL);
  return pdf;
}

gboolean
muster_pdf_add_page (MusterPdf *pdf)
{
  if (pdf->page >= muster_print_job_get_n_pages (pdf->job))
    return FALSE;
  muster_print_job_paint_on_paper (pdf->job, pdf->page, pdf->cr);
  add_outline (pdf->surface, pdf->job, pdf->page);
  /* On the last page, otherwise cairo 1.18 would add another page. */
  if (pdf->page + 1 == muster_print_job_get_n_pages (pdf->job))
    cairo_tag_end (pdf->cr, "Document");
  cairo_show_page (pdf->cr);
  pdf->page++;
  return TRUE;
}

/* "/TrimBox [ 28.35 … ]", from the lower left corner of the paper. */
static void
append_box (GString *entries, const char *name, MusterBox box, gdouble around, gdouble paper_height)
{
  const gdouble edges[] = { box.x - around, paper_height - box.y - box.height - around, box.x + box.width + around,
                            paper_height - box.y + around };

  g_string_append_printf (entries, "   /%s [", name);
  for (guint i = 0; i < G_N_ELEMENTS (edges); i++)
    {
      char number[G_ASCII_DTOSTR_BUF_SIZE];

      g_string_append_printf (entries, " %s", g_ascii_formatd (number, sizeof number, "%.3f", edges[i]));
    }
  g_string_append (entries, " ]\n");
}

/* The boxes of a page of cards, for cutting machines. */
static void
append_cut (GString *entries, const MusterPrintJob *job, guint page, gdouble paper_height)
{
  gdouble bleed = MUSTER_MM (muster_print_job_get_options (job)->bleed);
  MusterBox trim;

  if (bleed <= 0 || !muster_print_job_get_trim (job, page, &trim))
    return;
  append_box (entries, "TrimBox", trim, 0, paper_height);
  append_box (entries, "BleedBox", trim, bleed, paper_height);
}

/* Extra entries of each page: char, often empty. NULL if there are none. Free with g_ptr_array_unref(). */
static GPtrArray *
list_pages (const MusterPrintJob *job, const GArray *fields, guint first)
{
  gboolean more = muster_print_job_get_options (job)->bleed > 0 || fields->len > 0;
  GPtrArray *pages = more ? g_ptr_array_new_with_free_func (g_free) : NULL;
  gdouble width, height;

  muster_print_job_get_paper_size (job, &width, &height);
  for (guint i = 0; pages != NULL && i < muster_print_job_get_n_pages (job); i++)
    {
      g_autofree char *form = muster_pdf_form_dup_page (fields, first, i);
      GString *entries = g_string_new (form);

      append_cut (entries, job, i, height);
      g_ptr_array_add (pages, g_string_free (entries, FALSE));
    }
  return pages;
}

/* Cards must keep their size and backs match fronts: viewers that respect this need no settings. */
static void
add_to_root (GByteArray *bytes, const MusterPrintJob *job)
{
  static const char *const flips[] = { [MUSTER_BACKS_LONG_EDGE] = " /Duplex /DuplexFlipLongEdge",
                                       [MUSTER_BACKS_SHORT_EDGE] = " /Duplex /DuplexFlipShortEdge" };
  const char *flip = muster_print_job_has_backs (job) ? flips[muster_print_job_get_options (job)->backs] : "";
  g_autoptr (GArray) fields = muster_print_job_list_fields (job);
  guint first = muster_pdf_root_next (bytes);
  gdouble width, height;
  g_autofree char *form = fields->len > 0 ? muster_pdf_form_dup_root (fields, first) : NULL;
  /* Translators: the code of the language you translate into, as browsers know it */
  g_autofree char *entries
      = g_strdup_printf ("/Lang (%s)\n   /ViewerPreferences << /DisplayDocTitle true /PrintScaling /None%s >>%s%s",
                         _ ("en"), flip, form != NULL ? "\n   " : "", form != NULL ? form : "");
  g_autoptr (GPtrArray) pages = list_pages (job, fields, first), objects = NULL;

  muster_print_job_get_paper_size (job, &width, &height);
  if (form != NULL)
    objects = muster_pdf_form_list_objects (fields, height);
  muster_pdf_root_add (bytes, entries, pages, objects);
}

GBytes *
muster_pdf_end (MusterPdf *pdf, GError **error)
{
  g_autofree MusterPdf *ended = pdf;
  g_autoptr (GByteArray) bytes = pdf->bytes;
  gboolean stopped = pdf->stopped || pdf->page < muster_print_job_get_n_pages (pdf->job);

  if (pdf->page < muster_print_job_get_n_pages (pdf->job))
    cairo_tag_end (pdf->cr, "Document");
  if (!finish (pdf->surface, pdf->cr, CAIRO_STATUS_SUCCESS, stopped, error))
    return NULL;
  add_to_root (bytes, pdf->job);
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
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
muster_write_svg_side (MusterPrintJob *job, guint side, gdouble dpi, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  gdouble width, height;
  cairo_surface_t *surface;
  cairo_t *cr;

  muster_print_job_get_side_size (job, &width, &height);
  surface = cairo_svg_surface_create_for_stream (append_cb, bytes, width, height);
  cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PT);
  cr = cairo_create (surface);
  muster_print_job_paint_side (job, side, cr);
  return finish (surface, cr, CAIRO_STATUS_SUCCESS, FALSE, error)
             ? g_byte_array_free_to_bytes (g_steal_pointer (&bytes))
             : NULL;
}

/* Rounds up, ignoring hundredths. */
static int
count_dots (gdouble points, gdouble dpi)
{
  return (int) ceil (points * dpi / 72 - 0.01);
}

GBytes *
muster_write_png (cairo_surface_t *surface, cairo_t *cr, gdouble dpi, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_status_t status = cairo_surface_write_to_png_stream (surface, append_cb, bytes);

  if (!finish (surface, cr, status, FALSE, error))
    return NULL;
  if (dpi > 0)
    muster_png_set_density (bytes, dpi);
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

GBytes *
muster_write_png_side (MusterPrintJob *job, guint side, gdouble dpi, GError **error)
{
  gdouble width, height;
  cairo_surface_t *surface;
  cairo_t *cr;

  muster_print_job_get_side_size (job, &width, &height);
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, count_dots (width, dpi), count_dots (height, dpi));
  cr = cairo_create (surface);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, dpi / 72, dpi / 72);
  muster_print_job_paint_side (job, side, cr);
  return muster_write_png (surface, cr, dpi, error);
}
