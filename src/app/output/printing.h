/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Printing a preview: the toolkit's dialog around the same pages that the PDF and the preview have. */
#pragma once

#include <adwaita.h>

#include "workspace/print-preview.h"

G_BEGIN_DECLS

/* An operation that prints a finished preview at its true size, on the paper, on the sides and in the ink that its options say. It
 * keeps the preview; run it, and listen to its "draw-page" and "done". NULL where there is nothing to print. */
GtkPrintOperation *muster_printing_new (MusterPrintPreview *preview);

G_END_DECLS
