/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Crockford's base 32: letters for numbers that people read out, write down and type in.
 *
 * Upper case without I, L, O and U; lower case is as good, O is read as 0, I and L as 1, and hyphens and spaces are there
 * for the eye. Two check letters (a Reed-Solomon code) tell any wrong letter, any two, and any two neighbours swapped, in codes of
 * up to 31 letters; in longer ones still any wrong letter and any two near each other. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define MUSTER_BASE32_CHECKS 2

/* Appends a number as so many letters (each as 0 to 31). */
void muster_base32_append (GByteArray *letters, guint64 number, guint n);

/* The number that `n` letters say. */
guint64 muster_base32_read (const guint8 *letters, guint n);

/* How many letters the numbers below `count` need: at least one. */
guint muster_base32_measure (guint64 count);

/* Appends the check letters. `kind` (1 to 31) sets apart codes that mean different things. */
void muster_base32_seal (GByteArray *letters, guint8 kind);

/* Whether the last letters are those that seal the others. */
gboolean muster_base32_is_sealed (const GByteArray *letters, guint8 kind);

/* The letters as text, in groups of four with hyphens between. Free with g_free(). */
char *muster_base32_dup_text (const GByteArray *letters);

/* The letters of a text, or NULL where it has something else; then `wrong` is where. */
GByteArray *muster_base32_parse (const char *text, const char **wrong);

G_END_DECLS
