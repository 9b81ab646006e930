/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/castles/reference.h"

#include "games/castles/check.h"
#include "games/reference.h"
#include "model/i18n.h"

static const MusterReferenceRule rules[] = {
  { NULL, N_ ("Your turn") },
  { "tower", N_ ("Castles"), N_ ("Play as many as you like, beside those you have.") },
  { "tower", N_ ("Upgrades"), N_ ("As many as you like, one in force on a castle.") },
  { "tower", N_ ("Defenses"), N_ ("One on one castle a turn; three on a castle at most.") },
  { "attack", N_ ("Attacks and specials"), N_ ("As many as you like, from the third round on.") },
  { "action", N_ ("The end"), N_ ("Discard what you don't want and draw until you hold five, a puppet state three.") },
  { NULL, N_ ("An attack") },
  { "attack", N_ ("Adding up"),
    N_ ("All attack cards against one opponent add up, and what is left over goes on to the next card.") },
  { "attack", N_ ("From the top"),
    N_ ("The topmost defense falls first. A castle falls when all of its defenses have.") },
  { "reaction", N_ ("Block"),
    N_ ("Stops one player's attacks for the turn. Sabotage, Cannon Fire and Jester can't be blocked.") },
  { NULL, N_ ("Winning") },
  { "crown", N_ ("Six castles"), N_ ("Held for a full round, they win.") },
  { "crown", N_ ("No castle"),
    N_ ("You are out, and your puppet states with you. A Puppet card brings a fallen ruler back.") },
  { NULL, NULL },
};

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
  MusterRoster *roster = muster_reference_new (catalog, "castles", _ ("Castles"));

  muster_reference_add (roster, rules);
  add_cards (roster, catalog, _ ("Upgrades"), MUSTER_CASTLE_CARD_UPGRADE, "tower");
  add_cards (roster, catalog, _ ("Specials"), MUSTER_CASTLE_CARD_SPECIAL, "special");
  add_cards (roster, catalog, _ ("Defenses"), MUSTER_CASTLE_CARD_DEFENSE, "chivalry");
  add_cards (roster, catalog, _ ("Attacks"), MUSTER_CASTLE_CARD_ATTACK, "attack");
  return roster;
}
