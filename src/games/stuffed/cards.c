/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/stuffed/cards.h"

#include "model/i18n.h"
#include "games/game.h"
#include "games/stuffed/check.h"
#include "games/stuffed/play.h"

const MusterCardStyle muster_stuffed_page_style = { "scallops", "gold", "star", NULL };

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

/* Each kind has its own style; a red scroll is filled and a white one isn't, in any ink. */
static MusterCardStyle
style_of (MusterStuffedPlace place, MusterScroll scroll)
{
  static const MusterCardStyle styles[] = {
    [MUSTER_STUFFED_LOYAL] = { "scallops", "moss", "heart", NULL },
    [MUSTER_STUFFED_MERCENARY] = { "scallops", "ink", "purse", NULL },
    [MUSTER_STUFFED_SACRIFICE] = { "scallops", "rose", "broken-heart", NULL },
    [MUSTER_STUFFED_ADVANTAGE] = { "scallops", "stone", "scroll", NULL },
  };

  if (place == MUSTER_STUFFED_ADVANTAGE && scroll == MUSTER_SCROLL_RED)
    return (MusterCardStyle){ "scallops", "scarlet", "scroll-red", NULL };
  if (place == MUSTER_STUFFED_ADVANTAGE && scroll == MUSTER_SCROLL_WHITE)
    return (MusterCardStyle){ "scallops", "slate", "scroll-white", NULL };
  return styles[place];
}

static void
add_entry (MusterCard *card, const char *kind, const char *name, const char *text)
{
  MusterCardEntry *entry = muster_card_add_entry (card->entries, name);

  entry->kind = kind;
  muster_card_set (&entry->text, text);
}

/* The back shows what a player asks in the middle of a turn. */
static void
add_teammate_help (MusterCard *card, MusterStuffedPlace place)
{
  add_entry (card, "special", _ ("To use its ability"),
             _ ("Put a die that shows its symbol on this card. The die is spent, and the ability works once a turn, in "
                "the turn "
                "of recruiting too."));
  if (place == MUSTER_STUFFED_LOYAL)
    add_entry (card, "heart", _ ("Loyal"),
               _ ("Two at most. Stays with its Hero to the end: nobody takes it, and nobody trades it."));
  else if (place == MUSTER_STUFFED_MERCENARY)
    add_entry (card, "purse", _ ("Mercenary"),
               _ ("Two at most. Anyone who rolls the combination and pays 2 coins takes it away."));
  else
    add_entry (card, "broken-heart", _ ("Sacrifice"),
               _ ("A Teammate for the Mission, neither Loyal nor Mercenary, and discarded once the ability is used."));
}

static void
add_advantage_help (MusterCard *card, MusterScroll scroll)
{
  if (scroll != MUSTER_SCROLL_RED)
    add_entry (card, "scroll-white", _ ("White scroll"), _ ("Play it at any time in your turn, then discard it."));
  if (scroll != MUSTER_SCROLL_WHITE)
    add_entry (card, "scroll-red", _ ("Red scroll"),
               _ ("Play it as your turn ends. It works in the turns of the others, until yours begins again."));
  add_entry (card, "scroll", _ ("In hand"), _ ("Four at most. Play or discard one before you draw a fifth."));
}

/* What dice buy, the most common question. */
static void
add_dice_help (MusterCard *card)
{
  add_entry (card, "coin", _ ("Three alike"), _ ("A coin. Birdens don't count."));
  add_entry (card, "scroll", _ ("Four alike, or 2 coins"), _ ("An Advantage card. Birdens don't count."));
}

/* The combination as dice, if all are known. Free with g_free(). */
static char *
dup_tiles (const MusterStuffedCombination *combination)
{
  GString *tiles = g_string_new (NULL);

  for (guint i = 0; combination->options != NULL && i < combination->options->len; i++)
    {
      const MusterOption *option = combination->options->pdata[i];

      if (option == NULL)
        return (g_string_free (tiles, TRUE), NULL);
      g_string_append_printf (tiles, "%s%s", i > 0 ? " " : "", option->id);
    }
  return g_string_free (tiles, FALSE);
}

static void
add_price (MusterCard *card, const MusterStuffedCard *own)
{
  g_autofree char *combination = dup_combination (&own->combination);
  MusterCardBlock *block;

  if (*combination != '\0')
    {
      block = muster_card_add_block (card, _ ("To recruit"));
      muster_card_set (&block->special, combination);
      block->tiles = dup_tiles (&own->combination);
    }
  if (own->place == MUSTER_STUFFED_MERCENARY)
    {
      block = muster_card_add_block (card, _ ("Pay"));
      muster_card_set (&block->special, _ ("2 coins besides the dice"));
      block->figure = g_strdup ("");
      block->icons = g_strdup ("coin coin");
    }
}

static void
add_ability (MusterCard *card, const MusterStuffedCard *own, const char *text)
{
  MusterCardBlock *block = muster_card_add_block (card, _ ("Ability"));
  const MusterOption *attribute = own->attribute.option;

  muster_card_set (&block->special, text);
  if (attribute == NULL)
    return;
  block->icon = attribute->id;
  block->value = g_strdup (muster_option_get_name (attribute));
}

