/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Exporting: writes a batch to files a page at a time, so that the window lives on, and all or nothing: whoever cancels or
 * meets an error has the files that were there before. */
#pragma once

#include <gio/gio.h>

#include "workspace/formats.h"
#include "workspace/print-preview.h"

G_BEGIN_DECLS

/* Called after each step. */
typedef void (*MusterExportProgress) (guint done, guint all, gpointer data);

typedef struct
{
  const MusterFormat *format;
  gboolean lists;   /* for words: whether they have the lists */
  gint dpi;         /* of pictures */
  const char *path; /* of the file; of the folder, for pictures of more than one side */
  MusterExportProgress progress;
  gpointer data; /* for the progress, which ends before `callback` is called */
} MusterExportOrder;

/* Copies the order, and keeps the preview, which is finished, for as long as it takes. */
void muster_export_job_run_async (MusterPrintPreview *preview, const MusterExportOrder *order,
                                  GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
gboolean muster_export_job_run_finish (GAsyncResult *result, GError **error);

G_END_DECLS
