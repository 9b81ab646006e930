/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's actions on whole things: creating; and by number showing, copying, tagging, exporting, deleting and
 * restoring.
 *
 * None is an undo step of the current thing. Each change of the library shows a toast with a button for the opposite;
 * undoing a creation moves it to the trash. */
#pragma once

#include "app/shell/shell.h"

G_BEGIN_DECLS

/* For the window's class. */
void muster_window_things_install (GtkWidgetClass *widget_class);

/* Reports what the last library change added, with an undo button. Nothing happens if it added nothing. */
void muster_window_things_toast_made (MusterShell *window);

G_END_DECLS
