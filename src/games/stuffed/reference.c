/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/stuffed/reference.h"

#include "games/reference.h"
#include "model/i18n.h"

static const MusterReferenceRule rules[] = {
  { NULL, N_ ("Your turn") },
  { "action", N_ ("Roll"), N_ ("All eight dice. Then spend dice, coins and cards as you like, until you stop.") },
  { "action", N_ ("Abilities"),
    N_ ("A die of the symbol on a Hero or Teammate sets its ability off, once a turn. The die is spent.") },
  { "action", N_ ("Rolling again"), N_ ("Roll all dice that you roll again at once.") },
  { "action", N_ ("At once"), N_ ("What you get, a Teammate, a coin or a card, can be used in the same turn.") },
  { NULL, N_ ("Dice and coins") },
  { "coin", N_ ("Three alike"), N_ ("One coin. Birdens don't count.") },
  { "scroll", N_ ("Four alike"), N_ ("One Advantage card. Birdens don't count.") },
  { "scroll", N_ ("Two coins"), N_ ("One Advantage card.") },
  { "purse", N_ ("The combination and two coins"), N_ ("A Mercenary, from the table or from another player.") },
  { "heart", N_ ("The combination"), N_ ("A Loyal, from the table.") },
  { NULL, N_ ("Who is who") },
  { "star", N_ ("Hero"), N_ ("Leads the team, is no Teammate. All have the same ability.") },
  { "heart", N_ ("Loyal"), N_ ("Two at most. Stays to the end; nobody takes or trades it.") },
  { "purse", N_ ("Mercenary"), N_ ("Two at most. Can be taken from you.") },
  { "broken-heart", N_ ("Sacrifice"), N_ ("An Advantage card that becomes a Teammate, neither Loyal nor Mercenary.") },
  { NULL, N_ ("Advantage cards") },
  { "scroll-white", N_ ("White scroll"), N_ ("Played at any time in your turn, then discarded.") },
  { "scroll-red", N_ ("Red scroll"), N_ ("Played as your turn ends, against the others until your next turn begins.") },
  { "scroll", N_ ("In hand"), N_ ("Four at most.") },
  { NULL, N_ ("The Mission") },
  { "special", N_ ("Winning"),
    N_ ("Have the Teammates it asks for, so many of them Mercenaries; then match its combination with your dice.") },
  { NULL, NULL },
};

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
  MusterRoster *roster = muster_reference_new (catalog, "stuffed", _ ("Stuffed"));

  muster_reference_add (roster, rules);
  add_symbols (roster, catalog);
  add_cards (roster, catalog);
  return roster;
}
