/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Missions of games/stuffed/team.h. */
#include "games/stuffed/team.h"

static MusterStuffedMission *
as_mission (const MusterThing *thing)
{
  return (MusterStuffedMission *) thing;
}

static void
free_mission (MusterThing *thing)
{
  MusterStuffedMission *mission = as_mission (thing);

  muster_thing_clear (thing);
  muster_stuffed_combination_clear (&mission->combination);
  g_array_unref (mission->passages);
  g_clear_pointer (&mission->portrait, muster_portrait_unref);
  g_free (mission);
}

static MusterThing *
copy_mission (const MusterThing *thing)
{
  const MusterStuffedMission *from = as_mission (thing);
  MusterStuffedMission *to = muster_stuffed_mission_new ();

  muster_thing_copy (&to->thing, thing);
  to->teammates = from->teammates;
  to->mercenaries = from->mercenaries;
  muster_stuffed_combination_copy (&to->combination, &from->combination);
  g_array_unref (to->passages);
  to->passages = muster_passages_copy (from->passages);
  to->portrait = from->portrait != NULL ? muster_portrait_ref (from->portrait) : NULL;
  to->portrait_order = from->portrait_order;
  return &to->thing;
}

const MusterThingClass muster_stuffed_mission_class = {
  .element = "mission",
  .game = "stuffed",
  .rules = &muster_stuffed_mission_rules,
  .size = sizeof (MusterStuffedMission),
  .free = free_mission,
  .copy = copy_mission,
  .portrait_offset = G_STRUCT_OFFSET (MusterStuffedMission, portrait),
  .portrait_order_offset = G_STRUCT_OFFSET (MusterStuffedMission, portrait_order),
};

MusterStuffedMission *
muster_stuffed_mission_new (void)
{
  MusterStuffedMission *mission = g_new0 (MusterStuffedMission, 1);

  mission->thing.klass = &muster_stuffed_mission_class;
  mission->teammates = mission->mercenaries = MUSTER_STUFFED_TEAM_UNSAID;
  mission->passages = muster_passages_new ();
  return mission;
}
