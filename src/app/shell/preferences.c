/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/preferences.h"

#include <glib/gi18n.h>

#include "workspace/backups.h"
#include "app/widgets/dialogs.h"
#include "app/widgets/icon-button.h"
#include "app/widgets/rows/setting-row.h"
#include "app/widgets/rows/row-group.h"
#include "app/widgets/rows/wrap-row.h"
#include "app/shell/settings.h"

struct _MusterPreferences
{
  AdwPreferencesWindow parent;
  MusterWrapRow *backups;
  GtkWidget *forget;
  GtkWidget *now;
  MusterSession *session;
};

G_DEFINE_FINAL_TYPE (MusterPreferences, muster_preferences, ADW_TYPE_PREFERENCES_WINDOW)

static MusterRowGroup *
add_group (AdwPreferencesPage *page, const char *title, const char *description, const char *const *keys)
{
  MusterRowGroup *group = MUSTER_ROW_GROUP (muster_row_group_new (NULL));

  muster_row_group_set_title (group, title);
  muster_row_group_set_description (group, description);
  for (; keys != NULL && *keys != NULL; keys++)
    muster_row_group_add (group, muster_setting_row_new (*keys));
  adw_preferences_page_add (page, ADW_PREFERENCES_GROUP (group));
  return group;
}

/* The folder of the backups. */

static void
show_backups (MusterPreferences *preferences)
{
  g_autofree char *folder = g_settings_get_string (muster_settings_get (), "backups-folder");

  muster_wrap_row_set_subtitle (preferences->backups, *folder != '\0' ? folder : _ ("None: only beside the library"));
  gtk_widget_set_visible (preferences->forget, *folder != '\0');
}

static void
folder_chosen_cb (const char *path, gpointer data)
{
  g_settings_set_string (muster_settings_get (), "backups-folder", path);
}

static void
choose_cb (MusterPreferences *preferences)
{
  g_autofree char *folder = g_settings_get_string (muster_settings_get (), "backups-folder");

  muster_dialogs_folder (GTK_WINDOW (preferences), _ ("Folder for the Backups"), folder, folder_chosen_cb, preferences);
}

static void
forget_cb (MusterPreferences *preferences)
{
  g_settings_reset (muster_settings_get (), "backups-folder");
}

static void
back_up_cb (MusterPreferences *preferences)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_settings_get_string (muster_settings_get (), "backups-folder");
  g_autofree char *backup = muster_backups_make (preferences->session, folder, FALSE, &error);
  g_autofree char *told = backup != NULL ? g_strdup_printf (_ ("Backed up to %s"), backup) : g_strdup (error->message);

  adw_preferences_window_add_toast (ADW_PREFERENCES_WINDOW (preferences), adw_toast_new (told));
}

static GtkWidget *
make_now_row (MusterPreferences *preferences)
{
  GtkWidget *row = muster_wrap_row_new (), *button = gtk_button_new_with_mnemonic (_ ("_Back Up Now"));

  preferences->now = button;
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Your Library"));
  muster_wrap_row_add_suffix (MUSTER_WRAP_ROW (row), button);
  muster_wrap_row_set_activatable_widget (MUSTER_WRAP_ROW (row), button);
  g_signal_connect_object (button, "clicked", G_CALLBACK (back_up_cb), preferences, G_CONNECT_SWAPPED);
  return row;
}

static GtkWidget *
make_button (MusterPreferences *preferences, const char *icon, const char *name, GCallback clicked)
{
  GtkWidget *button = muster_icon_button_new (icon, name);

  g_signal_connect_object (button, "clicked", clicked, preferences, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
make_backups_row (MusterPreferences *preferences)
{
  GtkWidget *row = muster_wrap_row_new ();
  GtkWidget *choose = make_button (preferences, "folder-open-symbolic", _ ("Choose a folder"), G_CALLBACK (choose_cb));

  preferences->backups = MUSTER_WRAP_ROW (row);
  preferences->forget
      = make_button (preferences, "edit-clear-symbolic", _ ("Keep copies nowhere else"), G_CALLBACK (forget_cb));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Copies in Another _Folder"));
  adw_preferences_row_set_use_underline (ADW_PREFERENCES_ROW (row), TRUE);
  muster_wrap_row_add_suffix (MUSTER_WRAP_ROW (row), preferences->forget);
  muster_wrap_row_add_suffix (MUSTER_WRAP_ROW (row), choose);
  muster_wrap_row_set_activatable_widget (MUSTER_WRAP_ROW (row), choose);
  gtk_widget_set_name (row, "backups-folder");
  return row;
}

static void
muster_preferences_dispose (GObject *object)
{
  g_clear_pointer (&MUSTER_PREFERENCES (object)->session, muster_session_unref);
  G_OBJECT_CLASS (muster_preferences_parent_class)->dispose (object);
}

static void
muster_preferences_class_init (MusterPreferencesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_preferences_dispose;
}

static void
muster_preferences_init (MusterPreferences *preferences)
{
  static const char *const printing[] = { "paper", "card-size", "units", NULL }, *const building[]
                                                                                 = { "default-limit", NULL };
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  MusterRowGroup *backups;

  adw_preferences_page_set_title (page, _ ("Muster"));
  add_group (page, _ ("Printing"), _ ("What the print window begins with, and remembers."), printing);
  add_group (page, _ ("Building"), NULL, building);
  backups = add_group (page, _ ("Backups"),
                       _ ("Your library is backed up beside itself, at most once an hour, while you change it."), NULL);
  muster_row_group_add (backups, make_backups_row (preferences));
  muster_row_group_add (backups, make_now_row (preferences));
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (preferences), page);
  adw_preferences_window_set_search_enabled (ADW_PREFERENCES_WINDOW (preferences), FALSE);
  g_signal_connect_object (muster_settings_get (), "changed::backups-folder", G_CALLBACK (show_backups), preferences,
                           G_CONNECT_SWAPPED);
  show_backups (preferences);
}

GtkWidget *
muster_preferences_new (GtkWindow *parent, MusterSession *session)
{
  MusterPreferences *preferences
      = g_object_new (MUSTER_TYPE_PREFERENCES, "transient-for", parent, "modal", TRUE, "destroy-with-parent", TRUE,
                      "title", _ ("Preferences"), "default-width", 560, "default-height", 620, NULL);

  preferences->session = muster_session_ref (session);
  gtk_widget_set_sensitive (preferences->now, muster_session_get_library (session) != NULL);
  return GTK_WIDGET (preferences);
}
