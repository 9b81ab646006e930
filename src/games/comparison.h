/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A comparison: two cards line by line, with what the second has more or less of. Cards of any game have these lines, so that
 * nobody need know what is compared. */
#pragma once

#include "model/page/card.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_COMPARED_SAME,
  MUSTER_COMPARED_MORE,  /* the second has a higher number … */
  MUSTER_COMPARED_LESS,  /* … or a lower one */
  MUSTER_COMPARED_OTHER, /* something else, or only one has it */
} MusterCompared;

typedef struct
{
  char *label;
  char *left, *right; /* empty where one hasn't it */
  MusterCompared compared;
  gint change; /* how much more or less */
} MusterComparisonLine;

/* The lines in the order of the cards: points, numbers, weapons, facts, abilities. Free with g_ptr_array_unref(). */
GPtrArray *muster_comparison_new (const MusterCard *left, const MusterCard *right);

static inline const MusterComparisonLine *
muster_comparison_at (const GPtrArray *lines, guint i)
{
  return g_ptr_array_index (lines, i);
}

G_END_DECLS
