/* SPDX-License-Identifier: GPL-3.0-or-later */
/* muster-gtk: opens the window on the player's library and adds the files on the command line. */
#include <adwaita.h>
#include <glib/gi18n.h>
#include <stdio.h>

#include "workspace/backups.h"
#include "workspace/paths.h"
#include "app/widgets/dialogs.h"
#include "workspace/rescue.h"
#include "app/resources.h"
#include "app/shell/settings.h"
#include "app/shell/window-files.h"
#include "app/shell/window-packs.h"
#include "app/shell/window.h"
#include "model/i18n.h"

/* Delayed, so that it appears above the window. */
static gboolean
tell_cb (gpointer data)
{
  const char *told = g_object_get_data (data, "told");

  if (g_object_get_data (data, "fatal") != NULL)
    muster_dialogs_end (data, _ ("Your library could not be opened"), told);
  else
    muster_dialogs_message (data, _ ("Your library was damaged"), told);
  return G_SOURCE_REMOVE;
}

static void
tell_later (GtkWindow *window, const char *told, gboolean fatal)
{
  g_object_set_data_full (G_OBJECT (window), "told", g_strdup (told), g_free);
  g_object_set_data (G_OBJECT (window), "fatal", fatal ? window : NULL);
  g_idle_add_full (G_PRIORITY_LOW, tell_cb, g_object_ref (window), g_object_unref);
}

static void
tell_rescued (GtkWindow *window, guint things)
{
  g_autofree char *told
      = g_strdup_printf (ngettext ("%u thing that could not be saved last time is in your library now",
                                   "%u things that could not be saved last time are in your library now", things),
                         things);

  if (things > 0)
    muster_shell_toast (MUSTER_SHELL (window), told);
}

/* Also printed to standard error, for players without a visible window. */
static void
fail (GtkApplication *application, const char *sentence)
{
  g_printerr ("muster-gtk: %s\n", sentence);
  g_object_set_data (G_OBJECT (application), "failed", application);
}

/* A library that can't be opened is left alone; all we can do is explain why. */
static void
open_library (MusterSession *session, GtkWindow *window)
{
  g_autofree char *path = muster_library_dup_default_path ();
  g_autoptr (GError) error = NULL;

  if (!muster_session_open (session, path, &error))
    {
      fail (gtk_window_get_application (window), error->message);
      tell_later (window, error->message, TRUE);
      return;
    }
  if (muster_library_get_notice (muster_session_get_library (session)) != NULL)
    tell_later (window, muster_library_get_notice (muster_session_get_library (session)), FALSE);
  muster_rescue_take_collection (session);
  tell_rescued (window, muster_rescue_take (session));
}

/* Restores the window size of the last session. */
static void
remember_size (GtkWindow *window)
{
  GSettings *settings = muster_settings_get ();

  g_settings_bind (settings, "window-width", window, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-height", window, "default-height", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-maximized", window, "maximized", G_SETTINGS_BIND_DEFAULT);
}

/* The existing main window, below any dialogs. */
static MusterWindow *
find_present (GtkApplication *application)
{
  for (GList *window = gtk_application_get_windows (application); window != NULL; window = window->next)
    if (MUSTER_IS_WINDOW (window->data))
      return window->data;
  return NULL;
}

/* The program's own files are missing: print one clear sentence. */
static void
refuse (GtkApplication *application, const char *sentence)
{
  g_autofree char *body
      = g_strdup_printf ("%s\n\n%s", sentence, _ ("Install Muster again. Your library is as it was."));

  fail (application, sentence);
  muster_dialogs_refuse (application, _ ("Muster is not installed correctly"), body);
}

/* Applies the player's light or dark preference. */
static void
follow_style (void)
{
  g_autofree char *style = g_settings_get_string (muster_settings_get (), "style");

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      g_str_equal (style, "light")  ? ADW_COLOR_SCHEME_FORCE_LIGHT
                                      : g_str_equal (style, "dark") ? ADW_COLOR_SCHEME_FORCE_DARK
                                                                    : ADW_COLOR_SCHEME_DEFAULT);
}

static char *
dup_backups_folder (void)
{
  return g_settings_get_string (muster_settings_get (), "backups-folder");
}

