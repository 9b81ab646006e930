/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A preview: a batch laid out with some options, for the window to show before printing, with notes about it.
 *
 * It is built in small steps from the main loop, because a library may have ten thousand cards and the window must not
 * block; the first pages are there at once. Building holds a reference; a finished preview is immutable. */
#pragma once

#include "workspace/batch.h"

G_BEGIN_DECLS

typedef struct _MusterPrintPreview MusterPrintPreview;

/* Without options there is no layout, only the batch is filled. */
MusterPrintPreview *muster_print_preview_new (MusterBatch *batch, const MusterPrintOptions *options);
MusterPrintPreview *muster_print_preview_ref (MusterPrintPreview *preview);
void muster_print_preview_unref (MusterPrintPreview *preview);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterPrintPreview, muster_print_preview_unref)

/* A watcher of the preview. */
typedef struct
{
  void (*progressed) (gpointer data); /* more of it is ready */
  void (*finished) (gpointer data);   /* it is complete */
} MusterPrintPreviewWatcher;

/* Sets the only watcher, replacing the last one; NULL: none. The watcher isn't copied. */
void muster_print_preview_watch (MusterPrintPreview *preview, const MusterPrintPreviewWatcher *watcher, gpointer data);

/* Starts; may finish before it returns. Stopping leaves it as it is. */
void muster_print_preview_begin (MusterPrintPreview *preview);
void muster_print_preview_stop (MusterPrintPreview *preview);

gboolean muster_print_preview_is_finished (MusterPrintPreview *preview);

/* The progress; `all` may grow. */
void muster_print_preview_get_progress (MusterPrintPreview *preview, guint *done, guint *all);

MusterBatch *muster_print_preview_get_batch (MusterPrintPreview *preview);

/* The pages so far; NULL without options. */
MusterPrintJob *muster_print_preview_get_job (MusterPrintPreview *preview);

/* MusterPreflight; NULL until it is finished. */
const GPtrArray *muster_print_preview_get_notes (MusterPrintPreview *preview);

G_END_DECLS
