/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The summary of an offer as text: changes of numbers and values, and the meaning of its features. */
#pragma once

#include "forge/forecast.h"
#include "games/collision/offer.h"

G_BEGIN_DECLS

/* `forecasts` may be NULL. Free with g_free(). */
char *muster_offer_summary_dup (const MusterCollisionOffers *offers, const MusterCollisionOffer *offer,
                                const MusterForecasts *forecasts);

G_END_DECLS
