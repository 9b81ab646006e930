/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Remedies for a kingdom: changes that solve a problem of it. Each is tried first. */
#pragma once

#include "model/evaluation.h"
#include "games/castles/kingdom-change.h"

G_BEGIN_DECLS

typedef struct
{
  GArray *changes; /* MusterCastlesKingdomChange, in sequence */
  char *text;
} MusterCastlesKingdomRemedy;

/* For the n-th problem of its evaluation: MusterCastlesKingdomRemedy, best first; empty if none helps. Free with
 * g_ptr_array_unref(). */
GPtrArray *muster_castles_kingdom_remedies_find (const MusterEvaluation *evaluation,
                                                 const MusterCastlesKingdom *kingdom, guint n);

/* The whole remedy as one change. */
MusterChange *muster_castles_kingdom_remedy_make_change (const MusterCastlesKingdomRemedy *remedy,
                                                         const MusterCatalog *catalog);

G_END_DECLS
