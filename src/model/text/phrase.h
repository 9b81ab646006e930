/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Small pieces that many sentences need. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* "Pike", "Pike and Shield", "Pike, Dagger and Shield". Free with g_free(). */
char *muster_phrase_dup_and (const char *const *words);

/* The same with "or". Free with g_free(). */
char *muster_phrase_dup_or (const char *const *words);

/* Splits a text at any of the separators, without empty words. Free with g_strfreev(). */
char **muster_phrase_split (const char *text, const char *separators);

/* Text as searches compare it: case and accents folded, so that "bete" finds "Bête". Repairs invalid UTF-8. Free with
 * g_free(). */
char *muster_phrase_dup_folded (const char *text);

/* Like g_strdup_printf(), but fast for formats with only %s, %d, %+d and %u. Free with g_free(). */
char *muster_phrase_fill (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* "no", "one" … "twelve", then digits. Free with g_free(). */
char *muster_phrase_dup_number (gint64 number);

G_END_DECLS
