/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Exact chances as fractions, never rounded doubles, so that players can check them by hand.
 *
 * Both counts fit 64 bits easily: hands of a 54-card deck number at most C(54, 27) < 2^51, and the largest dice count,
 * twelve dice rolled twice, is 6^24 < 2^63. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A number from 0 to 1 in lowest terms: 0/1 to 1/1, so equal chances have equal members. */
typedef struct
{
  guint64 numerator;
  guint64 denominator;
} MusterFraction;

/* The chance of `favourable` among `possible` equally likely cases, 0 <= favourable <= possible, possible > 0. */
MusterFraction muster_fraction_new (guint64 favourable, guint64 possible);

/* "7211/24804". Free with g_free(). */
char *muster_fraction_dup_text (MusterFraction fraction);

/* "29.07%": rounded to two decimals, half up. Free with g_free(). */
char *muster_fraction_dup_percent (MusterFraction fraction);

/* Both: "29.07% (7211/24804)". Free with g_free(). */
char *muster_fraction_dup_chance (MusterFraction fraction);

/* The number of ways to pick `k` of `n` things; 0 if k > n. For n <= 60, where it can't overflow. */
guint64 muster_fraction_choose (guint n, guint k);

G_END_DECLS
