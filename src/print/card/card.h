/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Painting a card: the front with its numbers, the back with its abilities, and, where those don't fit, further cards.
 *
 * A card is painted at its cut size with its top left corner at the origin. What reaches its edge runs over it by
 * the bleed. */
#pragma once

#include "model/page/card.h"
#include "print/brush.h"

G_BEGIN_DECLS

/* The one colour of a card: its first value's, or its suit's where the values are open, or that of its style. */
MusterColor muster_card_get_accent (const MusterCard *card);

/* One side to paint. */
typedef struct
{
  const MusterCard *card;
  const GArray *entries; /* back: MusterCardEntry, all of them … */
  gboolean back;
  guint first, n;    /* … and those that stand on this one */
  gdouble size;      /* back: the size of their type */
  guint page, pages; /* back: which of how many */
  gboolean ornament; /* nothing but an ornament */
  guint look;        /* the same for sides that differ in nothing but their name */
} MusterCardSide;

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
