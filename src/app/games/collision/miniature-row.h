/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The row for a character's miniature: chosen from the player's own, on a page over the rows. */
#pragma once

#include "app/shell/editor.h"
#include "app/widgets/rows/wrap-row.h"
#include "games/collision/character.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_MINIATURE_ROW (muster_miniature_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterMiniatureRow, muster_miniature_row, MUSTER, MINIATURE_ROW, MusterWrapRow)

/* Choosing changes the character that the editor shows. */
/* Says which editor has it in its template, and makes the changes. */
void muster_miniature_row_set_editor (MusterMiniatureRow *row, MusterEditor *editor);

void muster_miniature_row_show (MusterMiniatureRow *row, const MusterCollisionCharacter *character);

G_END_DECLS
