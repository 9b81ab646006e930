/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words behind drawings: who searches or copies a PDF's text, or has it read aloud, gets the name of a suit or die that is drawn in place
 * of it. cairo can't name a drawing, so that its name is text that is clipped away. */
#pragma once

#include <cairo.h>

#include "print/shape.h"

G_BEGIN_DECLS

/* Puts the name of an emblem behind its box; nothing for one that only decorates, and in formats without text. */
void muster_hidden_text_add (cairo_t *cr, const char *emblem, MusterBox box);

G_END_DECLS
