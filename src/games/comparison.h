/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A comparison: two to four cards line by line, with what each has more or less of than the first. Cards of any game have these lines,
 * so that nobody need know what is compared. */
#pragma once

#include "model/page/card.h"

G_BEGIN_DECLS

#define MUSTER_COMPARISON_MOST 4 /* cards */

typedef enum
{
  MUSTER_COMPARED_SAME,
  MUSTER_COMPARED_MORE,  /* a higher number than the first … */
  MUSTER_COMPARED_LESS,  /* … or a lower one */
  MUSTER_COMPARED_OTHER, /* something else, or only one has it */
} MusterCompared;

typedef struct
{
  char *text;              /* empty where the card hasn't it */
  MusterCompared compared; /* the first with itself is the same */
  gint change;             /* how much more or less */
  gint64 number;           /* where the line is one of numbers */
} MusterComparisonCell;

typedef struct
{
  char *label;
  guint n;
  MusterComparisonCell cells[MUSTER_COMPARISON_MOST]; /* of each card */
  gboolean differs;
  gint64 most; /* the largest of its numbers, where no card has anything else; 0: there are none */
} MusterComparisonLine;

/* The lines: those first that differ, else in the order of the cards: points, numbers, weapons, facts, abilities. There are two to
 * MUSTER_COMPARISON_MOST cards (MusterCard). Free with g_ptr_array_unref(). */
GPtrArray *muster_comparison_new (const GPtrArray *cards);

static inline const MusterComparisonLine *
muster_comparison_at (const GPtrArray *lines, guint i)
{
  return g_ptr_array_index (lines, i);
}

G_END_DECLS
