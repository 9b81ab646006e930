/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/window-files.h"

#include <glib/gi18n.h>

#include "workspace/paths.h"
#include "app/widgets/dialogs.h"
#include "workspace/import-summary.h"
#include "app/shell/window-things.h"
#include "games/document-file.h"

/* What came of opening a file, where that is more than what one sees. */
static void
tell_opened (MusterWindow *window, const MusterDocument *document, const MusterLibraryImport *import)
{
  g_autofree char *derivation
      = muster_import_summary_dup (muster_session_get_catalog (muster_window_get_session (window)), document);
  g_autofree char *known = NULL;

  if (*derivation != '\0')
    muster_dialogs_tell (GTK_WINDOW (window), _ ("Opened, with something unknown"), derivation);
  if (import->added > 0)
    muster_window_things_tell_made (window);
  if (import->known == 0)
    return;
  known = g_strdup_printf (ngettext ("%u thing was in your library already, and wasn't added again",
                                     "%u things were in your library already, and weren't added again", import->known),
                           import->known);
  muster_window_tell (window, known);
}

void
muster_window_open (MusterWindow *window, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_path_get_basename (path), *label = g_strdup_printf (_ ("Open %s"), name);
  g_autoptr (MusterDocument) document
      = muster_document_load (path, muster_session_get_catalog (muster_window_get_session (window)), &error);
  g_autoptr (MusterLibraryImport) import = NULL;

  muster_window_flush (window);
  if (document != NULL)
    import = muster_session_import (muster_window_get_session (window), label, document->things, &error);
  if (import == NULL)
    {
      g_autofree char *refused = muster_import_summary_dup_refusal (path, error);

      muster_dialogs_tell (GTK_WINDOW (window), _ ("This file could not be opened"), refused);
      return;
    }
  tell_opened (window, document, import);
  muster_window_show_editor (window);
}

void
muster_window_open_file (MusterWindow *window, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);

  if (path != NULL)
    muster_window_open (window, path);
  else
    muster_dialogs_tell_remote (GTK_WINDOW (window), file);
}

static void
file_chosen_cb (const char *path, gpointer data)
{
  muster_window_open (data, path);
}

static void
open_file (GtkWidget *widget, const char *action, GVariant *parameter)
{
  muster_dialogs_open (GTK_WINDOW (widget), file_chosen_cb, widget);
}

static void
open_example (GtkWidget *widget, const char *action, GVariant *parameter)
{
  muster_window_open (MUSTER_WINDOW (widget), muster_paths_get_example ());
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, MusterWindow *window)
{
  GSList *files = g_value_get_boxed (value);

  for (GSList *file = files; file != NULL; file = file->next)
    muster_window_open_file (window, file->data);
  return files != NULL;
}

void
muster_window_files_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_file);
  gtk_widget_class_install_action (widget_class, "win.example", NULL, open_example);
}

void
muster_window_files_take_drops (MusterWindow *window)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect (target, "drop", G_CALLBACK (drop_cb), window);
  gtk_widget_add_controller (GTK_WIDGET (window), GTK_EVENT_CONTROLLER (target));
}
