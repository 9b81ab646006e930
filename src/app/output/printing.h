/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Printing a preview: GTK's dialog with the same pages as the PDF and the preview. */
#pragma once

#include <adwaita.h>

#include "workspace/print-preview.h"

G_BEGIN_DECLS

/* An operation that prints a finished preview at its true size with its paper, duplex and ink options. It holds the
 * preview; run it, and connect to "draw-page" and "done". NULL if there is nothing to print. */
GtkPrintOperation *muster_printing_new (MusterPrintPreview *preview);

G_END_DECLS
