/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files that come into the window: chosen in a dialog, dropped on it, or the example. muster_window_open() is here. */
#pragma once

#include "app/shell/window.h"
#include "model/document.h"

G_BEGIN_DECLS

/* For the class of the window; window-codes comes with it. */
void muster_window_files_install (GtkWidgetClass *widget_class);

/* Files that are dropped on the window are opened. */
void muster_window_files_take_drops (MusterWindow *window);

/* Adds what a document has, as one step of that label, and shows it. FALSE where the library refuses it. */
gboolean muster_window_files_take (MusterWindow *window, const char *label, const MusterDocument *document,
                                   GError **error);

/* A file was written: where, and a button that opens it. */
void muster_window_files_tell_written (MusterWindow *window, const char *path);

G_END_DECLS
