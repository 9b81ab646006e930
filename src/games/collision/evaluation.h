/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The evaluation of a character or battle group in one state: its numbers and problems. A thing that carries an
 * evaluation (model/evaluation) isn't judged again. */
#pragma once

#include "games/collision/group-judge.h"

G_BEGIN_DECLS

typedef struct
{
  gint count;
  gboolean legal;
  MusterCollisionTotals totals;
  GArray *findings; /* MusterCollisionFinding */
} MusterCollisionEvaluation;

/* A character's evaluation: the one it carries, or a new one. */
MusterCollisionEvaluation *muster_collision_evaluate (const MusterCatalog *catalog,
                                                      const MusterCollisionCharacter *character);
void muster_collision_evaluation_unref (MusterCollisionEvaluation *evaluation);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCollisionEvaluation, muster_collision_evaluation_unref)

/* Judges it, whatever it carries: what a new evaluation of it holds. */
MusterCollisionEvaluation *muster_collision_evaluation_new (const MusterCatalog *catalog,
                                                            const MusterCollisionCharacter *character);

typedef struct
{
  gint count;
  MusterCollisionGroupTotals *totals;
  GArray *findings; /* MusterCollisionGroupFinding */
} MusterCollisionGroupEvaluation;

/* The same for a group. */
MusterCollisionGroupEvaluation *muster_collision_group_evaluate (const MusterCatalog *catalog,
                                                                 const MusterCollisionGroup *group);
void muster_collision_group_evaluation_unref (MusterCollisionGroupEvaluation *evaluation);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCollisionGroupEvaluation, muster_collision_group_evaluation_unref)

/* The same, from what its members came to (MusterEvaluation). */
MusterCollisionGroupEvaluation *muster_collision_group_evaluation_new (const MusterCatalog *catalog,
                                                                       const MusterCollisionGroup *group,
                                                                       const GPtrArray *members);

G_END_DECLS
