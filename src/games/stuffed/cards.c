/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/stuffed/cards.h"

#include "model/i18n.h"
#include "games/game.h"
#include "games/stuffed/check.h"
#include "games/stuffed/play.h"

static const char *
place_name (MusterStuffedPlace place)
{
  static const char *const names[] = {
    [MUSTER_STUFFED_LOYAL] = N_ ("Loyal"),
    [MUSTER_STUFFED_MERCENARY] = N_ ("Mercenary"),
    [MUSTER_STUFFED_SACRIFICE] = N_ ("Sacrifice"),
    [MUSTER_STUFFED_ADVANTAGE] = N_ ("Advantage"),
  };

  return _ (names[place]);
}

static char *
dup_combination (const MusterStuffedCombination *combination)
{
  return combination->text != NULL ? muster_stuffed_dup_combination (combination) : g_strdup ("");
}

static MusterCard *
make_card (const MusterStuffedCard *own)
{
  MusterCard *card = muster_card_new ("teammate", muster_stuffed_card_get_name (own));
  g_autofree char *combination = dup_combination (&own->combination);

  muster_card_add_fact (card->facts, "kind", _ ("Kind"), place_name (own->place));
  if (muster_choice_is_made (&own->attribute))
    muster_card_add_fact (card->facts, "attribute", _ ("Set off by"), muster_choice_get_name (&own->attribute));
  if (muster_stuffed_card_get_scroll (own) != MUSTER_SCROLL_NONE)
    muster_card_add_fact (card->facts, "scroll", _ ("Scroll"),
                          muster_stuffed_get_scroll_text (muster_stuffed_card_get_scroll (own)));
  if (*combination != '\0')
    muster_card_set (&muster_card_add_block (card, _ ("To recruit"))->special, combination);
  if (own->place == MUSTER_STUFFED_MERCENARY)
    muster_card_set (&muster_card_add_block (card, _ ("Pay"))->special, _ ("2 coins besides the dice"));
  for (guint i = 0; i < own->passages->len; i++)
    muster_card_set (&muster_card_add_block (card, _ ("Ability"))->special,
                     muster_passages_at (own->passages, i)->text);
  muster_stuffed_add_trackers (card, own);
  return card;
}

guint64
muster_stuffed_count_cards (const MusterThing *thing)
{
  const MusterStuffedTeam *team = (const MusterStuffedTeam *) thing;
  guint64 n = 0;

  for (guint i = 0; i < team->cards->len; i++)
    n += ((const MusterStuffedCard *) team->cards->pdata[i])->name != NULL;
  return n;
}

void
muster_stuffed_make_cards (const MusterCatalog *catalog, const MusterThing *thing, GPtrArray *cards)
{
  const MusterStuffedTeam *team = (const MusterStuffedTeam *) thing;

  for (guint i = 0; i < team->cards->len; i++)
    if (((const MusterStuffedCard *) team->cards->pdata[i])->name != NULL)
      g_ptr_array_add (cards, make_card (team->cards->pdata[i]));
}

MusterCard *
muster_stuffed_make_blank (void)
{
  MusterCard *card = muster_card_new ("teammate", "");

  card->blank = card->unpriced = TRUE;
  muster_card_add_block (card, _ ("To recruit"));
  muster_card_add_block (card, _ ("Ability"));
  muster_card_add_fact (card->facts, "kind", _ ("Kind"), NULL);
  muster_card_add_fact (card->facts, "attribute", _ ("Set off by"), NULL);
  muster_card_add_fact (card->facts, "scroll", _ ("Scroll"), NULL);
  return card;
}

static void
add_line (MusterRoster *roster, const MusterStuffedCard *card)
{
  g_autofree char *combination = dup_combination (&card->combination);
  char *choices = *combination != '\0' ? g_strdup_printf ("%s: %s", place_name (card->place), combination)
                                       : g_strdup (place_name (card->place));

  muster_roster_add_line (roster, 1, muster_stuffed_card_get_name (card), -1, choices,
                          !muster_stuffed_card_is_unknown (card));
}

static void
add_rule (MusterRoster *roster, const MusterStuffedCard *card)
{
  if (card->ref.option != NULL)
    muster_roster_add_rule (roster, muster_stuffed_card_get_name (card), muster_option_get_about (card->ref.option));
  else
    muster_roster_add_passages (roster, muster_stuffed_card_get_name (card), card->passages);
}

static void
append_count (GString *text, const char *format, gint count)
{
  g_string_append (text, text->len > 0 ? " · " : "");
  g_string_append_printf (text, format, count);
}

static void
add_mission (MusterRoster *roster, const MusterStuffedMission *mission)
{
  g_autofree char *combination = dup_combination (&mission->combination);
  g_autoptr (GString) text = g_string_new (mission->name);

  if (!mission->written)
    return;
  if (mission->teammates != MUSTER_STUFFED_TEAM_UNSAID)
    append_count (text, ngettext ("%d Teammate", "%d Teammates", (gulong) mission->teammates), mission->teammates);
  if (mission->mercenaries > 0)
    append_count (text, ngettext ("%d Mercenary", "%d Mercenaries", (gulong) mission->mercenaries),
                  mission->mercenaries);
  if (*combination != '\0')
    g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", combination);
  muster_card_add_fact (roster->facts, "mission", _ ("Mission"), text->str);
}

MusterRoster *
muster_stuffed_make_roster (const MusterCatalog *catalog, const MusterThing *thing)
{
  const MusterStuffedTeam *team = (const MusterStuffedTeam *) thing;
  g_autoptr (MusterReport) report = muster_games_check (catalog, thing, FALSE);
  MusterRoster *roster = muster_roster_begin (catalog, thing, _ ("Team"), report);
  g_autofree char *coins = g_strdup_printf ("%d", team->coins);

  if (team->hero != NULL)
    muster_card_add_fact (roster->facts, "hero", _ ("Hero"), team->hero);
  if (team->coins != MUSTER_STUFFED_TEAM_UNSAID)
    muster_card_add_fact (roster->facts, "coins", _ ("Coins"), coins);
  add_mission (roster, &team->mission);
  for (guint i = 0; i < team->cards->len; i++)
    {
      add_line (roster, team->cards->pdata[i]);
      add_rule (roster, team->cards->pdata[i]);
    }
  muster_roster_sort_entries (roster);
  muster_stuffed_add_score (roster, catalog, team);

  return roster;
}
