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
  guint first = cards->len;

  if (rules->make_cards == NULL)
    return;
  rules->make_cards (catalog, thing, cards);
  for (guint i = first; i < cards->len; i++)
    {
      MusterCard *card = cards->pdata[i];

      card->listed = rules->make_roster != NULL;
      g_free (card->content);
      card->content = muster_card_dup_content (catalog, thing->klass->game);
    }
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
