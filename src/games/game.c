/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/game.h"

#include "games/card-parts.h"
#include "games/games.h"

MusterReport *
muster_games_check (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies)
{
  return thing->klass->rules->check (catalog, thing, remedies);
}

void
muster_games_make_cards (const MusterCatalog *catalog, const MusterThing *thing, GPtrArray *cards)
{
  const MusterThingRules *rules = thing->klass->rules;
  g_autofree char *content = NULL;
  guint first = cards->len;

  if (rules->make_cards == NULL)
    return;
  content = muster_card_dup_content (catalog, thing->klass->game);
  rules->make_cards (catalog, thing, cards);
  for (guint i = first; i < cards->len; i++)
    {
      MusterCard *card = cards->pdata[i];

      card->listed = rules->make_roster != NULL;
      if (card->origin == NULL)
        muster_card_set (&card->content, content);
      else
        card->content = card->origin->content;
    }
}

guint64
muster_games_count_cards (const MusterThing *thing)
{
  const MusterThingRules *rules = thing->klass->rules;

  return rules->count_cards != NULL ? rules->count_cards (thing) : 0;
}

MusterRoster *
muster_games_make_roster (const MusterCatalog *catalog, const MusterThing *thing)
{
  const MusterThingRules *rules = thing->klass->rules;

  return rules->make_roster != NULL ? rules->make_roster (catalog, thing) : NULL;
}

char *
muster_games_dup_stage (const MusterThing *thing)
{
  return thing->klass->rules->dup_stage != NULL ? thing->klass->rules->dup_stage (thing) : NULL;
}

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
