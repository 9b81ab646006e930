/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards for Tabletop Simulator: sheets of at most 10 by 7 cards as PNG, one of fronts and one of backs for each 70 cards, and
 * the saved object that makes decks of them. The sheets lie beside the object: raid.json, raid-1-fronts.png, raid-1-backs.png. */
#pragma once

#include "print/job.h"

G_BEGIN_DECLS

/* Cards have two sides there, and nothing is cut: takes back whatever options say otherwise. */
void muster_tts_adapt (MusterPrintOptions *options);

/* How many files a job makes: the sheets, and last the object. 0: it has no cards. */
guint muster_tts_count_files (const MusterPrintJob *job);

/* The path of one of them, where the object is at `path`. Free with g_free(). */
char *muster_tts_dup_path (const MusterPrintJob *job, const char *path, guint n);

/* What is in it. The object finds its sheets by where `path` is, and is called `title`. */
GBytes *muster_tts_make_file (MusterPrintJob *job, const char *path, guint n, const char *title, GError **error);

G_END_DECLS
