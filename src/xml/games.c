/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "xml/games.h"

#include "xml/castles.h"
#include "xml/collision.h"
#include "xml/puppet-wars.h"
#include "xml/stuffed.h"

static const MusterGameFormat games[] = {
  { &muster_character_class, muster_collision_read_character, muster_collision_write_character },
  { &muster_fixed_class, muster_collision_read_fixed, muster_collision_write_fixed },
  { &muster_group_class, muster_collision_read_group, muster_collision_write_group },
  { &muster_toy_box_class, muster_puppet_wars_read_toy_box, muster_puppet_wars_write_toy_box },
  { &muster_draft_record_class, muster_puppet_wars_read_draft, muster_puppet_wars_write_draft },
  { &muster_kingdom_class, muster_castles_read_kingdom, muster_castles_write_kingdom },
  { &muster_team_class, muster_stuffed_read_team, muster_stuffed_write_team },
};

const MusterGameFormat *
muster_games_find_format (const char *element)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    if (g_str_equal (games[i].klass->element, element))
      return &games[i];
  return NULL;
}

const MusterGameFormat *
muster_games_format_of (const MusterThing *thing)
{
  return muster_games_find_format (thing->klass->element);
}
