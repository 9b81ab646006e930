/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Weapons on the front, and what is held in place of one. */
#pragma once

#include "print/card/card-frame.h"

G_BEGIN_DECLS

/* How many there are; those to fill in by hand where there are no others. */
guint muster_card_blocks_count (const MusterCard *card);

/* The height that the first `n` want together, in points, or the least in which they can be read. */
gdouble muster_card_blocks_measure (MusterBrush *brush, const MusterCard *card, guint n, const MusterFrame *frame,
                                    gboolean least);

/* Paints the first `n` of them, in type as large as the room allows. Returns where they end. */
gdouble muster_card_blocks_paint (MusterBrush *brush, const MusterCard *card, guint n, const MusterFrame *frame,
                                  gdouble y, gdouble bottom);

G_END_DECLS
