/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tracks at the foot of a front: circles to cross off or to put tokens on, for injuries and, where there is room, for
 * whatever else is counted in a game. */
#pragma once

#include "print/card-frame.h"

G_BEGIN_DECLS

/* How many rows of circles a card could have, the first of which it should. */
guint muster_card_tracks_count (const MusterCard *card);

/* The height of so many rows with the gap above them, in points. */
gdouble muster_card_tracks_measure (const MusterFrame *frame, guint rows);

/* Paints the first rows, down to the frame's bottom. */
void muster_card_tracks_paint (MusterBrush *brush, const MusterCard *card, const MusterFrame *frame, guint rows);

G_END_DECLS
