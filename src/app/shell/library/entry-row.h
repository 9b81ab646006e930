/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of the sidebar: name, points and verdict (or how far it is), tags, and a button for what can be done with it; or a heading; or something in
 * the trash, with a button that brings it back. */
#pragma once

#include <gtk/gtk.h>

#include "app/shell/library/entry-item.h"
#include "workspace/session.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_ENTRY_ROW (muster_entry_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterEntryRow, muster_entry_row, MUSTER, ENTRY_ROW, GtkWidget)

/* The signal "asked" wants the menu of the entry, at a place in the row (double x, double y; below 0 at its button); "restored" wants
 * it back from the trash. */
GtkWidget *muster_entry_row_new (MusterSession *session);

/* NULL: nothing any more. */
void muster_entry_row_show (MusterEntryRow *row, MusterEntryItem *item);

MusterEntryItem *muster_entry_row_get_item (MusterEntryRow *row);

/* Where the menu points to when the keyboard asks for it. */
GtkWidget *muster_entry_row_get_button (MusterEntryRow *row);

G_END_DECLS
