/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The size of a battle in points: a usual one by click, any other as a number, or none. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_BATTLE_SIZE_ROW (muster_battle_size_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterBattleSizeRow, muster_battle_size_row, MUSTER, BATTLE_SIZE_ROW, AdwPreferencesRow)

/* Emits "sized" with the chosen points (gint); -1: no limit. */
GtkWidget *muster_battle_size_row_new (void);

/* Shows a size without emitting "sized". */
void muster_battle_size_row_show (MusterBattleSizeRow *row, gint points);

G_END_DECLS
