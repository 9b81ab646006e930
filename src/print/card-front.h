/* The front: what a player looks up in the middle of a fight. */
#pragma once

#include "print/card.h"

G_BEGIN_DECLS

void muster_card_front_paint (MusterBrush *brush, const MusterCard *card, gdouble width, gdouble height, gdouble bleed);

G_END_DECLS
