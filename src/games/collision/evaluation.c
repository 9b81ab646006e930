/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/evaluation.h"

#include "model/evaluation.h"

/* What the thing carries; NULL if nothing. */
static gpointer
get_judged (const MusterCatalog *catalog, const MusterThing *thing)
{
  const MusterEvaluation *evaluation = muster_thing_get_evaluation (thing, catalog);

  return evaluation != NULL ? evaluation->judged : NULL;
}

/* Characters. */

MusterCollisionEvaluation *
muster_collision_evaluation_new (const MusterCatalog *catalog, const MusterCollisionCharacter *character)
{
  MusterCollisionEvaluation *evaluation = g_new0 (MusterCollisionEvaluation, 1);

  evaluation->count = 1;
  evaluation->findings = muster_collision_findings_new ();
  evaluation->legal = muster_collision_judge (catalog, character, &evaluation->totals, evaluation->findings);
  return evaluation;
}

MusterCollisionEvaluation *
muster_collision_evaluate (const MusterCatalog *catalog, const MusterCollisionCharacter *character)
{
  MusterCollisionEvaluation *evaluation = get_judged (catalog, &character->thing);

  if (evaluation == NULL)
    return muster_collision_evaluation_new (catalog, character);
  evaluation->count++;
  return evaluation;
}

void
muster_collision_evaluation_unref (MusterCollisionEvaluation *evaluation)
{
  if (--evaluation->count > 0)
    return;
  g_array_unref (evaluation->findings);
  g_free (evaluation);
}

/* Groups. */

/* Takes ownership of the totals. */
static MusterCollisionGroupEvaluation *
judge_group (const MusterCollisionGroup *group, MusterCollisionGroupTotals *totals)
{
  MusterCollisionGroupEvaluation *evaluation = g_new0 (MusterCollisionGroupEvaluation, 1);

  evaluation->count = 1;
  evaluation->totals = totals;
  evaluation->findings = muster_collision_group_judge (group, evaluation->totals);
  return evaluation;
}

MusterCollisionGroupEvaluation *
muster_collision_group_evaluation_new (const MusterCatalog *catalog, const MusterCollisionGroup *group,
                                       const GPtrArray *members)
{
  return judge_group (group, muster_collision_group_add_up_judged (catalog, group, members));
}

MusterCollisionGroupEvaluation *
muster_collision_group_evaluate (const MusterCatalog *catalog, const MusterCollisionGroup *group)
{
  MusterCollisionGroupEvaluation *evaluation = get_judged (catalog, &group->thing);

  if (evaluation == NULL)
    return judge_group (group, muster_collision_group_add_up (catalog, group));
  evaluation->count++;
  return evaluation;
}

void
muster_collision_group_evaluation_unref (MusterCollisionGroupEvaluation *evaluation)
{
  if (--evaluation->count > 0)
    return;
  muster_collision_group_totals_free (evaluation->totals);
  g_array_unref (evaluation->findings);
  g_free (evaluation);
}
