/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/problem.h"

const char *
muster_severity_get_id (MusterSeverity severity)
{
  static const char *const ids[] = { "error", "warning", "agreed" };

  return ids[severity];
}

const char *
muster_legality_get_id (MusterLegality legality)
{
  static const char *const ids[] = { "no", "yes", "by-agreement" };

  return ids[legality];
}

MusterLegality
muster_legality_join (MusterLegality a, MusterLegality b)
{
  return a == MUSTER_ILLEGAL || b == MUSTER_ILLEGAL ? MUSTER_ILLEGAL : MAX (a, b);
}

const MusterRule muster_rule_option_unknown = { "option.unknown", MUSTER_SEVERITY_ERROR, TRUE };
const MusterRule muster_rule_document_unknown = { "document.unknown", MUSTER_SEVERITY_WARNING, TRUE };

MusterProblem *
muster_problem_new (const MusterRule *rule, MusterPlace place, MusterSentence *says)
{
  MusterProblem *problem = g_new0 (MusterProblem, 1);

  *problem = (MusterProblem){ .rule = rule, .severity = rule->severity, .place = place, .says = says };
  return problem;
}

MusterProblem *
muster_problem_copy_told (const MusterProblem *problem, char *sentence)
{
  MusterProblem *told = g_new0 (MusterProblem, 1);

  *told = (MusterProblem){ .rule = problem->rule,
                           .severity = problem->severity,
                           .missing = problem->missing,
                           .place = muster_place_copy (&problem->place),
                           .says = problem->says != NULL ? muster_sentence_ref (problem->says) : NULL,
                           .note = g_strdup (problem->note),
                           .sentence = sentence };
  return told;
}

gboolean
muster_problem_is_akin (const MusterProblem *a, const MusterProblem *b)
{
  return a->rule == b->rule && muster_place_equal (&a->place, &b->place);
}

gboolean
muster_problem_equal (const MusterProblem *a, const MusterProblem *b)
{
  return muster_problem_is_akin (a, b) && muster_sentence_equal (a->says, b->says);
}

void
muster_problem_free (MusterProblem *problem)
{
  g_free (problem->place.word);
  g_clear_pointer (&problem->says, muster_sentence_unref);
  g_free (problem->sentence);
  g_free (problem->note);
  g_clear_pointer (&problem->remedies, g_array_unref);
  g_free (problem);
}

void
muster_problem_waive (MusterProblem *problem, const GArray *agreements)
{
  const MusterAgreement *agreement = muster_agreements_find (agreements, problem->rule->id);

  if (agreement == NULL || problem->severity != MUSTER_SEVERITY_ERROR)
    return;
  problem->severity = MUSTER_SEVERITY_AGREED;
  problem->note = g_strdup (agreement->note);
}

MusterLegality
muster_problems_get_legality (const GPtrArray *problems)
{
  MusterLegality legality = MUSTER_LEGAL;

  for (guint i = 0; problems != NULL && i < problems->len; i++)
    {
      MusterSeverity severity = ((const MusterProblem *) problems->pdata[i])->severity;

      if (severity == MUSTER_SEVERITY_ERROR)
        return MUSTER_ILLEGAL;
      if (severity == MUSTER_SEVERITY_AGREED)
        legality = MUSTER_LEGAL_BY_AGREEMENT;
    }
  return legality;
}

static void
clear_remedy (gpointer data)
{
  MusterRemedy *remedy = data;

  g_free (remedy->text);
  g_clear_pointer (&remedy->change, muster_change_unref);
}

static void
add_remedy (MusterProblem *problem, MusterRemedy remedy)
{
  if (problem->remedies == NULL)
    {
      problem->remedies = g_array_sized_new (FALSE, FALSE, sizeof (MusterRemedy), 5);
      g_array_set_clear_func (problem->remedies, clear_remedy);
    }
  g_array_append_val (problem->remedies, remedy);
}

void
muster_problem_add_remedy (MusterProblem *problem, MusterChange *change, const MusterThing *thing)
{
  add_remedy (problem, (MusterRemedy){ muster_change_dup_label (change, thing), change });
}

void
muster_problem_add_advice (MusterProblem *problem, char *text)
{
  add_remedy (problem, (MusterRemedy){ text, NULL });
}

guint
muster_problem_count_remedies (const MusterProblem *problem)
{
  return problem->remedies != NULL ? problem->remedies->len : 0;
}

const MusterRemedy *
muster_problem_get_remedy (const MusterProblem *problem, guint n)
{
  return &g_array_index (problem->remedies, MusterRemedy, n);
}
