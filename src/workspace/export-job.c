/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/export-job.h"

#include <errno.h>
#include "model/i18n.h"
#include <glib/gstdio.h>

#include "print/job.h"
#include "print/write.h"
#include "xml/file.h"

typedef struct
{
  MusterExportOrder order;
  char *path;
  MusterPrintPreview *preview;
  MusterPrintJob *job; /* the preview's; NULL for text formats */
  MusterPdf *pdf;      /* NULL for all other formats */
  char *making;        /* temporary folder for several pictures; or NULL */
  GPtrArray *names;    /* char: file names of the pictures */
  guint done, all;
} Export;

/* Removes the temporary folder with its contents. */
static void
clear_making (Export *export)
{
  for (guint i = 0; export->making != NULL && i < export->names->len; i++)
    {
      g_autofree char *path = g_build_filename (export->making, export->names->pdata[i], NULL);

      g_unlink (path);
    }
  if (export->making != NULL)
    g_rmdir (export->making);
}

static void
export_free (gpointer data)
{
  Export *export = data;
  g_autoptr (GBytes) unfinished = export->pdf != NULL ? muster_pdf_end (export->pdf, NULL) : NULL;

  clear_making (export);
  muster_print_preview_unref (export->preview);
  g_ptr_array_unref (export->names);
  g_free (export->making);
  g_free (export->path);
  g_free (export);
}

static gboolean
write_bytes (const char *path, GBytes *bytes, GError **error)
{
  return bytes != NULL && muster_file_write (path, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error);
}

/* Each function does the next step of its format, until all are done. */

static gboolean
step_page (Export *export, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;

  muster_pdf_add_page (export->pdf);
  if (export->done + 1 < export->all)
    return TRUE;
  bytes = muster_pdf_end (g_steal_pointer (&export->pdf), error);
  return write_bytes (export->path, bytes, error);
}

static gboolean
make_folder (Export *export, GError **error)
{
  export->making = g_build_filename (export->path, ".muster-XXXXXX", NULL);
  if (g_mkdtemp (export->making) != NULL)
    return TRUE;
  g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (errno), "%s: %s", export->path, g_strerror (errno));
  g_clear_pointer (&export->making, g_free);
  return FALSE;
}

/* All pictures are complete: now they replace the older ones. */
static gboolean
put_in_place (Export *export, GError **error)
{
  for (guint i = 0; i < export->names->len; i++)
    {
      g_autofree char *from = g_build_filename (export->making, export->names->pdata[i], NULL);
      g_autofree char *to = g_build_filename (export->path, export->names->pdata[i], NULL);

      if (g_rename (from, to) != 0)
        {
          g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (errno), "%s: %s", to, g_strerror (errno));
          return FALSE;
        }
    }
  return TRUE;
}

static gboolean
step_side (Export *export, GError **error)
{
  g_autofree char *stem = muster_print_job_dup_side_name (export->job, export->done);
  char *name = g_strdup_printf ("%s.%s", stem, export->order.format->ending);
  g_autofree char *path = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_ptr_array_add (export->names, name);
  if (export->all > 1 && export->making == NULL && !make_folder (export, error))
    return FALSE;
  path = export->making != NULL ? g_build_filename (export->making, name, NULL) : g_strdup (export->path);
  bytes = export->order.format->paint (export->job, export->done, export->order.dpi, error);
  if (!write_bytes (path, bytes, error))
    return FALSE;
  return export->making == NULL || export->done + 1 < export->all || put_in_place (export, error);
}

/* The file that refers to the others is moved last, so that it never refers to missing ones. */
static gboolean
step_file (Export *export, GError **error)
{
  const MusterFormat *format = export->order.format;
  const char *title = muster_batch_get_title (muster_print_preview_get_batch (export->preview));
  g_autofree char *path = format->dup_path (export->job, export->path, export->done);
  g_autoptr (GBytes) bytes = format->make_file (export->job, export->path, export->done, title, error);

  return write_bytes (path, bytes, error);
}

static gboolean
step (Export *export, GError **error)
{
  if (export->order.format->kind == MUSTER_FORMAT_FILES)
    return step_file (export, error);
  return export->order.format->kind == MUSTER_FORMAT_PAGES ? step_page (export, error) : step_side (export, error);
}

static gboolean
step_cb (gpointer data)
{
  GTask *task = data;
  Export *export = g_task_get_task_data (task);
  GError *error = NULL;

  if (g_task_return_error_if_cancelled (task))
    return G_SOURCE_REMOVE;
  if (!step (export, &error))
    {
      g_task_return_error (task, error);
      return G_SOURCE_REMOVE;
    }
  export->done++;
  if (export->order.progress != NULL)
    export->order.progress (export->done, export->all, export->order.data);
  if (export->done < export->all)
    return G_SOURCE_CONTINUE;
  g_task_return_boolean (task, TRUE);
  return G_SOURCE_REMOVE;
}

/* Text formats are made in one go in a thread. */
static void
words_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  Export *export = g_task_get_task_data (task);
  GError *error = NULL;
  g_autoptr (GBytes) words = muster_format_make_words_finish (result, &error);

  if (write_bytes (export->path, words, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* The number of steps. */
static guint
count_steps (Export *export)
{
  const MusterBatch *batch = muster_print_preview_get_batch (export->preview);

  if (export->order.format->kind == MUSTER_FORMAT_WORDS)
    return batch->document->things->len + batch->cards->len > 0 ? 1 : 0;
  if (export->order.format->kind == MUSTER_FORMAT_FILES)
    return export->order.format->count_files (export->job);
  if (export->order.format->kind == MUSTER_FORMAT_SIDES)
    return muster_print_job_get_n_sides (export->job);
  return muster_print_job_get_n_pages (export->job);
}

void
muster_export_job_run_async (MusterPrintPreview *preview, const MusterExportOrder *order, GCancellable *cancellable,
                             GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  Export *export = g_new0 (Export, 1);
  MusterBatch *batch = muster_print_preview_get_batch (preview);

  export->order = *order;
  export->path = g_strdup (order->path);
  export->preview = muster_print_preview_ref (preview);
  export->job = muster_print_preview_get_job (preview);
  export->names = g_ptr_array_new_with_free_func (g_free);
  g_task_set_task_data (task, export, export_free);
  /* Drawing comes first, so that the progress is visible. */
  g_task_set_priority (task, G_PRIORITY_DEFAULT_IDLE);
  export->all = count_steps (export);
  if (export->all == 0)
    {
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _ ("There is nothing to export."));
      return;
    }
  if (order->format->kind == MUSTER_FORMAT_WORDS)
    {
      muster_format_make_words_async (order->format, batch, order->lists, cancellable, words_cb, g_object_ref (task));
      return;
    }
  if (order->format->kind == MUSTER_FORMAT_PAGES)
    export->pdf = muster_pdf_new (export->job, muster_batch_get_title (batch));
  g_task_attach_source (task, g_idle_source_new (), step_cb);
}

gboolean
muster_export_job_run_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}
