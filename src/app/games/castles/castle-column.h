/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One castle of a row: its defenses in a pile, the last played on top; below them the castle as its upgrade has made it, and its
 * health. Cards and castles can be dropped on it. */
#pragma once

#include <adwaita.h>

#include "games/castles/kingdom-threat.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CASTLE_COLUMN (muster_castle_column_get_type ())
G_DECLARE_FINAL_TYPE (MusterCastleColumn, muster_castle_column, MUSTER, CASTLE_COLUMN, GtkWidget)

GtkWidget *muster_castle_column_new (void);

/* Shows a castle of a realm (`realm` is its place in the kingdom), and what the threat would do to it; MUSTER_CASTLES_N_THREATS: nobody
 * threatens. */
void muster_castle_column_show (MusterCastleColumn *column, const MusterCatalog *catalog,
                                const MusterCastlesKingdom *owner, guint realm, guint castle,
                                MusterCastlesThreat threat);

/* What is written under the castle. All castles stand on the same ground where these are equally high. */
GtkWidget *muster_castle_column_get_words (MusterCastleColumn *column);

/* The widget of a card of the pile; of the castle where there is no card, or it is G_MAXUINT. */
GtkWidget *muster_castle_column_find (MusterCastleColumn *column, guint card);

G_END_DECLS
