/* muster-gtk: starts the window on the player's own document, and adds the files it was called with. */
#include <adwaita.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdio.h>

#include "app/config.h"
#include "app/dialogs.h"
#include "app/resources.h"
#include "app/settings.h"
#include "app/window.h"
#include "model/tongue.h"
#include "store/content.h"

static char *
dup_own_document (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "muster", NULL);

  g_mkdir_with_parents (folder, 0700);
  return g_build_filename (folder, "collection.muster", NULL);
}

/* A collection that can't be read is put aside, as it is, so that what is built from now on has a place. */
static char *
put_aside (const char *path, const GError *error)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *stamp = g_date_time_format (now, "%Y%m%d-%H%M%S");
  g_autofree char *aside = g_strdup_printf ("%s.%s", path, stamp);

  if (g_rename (path, aside) != 0)
    return g_strdup_printf (_ ("%s\n\nIt could not be put aside either; what you do now is not saved."), error->message);
  return g_strdup_printf (_ ("%s\n\nThe file was put aside, as it is: %s"), error->message, aside);
}

/* Once the window is there, so that this stands before it. */
static gboolean
tell_cb (gpointer data)
{
  muster_dialogs_tell (data, _ ("Your collection could not be read"), g_object_get_data (data, "told"));
  return G_SOURCE_REMOVE;
}

static void
open_own_document (MusterSession *session, GtkWindow *window)
{
  g_autofree char *path = dup_own_document ();
  g_autoptr (GError) error = NULL;

  if (muster_session_open (session, path, &error))
    return;
  g_object_set_data_full (G_OBJECT (window), "told", put_aside (path, error), g_free);
  g_idle_add_full (G_PRIORITY_LOW, tell_cb, g_object_ref (window), g_object_unref);
  muster_session_open (session, path, NULL);
}

/* The window has the size that it had when it was last closed. */
static void
remember_size (GtkWindow *window)
{
  GSettings *settings = muster_settings_get ();

  g_settings_bind (settings, "window-width", window, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-height", window, "default-height", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-maximized", window, "maximized", G_SETTINGS_BIND_DEFAULT);
}

static MusterWindow *
find_window (GtkApplication *application)
{
  g_autoptr (MusterSession) session = NULL;
  g_autoptr (GError) error = NULL;
  GtkWindow *window = gtk_application_get_active_window (application);
  MusterCatalog *catalog;

  if (window != NULL)
    return MUSTER_WINDOW (window);
  catalog = muster_content_read (muster_config_get_content (), &error);
  if (catalog == NULL)
    g_error ("%s", error->message);
  session = muster_session_new (catalog);
  window = GTK_WINDOW (muster_window_new (ADW_APPLICATION (application), session));
  remember_size (window);
  open_own_document (session, window);
  return MUSTER_WINDOW (window);
}

static void
activate_cb (GtkApplication *application)
{
  gtk_window_present (GTK_WINDOW (find_window (application)));
}

static void
open_cb (GtkApplication *application, GFile **files, int n, const char *hint)
{
  MusterWindow *window = find_window (application);

  for (int i = 0; i < n; i++)
    {
      g_autofree char *path = g_file_get_path (files[i]);

      if (path != NULL)
        muster_window_open (window, path);
    }
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_autoptr (AdwApplication) application = NULL;

  muster_tongue_bind (MUSTER_LOCALEDIR);
  if (argc > 1 && g_str_equal (argv[1], "--version"))
    {
      printf ("muster-gtk %s\n", MUSTER_VERSION);
      return 0;
    }
  g_resources_register (muster_app_get_resource ());
  application = adw_application_new ("org.muster.Muster", G_APPLICATION_HANDLES_OPEN);
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);
  g_signal_connect (application, "open", G_CALLBACK (open_cb), NULL);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
