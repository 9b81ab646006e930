/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Painting a card: the front with its numbers, the back with its abilities, and further cards if these don't fit.
 *
 * A card is painted at its cut size with its top left corner at the origin. Whatever reaches the edge extends into the
 * bleed. */
#pragma once

#include "print/card/card-side.h"

G_BEGIN_DECLS

/* A printed card: front and back. If the abilities need more than one back, they continue on further cards. */
typedef struct
{
  MusterCardSide front;
  MusterCardSide back;
} MusterPrintCard;

/* How a card's abilities are distributed over backs of that size. The card must outlive the plan, and the plan its
 * sides. */
typedef struct
{
  GArray *entries; /* MusterCardEntry: the card's, with very long ones split */
  GArray *cards;   /* MusterPrintCard */
} MusterCardPlan;

MusterCardPlan *muster_card_plan_new (MusterBrush *brush, const MusterCard *card, gdouble width, gdouble height);
void muster_card_plan_free (MusterCardPlan *plan);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCardPlan, muster_card_plan_free)

/* A side is painted in two parts: everything but the name, then the name, which may be the only difference between two
 * cards. */
void muster_card_paint_ground (MusterBrush *brush, const MusterCardSide *side, gdouble width, gdouble height,
                               gdouble bleed);
void muster_card_write_name (MusterBrush *brush, const MusterCardSide *side, gdouble width, gdouble height);

G_END_DECLS
