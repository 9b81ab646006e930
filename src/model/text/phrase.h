/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Small pieces of sentences that many sentences need. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* "Pike", "Pike and Shield", "Pike, Dagger and Shield". Free with g_free(). */
char *muster_phrase_dup_and (const char *const *words);

/* The same with "or". Free with g_free(). */
char *muster_phrase_dup_or (const char *const *words);

/* The words of a text, taken apart at any of the separators; none of them is empty. Free with g_strfreev(). */
char **muster_phrase_split (const char *text, const char *separators);

/* Text as a search compares it: without regard to case and accents, so that "bete" finds "Bête". Broken text is made whole.
 * Free with g_free(). */
char *muster_phrase_dup_folded (const char *text);

/* Like g_strdup_printf(), which it falls back to; quick for formats of %s, %d, %+d and %u only, as nearly all sentences are. Free with
 * g_free(). */
char *muster_phrase_fill (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* "no", "one" … "twelve", then figures. Free with g_free(). */
char *muster_phrase_dup_number (gint64 number);

G_END_DECLS
