/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sidebar: everything in the library by kind, with a search. */
#pragma once

#include <adwaita.h>

#include "workspace/session.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_SIDEBAR (muster_sidebar_get_type ())
G_DECLARE_FINAL_TYPE (MusterSidebar, muster_sidebar, MUSTER, SIDEBAR, GtkWidget)

/* Emits "chosen" with the number of a thing (gint64). */
GtkWidget *muster_sidebar_new (MusterSession *session);

/* Updates it. Everything is read again only if more than the current thing has changed. */
void muster_sidebar_refresh (MusterSidebar *sidebar);

/* Selects the current thing. */
void muster_sidebar_select (MusterSidebar *sidebar);

/* Shows the trash. */
void muster_sidebar_show_trash (MusterSidebar *sidebar);

/* Focuses the selected row, or the first; FALSE if none is visible. */
gboolean muster_sidebar_focus_list (MusterSidebar *sidebar);

void muster_sidebar_focus_search (MusterSidebar *sidebar);

G_END_DECLS
