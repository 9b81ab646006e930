/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Remedies for a kingdom: changes that make a problem of its report go away. Each was tried before it is offered. */
#pragma once

#include "model/problem.h"
#include "games/castles/kingdom-change.h"

G_BEGIN_DECLS

typedef struct
{
  GArray *changes; /* MusterCastlesKingdomChange, one after the other */
  char *text;
} MusterCastlesKingdomRemedy;

/* MusterCastlesKingdomRemedy, best first; none where none helps. Free with g_ptr_array_unref(). */
GPtrArray *muster_castles_kingdom_remedies_find (const MusterCatalog *catalog, const MusterCastlesKingdom *kingdom,
                                                 const MusterProblem *problem);

/* All of it as one change. */
MusterChange *muster_castles_kingdom_remedy_make_change (const MusterCastlesKingdomRemedy *remedy,
                                                         const MusterCatalog *catalog);

G_END_DECLS
