/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pixels: a decoded portrait, ready for painting.
 *
 * Pictures are untrusted: they are decoded only as PNG or JPEG according to their first bytes, only up to a size, and
 * only by a well-maintained library. Unreadable ones simply give no pixels. */
#pragma once

#include <cairo.h>

#include "model/portrait.h"
#include "print/brush.h"

G_BEGIN_DECLS

typedef struct
{
  cairo_surface_t *surface; /* no more pixels than paper can show */
  guint width, height;      /* of the original picture */
} MusterPixels;

/* For that ink. NULL if the portrait has no showable picture. */
MusterPixels *muster_pixels_new (const MusterPortrait *portrait, MusterInk ink);
void muster_pixels_free (MusterPixels *pixels);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterPixels, muster_pixels_free)

/* The picture for HTML, "data:image/png;base64,…", with no more pixels than a screen shows. NULL if there is none to
 * show. Free with g_free(). */
char *muster_pixels_dup_uri (const MusterPortrait *portrait);

/* Paints the picture so that it covers the box; the excess is cut left and right, or at the bottom. */
void muster_pixels_paint (const MusterPixels *pixels, cairo_t *cr, MusterBox box);

G_END_DECLS
