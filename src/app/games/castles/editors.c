/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/castles/editors.h"

#include "app/games/castles/kingdom-editor.h"
#include "games/castles/kingdom.h"

const MusterEditorKind muster_castles_editors[] = {
  { &muster_castles_kingdom_class, muster_kingdom_editor_new },
  { NULL, NULL },
};
