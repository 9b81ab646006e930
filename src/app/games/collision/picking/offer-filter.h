/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which offers a picker shows, and in which order. */
#pragma once

#include "games/collision/offer.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_SORT_BOOK,
  MUSTER_SORT_NAME,
  MUSTER_SORT_POINTS,
} MusterOfferSort;

typedef enum
{
  MUSTER_SIGHT_ANY,
  MUSTER_SIGHT_MELEE,
  MUSTER_SIGHT_RANGED,
} MusterSight;

typedef struct
{
  gboolean universal;    /* only what needs no value … */
  MusterValueSet values; /* … or what any of these opens; empty: all */
  MusterSuit suit;       /* for tarots; MUSTER_SUIT_ANY: all */
  gint hands;            /* -1: any */
  MusterSight sight;
  gint most_points; /* -1: any */
  MusterOfferSort sort;
} MusterOfferFilter;

/* No filter, in book order. */
MusterOfferFilter muster_offer_filter_new (void);

gboolean muster_offer_filter_passes (const MusterOfferFilter *filter, const MusterCollisionOffer *offer);

/* Negative, 0 or positive, like strcmp(). Clearing the slot comes last. */
gint muster_offer_filter_compare (const MusterOfferFilter *filter, const MusterCollisionOffers *offers, guint a,
                                  guint b);

G_END_DECLS
