/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/castles/reference.h"

#include "games/castles/kingdom-worth.h"
#include "games/castles/roster.h"
#include "games/reference.h"
#include "model/i18n.h"

/* The cards of a kind, with their numbers. */
static void
add_cards (MusterRoster *roster, const MusterCatalog *catalog, const char *heading, MusterCastleCardKind kind,
           const char *icon)
{
  muster_reference_add_rule (roster, NULL, heading, "");
  for (guint i = 0; i < muster_catalog_count (catalog, MUSTER_KIND_CASTLE_CARD); i++)
    {
      const MusterOption *card = muster_catalog_nth (catalog, MUSTER_KIND_CASTLE_CARD, i);
      g_autofree char *name = card->castle_card_kind == kind ? muster_castles_dup_card (card) : NULL;

      if (name != NULL)
        muster_reference_add_rule (roster, icon, name, muster_option_get_about (card));
    }
}

MusterRoster *
muster_castles_make_reference (const MusterCatalog *catalog)
{
  MusterRoster *roster = muster_reference_new (catalog, "castles", C_ ("game", "Castles"), &muster_castles_page_style);

  add_cards (roster, catalog, _ ("Upgrades"), MUSTER_CASTLE_CARD_UPGRADE, "tower");
  add_cards (roster, catalog, C_ ("castle cards", "Specials"), MUSTER_CASTLE_CARD_SPECIAL, "special");
  add_cards (roster, catalog, _ ("Defenses"), MUSTER_CASTLE_CARD_DEFENSE, "chivalry");
  add_cards (roster, catalog, _ ("Attacks"), MUSTER_CASTLE_CARD_ATTACK, "attack");
  return roster;
}
