/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row for a line of text. Input becomes one step after a pause, or when the focus leaves. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_TEXT_ROW (muster_text_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterTextRow, muster_text_row, MUSTER, TEXT_ROW, AdwEntryRow)

/* Emits "settled" with changed text. */
GtkWidget *muster_text_row_new (const char *title);

/* Shows a line, unless the player is typing; NULL is empty. */
void muster_text_row_show (MusterTextRow *row, const char *text);

/* While "settled" is emitted: the line can't be kept. It stays where it was typed; the next "settled" is about another one, which may be
 * the one that was kept. */
void muster_text_row_refuse (MusterTextRow *row);

/* Shows the line of something else: one that was refused goes. */
void muster_text_row_reset (MusterTextRow *row, const char *text);

/* Commits pending input. */
void muster_text_row_flush (MusterTextRow *row);

G_END_DECLS
