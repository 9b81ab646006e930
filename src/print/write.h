/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writing a print job: as a PDF in memory, or as one picture a card side. Nothing touches a file here; who keeps files
 * whole does that. */
#pragma once

#include "print/job.h"

G_BEGIN_DECLS

/* Called after each page or side; FALSE stops the writing. */
typedef gboolean (*MusterProgress) (guint done, guint all, gpointer data);

/* All pages as one PDF, with an outline and a title. NULL where it was stopped or failed. With SOURCE_DATE_EPOCH set,
 * the same job gives the same bytes. */
GBytes *muster_write_pdf (MusterPrintJob *job, const char *title, MusterProgress progress, gpointer data,
                          GError **error);

/* The same a page at a time, for who has something else to do between two pages. The job must outlive it. */
typedef struct _MusterPdf MusterPdf;

MusterPdf *muster_pdf_new (MusterPrintJob *job, const char *title);

/* Adds the next page; FALSE where there is none left. */
gboolean muster_pdf_add_page (MusterPdf *pdf);

/* Frees it, and gives what was written; NULL where pages are missing or something failed. */
GBytes *muster_pdf_end (MusterPdf *pdf, GError **error);

/* One side as SVG, whose lines know no dots, or as PNG at that many dots per inch. */
GBytes *muster_write_svg_side (MusterPrintJob *job, guint side, gdouble dpi, GError **error);
GBytes *muster_write_png_side (MusterPrintJob *job, guint side, gdouble dpi, GError **error);

/* What was painted on an image surface, as PNG; 0 dots per inch: it says nothing of its size. Surface and context are gone then. */
GBytes *muster_write_png (cairo_surface_t *surface, cairo_t *cr, gdouble dpi, GError **error);

G_END_DECLS
