/* Writing a print job: as a PDF in memory, or as one picture a card side. Nothing touches a file here; who keeps files
 * whole does that. */
#pragma once

#include "print/job.h"

G_BEGIN_DECLS

/* Called after each page or side; FALSE stops the writing. */
typedef gboolean (*MusterProgress) (guint done, guint all, gpointer data);

/* All pages as one PDF, with an outline and a title. NULL where it was stopped or failed. With SOURCE_DATE_EPOCH set,
 * the same job gives the same bytes. */
GBytes *muster_write_pdf (MusterPrintJob *job, const char *title, MusterProgress progress, gpointer data, GError **error);

/* One side as SVG, or as PNG at that many dots per inch. */
GBytes *muster_write_svg_side (MusterPrintJob *job, guint side, GError **error);
GBytes *muster_write_png_side (MusterPrintJob *job, guint side, gdouble dpi, GError **error);

G_END_DECLS
