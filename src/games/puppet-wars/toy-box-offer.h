/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Offers for a toy box: what could be added or lead it, and why not.
 *
 * All are included; those that would break a rule, or make it worse, have a reason. */
#pragma once

#include "games/puppet-wars/toy-box.h"
#include "model/change.h"

G_BEGIN_DECLS

typedef struct
{
  const MusterOption *option;        /* NULL: the player's own … */
  const MusterPuppetWarsPuppet *own; /* … from the box or the library */
  const char *name;
  MusterPuppetRank rank;
  guint count;  /* copies in the toy box */
  char *reason; /* the sentences of the errors it would cause; NULL: breaks no rule that isn't broken already */
} MusterPuppetWarsToyBoxOffer;

/* One more puppet (MusterPuppetWarsToyBoxOffer): the player's own in the box, then those of `kept`
 * (MusterPuppetWarsPuppet of the library; NULL for none) that aren't in it, then the catalogue's. The offers point into
 * all of these. Free with g_ptr_array_unref(). */
GPtrArray *muster_puppet_wars_toy_box_offers_new (const MusterCatalog *catalog, const MusterPuppetWarsToyBox *box,
                                                  const GPtrArray *kept);

/* Another Master: those of `kept`, those of the catalogue, then the catalogue's other puppets. */
GPtrArray *muster_puppet_wars_toy_box_masters_new (const MusterCatalog *catalog, const MusterPuppetWarsToyBox *box,
                                                   const GPtrArray *kept);

/* Adding it, and making it the Master. */
MusterChange *muster_puppet_wars_toy_box_offer_make_change (const MusterPuppetWarsToyBoxOffer *offer);
MusterChange *muster_puppet_wars_toy_box_offer_make_master (const MusterPuppetWarsToyBoxOffer *offer);

G_END_DECLS
