/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Records all painted text with its ink rectangle.
 *
 * Programs that use it are linked with --wrap=pango_cairo_show_layout, through which all text passes. */
#pragma once

#include <glib.h>
#include <cairo.h>

G_BEGIN_DECLS

typedef struct
{
  char *text;
  gdouble left, top, right, bottom; /* of the ink, in the units of the surface */
  gdouble size;                     /* of the type, in points as the painter has them */
} Written;

/* Begins anew. */
void watch_start (void);

/* What was written since then: Written. It belongs to the watch. */
GArray *watch_get (void);

/* Whether a text with that in it was written since then. */
gboolean watch_has (const char *part);

void watch_end (void);

G_END_DECLS
