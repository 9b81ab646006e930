/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The front: what a player looks up during a fight. */
#pragma once

#include "print/card/card-side.h"

G_BEGIN_DECLS

/* Paints everything except the name. */
void muster_card_front_paint (MusterBrush *brush, const MusterCard *card, gdouble width, gdouble height, gdouble bleed);

/* How many of its weapons fit; the others go to the back. */
guint muster_card_front_count_blocks (MusterBrush *brush, const MusterCard *card, gdouble width, gdouble height);

/* Whether it has room for the card's portrait, which can be shown. */
gboolean muster_card_front_shows_portrait (MusterBrush *brush, const MusterCard *card, gdouble width, gdouble height);

void muster_card_front_write_name (MusterBrush *brush, const MusterCard *card, gdouble width, gdouble height);

G_END_DECLS
