/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/stuffed/reference.h"

#include "games/stuffed/cards.h"
#include "games/reference.h"
#include "model/i18n.h"

static void
add_symbols (MusterRoster *roster, const MusterCatalog *catalog)
{
  muster_reference_add_rule (roster, NULL, _ ("Symbols"), "");
  for (guint i = 0; i < muster_catalog_count (catalog, MUSTER_KIND_ATTRIBUTE); i++)
    {
      const MusterOption *symbol = muster_catalog_nth (catalog, MUSTER_KIND_ATTRIBUTE, i);

      muster_reference_add_rule (roster, symbol->id, muster_option_get_name (symbol), "");
    }
}

static void
add_cards (MusterRoster *roster, const MusterCatalog *catalog)
{
  muster_reference_add_rule (roster, NULL, _ ("Cards by name"), "");
  for (guint i = 0; i < muster_catalog_count (catalog, MUSTER_KIND_STUFFED_CARD); i++)
    {
      const MusterOption *card = muster_catalog_nth (catalog, MUSTER_KIND_STUFFED_CARD, i);

      muster_reference_add_rule (roster, "special", muster_option_get_name (card), muster_option_get_about (card));
    }
}

MusterRoster *
muster_stuffed_make_reference (const MusterCatalog *catalog)
{
  MusterRoster *roster = muster_reference_new (catalog, "stuffed", _ ("Stuffed"), &muster_stuffed_page_style);

  add_symbols (roster, catalog);
  add_cards (roster, catalog);
  return roster;
}
