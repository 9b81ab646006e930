/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/stuffed/file.h"

#include "xml/agreement.h"
#include "xml/binding.h"
#include "xml/passage.h"
#include "xml/portrait.h"

#define TEAMMATES_MOST 99
#define COINS_MOST 999

static const MusterBinding card_bindings[] = {
  MUSTER_BIND_CHOICE (MusterStuffedCard, "ref", ref, MUSTER_KIND_STUFFED_CARD),
  MUSTER_BIND_TEXT (MusterStuffedCard, "name", thing.name),
  MUSTER_BIND_TEXT (MusterStuffedCard, "combination", combination.text),
  MUSTER_BIND_CHOICE (MusterStuffedCard, "attribute", attribute, MUSTER_KIND_ATTRIBUTE),
  MUSTER_BIND_TEXT (MusterStuffedCard, "scroll", scroll),
  MUSTER_BIND_END,
};

static const MusterBinding mission_bindings[] = {
  MUSTER_BIND_TEXT (MusterStuffedMission, "name", thing.name),
  MUSTER_BIND_NUMBER (MusterStuffedMission, "teammates", teammates, 0, TEAMMATES_MOST, MUSTER_STUFFED_TEAM_UNSAID),
  MUSTER_BIND_NUMBER (MusterStuffedMission, "mercenaries", mercenaries, 0, TEAMMATES_MOST, MUSTER_STUFFED_TEAM_UNSAID),
  MUSTER_BIND_TEXT (MusterStuffedMission, "combination", combination.text),
  MUSTER_BIND_END,
};

static const MusterBinding dice_bindings[]
    = { MUSTER_BIND_TEXT (MusterStuffedDice, "faces", faces.text), MUSTER_BIND_END };

static const MusterBinding team_bindings[] = {
  MUSTER_BIND_TEXT (MusterStuffedTeam, "name", thing.name),
  MUSTER_BIND_TEXT (MusterStuffedTeam, "hero", hero),
  MUSTER_BIND_NUMBER (MusterStuffedTeam, "coins", coins, 0, COINS_MOST, MUSTER_STUFFED_TEAM_UNSAID),
  MUSTER_BIND_END,
};

/* Reading. */

static gboolean
read_card_child (MusterReading *reading, const char *name, guint order, gpointer data)
{
  MusterStuffedCard *card = data;

  return muster_passages_read (card->passages, reading, name, order)
         || muster_portrait_read (&card->portrait, &card->portrait_order, &card->thing.extras, reading, name, order)
         || muster_agreements_read (&card->thing, reading, name, order);
}

static gboolean
read_mission_child (MusterReading *reading, const char *name, guint order, gpointer data)
{
  MusterStuffedMission *mission = data;

  return muster_passages_read (mission->passages, reading, name, order)
         || muster_portrait_read (&mission->portrait, &mission->portrait_order, &mission->thing.extras, reading, name,
                                  order)
         || muster_agreements_read (&mission->thing, reading, name, order);
}

static MusterStuffedCard *
read_card (MusterReading *reading, MusterStuffedPlace place, guint order)
{
  MusterStuffedCard *card = muster_stuffed_card_new (place);

  card->thing.order = order;
  muster_bindings_read (card_bindings, reading, read_card_child, card, &card->thing.extras);
  muster_stuffed_combination_resolve (&card->combination, reading->catalog);
  return card;
}

MusterThing *
muster_stuffed_read_loyal (MusterReading *reading)
{
  return &read_card (reading, MUSTER_STUFFED_LOYAL, 0)->thing;
}

MusterThing *
muster_stuffed_read_mercenary (MusterReading *reading)
{
  return &read_card (reading, MUSTER_STUFFED_MERCENARY, 0)->thing;
}

MusterThing *
muster_stuffed_read_advantage (MusterReading *reading)
{
  return &read_card (reading, MUSTER_STUFFED_ADVANTAGE, 0)->thing;
}

static MusterStuffedMission *
read_mission (MusterReading *reading, guint order)
{
  MusterStuffedMission *mission = muster_stuffed_mission_new ();

  mission->thing.order = order;
  muster_bindings_read (mission_bindings, reading, read_mission_child, mission, &mission->thing.extras);
  muster_stuffed_combination_resolve (&mission->combination, reading->catalog);
  return mission;
}

