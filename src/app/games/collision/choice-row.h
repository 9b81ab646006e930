/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row for a slot of a character: the choice, its key numbers, cost, and problems. */
#pragma once

#include "app/widgets/rows/wrap-row.h"

#include "games/collision/character.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CHOICE_ROW (muster_choice_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterChoiceRow, muster_choice_row, MUSTER, CHOICE_ROW, MusterWrapRow)

/* Emits "activated" to choose, "cleared" to clear. */
GtkWidget *muster_choice_row_new (void);

/* Where in the character it is. */
void muster_choice_row_set_slot (MusterChoiceRow *row, MusterCollisionSlot slot, guint index);
MusterCollisionSlot muster_choice_row_get_slot (MusterChoiceRow *row);
guint muster_choice_row_get_index (MusterChoiceRow *row);

/* What the place is called: "Weapon 1". In templates, the property "place". */
const char *muster_choice_row_get_place (MusterChoiceRow *row);
void muster_choice_row_set_place (MusterChoiceRow *row, const char *place);

/* Shows the choice (NULL: none) and its problems as sentences (empty: none). */
void muster_choice_row_show (MusterChoiceRow *row, const MusterChoice *choice, const char *wrong);

G_END_DECLS
