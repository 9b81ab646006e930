/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of the value planner: a set of values, who fits into it and for how many points. It opens to show them one by one. */
#pragma once

#include "app/widgets/rows/fold-row.h"

#include "games/collision/value-plan.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PLAN_ROW (muster_plan_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterPlanRow, muster_plan_row, MUSTER, PLAN_ROW, MusterFoldRow)

/* The signal "taken" carries the number (guint) of somebody who is to join; "settled" asks for this set of values. The plan and
 * the things (MusterThing) must outlive it, as the catalogue. */
GtkWidget *muster_plan_row_new (const MusterCatalog *catalog, const MusterCollisionValuePlan *plan,
                                const GPtrArray *things);

/* Whether all who are in the group fit too, and whether the group is open and could settle on this set. */
void muster_plan_row_show_group (MusterPlanRow *row, gboolean serves, gboolean open);

const MusterCollisionValuePlan *muster_plan_row_get_plan (MusterPlanRow *row);

/* Whether a value of it, or somebody who fits, has these words in the name. */
gboolean muster_plan_row_matches (MusterPlanRow *row, const char *folded);

G_END_DECLS
