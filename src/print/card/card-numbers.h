/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows of numbers on the front of a card: large ones in boxes of their own, and the small row under them. */
#pragma once

#include "print/card/card-frame.h"

G_BEGIN_DECLS

/* Paints `n` numbers (MusterCardNumber) from `first` on as a row of boxes, with a label over a number each. */
void muster_card_numbers_paint (MusterBrush *brush, const GArray *numbers, guint first, guint n,
                                const MusterFrame *frame, MusterBox row);

/* Whether the labels of the small row can be read in that width. */
gboolean muster_card_minor_fits (MusterBrush *brush, const MusterCard *card, const MusterFrame *frame, gdouble width);

/* Paints the small row: labels and numbers beside each other. */
void muster_card_minor_paint (MusterBrush *brush, const GArray *numbers, const MusterFrame *frame, MusterBox row);

G_END_DECLS
