/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row for one place of a character: what is chosen there, its key numbers, what it costs, and what is wrong with it. */
#pragma once

#include "app/widgets/rows/wrap-row.h"

#include "games/collision/character.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CHOICE_ROW (muster_choice_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterChoiceRow, muster_choice_row, MUSTER, CHOICE_ROW, MusterWrapRow)

/* The signal "activated" asks for another choice, "cleared" for none. */
GtkWidget *muster_choice_row_new (void);

/* Where in the character it is. */
void muster_choice_row_set_slot (MusterChoiceRow *row, MusterCollisionSlot slot, guint index);
MusterCollisionSlot muster_choice_row_get_slot (MusterChoiceRow *row);
guint muster_choice_row_get_index (MusterChoiceRow *row);

/* What the place is called: "Weapon 1". In templates, the property "place". */
const char *muster_choice_row_get_place (MusterChoiceRow *row);
void muster_choice_row_set_place (MusterChoiceRow *row, const char *place);

/* Shows the choice (NULL: none), and sentences about what is wrong with it (empty: nothing). */
void muster_choice_row_show (MusterChoiceRow *row, const MusterChoice *choice, const char *wrong);

G_END_DECLS
