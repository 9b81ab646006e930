/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/game.h"

#include "games/card-parts.h"

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
  g_autoptr (MusterPlay) play = NULL;
  guint first = cards->len;

  if (rules->make_cards == NULL)
    return;
  content = muster_card_dup_content (catalog, thing->klass->game);
  play = rules->make_play != NULL ? rules->make_play (catalog) : NULL;
  rules->make_cards (catalog, thing, cards);
  for (guint i = first; i < cards->len; i++)
    {
      MusterCard *card = cards->pdata[i];

      card->listed = rules->make_roster != NULL;
      if (card->origin == NULL)
        {
          muster_card_set (&card->content, content);
          card->play = play != NULL ? muster_play_ref (play) : NULL;
        }
      else
        {
          card->content = card->origin->content;
          card->play = card->origin->play;
        }
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
  MusterRoster *roster = rules->make_roster != NULL ? rules->make_roster (catalog, thing) : NULL;

  if (roster != NULL && rules->make_play != NULL)
    roster->play = rules->make_play (catalog);
  return roster;
}

char *
muster_games_dup_stage (const MusterThing *thing)
{
  return thing->klass->rules->dup_stage != NULL ? thing->klass->rules->dup_stage (thing) : NULL;
}