static void
add_abilities (MusterCard *card, const MusterStuffedCard *own)
{
  if (own->ref.option != NULL)
    add_ability (card, own, muster_option_get_about (own->ref.option));
  for (guint i = 0; i < own->passages->len; i++)
    add_ability (card, own, muster_passages_at (own->passages, i)->text);
}

static MusterCard *
make_card (const MusterStuffedCard *own)
{
  MusterCard *card = muster_card_new ("teammate", muster_stuffed_card_get_name (own));
  MusterScroll scroll = muster_stuffed_card_get_scroll (own);

  card->style = style_of (own->place, scroll);
  card->bare = own->thing.name == NULL;
  muster_card_add_fact (card->facts, "kind", _ ("Kind"), place_name (own->place));
  if (muster_choice_is_made (&own->attribute))
    muster_card_add_fact (card->facts, "attribute", _ ("Set off by"), muster_choice_get_name (&own->attribute));
  if (scroll != MUSTER_SCROLL_NONE)
    muster_card_add_fact (card->facts, "scroll", _ ("Scroll"), muster_stuffed_get_scroll_text (scroll));
  add_price (card, own);
  add_abilities (card, own);
  if (own->place == MUSTER_STUFFED_ADVANTAGE)
    add_advantage_help (card, scroll);
  else
    add_teammate_help (card, own->place);
  add_dice_help (card);
  card->portrait = own->portrait != NULL ? muster_portrait_ref (own->portrait) : NULL;
  muster_stuffed_add_trackers (card, own);
  return card;
}

/* All Heroes have the same ability. */
static MusterCard *
make_hero (const char *name)
{
  MusterCard *card = muster_card_new ("hero", name);
  MusterCardBlock *block = muster_card_add_block (card, _ ("Ability"));

  card->style = (MusterCardStyle){ "scallops", "gold", "star", NULL };
  card->bare = TRUE;
  muster_card_add_fact (card->facts, "kind", _ ("Kind"), _ ("Hero"));
  muster_card_set (&block->special, _ ("Once a turn, spend a die of the symbol on your card and roll again as many "
                                       "others as you like, all of them together."));
  block->icon = "star";
  add_entry (card, "star", _ ("Hero"), _ ("Leads the team and is no Teammate: a Mission doesn't count the Hero."));
  add_entry (card, "action", _ ("Your turn"),
             _ ("Roll eight dice. Spend them on abilities, Teammates, coins and cards, in any order, until you stop."));
  add_dice_help (card);
  add_entry (card, "special", _ ("The Mission"),
             _ ("Roll for its combination once you have the Teammates and Mercenaries it asks for."));
  muster_stuffed_add_trackers (card, NULL);
  return card;
}

static gboolean
has_hero (const MusterStuffedTeam *team)
{
  return team->hero != NULL && *team->hero != '\0';
}

guint64
muster_stuffed_count_cards (const MusterThing *thing)
{
  const MusterStuffedTeam *team = (const MusterStuffedTeam *) thing;

  return has_hero (team) + team->cards->len;
}

void
muster_stuffed_make_cards (const MusterCatalog *catalog, const MusterThing *thing, GPtrArray *cards)
{
  const MusterStuffedTeam *team = (const MusterStuffedTeam *) thing;

  if (has_hero (team))
    g_ptr_array_add (cards, make_hero (team->hero));
  for (guint i = 0; i < team->cards->len; i++)
    g_ptr_array_add (cards, make_card (team->cards->pdata[i]));
}

void
muster_stuffed_make_own_card (const MusterCatalog *catalog, const MusterThing *thing, GPtrArray *cards)
{
  g_ptr_array_add (cards, make_card ((const MusterStuffedCard *) thing));
}

guint64
muster_stuffed_count_own_card (const MusterThing *thing)
{
  return 1;
}

MusterCard *
muster_stuffed_make_blank (void)
{
  MusterCard *card = muster_card_new ("teammate", "");

  card->blank = card->unpriced = TRUE;
  card->style = (MusterCardStyle){ "scallops", "stone", "button", NULL };
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
                          !muster_stuffed_card_is_unknown (card))
      ->icon
      = style_of (card->place, muster_stuffed_card_get_scroll (card)).emblem;
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
  g_autoptr (GString) text = g_string_new (mission->thing.name);

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

  roster->style = muster_stuffed_page_style;
  roster->heading = _ ("Team and cards in hand");
  if (team->hero != NULL)
    muster_card_add_fact (roster->facts, "hero", _ ("Hero"), team->hero);
  if (team->coins != MUSTER_STUFFED_TEAM_UNSAID)
    muster_card_add_fact (roster->facts, "coins", C_ ("stuffed", "Coins"), coins);
  if (team->mission != NULL)
    add_mission (roster, team->mission);
  for (guint i = 0; i < team->cards->len; i++)
    {
      add_line (roster, team->cards->pdata[i]);
      add_rule (roster, team->cards->pdata[i]);
    }
  muster_roster_sort_entries (roster);
  muster_stuffed_add_score (roster, catalog, team);

  return roster;
}
