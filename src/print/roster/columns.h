/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the pieces of a list go: from top to bottom, over pages, those that are as wide as a column side by side. */
#pragma once

#include "print/roster/pieces.h"

G_BEGIN_DECLS

/* Gives each piece its place, and says how many pages they take; on the first, `head` points are kept for the head. */
void muster_columns_place (MusterPieces *pieces, gdouble head);

/* What is left free below a piece. */
gdouble muster_columns_get_gap (const MusterPieces *pieces, MusterPieceKind kind);

G_END_DECLS
