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
  g_clear_pointer (&problem->remedies, g_array_unref);
  g_free (problem);
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
      problem->remedies = g_array_new (FALSE, FALSE, sizeof (MusterRemedy));
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
