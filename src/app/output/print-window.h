/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window for printing and exporting: options, warnings, and the pages as they will come out.
 *
 * The options are settings, so they are remembered. */
#pragma once

#include <adwaita.h>

#include "workspace/session.h"
#include "print/job.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PRINT_WINDOW (muster_print_window_get_type ())
G_DECLARE_FINAL_TYPE (MusterPrintWindow, muster_print_window, MUSTER, PRINT_WINDOW, AdwWindow)

/* For what the session shows. It opens a printer dialog, or if `exporting` a file dialog. Emits "told" with a sentence
 * when done, "wrote" with the path of the written file; then it closes. */
GtkWidget *muster_print_window_new (GtkWindow *parent, MusterSession *session, gboolean exporting);

/* Does its work without a dialog: exports to the file or folder, or prints into a PDF of that name with the printing
 * code. */
void muster_print_window_run (MusterPrintWindow *window, const char *path);

/* The job shown; NULL for text formats. */
MusterPrintJob *muster_print_window_get_job (MusterPrintWindow *window);

G_END_DECLS
