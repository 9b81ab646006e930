/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards for Tabletop Simulator: PNG sheets of at most 10 by 7 cards, one of fronts and one of backs per 70 cards, and
 * the saved object that makes decks of them. Files are next to each other: raid.json, raid-1-fronts.png,
 * raid-1-backs.png. */
#pragma once

#include "print/job.h"

G_BEGIN_DECLS

/* Adjusts options: cards have two sides there, and aren't cut. */
void muster_tts_adapt (MusterPrintOptions *options);

/* The number of files: the sheets, then the object. 0: there are no cards. */
guint muster_tts_count_files (const MusterPrintJob *job);

/* The path of the n-th file if the object is at `path`. Free with g_free(). */
char *muster_tts_dup_path (const MusterPrintJob *job, const char *path, guint n);

/* Its contents. The object refers to its sheets relative to `path` and is named `title`. */
GBytes *muster_tts_make_file (MusterPrintJob *job, const char *path, guint n, const char *title, GError **error);

G_END_DECLS
