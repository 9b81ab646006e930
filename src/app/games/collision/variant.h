/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The question before a character is saved as a variant: the copy's name and budget. */
#pragma once

#include "app/games/collision/character-editor.h"
#include "app/shell/shell.h"

G_BEGIN_DECLS

/* Asks about the current character, which is in the editor of the window. */
void muster_variant_ask (MusterShell *window, const MusterCollisionCharacter *character);

G_END_DECLS
