/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The value planner: for each set of at most three values, who in the library fits and for how many points; best sets
 * first. */
#pragma once

#include <adwaita.h>

#include "games/collision/group-judge.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PLANNER (muster_planner_get_type ())
G_DECLARE_FINAL_TYPE (MusterPlanner, muster_planner, MUSTER, PLANNER, GtkWidget)

/* Emits "taken" with the index (guint) of a thing to add, "settled" with the chosen values (guint) for an open group,
 * and "closed". The catalogue must outlive it. */
GtkWidget *muster_planner_new (const MusterCatalog *catalog);

/* Shows the plans for these things (MusterThing), which must outlive it; call again with the same things when the group
 * has changed. */
void muster_planner_show (MusterPlanner *planner, const MusterCollisionGroup *group, const GPtrArray *things);

/* Focuses the search entry. */
void muster_planner_focus (MusterPlanner *planner);

G_END_DECLS
