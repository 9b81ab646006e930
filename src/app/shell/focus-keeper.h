/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps the keyboard working: a menu or popover that closes returns the focus to the previous widget.
 *
 * GTK leaves the focus inside a menu that is closed from a submenu, and then no key reaches the window. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Watches every popover in that window. */
void muster_focus_keeper_watch (GtkWindow *window);

G_END_DECLS
