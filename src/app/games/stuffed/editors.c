/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/stuffed/editors.h"

#include "app/games/stuffed/team-editor.h"
#include "games/stuffed/team.h"

const MusterEditorKind muster_stuffed_editors[] = {
  { &muster_stuffed_team_class, muster_team_editor_new },
  { NULL, NULL },
};
