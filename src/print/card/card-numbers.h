/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows of numbers on the front: large ones in boxes, and the small row below. */
#pragma once

#include "print/card/card-frame.h"

G_BEGIN_DECLS

/* Paints `n` numbers (MusterCardNumber) from index `first` as a row of boxes, each with a label above. */
void muster_card_numbers_paint (MusterBrush *brush, const GArray *numbers, guint first, guint n,
                                const MusterFrame *frame, MusterBox row);

/* Whether the small row's labels are readable at that width. */
gboolean muster_card_minor_fits (MusterBrush *brush, const MusterCard *card, const MusterFrame *frame, gdouble width);

/* Paints the small row: labels and numbers side by side. */
void muster_card_minor_paint (MusterBrush *brush, const GArray *numbers, const MusterFrame *frame, MusterBox row);

G_END_DECLS
