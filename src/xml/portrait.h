/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Portraits in files: `<portrait type="image/png">…</portrait>` in things that can have one. */
#pragma once

#include "model/extras.h"
#include "model/portrait.h"
#include "xml/reading.h"
#include "xml/writing.h"

G_BEGIN_DECLS

/* Reads a child element if it is a portrait; FALSE if it isn't. Further portraits go into the extras. The picture isn't
 * decoded here, only kept. */
gboolean muster_portrait_read (MusterPortrait **portrait, guint *place, MusterExtras *extras, MusterReading *reading,
                               const char *name, guint order);

/* Writes a portrait (MusterPortrait), for muster_writing_children_add(). */
void muster_portrait_write (MusterWriting *writing, gconstpointer portrait);

G_END_DECLS
