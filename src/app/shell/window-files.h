/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files that come into the window: chosen in a dialog, dropped on it, or the example. */
#pragma once

#include "app/shell/shell.h"
#include "model/document.h"

G_BEGIN_DECLS

/* Adds what a file holds; what goes wrong is told in the window. */
void muster_window_files_open (MusterShell *window, const char *path);

/* The same for a file from anywhere; one that isn't on this computer is refused in words. */
void muster_window_files_open_file (MusterShell *window, GFile *file);

/* For the class of the window; window-codes comes with it. */
void muster_window_files_install (GtkWidgetClass *widget_class);

/* Files that are dropped on the window are opened. */
void muster_window_files_take_drops (MusterShell *window);

/* Adds what a document has, as one step of that label, and shows it. FALSE where the library refuses it. */
gboolean muster_window_files_take (MusterShell *window, const char *label, const MusterDocument *document,
                                   GError **error);

/* A file was written: where, and a button that opens it. */
void muster_window_files_toast_written (MusterShell *window, const char *path);

G_END_DECLS
