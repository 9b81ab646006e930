/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stacks of a roster in rows: each a building with the cards that stand on it, and its name and total below. */
#pragma once

#include "model/page/roster.h"
#include "print/brush.h"

G_BEGIN_DECLS

/* How many stacks stand in a row. */
#define MUSTER_STACKS_A_ROW 5

/* The height of a row that begins with a stack, in points; never more than `most`. */
gdouble muster_stacks_measure (const MusterRoster *roster, guint first, gdouble width, gdouble most);

/* Paints the row into a box of that height. */
void muster_stacks_paint (MusterBrush *brush, const MusterRoster *roster, guint first, MusterBox box);

G_END_DECLS
