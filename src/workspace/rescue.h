/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rescue: what comes into a library from outside of it when the program starts, so that nothing is lost.
 *
 * What the disk refused to save is written to a file when the window goes, beside the library or at home, and added at the next
 * start. The collection is the file in which Muster kept everything before it had a library. */
#pragma once

#include "workspace/session.h"

G_BEGIN_DECLS

/* Saves what isn't saved yet, in a file where the library won't have it. FALSE where that can't be written either; then it is still
 * unsaved. */
gboolean muster_rescue_save (MusterSession *session);

/* The same to a file of the player's choice. */
gboolean muster_rescue_write (MusterSession *session, const char *path, GError **error);

/* Adds what such files hold, and removes them once the library has it. How many things were added. */
guint muster_rescue_take (MusterSession *session);

/* A library in which nothing was ever done begins with the collection, which is left as it is. */
void muster_rescue_take_collection (MusterSession *session);

G_END_DECLS
