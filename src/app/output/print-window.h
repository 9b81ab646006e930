/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window for printing and for exporting: the options, what is good to know, and the pages as they will come out.
 *
 * The options are the settings, so that they are there again the next time. */
#pragma once

#include <adwaita.h>

#include "workspace/session.h"
#include "print/job.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PRINT_WINDOW (muster_print_window_get_type ())
G_DECLARE_FINAL_TYPE (MusterPrintWindow, muster_print_window, MUSTER, PRINT_WINDOW, AdwWindow)

/* For what the session shows. It asks for a printer, or where `exporting` for a file. The signal "told" carries a sentence
 * when it is done, "wrote" the path of the file that is written; the window is closed then. */
GtkWidget *muster_print_window_new (GtkWindow *parent, MusterSession *session, gboolean exporting);

/* Does what the window is for without asking where to: exports to the file or folder, or prints into a PDF of that name
 * by the code that prints. */
void muster_print_window_run (MusterPrintWindow *window, const char *path);

/* The job that is shown; NULL where the format is words. */
MusterPrintJob *muster_print_window_get_job (MusterPrintWindow *window);

G_END_DECLS
