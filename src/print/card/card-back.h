/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The back: the character and its abilities, in type as large as possible. */
#pragma once

#include "print/card/card-side.h"

G_BEGIN_DECLS

/* The room for entries on a back, in points; of the side only what isn't about entries needs to be told. */
gdouble muster_card_back_get_room (MusterBrush *brush, const MusterCardSide *side, gdouble width, gdouble height);

/* The line width. */
gdouble muster_card_back_get_width (gdouble width);

/* An entry with its name, cost and details in a line above its text, or on the text's first line. Free with g_free(). */
char *muster_card_back_dup_markup (const MusterCardEntry *entry, gboolean dense);

/* The height of an entry at that type size. */
gdouble muster_card_back_measure (MusterBrush *brush, const MusterCardEntry *entry, gdouble width, gdouble size,
                                  gboolean dense);

/* Paints everything except the name. */
void muster_card_back_paint (MusterBrush *brush, const MusterCardSide *side, gdouble width, gdouble height,
                             gdouble bleed);

/* The back of a further card: an ornament. */
void muster_card_back_paint_ornament (MusterBrush *brush, const MusterCard *card, gdouble width, gdouble height,
                                      gdouble bleed);

/* Writes the name on either. */
void muster_card_back_write_name (MusterBrush *brush, const MusterCardSide *side, gdouble width, gdouble height);

G_END_DECLS
