/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/evaluation.h"

#include "model/member.h"

MusterEvaluation *
muster_evaluation_new (const MusterCatalog *catalog, gpointer judged, GDestroyNotify free_judged)
{
  MusterEvaluation *evaluation = g_new0 (MusterEvaluation, 1);

  *evaluation = (MusterEvaluation){ .count = 1, .catalog = catalog, .judged = judged, .free_judged = free_judged };
  evaluation->problems = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_problem_free);
  return evaluation;
}

MusterProblem *
muster_evaluation_add (MusterEvaluation *evaluation, const MusterThing *thing, MusterProblem *problem)
{
  muster_problem_waive (problem, thing->agreements);
  g_ptr_array_add (evaluation->problems, problem);
  return problem;
}

MusterLegality
muster_evaluation_get_legality (const MusterEvaluation *evaluation)
{
  MusterLegality legality = muster_problems_get_legality (evaluation->problems);

  for (guint i = 0; evaluation->members != NULL && i < evaluation->members->len; i++)
    legality = muster_legality_join (legality, muster_evaluation_get_legality (evaluation->members->pdata[i]));
  return legality;
}

MusterEvaluation *
muster_evaluation_ref (MusterEvaluation *evaluation)
{
  g_atomic_int_inc (&evaluation->count);
  return evaluation;
}

void
muster_evaluation_unref (MusterEvaluation *evaluation)
{
  if (!g_atomic_int_dec_and_test (&evaluation->count))
    return;
  if (evaluation->judged != NULL)
    evaluation->free_judged (evaluation->judged);
  for (guint i = 0; i < G_N_ELEMENTS (evaluation->reports); i++)
    g_clear_pointer (&evaluation->reports[i], muster_report_free);
  g_clear_pointer (&evaluation->members, g_ptr_array_unref);
  g_ptr_array_unref (evaluation->problems);
  g_free (evaluation);
}

MusterEvaluation *
muster_thing_get_evaluation (const MusterThing *thing, const MusterCatalog *catalog)
{
  return thing->evaluation != NULL && thing->evaluation->catalog == catalog ? thing->evaluation : NULL;
}

void
muster_thing_set_evaluation (const MusterThing *thing, MusterEvaluation *evaluation)
{
  MusterThing *carrier = (MusterThing *) thing;

  if (evaluation != NULL)
    muster_evaluation_ref (evaluation);
  muster_thing_drop_evaluation (carrier);
  carrier->evaluation = evaluation;
  carrier->unref_evaluation = muster_evaluation_unref;
}

void
muster_thing_share_evaluations (const MusterThing *copy, const MusterThing *original)
{
  GPtrArray *members = muster_thing_get_members (original), *copies = muster_thing_get_members (copy);

  muster_thing_set_evaluation (copy, original->evaluation);
  for (guint i = 0; members != NULL && i < members->len; i++)
    muster_thing_share_evaluations (copies->pdata[i], members->pdata[i]);
}

void
muster_thing_note_stored_members (const MusterThing *thing)
{
  GPtrArray *members = muster_thing_get_members (thing);
  gint64 id, state;

  for (guint i = 0; members != NULL && i < members->len; i++)
    {
      const MusterThing *member = members->pdata[i];

      if (member->evaluation != NULL && muster_member_get_link (member, &id, &state))
        member->evaluation->stored = state;
    }
}

gboolean
muster_member_is_stored (const MusterThing *member, gint64 state)
{
  return state > 0 && member->evaluation != NULL && member->evaluation->stored == state;
}
