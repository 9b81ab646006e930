/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Value plans: for every set of at most three values, which characters it opens and for how many points. */
#pragma once

#include "games/collision/group-judge.h"

G_BEGIN_DECLS

typedef struct
{
  MusterValueSet values;
  GArray *fits;    /* guint: which of the characters, in their order */
  gint64 points;   /* of one of each of those */
  gboolean serves; /* everyone who is in the group already fits too */
} MusterCollisionValuePlan;

/* A plan for each set of the installed values (93 where there are eight): MusterCollisionValuePlan, those first that open most
 * characters, then those with most points, then those with fewest values. Who is illegal itself, or may not fight in a
 * battle of the group's size, fits nowhere. Free with g_ptr_array_unref(). */
GPtrArray *muster_collision_value_plans_new (const MusterCatalog *catalog, const MusterCollisionGroup *group,
                                             const GPtrArray *things);

G_END_DECLS
