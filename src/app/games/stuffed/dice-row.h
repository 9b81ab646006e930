/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row for a combination of dice: how many of each attribute. Words that no die shows are kept as they were written. */
#pragma once

#include <adwaita.h>

#include "games/stuffed/team.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_DICE_ROW (muster_dice_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterDiceRow, muster_dice_row, MUSTER, DICE_ROW, AdwPreferencesRow)

/* The signal "rolled" carries the combination that a player chose, as it is written ("charisma charisma resource"). */
GtkWidget *muster_dice_row_new (const MusterCatalog *catalog, const char *title);

/* For a row of a template, which has its title already: gives it the dice. To be called once. */
void muster_dice_row_set_catalog (MusterDiceRow *row, const MusterCatalog *catalog);

/* `chances` tells how likely it is; NULL or empty: nothing. */
void muster_dice_row_show (MusterDiceRow *row, const MusterStuffedCombination *combination, const char *chances);

G_END_DECLS
