/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hidden text behind drawings: searching, copying or reading a PDF aloud gives the name of a drawn suit or die. cairo
 * can't label drawings, so the name is text that is clipped away. */
#pragma once

#include <cairo.h>

#include "print/shape.h"

G_BEGIN_DECLS

/* Adds an emblem's name behind its box; nothing for decorations, and in formats without text. */
void muster_hidden_text_add (cairo_t *cr, const char *emblem, MusterBox box);

G_END_DECLS
