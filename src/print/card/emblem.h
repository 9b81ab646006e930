/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emblems: our own drawings for suits, values, kinds of damage and kinds of ability, so that colour never speaks alone. */
#pragma once

#include <cairo.h>

#include "print/shape.h"

G_BEGIN_DECLS

/* Makes the emblem of that id ("cups", "sorcery", "fire", "reaction") the path, in the middle of a box, to be filled by the rule of even
 * and odd. Unknown ids get a plain disc. */
void muster_emblem_place (cairo_t *cr, const char *id, MusterBox box);

/* The number of an emblem among all of them, and the emblem of a number; how many there are, and NULL, where there is none. */
guint muster_emblem_find (const char *id);
const char *muster_emblem_nth (guint n);

/* Traces a path of our own little language, which all our drawings are written in: M and L with a point, C with three, Z. */
void muster_emblem_trace (cairo_t *cr, const char *path);

G_END_DECLS
