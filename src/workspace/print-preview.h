/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A preview: a batch laid out with some options, for the window to show before it goes out, and what is good to know about it.
 *
 * It is made a bit at a time from the main loop, as a library has ten thousand cards and a window must not wait for them; the
 * first pages are there at once. Whoever goes on with it holds a reference; nobody changes it after it is finished. */
#pragma once

#include "workspace/batch.h"

G_BEGIN_DECLS

typedef struct _MusterPrintPreview MusterPrintPreview;

/* Without options nothing is laid out, and the batch alone is filled. */
MusterPrintPreview *muster_print_preview_new (MusterBatch *batch, const MusterPrintOptions *options);
MusterPrintPreview *muster_print_preview_ref (MusterPrintPreview *preview);
void muster_print_preview_unref (MusterPrintPreview *preview);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterPrintPreview, muster_print_preview_unref)

/* Who waits for it. */
typedef struct
{
  void (*progressed) (gpointer data); /* there is more of it */
  void (*finished) (gpointer data);   /* there is all of it */
} MusterPrintPreviewWatcher;

/* Tells that one and nobody else, in place of who was told before; NULL: nobody. The watcher isn't copied. */
void muster_print_preview_watch (MusterPrintPreview *preview, const MusterPrintPreviewWatcher *watcher, gpointer data);

/* Begins; it may be finished before this returns. Stopping leaves it as it is. */
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
