/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Window actions that don't change the library: sharing, exporting, help and about. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* For the window's class. */
void muster_window_menu_install (GtkWidgetClass *widget_class);

/* Prepends a menu item for each format that can be copied as text. */
void muster_window_menu_fill_share (GMenu *share);

/* Enables those that apply. */
void muster_window_menu_set_enabled (GtkWidget *window, gboolean thing);

G_END_DECLS
