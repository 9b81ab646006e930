/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/games.h"

#include "games/castles/game.h"
#include "games/collision/game.h"
#include "games/puppet-wars/game.h"
#include "games/stuffed/game.h"

const MusterGame *const muster_games[] = {
  &muster_collision, &muster_puppet_wars, &muster_castles, &muster_stuffed, NULL,
};

const MusterThingClass *
muster_games_find_class (const char *element)
{
  for (guint i = 0; muster_games[i] != NULL; i++)
    for (guint j = 0; muster_games[i]->classes[j] != NULL; j++)
      if (g_str_equal (muster_games[i]->classes[j]->element, element))
        return muster_games[i]->classes[j];
  return NULL;
}

const MusterGame *
muster_games_find (const MusterThing *thing)
{
  for (guint i = 0; muster_games[i] != NULL; i++)
    if (g_str_equal (muster_games[i]->id, thing->klass->game))
      return muster_games[i];
  g_return_val_if_reached (NULL);
}

MusterCard *
muster_games_make_blank (const MusterThing *thing)
{
  const MusterGame *game = thing != NULL ? muster_games_find (thing) : NULL;

  for (guint i = 0; (game == NULL || game->make_blank == NULL) && muster_games[i] != NULL; i++)
    game = muster_games[i];
  return game->make_blank ();
}

gboolean
muster_games_has_verdict (const char *element)
{
  const MusterThingClass *klass = muster_games_find_class (element);

  return klass == NULL || klass->rules->dup_stage == NULL;
}
