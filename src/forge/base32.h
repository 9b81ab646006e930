/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Crockford's base 32: numbers as letters that people can read out, write down and type.
 *
 * Upper case without I, L, O and U; lower case is accepted, O is read as 0, I and L as 1, and hyphens and spaces are
 * ignored. Two check letters (a Reed-Solomon code) detect one or two wrong letters and two swapped neighbours in codes
 * of up to 31 letters; in longer ones still one wrong letter, and two near each other. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define MUSTER_BASE32_CHECKS 2

/* Appends a number as `n` letters (each as 0 to 31). */
void muster_base32_append (GByteArray *letters, guint64 number, guint n);

/* The number given by `n` letters. */
guint64 muster_base32_read (const guint8 *letters, guint n);

/* How many letters are needed for numbers below `count`: at least one. */
guint muster_base32_measure (guint64 count);

/* Appends the check letters. `kind` (1 to 31) distinguishes codes of different meaning. */
void muster_base32_seal (GByteArray *letters, guint8 kind);

/* Whether the last letters are the right check letters. */
gboolean muster_base32_is_sealed (const GByteArray *letters, guint8 kind);

/* The letters as text in groups of four, separated by hyphens. Free with g_free(). */
char *muster_base32_dup_text (const GByteArray *letters);

/* The letters of a text, or NULL if it has other characters; then `wrong` is the position. */
GByteArray *muster_base32_parse (const char *text, const char **wrong);

G_END_DECLS
