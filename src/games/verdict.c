/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/verdict.h"

#include "model/i18n.h"

MusterVerdict
muster_verdict_begin (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies)
{
  return (MusterVerdict){ catalog, thing, muster_report_new (thing->klass->element), remedies };
}

void
muster_verdict_head (MusterVerdict *verdict, const MusterThing *thing)
{
  muster_report_set (verdict->report, "name", thing->name != NULL ? thing->name : "");
  muster_report_set (verdict->report, "legal", muster_legality_get_id (muster_report_get_legality (verdict->report)));
}

void
muster_verdict_waive (const MusterThing *thing, MusterProblem *problem)
{
  const MusterAgreement *agreement = muster_agreements_find (thing->agreements, problem->rule);

  if (agreement == NULL || problem->severity != MUSTER_SEVERITY_ERROR)
    return;
  problem->severity = MUSTER_SEVERITY_AGREED;
  problem->note = g_strdup (agreement->note);
}

MusterProblem *
muster_verdict_error (MusterVerdict *verdict, const char *rule, MusterPlace place, char *sentence)
{
  MusterProblem *problem = muster_problem_new (rule, MUSTER_SEVERITY_ERROR, place, sentence);

  muster_verdict_waive (verdict->thing, problem);
  return muster_report_add_problem (verdict->report, problem);
}

MusterProblem *
muster_verdict_miss (MusterVerdict *verdict, const char *rule, MusterPlace place, char *sentence)
{
  MusterProblem *problem = muster_verdict_error (verdict, rule, place, sentence);

  problem->missing = TRUE;
  return problem;
}

MusterProblem *
muster_verdict_warn (MusterVerdict *verdict, const char *rule, MusterPlace place, char *sentence)
{
  return muster_report_add_problem (verdict->report,
                                    muster_problem_new (rule, MUSTER_SEVERITY_WARNING, place, sentence));
}

void
muster_verdict_unknown (MusterVerdict *verdict, MusterPlace place, const char *format, const char *written)
{
  muster_verdict_error (verdict, "option.unknown", place, g_strdup_printf (format, written));
}

void
muster_games_warn_of_unknown (MusterReport *report, const MusterExtras *extras, MusterPlace place)
{
  for (guint i = 0; extras->unknown != NULL && i < extras->unknown->len; i++)
    {
      char *sentence = g_strdup_printf (_ ("Muster doesn't know what “%s” means here; it is kept, and not checked."),
                                        (const char *) extras->unknown->pdata[i]);

      muster_report_add_problem (report,
                                 muster_problem_new ("document.unknown", MUSTER_SEVERITY_WARNING, place, sentence));
    }
}
