/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of the value planner: a set of values, who fits and their total points. Expands to a list. */
#pragma once

#include "app/widgets/rows/fold-row.h"

#include "games/collision/value-plan.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PLAN_ROW (muster_plan_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterPlanRow, muster_plan_row, MUSTER, PLAN_ROW, MusterFoldRow)

/* Emits "taken" with the index (guint) of a thing to add, "settled" to use this set. The plan, the things (MusterThing)
 * and the catalogue must outlive it. */
GtkWidget *muster_plan_row_new (const MusterCatalog *catalog, const MusterCollisionValuePlan *plan,
                                const GPtrArray *things);

/* Shows whether the whole group fits, and whether it could choose this set. */
void muster_plan_row_show_group (MusterPlanRow *row, gboolean serves, gboolean open);

const MusterCollisionValuePlan *muster_plan_row_get_plan (MusterPlanRow *row);

/* Whether a value or a fitting character has these words in its name. */
gboolean muster_plan_row_matches (MusterPlanRow *row, const char *folded);

G_END_DECLS
