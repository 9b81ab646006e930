/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Suggestions for mistyped words. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The closest of `words` (NULL-terminated): a few letters wrong, swapped, missing or extra, or the only one that begins
 * with it. NULL if none is close. Borrowed from `words`. */
const char *muster_suggestion_find (const char *typed, const char *const *words);

/* "; did you mean “check”?", to append to a complaint; empty if nothing is close. Free with g_free(). */
char *muster_suggestion_dup (const char *typed, const char *const *words);

G_END_DECLS
