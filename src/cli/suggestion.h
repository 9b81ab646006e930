/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Suggestions: the word that somebody probably meant when they mistyped one. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The one of `words` (ends with NULL) that is nearest to what was typed: a few letters wrong, swapped, missing or too many,
 * or the only one that begins with it. NULL where nothing is near enough. Lent by `words`. */
const char *muster_suggestion_find (const char *typed, const char *const *words);

/* "; did you mean “check”?", to go behind a complaint; empty where nothing is near. Free with g_free(). */
char *muster_suggestion_dup (const char *typed, const char *const *words);

G_END_DECLS
