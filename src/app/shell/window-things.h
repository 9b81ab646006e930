/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions of the window on whole things: to make one; and by its number to show, copy, tag, write to a file, delete and bring
 * back any of the library.
 *
 * None of these is a step of what is shown. Each that changes the library is told with a button that does the opposite; what was made
 * goes to the trash by that. */
#pragma once

#include "app/shell/shell.h"

G_BEGIN_DECLS

/* For the class of the window. */
void muster_window_things_install (GtkWidgetClass *widget_class);

/* Tells what the last change of the library added, and offers to undo that. Nothing happens where it added nothing. */
void muster_window_things_toast_made (MusterShell *window);

G_END_DECLS
