/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/stuffed/team.h"

#include "model/chosen.h"
#include "model/text/id.h"
#include "model/text/phrase.h"
#include "model/i18n.h"

void
muster_stuffed_combination_resolve (MusterStuffedCombination *combination, const MusterCatalog *catalog)
{
  g_strfreev (combination->words);
  g_clear_pointer (&combination->options, g_ptr_array_unref);
  combination->words = muster_phrase_split (combination->text != NULL ? combination->text : "", " \t\r\n");
  combination->options = g_ptr_array_new ();
  for (guint i = 0; combination->words[i] != NULL; i++)
    g_ptr_array_add (combination->options,
                     (gpointer) muster_catalog_find (catalog, MUSTER_KIND_ATTRIBUTE, combination->words[i]));
}

void
muster_stuffed_combination_set (MusterStuffedCombination *combination, const MusterCatalog *catalog, const char *text)
{
  char *copy = text != NULL && *text != '\0' ? g_strdup (text) : NULL;

  g_free (combination->text);
  combination->text = copy;
  muster_stuffed_combination_resolve (combination, catalog);
}

void
muster_stuffed_combination_copy (MusterStuffedCombination *to, const MusterStuffedCombination *from)
{
  to->text = g_strdup (from->text);
  to->words = g_strdupv (from->words);
  to->options = from->options != NULL ? g_ptr_array_copy (from->options, NULL, NULL) : NULL;
}

void
muster_stuffed_combination_clear (MusterStuffedCombination *combination)
{
  g_clear_pointer (&combination->text, g_free);
  g_clear_pointer (&combination->words, g_strfreev);
  g_clear_pointer (&combination->options, g_ptr_array_unref);
}

static const struct
{
  const char *element;
  MusterStuffedCardKind kind;
} places[MUSTER_STUFFED_N_STUFFED_PLACES] = {
  [MUSTER_STUFFED_LOYAL] = { "loyal", MUSTER_STUFFED_CARD_LOYAL },
  [MUSTER_STUFFED_MERCENARY] = { "mercenary", MUSTER_STUFFED_CARD_MERCENARY },
  [MUSTER_STUFFED_SACRIFICE] = { "sacrifice", MUSTER_STUFFED_CARD_ADVANTAGE },
  [MUSTER_STUFFED_ADVANTAGE] = { "advantage", MUSTER_STUFFED_CARD_ADVANTAGE },
};

const char *
muster_stuffed_place_get_element (MusterStuffedPlace place)
{
  return places[place].element;
}

MusterStuffedCardKind
muster_stuffed_place_get_kind (MusterStuffedPlace place)
{
  return places[place].kind;
}

const char *
muster_stuffed_card_get_name (const MusterStuffedCard *card)
{
  if (muster_choice_is_made (&card->ref))
    return muster_choice_get_name (&card->ref);
  if (card->name != NULL && *card->name != '\0')
    return card->name;
  return card->place == MUSTER_STUFFED_SACRIFICE ? _ ("Sacrifice") : _ ("Unnamed");
}

MusterScroll
muster_stuffed_card_get_scroll (const MusterStuffedCard *card)
{
  if (card->scroll == NULL && card->ref.option != NULL)
    return card->ref.option->scroll;
  return (MusterScroll) MAX (muster_words_find (muster_scrolls, card->scroll), MUSTER_SCROLL_NONE);
}

gboolean
muster_stuffed_card_is_sacrifice (const MusterStuffedCard *card)
{
  g_autofree char *own = muster_id_dup_from_name (card->name != NULL ? card->name : "");

  if (card->place == MUSTER_STUFFED_SACRIFICE)
    return TRUE;
  return card->place == MUSTER_STUFFED_ADVANTAGE
         && g_str_equal (muster_choice_is_made (&card->ref) ? card->ref.id : own, "sacrifice");
}

gboolean
muster_stuffed_card_is_unknown (const MusterStuffedCard *card)
{
  const MusterOption *option = card->ref.option;

  return muster_choice_is_made (&card->ref)
         && (option == NULL || option->stuffed_card_kind != places[card->place].kind);
}

static void
free_card (gpointer data)
{
  MusterStuffedCard *card = data;

  muster_choice_clear (&card->ref);
  g_free (card->name);
  g_free (card->scroll);
  muster_choice_clear (&card->attribute);
  muster_stuffed_combination_clear (&card->combination);
  g_array_unref (card->passages);
  muster_extras_clear (&card->extras);
  g_free (card);
}

static void
free_thing (MusterThing *thing)
{
  muster_stuffed_team_free ((MusterStuffedTeam *) thing);
}

static MusterThing *
copy_thing (const MusterThing *thing)
{
  return &muster_stuffed_team_copy ((const MusterStuffedTeam *) thing)->thing;
}

