/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What every fuzz target has. libFuzzer calls the first with whatever it makes up; replay.c with the files of a corpus. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Tries one input; ends the program where something is wrong with what came of it. Always 0. */
int LLVMFuzzerTestOneInput (const guint8 *data, size_t size);

/* For targets that read files: a folder in memory that is this process's own, made when first asked for and removed at the end. */
const char *fuzz_get_folder (void);

/* Writes bytes to a file of that folder, and returns its path. Free with g_free(). */
char *fuzz_dup_written (const char *name, gconstpointer data, gsize size);

/* For targets with a large file: the input is a list of changes to `base`. A change is three bytes of a place, one with a
 * length, and so many bytes to put there; a length of 0 cuts the file off at that place. A place behind the end counts from the
 * beginning again. `*data` and `*size` are moved on to what is left, of which at most `most` changes are read. */
GByteArray *fuzz_patch (GBytes *base, const guint8 **data, size_t *size, guint most);

/* Whether an error is one clear line. */
void fuzz_expect_line (const GError *error);

G_END_DECLS
