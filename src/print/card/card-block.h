/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Weapons on the front, or what is held instead. */
#pragma once

#include "print/card/card-frame.h"

G_BEGIN_DECLS

/* The number of blocks; blank ones if there are no others. */
guint muster_card_blocks_count (const MusterCard *card);

/* The preferred height of the first `n` blocks together, in points, or the minimum readable one. */
gdouble muster_card_blocks_measure (MusterBrush *brush, const MusterCard *card, guint n, const MusterFrame *frame,
                                    gboolean least);

/* Paints the first `n` blocks in type as large as possible. Returns where they end. */
gdouble muster_card_blocks_paint (MusterBrush *brush, const MusterCard *card, guint n, const MusterFrame *frame,
                                  gdouble y, gdouble bottom);

G_END_DECLS
