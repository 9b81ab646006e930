/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An option's key numbers: as columns of a table, and as a line of text. */
#pragma once

#include "model/catalog/option.h"

G_BEGIN_DECLS

typedef struct
{
  const char *title; /* "W-Att", as the card has it */
  char *(*dup) (const MusterOption *option, gint which);
  gint which;
  const char *widest; /* of what may stand there; "" where the title is wider */
} MusterNumber;

#define MUSTER_MOST_NUMBERS 13

/* The columns of a kind, in the book's order; returns how many. */
guint muster_numbers_of_kind (MusterKind kind, MusterNumber *numbers);

/* All in one line, those that are nothing left out: "EC 2 · W-Att 2 · …". Free with g_free(). */
char *muster_numbers_dup (const MusterOption *option);

/* "1 point", "7 points". Free with g_free(). */
char *muster_numbers_dup_points (gint64 points);

G_END_DECLS
