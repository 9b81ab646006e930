/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs another program on bytes that aren't trusted, and takes what it prints. Whatever that program does (ends early, never
 * ends, never stops printing, crashes), this one goes on within its limits. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  guint milliseconds; /* on the wall clock, from start to end */
  gsize bytes;        /* of output */
} MusterHelperLimits;

/* Runs `argv` with `input` as its standard input and returns its standard output. Refused with MUSTER_LIBRARY_ERROR_REFUSED where
 * it can't be started, doesn't end with status 0, or passes a limit; it is killed then. No signal reaches the caller. Blocks, and may
 * be called in any thread. */
GBytes *muster_helper_run (const char *const *argv, GBytes *input, const MusterHelperLimits *limits, GError **error);

G_END_DECLS
