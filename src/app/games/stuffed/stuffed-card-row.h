/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card of a team: its name and dice, with fields for the player's own. */
#pragma once

#include "app/widgets/rows/fold-row.h"

#include "games/stuffed/team.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_STUFFED_CARD_ROW (muster_stuffed_card_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterStuffedCardRow, muster_stuffed_card_row, MUSTER, STUFFED_CARD_ROW, MusterFoldRow)

/* Signals carry the index of the card in the team: "removed"; "kept", to add it to the library; "named", "told"
 * (ability text), "rolled" (combination) and "set-off" (attribute that triggers it, NULL for none) with the new
 * value. */
GtkWidget *muster_stuffed_card_row_new (const MusterCatalog *catalog);

/* `chances` is a text about its combination; may be empty. */
void muster_stuffed_card_row_show (MusterStuffedCardRow *row, const MusterStuffedCard *card, guint place,
                                   const char *chances);

void muster_stuffed_card_row_flush (MusterStuffedCardRow *row);

/* Expands the last visible row (MusterStuffedCardRow) and focuses the name of its card. */
void muster_stuffed_card_row_open_last (const GPtrArray *rows);

G_END_DECLS
