/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/games.h"

#include "model/tongue.h"
#include "rules/castles-card.h"
#include "rules/castles.h"
#include "rules/collision-card.h"
#include "rules/collision.h"
#include "rules/draft-record.h"
#include "rules/puppet-wars-card.h"
#include "rules/puppet-wars.h"
#include "rules/stuffed-card.h"
#include "rules/stuffed.h"

static const MusterGameRules games[] = {
  { &muster_character_class, muster_collision_check_character, muster_collision_make_cards, NULL },
  { &muster_fixed_class, muster_collision_check_fixed, muster_collision_make_cards, NULL },
  { &muster_group_class, muster_collision_check_group, muster_collision_make_cards, muster_collision_make_roster },
  { &muster_toy_box_class, muster_puppet_wars_check_toy_box, muster_puppet_wars_make_cards,
    muster_puppet_wars_make_roster },
  { &muster_draft_record_class, muster_draft_record_check, NULL, NULL, muster_draft_record_dup_stage },
  { &muster_kingdom_class, muster_castles_check_kingdom, NULL, muster_castles_make_roster },
  { &muster_team_class, muster_stuffed_check_team, muster_stuffed_make_cards, muster_stuffed_make_roster },
};

static const MusterGameRules *
rules_of (const MusterThing *thing)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    if (games[i].klass == thing->klass)
      return &games[i];
  g_return_val_if_reached (NULL);
}

MusterReport *
muster_games_check (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies)
{
  return rules_of (thing)->check (catalog, thing, remedies);
}

void
muster_games_make_cards (const MusterCatalog *catalog, const MusterThing *thing, GPtrArray *cards)
{
  const MusterGameRules *rules = rules_of (thing);
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
  return rules_of (thing)->make_roster != NULL ? rules_of (thing)->make_roster (catalog, thing) : NULL;
}

gboolean
muster_games_has_verdict (const char *element)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    if (g_str_equal (games[i].klass->element, element))
      return games[i].dup_stage == NULL;
  return TRUE;
}

char *
muster_games_dup_stage (const MusterThing *thing)
{
  return rules_of (thing)->dup_stage != NULL ? rules_of (thing)->dup_stage (thing) : NULL;
}

void
muster_games_warn_of_unknown (MusterReport *report, const MusterExtras *extras, const char *target)
{
  for (guint i = 0; extras->unknown != NULL && i < extras->unknown->len; i++)
    {
      char *sentence = g_strdup_printf (_ ("Muster doesn't know what “%s” means here; it is kept, and not checked."),
                                        (const char *) extras->unknown->pdata[i]);

      muster_report_add_problem (
          report, muster_problem_new ("document.unknown", MUSTER_SEVERITY_WARNING, g_strdup (target), sentence));
    }
}