static void
add_chosen (const MusterThing *thing, GPtrArray *options)
{
  const MusterStuffedTeam *team = (const MusterStuffedTeam *) thing;

  for (guint i = 0; i < team->cards->len; i++)
    muster_chosen_add (options, ((const MusterStuffedCard *) team->cards->pdata[i])->ref.option);
}

const MusterThingClass muster_stuffed_team_class = {
  .element = "team",
  .game = "stuffed",
  .rules = &muster_stuffed_team_rules,
  .size = sizeof (MusterStuffedTeam),
  .free = free_thing,
  .copy = copy_thing,
  .add_chosen = add_chosen,
};

MusterStuffedTeam *
muster_stuffed_team_new (void)
{
  MusterStuffedTeam *team = g_new0 (MusterStuffedTeam, 1);

  team->thing.klass = &muster_stuffed_team_class;
  team->cards = g_ptr_array_new_with_free_func (free_card);
  team->coins = team->mission.teammates = team->mission.mercenaries = MUSTER_STUFFED_TEAM_UNSAID;
  team->mission.passages = muster_passages_new ();
  return team;
}

void
muster_stuffed_team_free (MusterStuffedTeam *team)
{
  muster_thing_clear (&team->thing);
  g_free (team->hero);
  g_ptr_array_unref (team->cards);
  g_free (team->mission.name);
  muster_stuffed_combination_clear (&team->mission.combination);
  g_array_unref (team->mission.passages);
  muster_extras_clear (&team->mission.extras);
  muster_stuffed_combination_clear (&team->dice.faces);
  muster_extras_clear (&team->dice.extras);
  g_free (team);
}

static void
copy_passages (GArray **to, const GArray *from)
{
  g_array_unref (*to);
  *to = muster_passages_copy (from);
}

static void
copy_card (MusterStuffedTeam *team, const MusterStuffedCard *card)
{
  MusterStuffedCard *copy = muster_stuffed_team_add_card (team, card->place);

  muster_choice_copy (&copy->ref, &card->ref);
  copy->name = g_strdup (card->name);
  copy->scroll = g_strdup (card->scroll);
  muster_choice_copy (&copy->attribute, &card->attribute);
  muster_stuffed_combination_copy (&copy->combination, &card->combination);
  copy_passages (&copy->passages, card->passages);
  copy->order = card->order;
  muster_extras_copy (&copy->extras, &card->extras);
}

MusterStuffedTeam *
muster_stuffed_team_copy (const MusterStuffedTeam *team)
{
  MusterStuffedTeam *copy = muster_stuffed_team_new ();

  muster_thing_copy (&copy->thing, &team->thing);
  copy->hero = g_strdup (team->hero);
  copy->coins = team->coins;
  for (guint i = 0; i < team->cards->len; i++)
    copy_card (copy, team->cards->pdata[i]);
  copy->mission.written = team->mission.written;
  copy->mission.name = g_strdup (team->mission.name);
  copy->mission.teammates = team->mission.teammates;
  copy->mission.mercenaries = team->mission.mercenaries;
  copy->mission.order = team->mission.order;
  muster_stuffed_combination_copy (&copy->mission.combination, &team->mission.combination);
  copy_passages (&copy->mission.passages, team->mission.passages);
  muster_extras_copy (&copy->mission.extras, &team->mission.extras);
  copy->dice.written = team->dice.written;
  copy->dice.order = team->dice.order;
  muster_stuffed_combination_copy (&copy->dice.faces, &team->dice.faces);
  muster_extras_copy (&copy->dice.extras, &team->dice.extras);
  return copy;
}

MusterStuffedCard *
muster_stuffed_team_add_card (MusterStuffedTeam *team, MusterStuffedPlace place)
{
  MusterStuffedCard *card = g_new0 (MusterStuffedCard, 1);

  card->place = place;
  card->passages = muster_passages_new ();
  g_ptr_array_add (team->cards, card);
  return card;
}

guint
muster_stuffed_team_find_card (const MusterStuffedTeam *team, const MusterPlace *place)
{
  gboolean in_hand = muster_place_is (place, 0, muster_stuffed_place_get_element (MUSTER_STUFFED_ADVANTAGE));
  guint before = 0, seen = 0, wanted = place->depth > 0 ? MAX (place->steps[0].number, 1) : 0;

  for (guint i = 0; i < team->cards->len; i++)
    {
      const MusterStuffedCard *card = team->cards->pdata[i];

      if (muster_place_is (place, 0, muster_stuffed_place_get_element (card->place)) && ++seen == wanted)
        break;
      before += (card->place == MUSTER_STUFFED_ADVANTAGE) == in_hand;
    }
  return before;
}
