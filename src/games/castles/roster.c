/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/castles/roster.h"

#include "model/i18n.h"
#include "games/castles/kingdom-worth.h"
#include "games/castles/play.h"
#include "games/game.h"

const MusterCardStyle muster_castles_page_style = { "battlements", "stone", "tower", NULL };

static char *
dup_card_name (const MusterCastlesCard *card)
{
  if (card->option == NULL)
    return g_strdup (card->ref != NULL ? card->ref : "?");
  return muster_castles_dup_card (card->option);
}

/* The cards in order; for a hand with counts. */
static char *
dup_cards (const GArray *cards)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < cards->len; i++)
    {
      const MusterCastlesCard *card = muster_castles_cards_at (cards, i);
      g_autofree char *name = dup_card_name (card);

      g_string_append (text, text->len > 0 ? " · " : "");
      if (card->count > 1)
        g_string_append_printf (text, "%d × ", card->count);
      g_string_append (text, name);
    }
  return g_string_free (text, FALSE);
}

static void
add_rules (MusterRoster *roster, const GArray *cards)
{
  for (guint i = 0; i < cards->len; i++)
    {
      const MusterCastlesCard *card = muster_castles_cards_at (cards, i);
      g_autofree char *name = dup_card_name (card);

      if (card->option != NULL)
        muster_roster_add_rule (roster, name, muster_option_get_about (card->option));
    }
}

/* The hand is secret, and so are the rules of its cards. */
static void
add_hand (MusterRoster *roster, const MusterCastlesKingdom *kingdom, const char *owner)
{
  const GArray *cards = kingdom->hand.cards;
  g_autofree char *hand = dup_cards (cards);
  g_autofree char *text = owner != NULL ? g_strdup_printf (_ ("%s: %s"), owner, hand) : g_strdup (hand);

  if (*hand != '\0')
    muster_card_add_fact (roster->secrets, "hand", owner != NULL ? _ ("Puppet state") : _ ("Hand"), text);
  for (guint i = 0; i < cards->len; i++)
    {
      const MusterCastlesCard *card = muster_castles_cards_at (cards, i);
      g_autofree char *name = dup_card_name (card);

      if (card->option != NULL)
        muster_roster_add_secret_rule (roster, name, muster_option_get_about (card->option));
    }
}

/* The castle as it looks on the table. */
static void
add_stack (MusterRoster *roster, const char *title, const MusterCastlesCastle *castle, guint health)
{
  const MusterOption *upgrade = muster_castles_castle_get_upgrade (castle);
  g_autofree char *total = g_strdup_printf (_ ("Health %u"), health);

  muster_roster_add_stack (roster, title, total, upgrade != NULL ? upgrade->id : NULL);
  for (guint i = 0; i < castle->defenses->len; i++)
    {
      const MusterCastlesCard *card = muster_castles_cards_at (castle->defenses, i);
      g_autofree char *worth = card->option != NULL ? g_strdup_printf ("%d", card->option->worth) : g_strdup ("");
      const char *stand_in, *icon = muster_castles_get_icon (card->option, &stand_in);

      muster_roster_add_layer (roster, card->option != NULL ? muster_option_get_name (card->option) : card->ref, worth,
                               icon, stand_in);
    }
}

static void
add_castle_line (MusterRoster *roster, const MusterCatalog *catalog, const MusterCastlesKingdom *kingdom, guint n,
                 const char *owner)
{
  const MusterCastlesCastle *castle = kingdom->castles->pdata[n];
  const MusterOption *upgrade = muster_castles_castle_get_upgrade (castle),
                     *stand_in = muster_castles_castle_get_stand_in (castle);
  g_autofree char *defenses = dup_cards (castle->defenses);
  g_autofree char *title
      = upgrade != NULL ? g_strdup_printf (_ ("Castle %u with %s"), n + 1, muster_option_get_name (upgrade))
        /* Translators: a castle that has another card in its place: "Castle 2 (Puppet)" */
        : stand_in != NULL ? g_strdup_printf (_ ("Castle %u (%s)"), n + 1, muster_option_get_name (stand_in))
                           : g_strdup_printf (_ ("Castle %u"), n + 1);
  g_autofree char *name = owner != NULL ? g_strdup_printf (_ ("%s: %s"), owner, title) : g_strdup (title);
  char *choices = g_strdup_printf (_ ("Health %u: %s"), muster_castles_get_health (catalog, castle),
                                   *defenses != '\0' ? defenses : _ ("no defenses"));

  muster_roster_add_line (roster, 1, name, -1, choices, TRUE);
  add_stack (roster, name, castle, muster_castles_get_health (catalog, castle));
  add_rules (roster, castle->defenses);
  if (upgrade != NULL)
    muster_roster_add_rule (roster, muster_option_get_name (upgrade), muster_option_get_about (upgrade));
}

static void
add_kingdom (MusterRoster *roster, const MusterCatalog *catalog, const MusterCastlesKingdom *kingdom, const char *owner)
{
  for (guint i = 0; i < kingdom->castles->len; i++)
    add_castle_line (roster, catalog, kingdom, i, owner);
  add_hand (roster, kingdom, owner);
}

MusterRoster *
muster_castles_make_roster (const MusterCatalog *catalog, const MusterThing *thing)
{
  const MusterCastlesKingdom *kingdom = (const MusterCastlesKingdom *) thing;
  g_autoptr (MusterReport) report = muster_games_check (catalog, thing, FALSE);
  MusterRoster *roster = muster_roster_begin (catalog, thing, _ ("Kingdom"), report);

  roster->style = muster_castles_page_style;
  roster->heading = _ ("Castles");
  add_kingdom (roster, catalog, kingdom, NULL);
  for (guint i = 0; i < kingdom->states->len; i++)
    add_kingdom (roster, catalog, kingdom->states->pdata[i], muster_thing_get_name (kingdom->states->pdata[i]));
  muster_roster_sort_entries (roster);
  muster_castles_add_score (roster, kingdom);

  return roster;
}

/* A castle with a defense in each place, the topmost first, as on the table. */
MusterCard *
muster_castles_make_blank (void)
{
  MusterCard *card = muster_card_new ("kingdom", "");

  card->blank = card->unpriced = TRUE;
  card->style = muster_castles_page_style;
  for (guint i = 0; i < MUSTER_CASTLES_MOST_DEFENSES; i++)
    {
      MusterCardBlock *defense = muster_card_add_spare (card);

      defense->hint = C_ ("of a castle", "Defense");
      defense->end_hint = _ ("Value");
    }
  muster_card_add_fact (card->facts, "upgrade", C_ ("of a castle", "Upgrade"), NULL);
  muster_card_add_fact (card->facts, "health", _ ("Health"), NULL);
  return card;
}
