/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Painting a card: the front with its numbers, the back with its abilities, and, where those don't fit, further cards.
 *
 * A card is painted at its cut size with its top left corner at the origin. What reaches its edge runs over it by
 * the bleed. */
#pragma once

#include "print/card/card-side.h"

G_BEGIN_DECLS

/* A card of paper: a front and a back. Where the abilities take more than one back, further cards go on with them. */
typedef struct
{
  MusterCardSide front;
  MusterCardSide back;
} MusterPrintCard;

/* How a card's abilities are spread over backs of that size. The card must outlive the plan, and the plan its sides. */
typedef struct
{
  GArray *entries; /* MusterCardEntry: the card's, those too long for one card cut in pieces */
  GArray *cards;   /* MusterPrintCard */
} MusterCardPlan;

MusterCardPlan *muster_card_plan_new (MusterBrush *brush, const MusterCard *card, gdouble width, gdouble height);
void muster_card_plan_free (MusterCardPlan *plan);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCardPlan, muster_card_plan_free)

/* A side is painted in two: all but the name, then the name, which may be all that two cards differ in. */
void muster_card_paint_ground (MusterBrush *brush, const MusterCardSide *side, gdouble width, gdouble height,
                               gdouble bleed);
void muster_card_write_name (MusterBrush *brush, const MusterCardSide *side, gdouble width, gdouble height);

G_END_DECLS
