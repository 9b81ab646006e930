/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions of the window that change nothing in the library: what leaves it, and what tells about the program. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* For the class of the window. */
void muster_window_menu_install (GtkWidgetClass *widget_class);

/* Puts an item for each format whose words can be copied first into the menu. */
void muster_window_menu_fill_share (GMenu *share);

/* Says which of them there is something for. */
void muster_window_menu_set_enabled (GtkWidget *window, gboolean thing);

G_END_DECLS
