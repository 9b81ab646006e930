/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A comparison: two to four cards line by line, each compared with the first. It works on cards, so it needs to know no
 * game. */
#pragma once

#include "model/page/card.h"

G_BEGIN_DECLS

#define MUSTER_COMPARISON_MOST 4 /* cards */

typedef enum
{
  MUSTER_COMPARED_SAME,
  MUSTER_COMPARED_MORE,  /* a higher number than the first … */
  MUSTER_COMPARED_LESS,  /* … or a lower one */
  MUSTER_COMPARED_OTHER, /* different, or only one has it */
} MusterCompared;

typedef struct
{
  char *text;              /* empty if the card lacks it */
  MusterCompared compared; /* the first is the same as itself */
  gint change;             /* the difference */
  gint64 number;           /* for lines of numbers */
} MusterComparisonCell;

typedef struct
{
  char *label;
  guint n;
  MusterComparisonCell cells[MUSTER_COMPARISON_MOST]; /* for each card */
  gboolean differs;
  gint64 most; /* the largest number, if all cells are numbers; otherwise 0 */
} MusterComparisonLine;

/* The lines, differing ones first, otherwise in card order: points, numbers, weapons, facts, abilities. Takes two to
 * MUSTER_COMPARISON_MOST cards (MusterCard). Free with g_ptr_array_unref(). */
GPtrArray *muster_comparison_new (const GPtrArray *cards);

static inline const MusterComparisonLine *
muster_comparison_at (const GPtrArray *lines, guint i)
{
  return g_ptr_array_index (lines, i);
}

G_END_DECLS
