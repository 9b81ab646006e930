/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/game.h"

#include "games/card-parts.h"
#include "games/house-options.h"
#include "model/i18n.h"
#include "model/member.h"

MusterEvaluation *
muster_games_judge (const MusterCatalog *catalog, const MusterThing *thing)
{
  MusterEvaluation *carried = muster_thing_get_evaluation (thing, catalog);

  return carried != NULL ? muster_evaluation_ref (carried) : thing->klass->rules->judge (catalog, thing);
}

GPtrArray *
muster_games_judge_members (const MusterCatalog *catalog, const MusterThing *thing)
{
  GPtrArray *members = muster_thing_get_members (thing);
  GPtrArray *evaluations = g_ptr_array_new_full (members->len, (GDestroyNotify) muster_evaluation_unref);

  for (guint i = 0; i < members->len; i++)
    g_ptr_array_add (evaluations, muster_games_judge (catalog, members->pdata[i]));
  return evaluations;
}

void
muster_games_evaluate (const MusterCatalog *catalog, const MusterThing *thing)
{
  GPtrArray *members = thing->klass->rules->judges_members ? muster_thing_get_members (thing) : NULL;
  g_autoptr (MusterEvaluation) evaluation = NULL;

  for (guint i = 0; members != NULL && i < members->len; i++)
    muster_games_evaluate (catalog, members->pdata[i]);
  if (muster_thing_get_evaluation (thing, catalog) != NULL)
    return;
  evaluation = muster_games_judge (catalog, thing);
  muster_thing_set_evaluation (thing, evaluation);
}

/* As text. */

char *
muster_games_dup_sentence (const MusterEvaluation *evaluation, const MusterThing *thing, guint n)
{
  const MusterProblem *problem = muster_evaluation_get_problem (evaluation, n);

  return problem->says != NULL ? muster_sentence_dup_text (problem->says)
                               : thing->klass->rules->dup_sentence (evaluation, thing, n);
}

static void
report_problems (const MusterEvaluation *evaluation, const MusterThing *thing, MusterReport *report, gboolean remedies)
{
  const MusterThingRules *rules = thing->klass->rules;

  for (guint i = 0; i < evaluation->problems->len; i++)
    muster_report_add_problem (report, muster_problem_copy_told (muster_evaluation_get_problem (evaluation, i),
                                                                 muster_games_dup_sentence (evaluation, thing, i)));
  if (remedies && rules->add_remedies != NULL && report->problems != NULL)
    rules->add_remedies (evaluation, thing, report->problems);
}

static MusterReport *make_report (MusterEvaluation *evaluation, const MusterThing *thing, gboolean remedies);

/* Evaluated things are shown, so their reports have remedies; others are only for files. Each is made once. */
static MusterReport *
get_report (MusterEvaluation *evaluation, const MusterThing *thing, gboolean remedies)
{
  gboolean plainly = muster_i18n_is_plain ();
  MusterReport **report = &evaluation->reports[plainly];

  if (thing->evaluation != evaluation || (remedies && plainly))
    return make_report (evaluation, thing, remedies);
  if (*report == NULL)
    *report = make_report (evaluation, thing, !plainly);
  return muster_report_ref (*report);
}

static MusterReport *
make_report (MusterEvaluation *evaluation, const MusterThing *thing, gboolean remedies)
{
  MusterReport *report = muster_report_new (thing->klass->element);
  g_autoptr (GPtrArray) options = muster_house_options_find (evaluation->catalog, thing);

  thing->klass->rules->report (evaluation, thing, report);
  for (guint i = 0; evaluation->members != NULL && i < evaluation->members->len; i++)
    muster_report_add_part (
        report, get_report (evaluation->members->pdata[i], muster_thing_get_members (thing)->pdata[i], remedies));
  report_problems (evaluation, thing, report, remedies);
  muster_house_options_report (report, options);
  return report;
}

MusterReport *
muster_games_check (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies)
{
  g_autoptr (MusterEvaluation) evaluation = muster_games_judge (catalog, thing);

  return get_report (evaluation, thing, remedies);
}

MusterReport *
muster_games_check_anew (const MusterCatalog *catalog, const MusterThing *thing)
{
  g_autoptr (MusterEvaluation) evaluation = muster_games_judge (catalog, thing);

  return make_report (evaluation, thing, TRUE);
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
