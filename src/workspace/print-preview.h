/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A preview: a batch laid out with some options, for the window to show before it goes out, and what is good to know about it.
 *
 * It is made a bit at a time from the main loop, as a library has ten thousand cards and a window must not wait for them; the
 * first pages are there at once. Whoever goes on with it holds a reference; nobody changes it after it is finished. */
#pragma once

#include "workspace/batch.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PRINT_PREVIEW (muster_print_preview_get_type ())
G_DECLARE_FINAL_TYPE (MusterPrintPreview, muster_print_preview, MUSTER, PRINT_PREVIEW, GObject)

/* Without options nothing is laid out, and the batch alone is filled. The signal "progressed" tells that there is more of it,
 * "finished" that there is all. */
MusterPrintPreview *muster_print_preview_new (MusterBatch *batch, const MusterPrintOptions *options);

/* Begins; "finished" may come before this returns. Stopping leaves it as it is. */
void muster_print_preview_begin (MusterPrintPreview *preview);
void muster_print_preview_stop (MusterPrintPreview *preview);

gboolean muster_print_preview_is_finished (MusterPrintPreview *preview);

/* How far it is; `all` may grow. */
void muster_print_preview_get_progress (MusterPrintPreview *preview, guint *done, guint *all);

MusterBatch *muster_print_preview_get_batch (MusterPrintPreview *preview);

/* The pages so far; NULL without options. */
MusterPrintJob *muster_print_preview_get_job (MusterPrintPreview *preview);

/* MusterPreflight; NULL before it is finished. */
const GPtrArray *muster_print_preview_get_notes (MusterPrintPreview *preview);

G_END_DECLS
