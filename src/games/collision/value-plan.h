/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Value plans: for every set of at most three values, which characters it opens and their total points. */
#pragma once

#include "games/collision/group-judge.h"

G_BEGIN_DECLS

typedef struct
{
  MusterValueSet values;
  GArray *fits;    /* guint: indexes of the characters it opens */
  gint64 points;   /* of one copy of each */
  gboolean serves; /* it also opens all current members */
} MusterCollisionValuePlan;

/* A plan for each set of installed values (93 with eight): MusterCollisionValuePlan, by most characters, most points,
 * fewest values. Characters that are illegal or not allowed in a battle of the group's size fit nowhere. Free with
 * g_ptr_array_unref(). */
GPtrArray *muster_collision_value_plans_new (const MusterCatalog *catalog, const MusterCollisionGroup *group,
                                             const GPtrArray *things);

G_END_DECLS
