/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Edges: how the coloured band over a card or a page ends, which tells games apart before a word is read. */
#pragma once

#include "print/brush.h"

G_BEGIN_DECLS

/* Goes on with a path from the upper right corner of the box to its upper left one, along the edge of that name. No edge leaves the
 * box. NULL and what nobody drew are straight lines. */
void muster_edge_trace (cairo_t *cr, const char *edge, MusterBox box);

/* Adds what such an edge has over or under it: a second line below, stitches on the band. `color` is the band's, `ink` what can be seen on it. */
void muster_edge_decorate (MusterBrush *brush, const char *edge, MusterBox box, MusterColor color, MusterColor ink);

G_END_DECLS
