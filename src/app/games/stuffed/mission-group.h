/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of a Mission, in a team's editor and in its own: name, Teammates and dice. */
#pragma once

#include "app/shell/editor.h"
#include "games/stuffed/team.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_MISSION_GROUP (muster_mission_group_get_type ())
G_DECLARE_FINAL_TYPE (MusterMissionGroup, muster_mission_group, MUSTER, MISSION_GROUP, MusterRowGroup)

/* Says which editor has it in its template, and makes the changes. To be called once. */
void muster_mission_group_set_editor (MusterMissionGroup *group, MusterEditor *editor);

/* Shows the Mission; in a team also a row for choosing one of the player's own. */
void muster_mission_group_show (MusterMissionGroup *group, const MusterStuffedMission *mission, gboolean in_team);

void muster_mission_group_flush (MusterMissionGroup *group);
GtkWidget *muster_mission_group_get_name_row (MusterMissionGroup *group);

G_END_DECLS
