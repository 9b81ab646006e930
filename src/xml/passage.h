/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Passages in files: elements that hold a player's own words. */
#pragma once

#include "model/passage.h"
#include "xml/reading.h"
#include "xml/writing.h"

G_BEGIN_DECLS

/* Reads the element at hand into a new passage, where it is one: ability, action or text. FALSE where it is not. */
gboolean muster_passages_read (GArray *passages, MusterReading *reading, const char *name, guint order);

/* Adds all passages to the children that are to be written; `rank` is as in muster_writing_children_add(). */
void muster_passages_write (const GArray *passages, GArray *children, guint rank);

G_END_DECLS
