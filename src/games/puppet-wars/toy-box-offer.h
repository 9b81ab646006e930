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
  const MusterOption *option;        /* NULL: one that is the player's own … */
  const MusterPuppetWarsPuppet *own; /* … of the box or of those kept elsewhere */
  const char *name;
  MusterPuppetRank rank;
  guint count;  /* how many the toy box has */
  char *reason; /* the sentences of the errors that it would bring; NULL: it breaks no rule that isn't broken already */
} MusterPuppetWarsToyBoxOffer;

/* One more puppet (MusterPuppetWarsToyBoxOffer): the player's own that the toy box has, then those of `kept` (MusterPuppetWarsPuppet of
 * the library; NULL for none) that it hasn't, and all of the catalogue. They point into all of these. Free with
 * g_ptr_array_unref(). */
GPtrArray *muster_puppet_wars_toy_box_offers_new (const MusterCatalog *catalog, const MusterPuppetWarsToyBox *box,
                                                  const GPtrArray *kept);

/* Another Master: those of `kept`, those of the catalogue, then all of the catalogue that are none. */
GPtrArray *muster_puppet_wars_toy_box_masters_new (const MusterCatalog *catalog, const MusterPuppetWarsToyBox *box,
                                                   const GPtrArray *kept);

/* Adding one, and making it the Master. */
MusterChange *muster_puppet_wars_toy_box_offer_make_change (const MusterPuppetWarsToyBoxOffer *offer);
MusterChange *muster_puppet_wars_toy_box_offer_make_master (const MusterPuppetWarsToyBoxOffer *offer);

G_END_DECLS
