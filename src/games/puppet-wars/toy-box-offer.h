/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Offers for a toy box: what could be added or could lead it, and why not.
 *
 * Nothing is left out: what would break a rule, or break it worse, is offered with the reason. */
#pragma once

#include "games/puppet-wars/toy-box.h"
#include "model/change.h"

G_BEGIN_DECLS

typedef struct
{
  const MusterOption *option; /* NULL: one that is the player's own */
  guint entry;                /* where such a one stands among the puppets */
  const char *name;
  MusterPuppetRank rank;
  guint count;  /* how many the toy box has */
  char *reason; /* the sentences of the errors that it would bring; NULL: it breaks no rule that isn't broken already */
} MusterPuppetWarsToyBoxOffer;

/* One more puppet (MusterPuppetWarsToyBoxOffer): the player's own that the toy box has, and all of the catalogue. They point into the
 * box and the catalogue. Free with g_ptr_array_unref(). */
GPtrArray *muster_puppet_wars_toy_box_offers_new (const MusterCatalog *catalog, const MusterPuppetWarsToyBox *box);

/* Another Master: those of the catalogue, then all that are none. */
GPtrArray *muster_puppet_wars_toy_box_masters_new (const MusterCatalog *catalog, const MusterPuppetWarsToyBox *box);

/* Adding one. */
MusterChange *muster_puppet_wars_toy_box_offer_make_change (const MusterPuppetWarsToyBoxOffer *offer);

G_END_DECLS
