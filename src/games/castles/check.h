/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Castles: the rules for kingdoms, and their report. */
#pragma once

#include "games/castles/kingdom.h"
#include "model/evaluation.h"

G_BEGIN_DECLS

extern const MusterRule muster_castles_rule_defenses; /* too many on a castle */
extern const MusterRule muster_castles_rule_empty;    /* no castle */
extern const MusterRule muster_castles_rule_hand;     /* too many cards */

/* For the game's table (games/game.h). */
MusterEvaluation *muster_castles_judge_kingdom (const MusterCatalog *catalog, const MusterThing *thing);
void muster_castles_report_kingdom (const MusterEvaluation *evaluation, const MusterThing *thing, MusterReport *report);
void muster_castles_add_remedies (const MusterEvaluation *evaluation, const MusterThing *thing, const GPtrArray *told);

/* How many castles it has, their health, and how many are missing, in two sentences. Free with g_free(). */
char *muster_castles_dup_derivation (const MusterCatalog *catalog, const MusterCastlesKingdom *kingdom);

/* Why another order of defenses would have been safer; NULL if there is none. Free with g_free(). */
char *muster_castles_dup_advice (const MusterCastlesKingdom *kingdom, guint castle);

G_END_DECLS
