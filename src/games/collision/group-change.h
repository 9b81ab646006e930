/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changes of a battle group, and of fixed characters. Members come, go and move like those of any thing (model/member-change). */
#pragma once

#include "games/collision/group.h"
#include "model/change.h"

G_BEGIN_DECLS

/* Fights a battle of so many points; below 0: of any. */
MusterChange *muster_collision_group_change_new_limit (gint limit);

/* Lets members name what they use of these values, where that leaves fewer sets to choose from. */
MusterChange *muster_collision_group_change_new_settle (const MusterCatalog *catalog, MusterValueSet values);

/* Of a fixed character. */

MusterChange *muster_collision_fixed_change_new_points (gint points);

/* The smallest battle it may fight in; 0: any. */
MusterChange *muster_collision_fixed_change_new_limit (gint limit);

MusterChange *muster_collision_fixed_change_new_values (MusterValueSet values);
MusterChange *muster_collision_fixed_change_new_stat (MusterStat stat, gint number);

/* Whether its numbers are printed. They are kept while it is in memory. */
MusterChange *muster_collision_fixed_change_new_stats (gboolean printed);

G_END_DECLS
