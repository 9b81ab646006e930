/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Exporting: writes a batch to files one page at a time, so that the window stays responsive. All or nothing:
 * cancelling or an error leaves older files unchanged. */
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
  gboolean lists;   /* for text formats: whether to include lists */
  gint dpi;         /* for pictures */
  const char *path; /* of the file; of the folder for several pictures */
  MusterExportProgress progress;
  gpointer data; /* for the progress function, which isn't called after `callback` */
} MusterExportOrder;

/* Copies the order, and holds the finished preview while it runs. */
void muster_export_job_run_async (MusterPrintPreview *preview, const MusterExportOrder *order,
                                  GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
gboolean muster_export_job_run_finish (GAsyncResult *result, GError **error);

G_END_DECLS
