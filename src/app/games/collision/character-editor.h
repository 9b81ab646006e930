/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editor of one Collision character: a row for each choice, what it costs and what is wrong with it, right there. */
#pragma once

#include "app/shell/editor.h"
#include "games/collision/character.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CHARACTER_EDITOR (muster_character_editor_get_type ())
G_DECLARE_FINAL_TYPE (MusterCharacterEditor, muster_character_editor, MUSTER, CHARACTER_EDITOR, MusterEditor)

GtkWidget *muster_character_editor_new (MusterSession *session);

/* Opens the picker for a place, as activating its row does. */
void muster_character_editor_pick (MusterCharacterEditor *editor, MusterCollisionSlot slot, guint index);

/* Asks what it should do, what stays and what it may cost, and suggests builds. */
void muster_character_editor_suggest (MusterCharacterEditor *editor);

/* Asks for a miniature's photo and what it shows, then for what it should do and cost, and suggests builds. */
void muster_character_editor_begin_with_miniature (MusterCharacterEditor *editor);

G_END_DECLS
