/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card of a team: its name and what it asks of the dice, and room to write one's own. */
#pragma once

#include "app/widgets/rows/fold-row.h"

#include "games/stuffed/team.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_STUFFED_CARD_ROW (muster_stuffed_card_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterStuffedCardRow, muster_stuffed_card_row, MUSTER, STUFFED_CARD_ROW, MusterFoldRow)

/* Signals, each with the place of the card among all of the team: "removed"; "kept", for
 * other teams too; "named", "told" (the words of its ability), "rolled"
 * (its combination) and "set-off" (the attribute that sets it off, NULL for none) with what a player wrote. */
GtkWidget *muster_stuffed_card_row_new (const MusterCatalog *catalog);

/* `chances` tells how likely its combination is; may be empty. */
void muster_stuffed_card_row_show (MusterStuffedCardRow *row, const MusterStuffedCard *card, guint place,
                                   const char *chances);

void muster_stuffed_card_row_flush (MusterStuffedCardRow *row);

/* Unfolds the last row (MusterStuffedCardRow) that is shown and puts the keyboard into the name of its card. */
void muster_stuffed_card_row_open_last (const GPtrArray *rows);

G_END_DECLS
