/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/stuffed/file.h"

#include "xml/agreement.h"
#include "xml/binding.h"
#include "xml/passage.h"

#define TEAMMATES_MOST 99
#define COINS_MOST 999

static const MusterBinding card_bindings[] = {
  MUSTER_BIND_CHOICE (MusterStuffedCard, "ref", ref, MUSTER_KIND_STUFFED_CARD),
  MUSTER_BIND_TEXT (MusterStuffedCard, "name", name),
  MUSTER_BIND_TEXT (MusterStuffedCard, "combination", combination.text),
  MUSTER_BIND_CHOICE (MusterStuffedCard, "attribute", attribute, MUSTER_KIND_ATTRIBUTE),
  MUSTER_BIND_END,
};

static const MusterBinding mission_bindings[] = {
  MUSTER_BIND_TEXT (MusterStuffedMission, "name", name),
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
  return muster_passages_read (((MusterStuffedCard *) data)->passages, reading, name, order);
}

static gboolean
read_mission_child (MusterReading *reading, const char *name, guint order, gpointer data)
{
  return muster_passages_read (((MusterStuffedMission *) data)->passages, reading, name, order);
}

static void
read_card (MusterReading *reading, MusterStuffedTeam *team, MusterStuffedPlace place, guint order)
{
  MusterStuffedCard *card = muster_stuffed_team_add_card (team, place);

  card->order = order;
  muster_bindings_read (card_bindings, reading, read_card_child, card, &card->extras);
  muster_stuffed_combination_resolve (&card->combination, reading->catalog);
}

static void
read_mission (MusterReading *reading, MusterStuffedMission *mission, guint order)
{
  mission->written = TRUE;
  mission->order = order;
  muster_bindings_read (mission_bindings, reading, read_mission_child, mission, &mission->extras);
  muster_stuffed_combination_resolve (&mission->combination, reading->catalog);
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
        read_card (reading, team, place, order);
        return TRUE;
      }
  if (g_str_equal (name, "mission") && !team->mission.written)
    read_mission (reading, &team->mission, order);
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
write_card (MusterWriting *writing, gconstpointer data)
{
  const MusterStuffedCard *card = data;
  g_autoptr (GArray) children = muster_writing_children_new ();

  muster_passages_write (card->passages, children, 0);
  muster_bindings_write (card_bindings, writing, muster_stuffed_place_get_element (card->place), card, children,
                         &card->extras);
}

static void
write_mission (MusterWriting *writing, gconstpointer data)
{
  const MusterStuffedMission *mission = data;
  g_autoptr (GArray) children = muster_writing_children_new ();

  muster_passages_write (mission->passages, children, 0);
  muster_bindings_write (mission_bindings, writing, "mission", mission, children, &mission->extras);
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
    muster_writing_children_add (children, ((const MusterStuffedCard *) team->cards->pdata[i])->order, 0, write_card,
                                 team->cards->pdata[i]);
  if (team->mission.written)
    muster_writing_children_add (children, team->mission.order, 1, write_mission, &team->mission);
  if (team->dice.written)
    muster_writing_children_add (children, team->dice.order, 2, write_dice, &team->dice);
  muster_agreements_write (thing, children);
  muster_bindings_write (team_bindings, writing, thing->klass->element, team, children, &thing->extras);
}
