/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Steps: what can be undone and redone of one thing.
 *
 * The library's history has them, so that undo goes on after a restart and is the same in every window; this lends their labels. A
 * step is an edit of the thing. Making, importing, deleting and tagging it are none: whoever does one of these offers the opposite. */
#pragma once

#include "store/library.h"

G_BEGIN_DECLS

typedef struct _MusterSteps MusterSteps;

MusterSteps *muster_steps_new (void);
void muster_steps_free (MusterSteps *steps);

/* The label of what would be undone of a thing, or redone; NULL for nothing. It holds until the next call. */
const char *muster_steps_get (MusterSteps *steps, MusterLibrary *library, gint64 thing, gboolean undo);

/* Undoes or redoes it: its number, or 0 with an error. */
gint64 muster_steps_turn (MusterSteps *steps, MusterLibrary *library, gint64 thing, gboolean undo, GError **error);

G_END_DECLS
