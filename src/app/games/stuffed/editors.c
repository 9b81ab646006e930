/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/stuffed/editors.h"

#include "app/games/stuffed/card-editor.h"
#include "app/games/stuffed/mission-editor.h"
#include "app/games/stuffed/team-editor.h"
#include "games/stuffed/team.h"

const MusterEditorKind muster_stuffed_editors[] = {
  { &muster_stuffed_team_class, muster_team_editor_new },
  { &muster_stuffed_card_classes[MUSTER_STUFFED_LOYAL], muster_stuffed_card_editor_new },
  { &muster_stuffed_card_classes[MUSTER_STUFFED_MERCENARY], muster_stuffed_card_editor_new },
  { &muster_stuffed_card_classes[MUSTER_STUFFED_ADVANTAGE], muster_stuffed_card_editor_new },
  { &muster_stuffed_mission_class, muster_mission_editor_new },
  { NULL, NULL },
};
