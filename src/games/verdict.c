/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/verdict.h"

#include "model/i18n.h"

MusterVerdict
muster_verdict_begin (const MusterCatalog *catalog, const MusterThing *thing, gpointer judged,
                      GDestroyNotify free_judged)
{
  return (MusterVerdict){ catalog, thing, muster_evaluation_new (catalog, judged, free_judged) };
}

MusterProblem *
muster_verdict_add (MusterVerdict *verdict, const MusterRule *rule, MusterPlace place, MusterSentence *says)
{
  return muster_evaluation_add (verdict->evaluation, verdict->thing, muster_problem_new (rule, place, says));
}

MusterProblem *
muster_verdict_miss (MusterVerdict *verdict, const MusterRule *rule, MusterPlace place, MusterSentence *says)
{
  MusterProblem *problem = muster_verdict_add (verdict, rule, place, says);

  problem->missing = TRUE;
  return problem;
}

void
muster_verdict_unknown (MusterVerdict *verdict, MusterPlace place, const char *format, const char *written)
{
  muster_verdict_add (verdict, &muster_rule_option_unknown, place,
                      muster_sentence_new (format, muster_sentence_new_text (written)));
}

static MusterProblem *
make_unknown (const char *name, MusterPlace place)
{
  return muster_problem_new (
      &muster_rule_document_unknown, place,
      muster_sentence_new (N_ ("Muster doesn't know what “%s” means here; it is kept but not checked."),
                           muster_sentence_new_text (name)));
}

void
muster_verdict_warn_of_unknown (MusterVerdict *verdict, const MusterExtras *extras, MusterPlace place)
{
  for (guint i = 0; extras->unknown != NULL && i < extras->unknown->len; i++)
    muster_evaluation_add (verdict->evaluation, verdict->thing, make_unknown (extras->unknown->pdata[i], place));
}

void
muster_games_warn_of_unknown (MusterReport *report, const MusterExtras *extras, MusterPlace place)
{
  for (guint i = 0; extras->unknown != NULL && i < extras->unknown->len; i++)
    {
      MusterProblem *problem = muster_report_add_problem (report, make_unknown (extras->unknown->pdata[i], place));

      problem->sentence = muster_sentence_dup_text (problem->says);
    }
}

void
muster_verdict_report_head (const MusterEvaluation *evaluation, const MusterThing *thing, MusterReport *report)
{
  muster_report_set (report, "name", thing->name != NULL ? thing->name : "");
  muster_report_set (report, "legal", muster_legality_get_id (muster_evaluation_get_legality (evaluation)));
}
