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

MusterProblem *
muster_problem_new (const char *rule, MusterSeverity severity, MusterPlace place, char *sentence)
{
  MusterProblem *problem = g_new0 (MusterProblem, 1);

  *problem = (MusterProblem){ .rule = rule, .severity = severity, .place = place, .sentence = sentence };
  return problem;
}

void
muster_problem_free (MusterProblem *problem)
{
  g_free (problem->place.word);
  g_free (problem->sentence);
  g_free (problem->note);
  g_clear_pointer (&problem->remedies, g_ptr_array_unref);
  g_free (problem);
}

void
muster_problem_add_remedy (MusterProblem *problem, char *remedy)
{
  if (problem->remedies == NULL)
    problem->remedies = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (problem->remedies, remedy);
}
