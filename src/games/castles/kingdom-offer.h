/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Offers for a kingdom: every card that could go in a place, what it would do there, and why not where it breaks a rule. */
#pragma once

#include "games/castles/kingdom-change.h"

G_BEGIN_DECLS

typedef struct
{
  const MusterOption *option; /* NULL: none, for an upgrade that is there */
  char *effect;               /* "Health 21 → 27"; may be empty */
  char *reason;               /* why it breaks a rule; NULL where it doesn't */
} MusterCastlesKingdomOffer;

/* MusterCastlesKingdomOffer for a change that lacks only its option: an upgrade, a defense, a card for the hand. Each is tried on a
 * copy. Free with g_ptr_array_unref(). */
GPtrArray *muster_castles_kingdom_offers_find (const MusterCatalog *catalog, const MusterCastlesKingdom *kingdom,
                                               const MusterCastlesKingdomChange *place);

G_END_DECLS
