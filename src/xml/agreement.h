/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Agreements in files: `<agreed rule="hands.too-many" note="Four-armed model"/>` in any thing. */
#pragma once

#include "model/thing.h"
#include "xml/reading.h"
#include "xml/writing.h"

G_BEGIN_DECLS

#define MUSTER_AGREEMENT_ELEMENT "agreed"

/* Reads a child element if it is an agreement; FALSE if it isn't. */
gboolean muster_agreements_read (MusterThing *thing, MusterReading *reading, const char *name, guint order);

/* Adds them to the thing's child elements. */
void muster_agreements_write (const MusterThing *thing, GArray *children);

G_END_DECLS
