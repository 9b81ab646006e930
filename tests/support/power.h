/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A power cut: what may be left on a disk when the power fails.
 *
 * The calls by which SQLite, GLib and the library change files go through here. While a folder is watched, each is noted. Later any
 * number of disks can be made of the notes: what was synced is there; of what wasn't, some is there and some isn't, in pieces of
 * a sector and in any order; names in a folder that wasn't synced are as they were at some earlier moment. A file's sync doesn't keep
 * its name: only its folder's does. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Begins to note what happens in `folder` (an absolute path); all that is in it counts as synced. Ends with power_stop(). */
void power_watch (const char *folder);
void power_stop (void);

/* How many acts have been noted so far. */
guint power_count (void);

/* Puts into the empty folder `to` what may be left of the watched one when the power fails after that many acts. The same for the same seed. */
void power_cut (guint acts, guint32 seed, const char *to);

G_END_DECLS
