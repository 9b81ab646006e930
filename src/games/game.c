/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/game.h"

#include "games/card-parts.h"
#include "games/house-options.h"
#include "model/i18n.h"
#include "model/member.h"

void
muster_games_evaluate (const MusterCatalog *catalog, const MusterThing *thing)
{
  const MusterThingRules *rules = thing->klass->rules;
  GPtrArray *members = muster_thing_get_members (thing);
  g_autoptr (MusterEvaluation) evaluation = NULL;

  for (guint i = 0; members != NULL && i < members->len; i++)
    if (((const MusterThing *) members->pdata[i])->klass->rules->judge != NULL)
      muster_games_evaluate (catalog, members->pdata[i]);
  if (muster_thing_get_evaluation (thing, catalog) != NULL)
    return;
  evaluation = muster_evaluation_new (catalog, rules->judge != NULL ? rules->judge (catalog, thing) : NULL,
                                      rules->free_judged);
  muster_thing_set_evaluation (thing, evaluation);
}

static MusterReport *
check (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies)
{
  MusterReport *report = thing->klass->rules->check (catalog, thing, remedies);
  g_autoptr (GPtrArray) options = muster_house_options_find (catalog, thing);

  muster_house_options_report (report, options);
  return report;
}

/* The problems of an evaluated thing without remedies, made once for remedy searches. */
static MusterReport *
get_bare (MusterEvaluation *evaluation, const MusterThing *thing)
{
  if (evaluation->bare == NULL)
    evaluation->bare = check (evaluation->catalog, thing, FALSE);
  return muster_report_ref (evaluation->bare);
}

/* Evaluated things are shown, so their reports have remedies; others are only for files. */
static MusterReport *
get_report (MusterEvaluation *evaluation, const MusterThing *thing, gboolean plainly)
{
  MusterReport **report = &evaluation->reports[plainly];

  if (*report == NULL)
    {
      evaluation->looking = TRUE;
      *report = check (evaluation->catalog, thing, !plainly);
      evaluation->looking = FALSE;
    }
  return muster_report_ref (*report);
}

MusterReport *
muster_games_check (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies)
{
  MusterEvaluation *evaluation = muster_thing_get_evaluation (thing, catalog);
  gboolean plainly = muster_i18n_is_plain ();

  if (evaluation == NULL || (remedies && (plainly || evaluation->looking)))
    return check (catalog, thing, remedies);
  return evaluation->looking ? get_bare (evaluation, thing) : get_report (evaluation, thing, plainly);
}

MusterReport *
muster_games_check_anew (const MusterCatalog *catalog, const MusterThing *thing)
{
  return check (catalog, thing, TRUE);
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

/* If the roster hasn't reported them already. */
static void
note_house_options (const MusterCatalog *catalog, const MusterThing *thing, MusterRoster *roster)
{
  g_autoptr (GPtrArray) options = muster_house_options_find (catalog, thing);
  char *note = muster_house_options_dup_note (options);

  g_free (roster->house);
  roster->house = g_strdup (note);
  if (note != NULL && !g_ptr_array_find_with_equal_func (roster->notes, note, g_str_equal, NULL))
    g_ptr_array_add (roster->notes, note);
  else
    g_free (note);
}

MusterRoster *
muster_games_make_roster (const MusterCatalog *catalog, const MusterThing *thing)
{
  const MusterThingRules *rules = thing->klass->rules;
  MusterRoster *roster = rules->make_roster != NULL ? rules->make_roster (catalog, thing) : NULL;

  if (roster != NULL)
    note_house_options (catalog, thing, roster);
  if (roster != NULL && rules->make_play != NULL)
    roster->play = rules->make_play (catalog);
  return roster;
}

char *
muster_games_dup_stage (const MusterThing *thing)
{
  return thing->klass->rules->dup_stage != NULL ? thing->klass->rules->dup_stage (thing) : NULL;
}
