/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changes of battle groups and fixed characters. For members see model/member-change. */
#pragma once

#include "games/collision/group.h"
#include "model/change.h"

G_BEGIN_DECLS

/* Sets the size of the battle in points; negative: any. */
MusterChange *muster_collision_group_change_new_limit (gint limit);

/* Lets members name what they use of these values, if that reduces the possible sets. */
MusterChange *muster_collision_group_change_new_settle (const MusterCatalog *catalog, MusterValueSet values);

/* Of a fixed character. */

MusterChange *muster_collision_fixed_change_new_points (gint points);

/* The smallest battle it may fight in; 0: any. */
MusterChange *muster_collision_fixed_change_new_limit (gint limit);

MusterChange *muster_collision_fixed_change_new_values (MusterValueSet values);
MusterChange *muster_collision_fixed_change_new_stat (MusterStat stat, gint number);

/* Whether its stats are printed. They are kept in memory meanwhile. */
MusterChange *muster_collision_fixed_change_new_stats (gboolean printed);

G_END_DECLS
