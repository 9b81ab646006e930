/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files that come into the window: chosen in a dialog, dropped on it, or the example. muster_window_open() is here. */
#pragma once

#include "app/shell/window.h"

G_BEGIN_DECLS

/* For the class of the window. */
void muster_window_files_install (GtkWidgetClass *widget_class);

/* Files that are dropped on the window are opened. */
void muster_window_files_take_drops (MusterWindow *window);

/* A file was written: where, and a button that opens it. */
void muster_window_files_tell_written (MusterWindow *window, const char *path);

G_END_DECLS
