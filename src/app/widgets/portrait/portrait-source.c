/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/portrait/portrait-source.h"

#include <glib/gi18n.h>

#include "workspace/paths.h"
#include "store/picture.h"
#include "xml/file.h"

static void
recode_cb (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_autoptr (GError) error = NULL;
  GBytes *picture = muster_picture_recode (muster_paths_get_helper (), data, &error);

  if (picture != NULL)
    g_task_return_pointer (task, picture, (GDestroyNotify) g_bytes_unref);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

/* Takes ownership of the bytes. */
static void
recode (GTask *task, GBytes *bytes)
{
  g_task_set_task_data (task, bytes, (GDestroyNotify) g_bytes_unref);
  g_task_run_in_thread (task, recode_cb);
}

static void
loaded_cb (GObject *file, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  g_autoptr (GError) error = NULL;
  GBytes *bytes = g_file_load_bytes_finish (G_FILE (file), result, NULL, &error);

  if (bytes != NULL)
    recode (task, bytes);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

void
muster_portrait_source_read_file (GFile *file, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  g_file_load_bytes_async (file, cancellable, loaded_cb, g_task_new (NULL, cancellable, callback, data));
}

static void
spliced_cb (GObject *output, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  g_autoptr (GError) error = NULL;

  if (g_output_stream_splice_finish (G_OUTPUT_STREAM (output), result, &error) >= 0)
    recode (task, g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (output)));
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

static void
pasted_cb (GObject *clipboard, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  g_autoptr (GOutputStream) output = g_memory_output_stream_new_resizable ();
  g_autoptr (GInputStream) input = gdk_clipboard_read_finish (GDK_CLIPBOARD (clipboard), result, NULL, NULL);

  if (input == NULL)
    {
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _ ("There is no PNG or JPEG picture to paste."));
      return;
    }
  g_output_stream_splice_async (output, input,
                                G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET,
                                G_PRIORITY_DEFAULT, g_task_get_cancellable (task), spliced_cb, g_object_ref (task));
}

void
muster_portrait_source_read_clipboard (GdkClipboard *clipboard, GCancellable *cancellable, GAsyncReadyCallback callback,
                                       gpointer data)
{
  static const char *types[] = { "image/png", "image/jpeg", NULL };

  gdk_clipboard_read_async (clipboard, types, G_PRIORITY_DEFAULT, cancellable, pasted_cb,
                            g_task_new (NULL, cancellable, callback, data));
}

GBytes *
muster_portrait_source_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
