/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The summary of an offer, in words: how it would change the numbers and values, and what it gives means. */
#pragma once

#include "forge/forecast.h"
#include "games/collision/offer.h"

G_BEGIN_DECLS

/* `forecasts` may be NULL. Free with g_free(). */
char *muster_offer_summary_dup (const MusterCollisionOffers *offers, const MusterCollisionOffer *offer,
                                const MusterForecasts *forecasts);

G_END_DECLS
