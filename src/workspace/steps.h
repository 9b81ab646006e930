/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Steps: the changes of the library that this window can undo and redo, in the order a player expects.
 *
 * What a window undoes is the last change that was made in it, whatever other programs did since; when it begins, those that
 * stand in the library's history, so that undo goes on after a restart. */
#pragma once

#include "store/library.h"

G_BEGIN_DECLS

typedef struct _MusterSteps MusterSteps;

MusterSteps *muster_steps_new (void);
void muster_steps_free (MusterSteps *steps);

/* Forgets all, and takes what the library's history has. */
void muster_steps_read (MusterSteps *steps, MusterLibrary *library);

/* The library has just made a change for this window, or found nothing to do. What was undone before can't be redone any more. */
void muster_steps_note (MusterSteps *steps, MusterLibrary *library);

/* Passes over what can't be undone or redone any more because somebody else has changed the same things since. */
void muster_steps_prune (MusterSteps *steps, MusterLibrary *library);

/* The label of what would be undone, or redone; NULL for nothing. */
const char *muster_steps_get (const MusterSteps *steps, gboolean undo);

/* Undoes or redoes it: its number, or 0 with an error. */
gint64 muster_steps_turn (MusterSteps *steps, MusterLibrary *library, gboolean undo, GError **error);

G_END_DECLS
