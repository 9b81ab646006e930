/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A session's unsaved things and their files: nine beside the library, then nine in the home folder. */
#pragma once

#include "support/scratch.h"
#include "support/sessions.h"

G_BEGIN_DECLS

/* A disk that takes nothing more, a thing that was changed ("Vox", which was "Vex") and one that is new ("Nim"). */
void unsaved_break_disk (MusterSession *session);

/* The n-th file beside the library, from 1. Free with g_free(). */
char *unsaved_dup_path (const char *folder, guint n);

/* Takes every place; frees those at home. */
void unsaved_fill_places (const char *folder, const Scratch *home);
void unsaved_empty_home (const Scratch *home);

G_END_DECLS
