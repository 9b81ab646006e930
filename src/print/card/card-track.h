/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tracks at the foot of a front: circles to cross off or put tokens on. They are never omitted; if space is short they
 * get smaller and closer. */
#pragma once

#include "print/card/card-frame.h"

G_BEGIN_DECLS

/* The height of all rows of circles with the gap above, in points: preferred, or the minimum usable. 0 if nothing is
 * counted. */
gdouble muster_card_tracks_measure (const MusterCard *card, const MusterFrame *frame, gboolean least);

/* Paints them with that height, between those two, down to the frame's bottom. */
void muster_card_tracks_paint (MusterBrush *brush, const MusterCard *card, const MusterFrame *frame, gdouble height);

G_END_DECLS
