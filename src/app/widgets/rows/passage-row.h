/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row to write in: several lines in a player's own words, such as an ability of a card, or notes. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_PASSAGE_ROW (muster_passage_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterPassageRow, muster_passage_row, MUSTER, PASSAGE_ROW, AdwPreferencesRow)

/* "settled" carries what was written, where it isn't what was shown last; "removed" asks for its end. */
GtkWidget *muster_passage_row_new (void);

/* Shows a text under what it is ("Ability"), unless somebody is writing another. NULL is the empty one. */
void muster_passage_row_show (MusterPassageRow *row, const char *label, const char *text);

/* Settles at once what is still being typed. */
void muster_passage_row_flush (MusterPassageRow *row);

/* Whether the row can be taken away; it can unless somebody says otherwise. In templates, the property "removable". */
void muster_passage_row_set_removable (MusterPassageRow *row, gboolean removable);

void muster_passage_row_focus (MusterPassageRow *row);

G_END_DECLS