MusterThing *
muster_stuffed_read_mission (MusterReading *reading)
{
  return &read_mission (reading, 0)->thing;
}

static void
read_dice (MusterReading *reading, MusterStuffedDice *dice, guint order)
{
  dice->written = TRUE;
  dice->order = order;
  muster_bindings_read (dice_bindings, reading, NULL, dice, &dice->extras);
  muster_stuffed_combination_resolve (&dice->faces, reading->catalog);
}

static gboolean
read_team_child (MusterReading *reading, const char *name, guint order, gpointer data)
{
  MusterStuffedTeam *team = data;

  for (MusterStuffedPlace place = 0; place < MUSTER_STUFFED_N_STUFFED_PLACES; place++)
    if (g_str_equal (name, muster_stuffed_place_get_element (place)))
      {
        g_ptr_array_add (team->cards, read_card (reading, place, order));
        return TRUE;
      }
  if (g_str_equal (name, "mission") && team->mission == NULL)
    team->mission = read_mission (reading, order);
  else if (g_str_equal (name, "dice") && !team->dice.written)
    read_dice (reading, &team->dice, order);
  else
    return muster_agreements_read (&team->thing, reading, name, order);
  return TRUE;
}

MusterThing *
muster_stuffed_read_team (MusterReading *reading)
{
  MusterStuffedTeam *team = muster_stuffed_team_new ();

  muster_bindings_read (team_bindings, reading, read_team_child, team, &team->thing.extras);
  return &team->thing;
}

/* Writing. */

static void
write_portrait (GArray *children, MusterPortrait *portrait, guint order)
{
  if (portrait != NULL)
    muster_writing_children_add (children, order, 1, muster_portrait_write, portrait);
}

static void
write_card (MusterWriting *writing, gconstpointer data)
{
  const MusterStuffedCard *card = data;
  g_autoptr (GArray) children = muster_writing_children_new ();

  muster_passages_write (card->passages, children, 0);
  write_portrait (children, card->portrait, card->portrait_order);
  muster_agreements_write (&card->thing, children);
  muster_bindings_write (card_bindings, writing, muster_stuffed_place_get_element (card->place), card, children,
                         &card->thing.extras);
}

void
muster_stuffed_write_card (MusterWriting *writing, const MusterThing *thing)
{
  write_card (writing, thing);
}

static void
write_mission (MusterWriting *writing, gconstpointer data)
{
  const MusterStuffedMission *mission = data;
  g_autoptr (GArray) children = muster_writing_children_new ();

  muster_passages_write (mission->passages, children, 0);
  write_portrait (children, mission->portrait, mission->portrait_order);
  muster_agreements_write (&mission->thing, children);
  muster_bindings_write (mission_bindings, writing, mission->thing.klass->element, mission, children,
                         &mission->thing.extras);
}

void
muster_stuffed_write_mission (MusterWriting *writing, const MusterThing *thing)
{
  write_mission (writing, thing);
}

static void
write_dice (MusterWriting *writing, gconstpointer data)
{
  muster_bindings_write (dice_bindings, writing, "dice", data, NULL, &((const MusterStuffedDice *) data)->extras);
}

void
muster_stuffed_write_team (MusterWriting *writing, const MusterThing *thing)
{
  const MusterStuffedTeam *team = (const MusterStuffedTeam *) thing;
  g_autoptr (GArray) children = muster_writing_children_new ();

  for (guint i = 0; i < team->cards->len; i++)
    muster_writing_children_add (children, ((const MusterThing *) team->cards->pdata[i])->order, 0, write_card,
                                 team->cards->pdata[i]);
  if (team->mission != NULL)
    muster_writing_children_add (children, team->mission->thing.order, 1, write_mission, team->mission);
  if (team->dice.written)
    muster_writing_children_add (children, team->dice.order, 2, write_dice, &team->dice);
  muster_agreements_write (thing, children);
  muster_bindings_write (team_bindings, writing, thing->klass->element, team, children, &thing->extras);
}
