/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Emblems: drawings for suits, values, kinds of damage and of ability, so that nothing depends on colour alone. */
#pragma once

#include <cairo.h>

#include "print/shape.h"

G_BEGIN_DECLS

/* Sets the emblem with that id ("cups", "sorcery", "fire", "reaction") as the path, centred in a box, to be filled with
 * the even-odd rule. Unknown ids give a disc. */
void muster_emblem_place (cairo_t *cr, const char *id, MusterBox box);

/* The index of an emblem, and the emblem at an index; the count, and NULL, if there is none. */
guint muster_emblem_find (const char *id);
const char *muster_emblem_nth (guint n);

/* Traces a path in the notation of our drawings: M and L with a point, C with three, Z. */
void muster_emblem_trace (cairo_t *cr, const char *path);

G_END_DECLS
