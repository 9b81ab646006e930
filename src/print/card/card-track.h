/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tracks at the foot of a front: circles to cross off or to put tokens on, for whatever is counted in a game. They are
 * never left out; where room is short, they are smaller and closer together. */
#pragma once

#include "print/card/card-frame.h"

G_BEGIN_DECLS

/* The height of all rows of circles with the gap above them, in points: as one would have it, or the least in which they
 * can be used. 0 where nothing is counted. */
gdouble muster_card_tracks_measure (const MusterCard *card, const MusterFrame *frame, gboolean least);

/* Paints them in that height, which is one between those two, down to the frame's bottom. */
void muster_card_tracks_paint (MusterBrush *brush, const MusterCard *card, const MusterFrame *frame, gdouble height);

G_END_DECLS
