#include "xml/games.h"

#include "xml/collision.h"

static const MusterGameFormat games[] = {
  { &muster_character_class, muster_collision_read_character, muster_collision_write_character },
  { &muster_fixed_class, muster_collision_read_fixed, muster_collision_write_fixed },
  { &muster_group_class, muster_collision_read_group, muster_collision_write_group },
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
