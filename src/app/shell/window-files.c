/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/window-files.h"

#include <glib/gi18n.h>

#include "app/shell/starter-window.h"
#include "app/shell/window-codes.h"
#include "app/widgets/dialogs.h"
#include "workspace/paths.h"
#include "games/games.h"
#include "workspace/starter.h"
#include "workspace/import-summary.h"
#include "app/shell/window-packs.h"
#include "app/shell/window-things.h"
#include "forge/code.h"
#include "games/document-file.h"

/* A message about the opened file if there is more to say than is visible. */
static void
tell_opened (MusterShell *window, const MusterDocument *document, const MusterLibraryImport *import)
{
  g_autofree char *derivation
      = muster_import_summary_dup (muster_session_get_installed (muster_shell_get_session (window)), document);
  g_autofree char *known = NULL;

  if (!muster_window_packs_offer (window, document) && *derivation != '\0')
    muster_dialogs_message (GTK_WINDOW (window), _ ("Opened, with unknown content"), derivation);
  if (import->added > 0)
    muster_window_things_toast_made (window);
  if (import->known == 0)
    return;
  known = g_strdup_printf (ngettext ("%u thing was in your library already, and wasn't added again",
                                     "%u things were in your library already, and weren't added again", import->known),
                           import->known);
  muster_shell_toast (window, known);
}

gboolean
muster_window_files_take (MusterShell *window, const char *label, const MusterDocument *document, GError **error)
{
  g_autoptr (MusterLibraryImport) import
      = muster_session_import_document (muster_shell_get_session (window), label, document, error);

  if (import == NULL)
    return FALSE;
  tell_opened (window, document, import);
  muster_shell_show_editor (window);
  return TRUE;
}

void
muster_window_files_open (MusterShell *window, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_path_get_basename (path), *label = g_strdup_printf (_ ("Open %s"), name);
  g_autoptr (MusterDocument) document = muster_document_load_with_content (
      path, muster_session_get_installed (muster_shell_get_session (window)), &error);

  muster_shell_flush (window);
  if (document == NULL || !muster_window_files_take (window, label, document, &error))
    {
      g_autofree char *refused = muster_import_summary_dup_refusal (path, error);

      muster_dialogs_message (GTK_WINDOW (window), _ ("This file could not be opened"), refused);
    }
}

static void
file_chosen_cb (const char *path, gpointer data)
{
  muster_window_files_open (data, path);
}

static void
open_file (GtkWidget *widget, const char *action, GVariant *parameter)
{
  muster_dialogs_open (GTK_WINDOW (widget), file_chosen_cb, widget);
}

static void
open_example (GtkWidget *widget, const char *action, GVariant *parameter)
{
  muster_window_files_open (MUSTER_SHELL (widget), muster_paths_get_example ());
}

/* The starter collection. */

static void
copy_cb (MusterShell *window, MusterThing *thing)
{
  g_autoptr (MusterDocument) document = muster_document_new ();
  g_autofree char *label = g_strdup_printf (_ ("Copy %s"), muster_thing_get_name (thing));
  g_autoptr (GError) error = NULL;

  g_ptr_array_add (document->things, muster_thing_dup (thing));
  muster_shell_flush (window);
  if (!muster_window_files_take (window, label, document, &error))
    muster_dialogs_message (GTK_WINDOW (window), _ ("It could not be copied"), error->message);
}

static void
show_samples (MusterShell *window, MusterDocument *document, const char *title)
{
  GtkWidget *starter = muster_starter_window_new (
      GTK_WINDOW (window), muster_session_get_installed (muster_shell_get_session (window)), document);

  if (title != NULL)
    gtk_window_set_title (GTK_WINDOW (starter), title);
  g_signal_connect_object (starter, "copy", G_CALLBACK (copy_cb), window, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (starter));
}

static void
open_starter (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterShell *window = MUSTER_SHELL (widget);
  g_autoptr (GError) error = NULL;
  MusterDocument *document
      = muster_starter_read (muster_session_get_installed (muster_shell_get_session (window)), &error);

  if (document == NULL)
    muster_dialogs_message (GTK_WINDOW (window), _ ("The starter collection could not be opened"), error->message);
  else
    show_samples (window, document, NULL);
}

/* For the game in the parameter. */
static void
open_samples (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterShell *window = MUSTER_SHELL (widget);
  const MusterGame *game = muster_games_find_id (g_variant_get_string (parameter, NULL));
  g_autoptr (GError) error = NULL;
  MusterDocument *document
      = game != NULL
            ? muster_starter_read_game (game, muster_session_get_installed (muster_shell_get_session (window)), &error)
            : NULL;

  if (document != NULL)
    show_samples (window, document, _ ("Samples"));
  else if (error != NULL)
    muster_dialogs_message (GTK_WINDOW (window), _ ("The samples could not be opened"), error->message);
}

/* Opens a file according to its name. */
static void
open_path (MusterShell *window, const char *path)
{
  if (muster_window_packs_is_pack (path))
    muster_window_packs_install (window, path);
  else
    muster_window_files_open (window, path);
}

void
muster_window_files_open_file (MusterShell *window, GFile *file)
{
  g_autofree char *path = g_file_get_path (file), *uri = g_file_get_uri (file);

  if (muster_code_is_link (uri))
    muster_window_codes_open (window, uri);
  else if (path != NULL)
    open_path (window, path);
  else
    muster_dialogs_refuse_remote (GTK_WINDOW (window), file);
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, MusterShell *window)
{
  GSList *files = g_value_get_boxed (value);

  for (GSList *file = files; file != NULL; file = file->next)
    muster_window_files_open_file (window, file->data);
  return files != NULL;
}

void
muster_window_files_toast_written (MusterShell *window, const char *path)
{
  g_autofree char *name = g_path_get_basename (path), *folder = g_path_get_dirname (path),
                  *where = g_filename_display_basename (folder);
  g_autofree char *sentence = g_strdup_printf (_ ("“%s” is in %s"), name, where);

  muster_shell_toast_button (window, sentence, _ ("_Open"), "win.show-file", g_variant_new_string (path));
}

/* With the desktop's default program. */
static void
show_file (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_path (g_variant_get_string (parameter, NULL));
  g_autofree char *uri = g_file_get_uri (file);

  g_app_info_launch_default_for_uri_async (uri, NULL, NULL, NULL, NULL);
}

void
muster_window_files_install (GtkWidgetClass *widget_class)
{
  muster_window_codes_install (widget_class);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_file);
  gtk_widget_class_install_action (widget_class, "win.example", NULL, open_example);
  gtk_widget_class_install_action (widget_class, "win.starter", NULL, open_starter);
  gtk_widget_class_install_action (widget_class, "win.samples", "s", open_samples);
  gtk_widget_class_install_action (widget_class, "win.show-file", "s", show_file);
}

void
muster_window_files_take_drops (MusterShell *window)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect (target, "drop", G_CALLBACK (drop_cb), window);
  gtk_widget_add_controller (GTK_WIDGET (window), GTK_EVENT_CONTROLLER (target));
}
