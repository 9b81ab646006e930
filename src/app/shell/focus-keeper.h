/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps the keyboard alive in a window: a menu or another popover that closes gives the focus back to what had it before.
 *
 * The toolkit leaves the focus inside a menu that was closed from one of its submenus, where no key reaches the window any more. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Watches every popover that ever gets the focus in that window. */
void muster_focus_keeper_watch (GtkWindow *window);

G_END_DECLS
