/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Edges: how the coloured band on a card or page ends, which distinguishes the games at a glance. */
#pragma once

#include "print/brush.h"

G_BEGIN_DECLS

/* Continues a path from the upper right corner of the box to the upper left one along the edge with that name. No edge
 * leaves the box. NULL and unknown names are straight. */
void muster_edge_trace (cairo_t *cr, const char *edge, MusterBox box);

/* Adds an edge's decoration: a second line below, or stitches on the band. `color` is the band's, `ink` is visible on
 * it. */
void muster_edge_decorate (MusterBrush *brush, const char *edge, MusterBox box, MusterColor color, MusterColor ink);

G_END_DECLS
