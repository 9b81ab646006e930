/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Libraries for tests: in a folder of their own, with the codec that the program uses. */
#pragma once

#include "store/library.h"
#include "support/scratch.h"

G_BEGIN_DECLS

extern const MusterLibraryCodec library_codec;

/* Opens the library at `path` with the built content; aborts on error. */
MusterLibrary *library_open (const char *path);

/* A character of that name, and nothing else. */
MusterThing *library_character (const char *name);

/* Adds one; its number. */
gint64 library_add_named (MusterLibrary *library, const char *name);

/* The names of all that is in the library, in order, with bars between them. Free with g_free(). */
char *library_dup_names (MusterLibrary *library);

/* A thing as the bytes of a file. Free with g_free(). */
char *library_dup_xml (MusterLibrary *library, gint64 id);

/* Checks everything, and aborts on errors. */
void library_assert_sound (MusterLibrary *library);

/* Does something to the database of an open library that no program would. */
void library_harm (MusterLibrary *library, const char *sql);

/* Adds that many random things to a library; deterministic by seed. */
void library_fill (MusterLibrary *library, guint n, guint32 seed);

/* Makes the scratch folders of this test in memory, where there is room: for tests in which programs die and disks fail, but
 * the power doesn't. */
void library_use_memory (void);

/* Removes a folder and all that is in it. */
void library_remove_folder (const char *path);

G_END_DECLS
