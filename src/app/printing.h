/* Printing a batch: the toolkit's dialog around the same pages that the PDF and the preview have. */
#pragma once

#include <adwaita.h>

#include "app/batch.h"
#include "print/options.h"

G_BEGIN_DECLS

/* An operation that prints the batch at its true size, on the paper, on the sides and in the ink that the options say. It
 * keeps the batch; run it, and listen to its "draw-page" and "done". NULL where there is nothing to print. */
GtkPrintOperation *muster_printing_new (MusterBatch *batch, const MusterPrintOptions *options);

G_END_DECLS
