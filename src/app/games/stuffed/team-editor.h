/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editor of teams: members, hand, and readiness for the Mission. */
#pragma once

#include "app/shell/editor.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_TEAM_EDITOR (muster_team_editor_get_type ())
G_DECLARE_FINAL_TYPE (MusterTeamEditor, muster_team_editor, MUSTER, TEAM_EDITOR, MusterEditor)

GtkWidget *muster_team_editor_new (MusterSession *session);

G_END_DECLS
