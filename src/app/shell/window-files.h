/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opening files: chosen in a dialog, dropped on the window, or the example. */
#pragma once

#include "app/shell/shell.h"
#include "model/document.h"

G_BEGIN_DECLS

/* Adds the contents of a file; errors are shown in the window. */
void muster_window_files_open (MusterShell *window, const char *path);

/* The same for a GFile; remote ones are refused with a message. */
void muster_window_files_open_file (MusterShell *window, GFile *file);

/* For the window's class; includes window-codes. */
void muster_window_files_install (GtkWidgetClass *widget_class);

/* Makes the window accept dropped files. */
void muster_window_files_take_drops (MusterShell *window);

/* Adds the contents of a document as one labelled step, and shows it. FALSE if the library refuses. */
gboolean muster_window_files_take (MusterShell *window, const char *label, const MusterDocument *document,
                                   GError **error);

/* Reports a written file, with a button that opens it. */
void muster_window_files_toast_written (MusterShell *window, const char *path);

G_END_DECLS
