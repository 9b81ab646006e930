/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/stuffed/team.h"

#include "model/thing-options.h"
#include "model/i18n.h"

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
collect_options (const MusterThing *thing, GPtrArray *options)
{
  const MusterStuffedTeam *team = (const MusterStuffedTeam *) thing;

  for (guint i = 0; i < team->cards->len; i++)
    muster_thing_collect_options (team->cards->pdata[i], options);
}

static GPtrArray *
get_cards (const MusterThing *thing)
{
  return ((const MusterStuffedTeam *) thing)->cards;
}

static MusterThing **
get_mission (MusterThing *thing)
{
  return (MusterThing **) &((MusterStuffedTeam *) thing)->mission;
}

const MusterThingClass muster_stuffed_team_class = {
  .element = "team",
  .game = "stuffed",
  .rules = &muster_stuffed_team_rules,
  .size = sizeof (MusterStuffedTeam),
  .free = free_thing,
  .copy = copy_thing,
  .collect_options = collect_options,
  .get_members = get_cards,
  .takes_member = muster_stuffed_is_card,
  .get_single = get_mission,
};

MusterStuffedTeam *
muster_stuffed_team_new (void)
{
  MusterStuffedTeam *team = g_new0 (MusterStuffedTeam, 1);

  team->thing.klass = &muster_stuffed_team_class;
  team->cards = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);
  team->coins = MUSTER_STUFFED_TEAM_UNSAID;
  return team;
}

void
muster_stuffed_team_free (MusterStuffedTeam *team)
{
  muster_thing_clear (&team->thing);
  g_free (team->hero);
  g_ptr_array_unref (team->cards);
  if (team->mission != NULL)
    muster_thing_free (&team->mission->thing);
  muster_stuffed_combination_clear (&team->dice.faces);
  muster_extras_clear (&team->dice.extras);
  g_free (team);
}

MusterStuffedTeam *
muster_stuffed_team_copy (const MusterStuffedTeam *team)
{
  MusterStuffedTeam *copy = muster_stuffed_team_new ();

  muster_thing_copy (&copy->thing, &team->thing);
  copy->hero = g_strdup (team->hero);
  copy->coins = team->coins;
  for (guint i = 0; i < team->cards->len; i++)
    g_ptr_array_add (copy->cards, muster_thing_dup (team->cards->pdata[i]));
  if (team->mission != NULL)
    copy->mission = (MusterStuffedMission *) muster_thing_dup (&team->mission->thing);
  copy->dice.written = team->dice.written;
  copy->dice.order = team->dice.order;
  muster_stuffed_combination_copy (&copy->dice.faces, &team->dice.faces);
  muster_extras_copy (&copy->dice.extras, &team->dice.extras);
  return copy;
}

MusterStuffedCard *
muster_stuffed_team_add_card (MusterStuffedTeam *team, MusterStuffedPlace place)
{
  MusterStuffedCard *card = muster_stuffed_card_new (place);

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

const MusterStuffedMission *
muster_stuffed_team_peek_mission (const MusterStuffedTeam *team)
{
  static const MusterStuffedMission none
      = { .teammates = MUSTER_STUFFED_TEAM_UNSAID, .mercenaries = MUSTER_STUFFED_TEAM_UNSAID };

  return team->mission != NULL ? team->mission : &none;
}
