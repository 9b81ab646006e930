/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/output/exporting.h"

#include "app/output/print-settings.h"
#include "app/shell/settings.h"
#include "workspace/export-job.h"

typedef struct
{
  const MusterExportListener *listener;
  GWeakRef window;
  char *path;
} Writing;

static void
progress_cb (guint done, guint all, gpointer data)
{
  Writing *writing = data;
  g_autoptr (GObject) window = g_weak_ref_get (&writing->window);

  if (window != NULL)
    writing->listener->progressed (window, done, all);
}

static void
finished_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Writing *writing = data;
  g_autoptr (GObject) window = g_weak_ref_get (&writing->window);
  g_autoptr (GError) error = NULL;

  muster_export_job_run_finish (result, &error);
  if (window != NULL)
    writing->listener->finished (window, writing->path, error);
  g_weak_ref_clear (&writing->window);
  g_free (writing->path);
  g_free (writing);
}

void
muster_exporting_begin (MusterPrintPreview *preview, const MusterFormat *format, const char *path,
                        GCancellable *cancellable, const MusterExportListener *listener, GObject *window)
{
  g_autofree char *folder = g_path_get_dirname (path);
  Writing *writing = g_new0 (Writing, 1);
  MusterExportOrder order = { .format = format, .path = path, .progress = progress_cb, .data = writing };

  order.lists = muster_print_settings_get_options ().list;
  order.dpi = g_settings_get_int (muster_settings_get (), "dpi");
  g_settings_set_string (muster_settings_get (), "export-folder",
                         g_file_test (path, G_FILE_TEST_IS_DIR) ? path : folder);
  writing->listener = listener;
  g_weak_ref_init (&writing->window, window);
  writing->path = g_strdup (path);
  muster_export_job_run_async (preview, &order, cancellable, finished_cb, writing);
}
