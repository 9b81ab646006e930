/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs another program on untrusted bytes and returns its output. Whatever that program does (exit early, hang, print
 * forever, crash), this one continues within the limits. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  guint milliseconds; /* wall-clock time for the whole run */
  gsize bytes;        /* of output */
} MusterHelperLimits;

/* Runs `argv` with `input` as standard input and returns its standard output. Fails with MUSTER_LIBRARY_ERROR_REFUSED
 * if it can't be started, exits with a non-zero status, or exceeds a limit, in which case it is killed. No signal
 * reaches the caller. Blocking; can be called in any thread. */
GBytes *muster_helper_run (const char *const *argv, GBytes *input, const MusterHelperLimits *limits, GError **error);

G_END_DECLS
