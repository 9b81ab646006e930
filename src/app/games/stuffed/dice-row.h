/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row for a combination of dice: the number of each attribute. Unknown attributes are kept as written. */
#pragma once

#include <adwaita.h>

#include "games/stuffed/team.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_DICE_ROW (muster_dice_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterDiceRow, muster_dice_row, MUSTER, DICE_ROW, AdwPreferencesRow)

/* Emits "rolled" with the combination as text ("charisma charisma resource"). */
GtkWidget *muster_dice_row_new (const MusterCatalog *catalog, const char *title);

/* For a row of a template, which has its title already: gives it the dice. To be called once. */
void muster_dice_row_set_catalog (MusterDiceRow *row, const MusterCatalog *catalog);

/* `chances` is a text about its chances; NULL or empty: none. */
void muster_dice_row_show (MusterDiceRow *row, const MusterStuffedCombination *combination, const char *chances);

G_END_DECLS
