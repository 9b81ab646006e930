/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading and writing files, safe for untrusted input and for a player's only copy.
 *
 * Reading is bounded. Writing is atomic: the result is always the old file or the new one. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The largest file we read. */
#define MUSTER_FILE_MAX (64 * 1024 * 1024)

/* The bytes of a file, or of standard input if the path is "-". The error names path and cause. */
GBytes *muster_file_read (const char *path, GError **error);

/* Replaces the file durably, or leaves it unchanged. Links are followed; "-" is standard output. */
gboolean muster_file_write (const char *path, const char *data, gsize length, GError **error);

G_END_DECLS
