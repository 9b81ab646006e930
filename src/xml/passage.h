/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Passages in files: elements that hold the player's own text. */
#pragma once

#include "model/passage.h"
#include "xml/reading.h"
#include "xml/writing.h"

G_BEGIN_DECLS

/* Reads the current element if it is a passage: ability, action or text. FALSE if it isn't. */
gboolean muster_passages_read (GArray *passages, MusterReading *reading, const char *name, guint order);

/* Adds all passages to the children to write; `rank` as in muster_writing_children_add(). */
void muster_passages_write (const GArray *passages, GArray *children, guint rank);

G_END_DECLS