static MusterWindow *
make_window (GtkApplication *application, MusterSession *session)
{
  GtkWindow *window = GTK_WINDOW (muster_window_new (ADW_APPLICATION (application), session));

  follow_style ();
  g_signal_connect (muster_settings_get (), "changed::style", G_CALLBACK (follow_style), NULL);
  remember_size (window);
  open_library (session, window);
  muster_backups_keep (session, dup_backups_folder);
  muster_window_packs_name_broken (MUSTER_SHELL (window));
  return MUSTER_WINDOW (window);
}

/* NULL if it can't be made; the player has been told why. */
static MusterWindow *
find_window (GtkApplication *application)
{
  MusterWindow *present = find_present (application);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterSession) session = NULL;

  if (present != NULL)
    return present;
  if (muster_settings_check (&error))
    session = muster_session_new_with_packs (&error);
  if (session != NULL)
    return make_window (application, session);
  refuse (application, error->message);
  return NULL;
}

static void
activate_cb (GtkApplication *application)
{
  MusterWindow *window = find_window (application);

  if (window != NULL)
    gtk_window_present (GTK_WINDOW (window));
}

/* A message about a file stays hidden if it comes before its window. */
static void
present_dialogs (GtkWindow *window)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *dialog = windows; dialog != NULL; dialog = dialog->next)
    if (gtk_window_get_transient_for (dialog->data) == window)
      gtk_window_present (dialog->data);
}

static void
open_cb (GtkApplication *application, GFile **files, int n, const char *hint)
{
  MusterWindow *window = find_window (application);

  if (window == NULL)
    return;
  for (int i = 0; i < n; i++)
    muster_window_files_open_file (MUSTER_SHELL (window), files[i]);
  gtk_window_present (GTK_WINDOW (window));
  present_dialogs (GTK_WINDOW (window));
}

/* Each window may ask what to do with unsaved changes. */
static void
quit_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autoptr (GList) windows = g_list_copy (gtk_application_get_windows (data));

  for (GList *window = windows; window != NULL; window = window->next)
    gtk_window_close (window->data);
}

static void
add_quit (GtkApplication *application)
{
  static const GActionEntry actions[] = { { .name = "quit", .activate = quit_cb } };

  g_action_map_add_action_entries (G_ACTION_MAP (application), actions, G_N_ELEMENTS (actions), application);
  gtk_application_set_accels_for_action (application, "app.quit", (const char *[]){ "<Control>q", NULL });
}

/* A status to exit with, or -1 to continue. GTK itself would exit with status 1 if it found no screen. */
static int
options_cb (GApplication *application, GVariantDict *options)
{
  if (g_variant_dict_contains (options, "version"))
    {
      printf ("muster-gtk %s\n", MUSTER_VERSION);
      return 0;
    }
  if (gtk_init_check ())
    return -1;
  g_printerr ("muster-gtk: %s\n", _ ("There is no screen to show a window on"));
  return 2;
}

static void
add_options (GApplication *application)
{
  const GOptionEntry entries[] = {
    { "version", 0, 0, G_OPTION_ARG_NONE, NULL, _ ("Print the version"), NULL },
    { NULL },
  };

  g_application_add_main_option_entries (application, entries);
  g_application_set_option_context_parameter_string (application, _ ("[FILE…]"));
  g_application_set_option_context_summary (application,
                                            _ ("Opens the window on your library, and adds these files to it."));
  g_signal_connect (application, "handle-local-options", G_CALLBACK (options_cb), NULL);
}

int
main (int argc, char **argv)
{
  g_autoptr (AdwApplication) application = NULL;
  int status;

  muster_i18n_bind (muster_paths_get_locale ());
  g_resources_register (muster_app_get_resource ());
  application = adw_application_new ("org.muster.Muster", G_APPLICATION_HANDLES_OPEN);
  add_options (G_APPLICATION (application));
  g_signal_connect (application, "startup", G_CALLBACK (add_quit), NULL);
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);
  g_signal_connect (application, "open", G_CALLBACK (open_cb), NULL);
  status = g_application_run (G_APPLICATION (application), argc, argv);
  /* Exit with status 2 on unusable input, like the terminal program. */
  return status != 0 || g_object_get_data (G_OBJECT (application), "failed") != NULL ? 2 : 0;
}
