/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Steps: what can be undone and redone of one thing.
 *
 * They are part of the library's history, so undo survives a restart and is the same in every window; this caches their
 * labels. A step is an edit of the thing. Making, importing, deleting and tagging are not steps; the UI offers the
 * opposite action. */
#pragma once

#include "store/library.h"

G_BEGIN_DECLS

typedef struct _MusterSteps MusterSteps;

MusterSteps *muster_steps_new (void);
void muster_steps_free (MusterSteps *steps);

/* The label of a thing's undo or redo step; NULL for none. Valid until the next call. */
const char *muster_steps_get (MusterSteps *steps, MusterLibrary *library, gint64 thing, gboolean undo);

/* Undoes or redoes one step and returns its number, or 0 with an error. */
gint64 muster_steps_move (MusterSteps *steps, MusterLibrary *library, gint64 thing, gboolean undo, GError **error);

G_END_DECLS
