/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of the sidebar: name, points and verdict (or stage), tags, and a menu button; or a heading; or a trash entry
 * with a restore button. */
#pragma once

#include <gtk/gtk.h>

#include "app/shell/library/entry-item.h"
#include "workspace/session.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_ENTRY_ROW (muster_entry_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterEntryRow, muster_entry_row, MUSTER, ENTRY_ROW, GtkWidget)

/* Emits "asked" for the entry's menu at a position in the row (double x, double y; negative: at its button), "restored"
 * to restore it from the trash. */
GtkWidget *muster_entry_row_new (MusterSession *session);

/* NULL: nothing. */
void muster_entry_row_show (MusterEntryRow *row, MusterEntryItem *item);

MusterEntryItem *muster_entry_row_get_item (MusterEntryRow *row);

/* Where the keyboard opens the menu. */
GtkWidget *muster_entry_row_get_button (MusterEntryRow *row);

G_END_DECLS
