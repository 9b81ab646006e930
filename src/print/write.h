/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writing a print job as a PDF in memory, or as one picture per card side. Files are written elsewhere. */
#pragma once

#include "print/job.h"

G_BEGIN_DECLS

/* Called after each page or side; return FALSE to stop. */
typedef gboolean (*MusterProgress) (guint done, guint all, gpointer data);

/* All pages as a PDF with outline and title. NULL if stopped or failed. With SOURCE_DATE_EPOCH set, the output is
 * reproducible. */
GBytes *muster_write_pdf (MusterPrintJob *job, const char *title, MusterProgress progress, gpointer data,
                          GError **error);

/* The same one page at a time. The job must outlive it. */
typedef struct _MusterPdf MusterPdf;

MusterPdf *muster_pdf_new (MusterPrintJob *job, const char *title);

/* Adds the next page; FALSE if there are none left. */
gboolean muster_pdf_add_page (MusterPdf *pdf);

/* Frees it and returns the output; NULL if pages are missing or something failed. */
GBytes *muster_pdf_end (MusterPdf *pdf, GError **error);

/* One side as SVG, which is resolution-independent, or as PNG at that resolution. */
GBytes *muster_write_svg_side (MusterPrintJob *job, guint side, gdouble dpi, GError **error);
GBytes *muster_write_png_side (MusterPrintJob *job, guint side, gdouble dpi, GError **error);

/* An image surface as PNG; 0 dots per inch omits the resolution. Frees surface and context. */
GBytes *muster_write_png (cairo_surface_t *surface, cairo_t *cr, gdouble dpi, GError **error);

G_END_DECLS
