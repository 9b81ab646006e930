/* Weapons on the front, and what is held in place of one. */
#pragma once

#include "print/card-frame.h"

G_BEGIN_DECLS

/* The height that the first `n` want together, in points, or the least in which they can be read. */
gdouble muster_card_blocks_measure (MusterBrush *brush, const MusterCard *card, guint n, const MusterFrame *frame, gboolean least);

/* Paints the first `n` of them, in type as large as the room allows. */
void muster_card_blocks_paint (MusterBrush *brush, const MusterCard *card, guint n, const MusterFrame *frame, gdouble y,
                               gdouble bottom);

G_END_DECLS
