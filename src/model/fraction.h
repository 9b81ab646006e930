/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Exact chances, as players can check them by hand: so many cases of so many, never a rounded double.
 *
 * Every chance here is one count divided by another, and both fit 64 bits with room to spare: hands of a 54-card deck
 * number at most C(54, 27) < 2^51, and the largest count of dice, twelve of them rolled twice, is 6^24 < 2^63. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A number from 0 to 1 in lowest terms: none is 0/1, certainty is 1/1, so equal chances have equal members. */
typedef struct
{
  guint64 numerator;
  guint64 denominator;
} MusterFraction;

/* The chance of `favourable` among `possible` equally likely cases, 0 <= favourable <= possible, possible > 0. */
MusterFraction muster_fraction_new (guint64 favourable, guint64 possible);

/* "7211/24804". Free with g_free(). */
char *muster_fraction_dup_text (MusterFraction fraction);

/* "29.07%": rounded to the nearest hundredth of a percent, a half upwards. Free with g_free(). */
char *muster_fraction_dup_percent (MusterFraction fraction);

/* Both: "29.07% (7211/24804)". Free with g_free(). */
char *muster_fraction_dup_chance (MusterFraction fraction);

/* How many ways there are to pick `k` of `n` things; 0 where there are fewer than `k`. For n <= 60, where it can't
 * overflow. */
guint64 muster_fraction_choose (guint n, guint k);

G_END_DECLS
