/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of a Mission, in a team's editor and in its own: what it is called, whom it asks for, and its dice. */
#pragma once

#include "app/shell/editor.h"
#include "games/stuffed/team.h"

G_BEGIN_DECLS

typedef struct _MusterMissionRows MusterMissionRows;

/* Adds them to a group of the editor, which makes the changes. */
MusterMissionRows *muster_mission_rows_new (MusterEditor *editor, MusterRowGroup *group);
void muster_mission_rows_free (MusterMissionRows *rows);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterMissionRows, muster_mission_rows_free)

/* Shows the Mission, and what a team has one from: a row to choose one that the player keeps. */
void muster_mission_rows_show (MusterMissionRows *rows, const MusterStuffedMission *mission, gboolean in_team);

void muster_mission_rows_flush (MusterMissionRows *rows);
GtkWidget *muster_mission_rows_get_name_row (MusterMissionRows *rows);

G_END_DECLS
