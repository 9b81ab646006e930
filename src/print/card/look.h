/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looks: the common part of cards that differ only in their names.
 *
 * A side of a card is a ground with a name on it. Sides with the same ground share a look, and in a PDF the ground is
 * one object that pages refer to: a hundred copies of a card cost little more than one. */
#pragma once

#include "print/card/card.h"

G_BEGIN_DECLS

typedef struct _MusterLooks MusterLooks;

/* For sides of that size, in points. The brush must outlive them. */
MusterLooks *muster_looks_new (MusterBrush *brush, gdouble width, gdouble height, gdouble bleed);
void muster_looks_free (MusterLooks *looks);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterLooks, muster_looks_free)

/* Gives the side a new look, which has no uses yet. */
void muster_looks_add (MusterLooks *looks, MusterCardSide *side);

/* Counts another use of its look. */
void muster_looks_use (MusterLooks *looks, const MusterCardSide *side);
guint muster_looks_get_uses (const MusterLooks *looks, const MusterCardSide *side);

/* To be called when painting continues on another page. */
void muster_looks_turn_page (MusterLooks *looks);

/* Paints a side with its top left corner at the origin of the brush's target. */
void muster_looks_paint (MusterLooks *looks, const MusterCardSide *side);

/* Measures the type size of a side without painting it. */
void muster_looks_measure (MusterLooks *looks, const MusterCardSide *side);

/* The smallest type, in points, on the painted or measured sides with its look. */
gdouble muster_looks_get_smallest (const MusterLooks *looks, const MusterCardSide *side);

/* The lowest picture resolution on these, in dots per inch. */
gdouble muster_looks_get_coarsest (const MusterLooks *looks, const MusterCardSide *side);

G_END_DECLS
