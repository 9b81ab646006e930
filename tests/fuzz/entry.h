/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Common to all fuzz targets. libFuzzer calls the first with generated input; replay.c with the files of a corpus. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Tries one input; aborts if the result is wrong. Always returns 0. */
int LLVMFuzzerTestOneInput (const guint8 *data, size_t size);

/* For targets that read files: a folder in memory that is this process's own, made when first asked for and removed at the end. */
const char *fuzz_get_folder (void);

/* Writes bytes to a file of that folder, and returns its path. Free with g_free(). */
char *fuzz_dup_written (const char *name, gconstpointer data, gsize size);

/* For targets with a large file: the input is a list of changes to `base`. A change is a three-byte offset, a length
 * byte and that many bytes to write; length 0 truncates there. Offsets wrap around. Advances `*data` and `*size` past
 * at most `most` changes. */
GByteArray *fuzz_patch (GBytes *base, const guint8 **data, size_t *size, guint most);

/* Whether an error is one clear line. */
void fuzz_expect_line (const GError *error);

G_END_DECLS
