/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Queries on the list of games; games.c has only the list, so that tests can replace it. */
#include "games/games.h"

const MusterThingClass *
muster_games_find_class (const char *element)
{
  for (guint i = 0; muster_games[i] != NULL; i++)
    for (guint j = 0; muster_games[i]->classes[j] != NULL; j++)
      if (g_str_equal (muster_games[i]->classes[j]->element, element))
        return muster_games[i]->classes[j];
  return NULL;
}

static const MusterGame *
find_game (const MusterThingClass *klass)
{
  for (guint i = 0; muster_games[i] != NULL; i++)
    if (g_str_equal (muster_games[i]->id, klass->game))
      return muster_games[i];
  g_return_val_if_reached (NULL);
}

const MusterGame *
muster_games_find (const MusterThing *thing)
{
  return find_game (thing->klass);
}

MusterCard *
muster_games_make_blank (const MusterThingClass *klass)
{
  const MusterGame *game = klass != NULL ? find_game (klass) : NULL;

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

const MusterThingClass *
muster_games_nth_class (guint n)
{
  for (guint i = 0; muster_games[i] != NULL; i++)
    for (guint j = 0; muster_games[i]->classes[j] != NULL; j++)
      if (n-- == 0)
        return muster_games[i]->classes[j];
  return NULL;
}

const MusterGame *
muster_games_find_id (const char *id)
{
  for (guint i = 0; muster_games[i] != NULL; i++)
    if (g_strcmp0 (muster_games[i]->id, id) == 0)
      return muster_games[i];
  return NULL;
}
