/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A QR code of a text, such as a character's code: as a matrix of modules, and painted.
 *
 * For anything but paper use the matrix; the terminal prints it as half blocks. */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* Width of the light border (quiet zone) that readers need. */
#define MUSTER_QR_QUIET 4

typedef struct _MusterQr MusterQr;

/* The smallest code for a UTF-8 text that is readable with 15 % damaged. NULL if the text is empty or too long for any
 * code. Free with muster_qr_free(). */
MusterQr *muster_qr_new (const char *text);
void muster_qr_free (MusterQr *qr);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterQr, muster_qr_free)

/* Modules per side, without the quiet zone. */
guint muster_qr_get_size (const MusterQr *qr);

/* Whether a module is dark. Modules outside the matrix are light, so for the quiet zone start at -MUSTER_QR_QUIET. */
gboolean muster_qr_is_dark (const MusterQr *qr, gint column, gint row);

/* Paints it black on white with its quiet zone, as a square of that many points with its top left corner at (x, y). */
void muster_qr_paint (const MusterQr *qr, cairo_t *cr, gdouble x, gdouble y, gdouble side);

G_END_DECLS
