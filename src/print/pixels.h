/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pixels: a portrait decoded, to be painted.
 *
 * A document's picture may come from anywhere. It is looked at only as the PNG or JPEG that its first bytes say it is, only
 * up to a size, and only with a library that is kept safe; one that can't be read gives no pixels, and that is all. */
#pragma once

#include <cairo.h>

#include "model/portrait.h"
#include "print/brush.h"

G_BEGIN_DECLS

typedef struct
{
  cairo_surface_t *surface; /* with no more pixels than paper can show */
  guint width, height;      /* of the picture as it came */
} MusterPixels;

/* As that ink prints it. NULL where the portrait holds no picture that can be shown. */
MusterPixels *muster_pixels_new (const MusterPortrait *portrait, MusterInk ink);
void muster_pixels_free (MusterPixels *pixels);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterPixels, muster_pixels_free)

/* The picture for a page of HTML, "data:image/png;base64,…", with no more pixels than a screen shows. NULL where there is
 * none that can be shown. Free with g_free(). */
char *muster_pixels_dup_uri (const MusterPortrait *portrait);

/* Paints the picture so that it covers the box; what doesn't fit runs over, left and right or at the lower edge. */
void muster_pixels_paint (const MusterPixels *pixels, cairo_t *cr, MusterBox box);

G_END_DECLS
