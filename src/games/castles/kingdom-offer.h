/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Offers for a kingdom: every card that could go in a place, its effect there, and the rule it would break, if any. */
#pragma once

#include "games/castles/kingdom-change.h"

G_BEGIN_DECLS

typedef struct
{
  const MusterOption *option; /* NULL: none, for removing an upgrade */
  char *effect;               /* "Health 21 → 27"; may be empty */
  char *reason;               /* the rule it breaks; NULL if none */
} MusterCastlesKingdomOffer;

/* MusterCastlesKingdomOffer for a change without its option: an upgrade, a defense, a card for the hand. Each is tried
 * on a copy. Free with g_ptr_array_unref(). */
GPtrArray *muster_castles_kingdom_offers_find (const MusterCatalog *catalog, const MusterCastlesKingdom *kingdom,
                                               const MusterCastlesKingdomChange *place);

G_END_DECLS
