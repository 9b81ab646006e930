/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A folder for one test, which is gone afterwards with everything in it. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  char *path;
} Scratch;

Scratch *scratch_new (void);
void scratch_free (Scratch *scratch);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Scratch, scratch_free)

/* The path of a file with that name. Free with g_free(). */
char *scratch_dup_path (const Scratch *scratch, const char *name);

/* Writes a file and returns its path. Free with g_free(). */
char *scratch_dup_written (const Scratch *scratch, const char *name, gconstpointer data, gsize length);

/* How many files it holds. */
guint scratch_count (const Scratch *scratch);

G_END_DECLS
