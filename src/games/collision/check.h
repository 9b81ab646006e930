/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Collision's verdicts, and their reports: a character, a fixed character, a miniature, a battle group. Functions of the game's
 * table (games/game.h). */
#pragma once

#include "games/collision/group.h"
#include "model/evaluation.h"

G_BEGIN_DECLS

MusterEvaluation *muster_collision_judge_character (const MusterCatalog *catalog, const MusterThing *thing);
void muster_collision_report_character (const MusterEvaluation *evaluation, const MusterThing *thing,
                                        MusterReport *report);
char *muster_collision_dup_sentence_of_character (const MusterEvaluation *evaluation, const MusterThing *thing,
                                                  guint n);
void muster_collision_add_remedies_of_character (const MusterEvaluation *evaluation, const MusterThing *thing,
                                                 const GPtrArray *told);

MusterEvaluation *muster_collision_judge_miniature (const MusterCatalog *catalog, const MusterThing *thing);
void muster_collision_report_miniature (const MusterEvaluation *evaluation, const MusterThing *thing,
                                        MusterReport *report);

MusterEvaluation *muster_collision_judge_fixed (const MusterCatalog *catalog, const MusterThing *thing);
void muster_collision_report_fixed (const MusterEvaluation *evaluation, const MusterThing *thing, MusterReport *report);

MusterEvaluation *muster_collision_judge_group (const MusterCatalog *catalog, const MusterThing *thing);
void muster_collision_report_group (const MusterEvaluation *evaluation, const MusterThing *thing, MusterReport *report);
char *muster_collision_dup_sentence_of_group (const MusterEvaluation *evaluation, const MusterThing *thing, guint n);
void muster_collision_add_remedies_of_group (const MusterEvaluation *evaluation, const MusterThing *thing,
                                             const GPtrArray *told);

G_END_DECLS
