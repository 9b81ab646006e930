/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/trial.h"

#include "games/game.h"

/* How many problems are equal to that one. */
static guint
count (const MusterEvaluation *evaluation, const MusterProblem *wanted)
{
  guint n = 0;

  for (guint i = 0; i < evaluation->problems->len; i++)
    n += muster_problem_equal (muster_evaluation_get_problem (evaluation, i), wanted);
  return n;
}

/* How many concern the same rule in the same place, whatever they say. */
static guint
count_kin (const MusterEvaluation *evaluation, const MusterProblem *wanted)
{
  guint n = 0;

  for (guint i = 0; i < evaluation->problems->len; i++)
    n += muster_problem_is_akin (muster_evaluation_get_problem (evaluation, i), wanted);
  return n;
}

/* Whether it is an error that occurs less often in `before`. */
static gboolean
is_new (const MusterEvaluation *before, const MusterEvaluation *after, const MusterProblem *problem)
{
  return problem->severity == MUSTER_SEVERITY_ERROR && count (after, problem) > count (before, problem);
}

char *
muster_trial_dup_reason (const MusterCatalog *catalog, const MusterThing *before, const MusterThing *after)
{
  g_autoptr (MusterEvaluation) was = muster_games_judge (catalog, before), is = muster_games_judge (catalog, after);
  g_autoptr (GString) reason = g_string_new (NULL);

  for (guint i = 0; i < is->problems->len; i++)
    if (is_new (was, is, muster_evaluation_get_problem (is, i)))
      {
        g_autofree char *sentence = muster_games_dup_sentence (is, after, i);

        g_string_append_printf (reason, "%s%s", reason->len > 0 ? "\n" : "", sentence);
      }
  return reason->len > 0 ? g_string_free (g_steal_pointer (&reason), FALSE) : NULL;
}

gboolean
muster_trial_mends (const MusterEvaluation *was, const MusterThing *after, const MusterProblem *problem)
{
  g_autoptr (MusterEvaluation) is = muster_games_judge (was->catalog, after);

  for (guint i = 0; i < is->problems->len; i++)
    if (is_new (was, is, muster_evaluation_get_problem (is, i)))
      return FALSE;
  return count (is, problem) < count (was, problem) && count_kin (is, problem) < count_kin (was, problem);
}
