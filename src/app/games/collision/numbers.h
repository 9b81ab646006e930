/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An option's key numbers, as table columns or as text. */
#pragma once

#include "model/catalog/option.h"

G_BEGIN_DECLS

typedef struct
{
  const char *title; /* "W-Att", as on the card */
  char *(*dup) (const MusterOption *option, gint which);
  gint which;
  const char *widest; /* the widest content; "" if the title is wider */
} MusterNumber;

#define MUSTER_MOST_NUMBERS 13

/* The columns of a kind in book order; returns their number. */
guint muster_numbers_of_kind (MusterKind kind, MusterNumber *numbers);

/* All in one line, without zeros: "EC 2 · W-Att 2 · …". Free with g_free(). */
char *muster_numbers_dup (const MusterOption *option);

G_END_DECLS
