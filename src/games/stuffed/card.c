/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards of games/stuffed/team.h. */
#include "games/stuffed/team.h"

#include "model/thing-options.h"
#include "model/i18n.h"
#include "model/text/id.h"
#include "model/text/phrase.h"

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
  if (card->thing.name != NULL && *card->thing.name != '\0')
    return card->thing.name;
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
  g_autofree char *own = muster_id_dup_from_name (card->thing.name != NULL ? card->thing.name : "");

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

/* As things. */

static MusterStuffedCard *
as_card (const MusterThing *thing)
{
  return (MusterStuffedCard *) thing;
}

static void
free_card (MusterThing *thing)
{
  MusterStuffedCard *card = as_card (thing);

  muster_thing_clear (thing);
  muster_choice_clear (&card->ref);
  g_free (card->scroll);
  muster_choice_clear (&card->attribute);
  muster_stuffed_combination_clear (&card->combination);
  g_array_unref (card->passages);
  g_clear_pointer (&card->portrait, muster_portrait_unref);
  g_free (card);
}

static MusterThing *
copy_card (const MusterThing *thing)
{
  const MusterStuffedCard *from = as_card (thing);
  MusterStuffedCard *to = muster_stuffed_card_new (from->place);

  muster_thing_copy (&to->thing, thing);
  muster_choice_copy (&to->ref, &from->ref);
  to->scroll = g_strdup (from->scroll);
  muster_choice_copy (&to->attribute, &from->attribute);
  muster_stuffed_combination_copy (&to->combination, &from->combination);
  g_array_unref (to->passages);
  to->passages = muster_passages_copy (from->passages);
  to->portrait = from->portrait != NULL ? muster_portrait_ref (from->portrait) : NULL;
  to->portrait_order = from->portrait_order;
  return &to->thing;
}

static void
collect_options (const MusterThing *thing, GPtrArray *options)
{
  muster_thing_options_add (options, as_card (thing)->ref.option);
}

#define CARD_CLASS(name, its_rules)                                                                                    \
  {                                                                                                                    \
    .element = name, .game = "stuffed", .rules = its_rules, .size = sizeof (MusterStuffedCard), .free = free_card,     \
    .copy = copy_card, .collect_options = collect_options,                                                             \
    .portrait_offset = G_STRUCT_OFFSET (MusterStuffedCard, portrait),                                                  \
    .portrait_order_offset = G_STRUCT_OFFSET (MusterStuffedCard, portrait_order)                                       \
  }

const MusterThingClass muster_stuffed_card_classes[MUSTER_STUFFED_N_STUFFED_PLACES] = {
  [MUSTER_STUFFED_LOYAL] = CARD_CLASS ("loyal", &muster_stuffed_loyal_rules),
  [MUSTER_STUFFED_MERCENARY] = CARD_CLASS ("mercenary", &muster_stuffed_mercenary_rules),
  [MUSTER_STUFFED_SACRIFICE] = CARD_CLASS ("sacrifice", &muster_stuffed_sacrifice_rules),
  [MUSTER_STUFFED_ADVANTAGE] = CARD_CLASS ("advantage", &muster_stuffed_advantage_rules),
};

gboolean
muster_stuffed_is_card (const MusterThing *thing)
{
  return thing->klass >= muster_stuffed_card_classes
         && thing->klass < muster_stuffed_card_classes + MUSTER_STUFFED_N_STUFFED_PLACES;
}

MusterStuffedCard *
muster_stuffed_card_new (MusterStuffedPlace place)
{
  MusterStuffedCard *card = g_new0 (MusterStuffedCard, 1);

  card->thing.klass = &muster_stuffed_card_classes[place];
  card->place = place;
  card->passages = muster_passages_new ();
  return card;
}
