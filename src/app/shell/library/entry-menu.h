/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Actions for a library entry: its menu, and the popovers for renaming and tagging. */
#pragma once

#include <adwaita.h>

#include "workspace/session.h"

G_BEGIN_DECLS

/* Opens the menu for an entry at a position in `row`; negative `x` means the whole row. It closes with the row. */
void muster_entry_menu_popup (MusterSession *session, GtkWidget *row, const MusterLibraryEntry *entry, double x,
                              double y);

/* The popovers opened by the menu. */
void muster_entry_menu_rename (MusterSession *session, GtkWidget *row, const MusterLibraryEntry *entry);
void muster_entry_menu_tag (MusterSession *session, GtkWidget *row, const MusterLibraryEntry *entry);

G_END_DECLS
