/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row for several lines of text, such as a card's ability, or notes. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_PASSAGE_ROW (muster_passage_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterPassageRow, muster_passage_row, MUSTER, PASSAGE_ROW, AdwPreferencesRow)

/* Emits "settled" with changed text, and "removed". */
GtkWidget *muster_passage_row_new (void);

/* Shows a text below its label ("Ability"), unless the player is typing. NULL is empty. */
void muster_passage_row_show (MusterPassageRow *row, const char *label, const char *text);

/* Commits pending input. */
void muster_passage_row_flush (MusterPassageRow *row);

/* Whether the row can be taken away; it can unless somebody says otherwise. In templates, the property "removable". */
void muster_passage_row_set_removable (MusterPassageRow *row, gboolean removable);

void muster_passage_row_focus (MusterPassageRow *row);

G_END_DECLS
