/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looks: what cards that differ in nothing but their names have in common.
 *
 * A side of a card is a ground and a name on it. Sides with the same ground are one look, and in a PDF its ground is one
 * object that pages refer to: a hundred copies of a card cost little more than one. */
#pragma once

#include "print/card/card.h"

G_BEGIN_DECLS

typedef struct _MusterLooks MusterLooks;

/* For sides of that size, in points. The brush must outlive them. */
MusterLooks *muster_looks_new (MusterBrush *brush, gdouble width, gdouble height, gdouble bleed);
void muster_looks_free (MusterLooks *looks);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterLooks, muster_looks_free)

/* Makes the side one of a new look, of which nobody makes use yet. */
void muster_looks_add (MusterLooks *looks, MusterCardSide *side);

/* Counts one more side of its look. */
void muster_looks_use (MusterLooks *looks, const MusterCardSide *side);
guint muster_looks_get_uses (const MusterLooks *looks, const MusterCardSide *side);

/* Tells that what is painted from now on goes onto another page. */
void muster_looks_turn_page (MusterLooks *looks);

/* Paints a side with its top left corner at the origin of the brush's target. */
void muster_looks_paint (MusterLooks *looks, const MusterCardSide *side);

/* Takes note of how small the type on a side is, without painting it anywhere. */
void muster_looks_measure (MusterLooks *looks, const MusterCardSide *side);

/* The smallest type, in points, on those sides of its look that were painted or measured. */
gdouble muster_looks_get_smallest (const MusterLooks *looks, const MusterCardSide *side);

/* How coarse the coarsest picture on them is, in dots per inch. */
gdouble muster_looks_get_coarsest (const MusterLooks *looks, const MusterCardSide *side);

G_END_DECLS
