/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/picking/offer-filter.h"

MusterOfferFilter
muster_offer_filter_new (void)
{
  return (MusterOfferFilter){ .hands = -1, .most_points = -1 };
}

static gboolean
passes_values (const MusterOfferFilter *filter, const MusterOption *option)
{
  if (!filter->universal && filter->values == 0)
    return TRUE;
  return (filter->universal && option->values == 0) || (filter->values & option->values) != 0;
}

static gboolean
passes_weapon (const MusterOfferFilter *filter, const MusterOption *option)
{
  if (filter->hands >= 0 && (option->kind == MUSTER_KIND_WEAPON || option->kind == MUSTER_KIND_ACCESSORY)
      && option->hands != filter->hands)
    return FALSE;
  if (filter->sight == MUSTER_SIGHT_ANY || option->kind != MUSTER_KIND_WEAPON)
    return TRUE;
  return option->ranged == (filter->sight == MUSTER_SIGHT_RANGED);
}

gboolean
muster_offer_filter_passes (const MusterOfferFilter *filter, const MusterCollisionOffer *offer)
{
  if (offer->option == NULL)
    return TRUE;
  if (filter->suit != MUSTER_SUIT_ANY && offer->option->suit != filter->suit)
    return FALSE;
  return passes_values (filter, offer->option) && passes_weapon (filter, offer->option)
         && (filter->most_points < 0 || offer->option->points <= filter->most_points);
}

gint
muster_offer_filter_compare (const MusterOfferFilter *filter, const MusterCollisionOffers *offers, guint a, guint b)
{
  const MusterOption *left = muster_collision_offers_at (offers, a)->option,
                     *right = muster_collision_offers_at (offers, b)->option;
  gint order = 0;

  if (left == NULL || right == NULL)
    return (left == NULL) - (right == NULL);
  if (filter->sort == MUSTER_SORT_NAME)
    order = g_utf8_collate (muster_option_get_name (left), muster_option_get_name (right));
  else if (filter->sort == MUSTER_SORT_POINTS)
    order = left->points - right->points;
  return order != 0 ? order : (gint) a - (gint) b;
}
