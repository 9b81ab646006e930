/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/trial.h"

#include "games/game.h"

static gboolean
is_same (const MusterProblem *a, const MusterProblem *b)
{
  return g_strcmp0 (a->rule, b->rule) == 0 && muster_place_equal (&a->place, &b->place)
         && g_strcmp0 (a->sentence, b->sentence) == 0;
}

/* How many problems concern the same rule in the same place, whatever their text. */
static guint
count_kin (const MusterReport *report, const MusterProblem *wanted)
{
  guint n = 0;

  for (guint i = 0; report->problems != NULL && i < report->problems->len; i++)
    {
      const MusterProblem *problem = report->problems->pdata[i];

      n += g_strcmp0 (problem->rule, wanted->rule) == 0 && muster_place_equal (&problem->place, &wanted->place);
    }
  return n;
}

static guint
count (const MusterReport *report, const MusterProblem *wanted)
{
  guint n = 0;

  for (guint i = 0; report->problems != NULL && i < report->problems->len; i++)
    n += is_same (report->problems->pdata[i], wanted);
  return n;
}

/* The errors of `after` that occur less often in `before`. */
static GPtrArray *
list_new (const MusterReport *before, const MusterReport *after)
{
  GPtrArray *problems = g_ptr_array_new ();

  for (guint i = 0; after->problems != NULL && i < after->problems->len; i++)
    {
      MusterProblem *problem = after->problems->pdata[i];

      if (problem->severity == MUSTER_SEVERITY_ERROR && count (after, problem) > count (before, problem))
        g_ptr_array_add (problems, problem);
    }
  return problems;
}

char *
muster_trial_dup_reason (const MusterCatalog *catalog, const MusterThing *before, const MusterThing *after)
{
  g_autoptr (MusterReport) was = muster_games_check (catalog, before, FALSE),
                           is = muster_games_check (catalog, after, FALSE);
  g_autoptr (GPtrArray) problems = list_new (was, is);
  g_autoptr (GString) reason = g_string_new (NULL);

  for (guint i = 0; i < problems->len; i++)
    g_string_append_printf (reason, "%s%s", i > 0 ? "\n" : "", ((const MusterProblem *) problems->pdata[i])->sentence);
  return problems->len > 0 ? g_string_free (g_steal_pointer (&reason), FALSE) : NULL;
}

gboolean
muster_trial_mends (const MusterCatalog *catalog, const MusterThing *before, const MusterThing *after,
                    const MusterProblem *problem)
{
  g_autoptr (MusterReport) was = muster_games_check (catalog, before, FALSE),
                           is = muster_games_check (catalog, after, FALSE);
  g_autoptr (GPtrArray) problems = list_new (was, is);

  return problems->len == 0 && count (is, problem) < count (was, problem)
         && count_kin (is, problem) < count_kin (was, problem);
}
