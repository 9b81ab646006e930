/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editor of the player's own Mission of Stuffed. */
#pragma once

#include "app/shell/editor.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_MISSION_EDITOR (muster_mission_editor_get_type ())
G_DECLARE_FINAL_TYPE (MusterMissionEditor, muster_mission_editor, MUSTER, MISSION_EDITOR, MusterEditor)

GtkWidget *muster_mission_editor_new (MusterSession *session);

G_END_DECLS
