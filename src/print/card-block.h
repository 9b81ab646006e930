/* Weapons on the front, and what is held in place of one. */
#pragma once

#include "print/card-frame.h"

G_BEGIN_DECLS

/* The height they want together, in points; in less, their type gets smaller. */
gdouble muster_card_blocks_measure (MusterBrush *brush, const MusterCard *card, const MusterFrame *frame);

void muster_card_blocks_paint (MusterBrush *brush, const MusterCard *card, const MusterFrame *frame, gdouble y, gdouble bottom);

G_END_DECLS
