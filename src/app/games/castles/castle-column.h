/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A castle of a row: its pile of defenses, the last played on top, then the castle with its upgrade and health. Accepts
 * dropped cards and castles. */
#pragma once

#include <adwaita.h>

#include "games/castles/kingdom-threat.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CASTLE_COLUMN (muster_castle_column_get_type ())
G_DECLARE_FINAL_TYPE (MusterCastleColumn, muster_castle_column, MUSTER, CASTLE_COLUMN, GtkWidget)

GtkWidget *muster_castle_column_new (void);

/* Shows a castle of a realm (`realm` is its index in the kingdom), with the effect of a threat;
 * MUSTER_CASTLES_N_THREATS for none. */
void muster_castle_column_show (MusterCastleColumn *column, const MusterCatalog *catalog,
                                const MusterCastlesKingdom *owner, guint realm, guint castle,
                                MusterCastlesThreat threat);

/* What is written under the castle. All castles stand on the same ground where these are equally high. */
GtkWidget *muster_castle_column_get_words (MusterCastleColumn *column);

/* The widget of a card in the pile; the castle's if there is no such card or it is G_MAXUINT. */
GtkWidget *muster_castle_column_find (MusterCastleColumn *column, guint card);

G_END_DECLS
