/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Icons: line drawings for cards shown side by side, shared by window and paper. */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* Whether there is an icon of that id ("knights", "moat"); NULL has none. */
gboolean muster_icon_is_drawn (const char *id);

/* Paints an icon as a square of that side at the origin, in lines of the present colour; a question mark where there is none. */
void muster_icon_paint (cairo_t *cr, double size, const char *id);

G_END_DECLS
