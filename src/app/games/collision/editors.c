/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/editors.h"

#include "app/games/collision/character-editor.h"
#include "app/games/collision/fixed-editor.h"
#include "app/games/collision/group-editor.h"
#include "app/games/collision/miniature-editor.h"
#include "games/collision/group.h"

const MusterEditorKind muster_collision_editors[] = {
  { &muster_collision_character_class, muster_character_editor_new },
  { &muster_collision_fixed_class, muster_fixed_editor_new },
  { &muster_collision_group_class, muster_group_editor_new },
  { &muster_collision_miniature_class, muster_miniature_editor_new },
  { NULL, NULL },
};
