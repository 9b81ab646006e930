/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/castles/kingdom-offer.h"

#include "model/i18n.h"
#include "games/castles/kingdom-worth.h"
#include "games/trial.h"

static void
free_offer (gpointer data)
{
  MusterCastlesKingdomOffer *offer = data;

  g_free (offer->effect);
  g_free (offer->reason);
  g_free (offer);
}

static gboolean
fits_place (MusterCastlesKingdomAct act, const MusterCatalog *catalog, const MusterOption *option)
{
  if (act == MUSTER_CASTLES_KINGDOM_UPGRADE)
    return option->castle_card_kind == MUSTER_CASTLE_CARD_UPGRADE;
  return (act != MUSTER_CASTLES_KINGDOM_ADD_DEFENSE && act != MUSTER_CASTLES_KINGDOM_IMPROVE_DEFENSE)
         || muster_castles_castle_find_defense (catalog, option->id) == option;
}

static char *
dup_effect (const MusterCatalog *catalog, const MusterCastlesKingdom *before, const MusterCastlesKingdom *after,
            const MusterCastlesKingdomChange *change)
{
  const MusterCastlesCastle *castle, *changed;
  guint was, is;

  if (change->act == MUSTER_CASTLES_KINGDOM_ADD_CARD)
    return g_strdup ("");
  castle = muster_castles_kingdom_get_realm (before, change->realm)->castles->pdata[change->castle];
  changed = muster_castles_kingdom_get_realm (after, change->realm)->castles->pdata[change->castle];
  was = muster_castles_get_health (catalog, castle);
  is = muster_castles_get_health (catalog, changed);
  if (change->act == MUSTER_CASTLES_KINGDOM_UPGRADE && change->option != NULL
      && muster_choice_is_made (&castle->upgrade))
    /* Translators: an upgrade that is on the castle, and the castle's health before and after */
    return g_strdup_printf (_ ("Instead of %s: health %u → %u"), muster_choice_get_name (&castle->upgrade), was, is);
  return g_strdup_printf (_ ("Health %u → %u"), was, is);
}

static void
add_offer (GPtrArray *offers, const MusterCatalog *catalog, const MusterCastlesKingdom *kingdom,
           MusterCastlesKingdomChange change)
{
  g_autoptr (MusterCastlesKingdom) tried = muster_castles_kingdom_copy (kingdom);
  MusterCastlesKingdomOffer *offer = g_new0 (MusterCastlesKingdomOffer, 1);

  muster_castles_kingdom_change_apply (&change, catalog, tried);
  offer->option = change.option;
  offer->effect = dup_effect (catalog, kingdom, tried, &change);
  offer->reason = muster_trial_dup_reason (catalog, &kingdom->thing, &tried->thing);
  g_ptr_array_add (offers, offer);
}

GPtrArray *
muster_castles_kingdom_offers_find (const MusterCatalog *catalog, const MusterCastlesKingdom *kingdom,
                                    const MusterCastlesKingdomChange *place)
{
  GPtrArray *offers = g_ptr_array_new_with_free_func (free_offer);
  MusterCastlesKingdomChange change = *place;

  if (!muster_castles_kingdom_change_is_possible (place, kingdom))
    return offers;
  for (guint i = 0; i < muster_catalog_count (catalog, MUSTER_KIND_CASTLE_CARD); i++)
    {
      change.option = muster_catalog_nth (catalog, MUSTER_KIND_CASTLE_CARD, i);
      if (fits_place (place->act, catalog, change.option))
        add_offer (offers, catalog, kingdom, change);
    }
  change.option = NULL;
  if (place->act == MUSTER_CASTLES_KINGDOM_UPGRADE
      && muster_choice_is_made (&((const MusterCastlesCastle *) muster_castles_kingdom_get_realm (kingdom, place->realm)
                                      ->castles->pdata[place->castle])
                                     ->upgrade))
    add_offer (offers, catalog, kingdom, change);
  return offers;
}
