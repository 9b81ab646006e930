/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Portraits in files: `<portrait type="image/png">…</portrait>` in a thing that can have one. */
#pragma once

#include "model/extras.h"
#include "model/portrait.h"
#include "xml/reading.h"
#include "xml/writing.h"

G_BEGIN_DECLS

/* Takes a child of a thing's element where it is a portrait; FALSE where it isn't. One more than the first goes into the extras. A
 * picture is for those who show it; here it only has to come out as it went in. */
gboolean muster_portrait_read (MusterPortrait **portrait, guint *place, MusterExtras *extras, MusterReading *reading,
                               const char *name, guint order);

/* Writes one (MusterPortrait), for muster_writing_children_add(). */
void muster_portrait_write (MusterWriting *writing, gconstpointer portrait);

G_END_DECLS
