/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A QR code of a text, such as the code of a character: as a matrix of modules, and painted.
 *
 * Whoever shows one elsewhere than on paper takes the matrix; the terminal writes it in half blocks. */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* Light modules that readers need around the matrix. */
#define MUSTER_QR_QUIET 4

typedef struct _MusterQr MusterQr;

/* The smallest code that holds a UTF-8 text and can be read with 15 % of it damaged. NULL where the text is empty or longer than
 * any code can hold. Free with muster_qr_free(). */
MusterQr *muster_qr_new (const char *text);
void muster_qr_free (MusterQr *qr);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterQr, muster_qr_free)

/* How many modules it has on a side, without the quiet ones around it. */
guint muster_qr_get_size (const MusterQr *qr);

/* Whether the module there is dark. Those outside the matrix are light, so that whoever wants the quiet border goes from
 * -MUSTER_QR_QUIET on. */
gboolean muster_qr_is_dark (const MusterQr *qr, gint column, gint row);

/* Paints it, black on white with its quiet border, as a square of that many points, its top left corner at (x, y). */
void muster_qr_paint (const MusterQr *qr, cairo_t *cr, gdouble x, gdouble y, gdouble side);

G_END_DECLS
