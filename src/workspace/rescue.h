/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rescue: files taken into the library at startup so that nothing is lost.
 *
 * What the disk refused to save is written to a file when the window closes, beside the library or in the home folder,
 * and added at the next start. The collection is the file that Muster used before it had a library. */
#pragma once

#include "workspace/session.h"

G_BEGIN_DECLS

/* Saves unsaved things, to a file if the library can't take them. FALSE if that fails too; then they are still
 * unsaved. */
gboolean muster_rescue_save (MusterSession *session);

/* The same to a file chosen by the player. */
gboolean muster_rescue_write (MusterSession *session, const char *path, GError **error);

/* Adds the contents of rescue files, and removes these once the library has them. Returns the number of things
 * added. */
guint muster_rescue_take (MusterSession *session);

/* Fills an unused library with the collection, which isn't changed. */
void muster_rescue_take_collection (MusterSession *session);

G_END_DECLS
