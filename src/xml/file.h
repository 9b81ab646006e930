/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files in and out, with the care that files from strangers and the only copy of a player's work deserve.
 *
 * Reading is bounded; writing is all or nothing: whatever happens, the file is the old one or the new one, never a
 * piece of either. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The most we read of one file. */
#define MUSTER_FILE_MAX (64 * 1024 * 1024)

/* The bytes of a file, or of standard input where the path is "-". The error names the path and the cause. */
GBytes *muster_file_read (const char *path, GError **error);

/* Puts the bytes in place of the file, durably, or leaves it as it was. A link is followed; "-" is standard output. */
gboolean muster_file_write (const char *path, const char *data, gsize length, GError **error);

G_END_DECLS
