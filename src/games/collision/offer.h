/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Offers: what could be picked for a place of a character, and what each pick would do.
 *
 * Nothing is left out: what would break a rule is offered with the reason. */
#pragma once

#include "games/collision/judge.h"

G_BEGIN_DECLS

typedef struct
{
  const MusterOption *option;   /* NULL: leaving the place empty */
  gboolean legal;               /* picking it breaks no rule that isn't broken already */
  gint64 points;                /* how the total would change */
  gint stats[MUSTER_N_STATS];   /* how each stat would change */
  MusterValueSet values;        /* values that would be needed then, and aren't now */
  guint first_new, n_new;       /* problems it would bring, and … */
  guint first_solved, n_solved; /* … problems it would solve: where they stand in `findings` */
} MusterOffer;

typedef struct
{
  const MusterCatalog *catalog;
  MusterCharacter *character; /* its choices, as they are */
  MusterSlot slot;
  guint index;
  GArray *offers;   /* MusterOffer */
  GArray *findings; /* MusterFinding */
} MusterOffers;

/* Every option for the slot. `index` counts weapons and skills; one past the last offers another one. */
MusterOffers *muster_offers_new (const MusterCatalog *catalog, const MusterCharacter *character, MusterSlot slot,
                                 guint index);
void muster_offers_free (MusterOffers *offers);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterOffers, muster_offers_free)

static inline const MusterOffer *
muster_offers_at (const MusterOffers *offers, guint i)
{
  return &g_array_index (offers->offers, MusterOffer, i);
}

/* Why an offer is not legal: the sentences of the errors it would bring. Empty where it is. Free with g_free(). */
char *muster_offers_dup_reason (const MusterOffers *offers, const MusterOffer *offer);

/* The one other change after which an offer that isn't legal would bring no error: "Remove Shield (-3 points)". Empty where the
 * offer is legal, or where no single change helps. Free with g_free(). */
char *muster_offers_dup_unlock (const MusterOffers *offers, const MusterOffer *offer);

G_END_DECLS
