/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/window-things.h"

#include <glib/gi18n.h>

#include "app/widgets/dialogs.h"
#include "app/shell/settings.h"
#include "app/shell/window.h"
#include "model/document.h"
#include "games/document-file.h"

/* The entry that an action is about, after what was typed is settled; NULL where it is gone. */
static MusterLibraryEntry *
get_entry (MusterWindow *window, gint64 id)
{
  MusterLibrary *library = muster_session_get_library (muster_window_get_session (window));

  muster_window_flush (window);
  return library != NULL ? muster_library_get_entry (library, id, NULL) : NULL;
}

static const char *
get_name (const MusterLibraryEntry *entry)
{
  return *entry->name != '\0' ? entry->name : _ ("Unnamed");
}

static void
show_thing (GtkWidget *widget, const char *action, GVariant *parameter)
{
  muster_window_show (MUSTER_WINDOW (widget), g_variant_get_int64 (parameter));
}

static void
duplicate_thing (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterWindow *window = MUSTER_WINDOW (widget);
  g_autoptr (MusterLibraryEntry) entry = get_entry (window, g_variant_get_int64 (parameter));
  g_autofree char *label = entry != NULL ? g_strdup_printf (_ ("Duplicate %s"), get_name (entry)) : NULL;

  if (entry != NULL)
    muster_session_duplicate (muster_window_get_session (window), label, entry->id);
}

static void
delete_thing (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterWindow *window = MUSTER_WINDOW (widget);
  g_autoptr (MusterLibraryEntry) entry = get_entry (window, g_variant_get_int64 (parameter));
  g_autofree char *label = entry != NULL ? g_strdup_printf (_ ("Delete %s"), get_name (entry)) : NULL;
  g_autofree char *told = entry != NULL ? g_strdup_printf (_ ("%s is in the trash"), get_name (entry)) : NULL;

  if (entry != NULL && muster_session_remove (muster_window_get_session (window), label, entry->id))
    muster_window_tell_undo (window, told);
}

static void
restore_thing (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterWindow *window = MUSTER_WINDOW (widget);
  g_autoptr (MusterLibraryEntry) entry = get_entry (window, g_variant_get_int64 (parameter));
  g_autofree char *label = entry != NULL ? g_strdup_printf (_ ("Bring back %s"), get_name (entry)) : NULL;

  if (entry != NULL)
    muster_session_restore (muster_window_get_session (window), label, entry->id);
}

/* Files. */

static void
chosen_cb (const char *path, gpointer data)
{
  MusterWindow *window = data;
  MusterSession *session = muster_window_get_session (window);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDocument) document = muster_document_new ();
  gint64 *id = g_object_get_data (data, "exported");
  MusterThing *thing = muster_session_has_library (session, &error)
                           ? muster_library_export (muster_session_get_library (session), *id, &error)
                           : NULL;
  g_autofree char *folder = g_path_get_dirname (path);

  if (thing != NULL)
    {
      g_ptr_array_add (document->things, thing);
      muster_document_save (document, path, muster_session_get_catalog (session), &error);
    }
  if (error != NULL)
    muster_dialogs_tell (GTK_WINDOW (window), _ ("The file could not be written"), error->message);
  else
    {
      muster_window_tell (window, _ ("Written"));
      g_settings_set_string (muster_settings_get (), "export-folder", folder);
    }
}

static void
export_thing (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterWindow *window = MUSTER_WINDOW (widget);
  gint64 id = g_variant_get_int64 (parameter);
  g_autoptr (MusterLibraryEntry) entry = get_entry (window, id);
  g_autofree char *folder = g_settings_get_string (muster_settings_get (), "export-folder"), *name = NULL;

  if (entry == NULL)
    return;
  name = g_strdup_printf ("%s.muster", get_name (entry));
  g_strdelimit (name, "/", '-');
  g_object_set_data_full (G_OBJECT (window), "exported", g_memdup2 (&id, sizeof id), g_free);
  muster_dialogs_save (GTK_WINDOW (window), folder, name, chosen_cb, window);
}

void
muster_window_things_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.show-thing", "x", show_thing);
  gtk_widget_class_install_action (widget_class, "win.duplicate-thing", "x", duplicate_thing);
  gtk_widget_class_install_action (widget_class, "win.delete-thing", "x", delete_thing);
  gtk_widget_class_install_action (widget_class, "win.restore-thing", "x", restore_thing);
  gtk_widget_class_install_action (widget_class, "win.export-thing", "x", export_thing);
}
