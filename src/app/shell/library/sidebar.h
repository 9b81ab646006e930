/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The library as one sees it: everything the player has, by kind, with a search. */
#pragma once

#include <adwaita.h>

#include "workspace/session.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_SIDEBAR (muster_sidebar_get_type ())
G_DECLARE_FINAL_TYPE (MusterSidebar, muster_sidebar, MUSTER, SIDEBAR, GtkWidget)

/* The signal "chosen" carries the number of a thing of the library (gint64). */
GtkWidget *muster_sidebar_new (MusterSession *session);

/* Shows what is there now. All of it is read again only where more than the thing at hand has changed. */
void muster_sidebar_refresh (MusterSidebar *sidebar);

/* Marks what is selected now. */
void muster_sidebar_select (MusterSidebar *sidebar);

/* Shows what was deleted. */
void muster_sidebar_show_trash (MusterSidebar *sidebar);

/* Puts the keyboard on the row of what is shown, or on the first; FALSE where there is none in view. */
gboolean muster_sidebar_focus_list (MusterSidebar *sidebar);

void muster_sidebar_focus_search (MusterSidebar *sidebar);

G_END_DECLS
