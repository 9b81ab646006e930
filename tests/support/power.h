/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Power cuts: what may be left on a disk when the power fails.
 *
 * The calls by which SQLite, GLib and the library change files pass through here. While a folder is watched, each is
 * recorded. Any number of disks can be made from the record: synced data is there; of unsynced data any part is there,
 * in pieces of a sector and in any order; names in an unsynced folder are those of an earlier moment. Syncing a file
 * doesn't sync its name: only syncing its folder does. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Begins to note what happens in `folder` (an absolute path); all that is in it counts as synced. Ends with power_stop(). */
void power_watch (const char *folder);
void power_stop (void);

/* How many acts have been noted so far. */
guint power_count (void);

/* Fills the empty folder `to` with what may be left of the watched one if the power fails after that many operations.
 * Deterministic by seed. */
void power_cut (guint acts, guint32 seed, const char *to);

G_END_DECLS
