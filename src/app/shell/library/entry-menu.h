/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be done with an entry of the library: a menu at its row, and the small popovers in which it is renamed and tagged. */
#pragma once

#include <adwaita.h>

#include "workspace/session.h"

G_BEGIN_DECLS

/* Shows the menu for an entry, pointing to a place in `row`; `x` below 0 points to all of it. Everything goes with the row. */
void muster_entry_menu_popup (MusterSession *session, GtkWidget *row, const MusterLibraryEntry *entry, double x,
                              double y);

/* The popovers that the menu leads to. */
void muster_entry_menu_rename (MusterSession *session, GtkWidget *row, const MusterLibraryEntry *entry);
void muster_entry_menu_tag (MusterSession *session, GtkWidget *row, const MusterLibraryEntry *entry);

G_END_DECLS
