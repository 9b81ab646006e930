/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editor of a Collision character: a row for each choice, with its cost and problems. */
#pragma once

#include "app/shell/editor.h"
#include "games/collision/character.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CHARACTER_EDITOR (muster_character_editor_get_type ())
G_DECLARE_FINAL_TYPE (MusterCharacterEditor, muster_character_editor, MUSTER, CHARACTER_EDITOR, MusterEditor)

GtkWidget *muster_character_editor_new (MusterSession *session);

/* Opens the picker for a slot, like activating its row. */
void muster_character_editor_pick (MusterCharacterEditor *editor, MusterCollisionSlot slot, guint index);

/* Asks for goal, fixed choices and budget, then suggests builds. */
void muster_character_editor_suggest (MusterCharacterEditor *editor);

/* Asks for a miniature's photo and equipment, then for goal and budget, and suggests builds. */
void muster_character_editor_begin_with_miniature (MusterCharacterEditor *editor);

G_END_DECLS
