#include "app/preferences.h"

#include <glib/gi18n.h>

#include "app/dialogs.h"
#include "app/setting-row.h"
#include "app/settings.h"

struct _MusterPreferences
{
  AdwPreferencesWindow parent;
  AdwActionRow *backups;
  GtkWidget *forget;
};

G_DEFINE_FINAL_TYPE (MusterPreferences, muster_preferences, ADW_TYPE_PREFERENCES_WINDOW)

static AdwPreferencesGroup *
add_group (AdwPreferencesPage *page, const char *title, const char *description, const char *const *keys)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  adw_preferences_group_set_title (group, title);
  adw_preferences_group_set_description (group, description);
  for (; keys != NULL && *keys != NULL; keys++)
    adw_preferences_group_add (group, muster_setting_row_new (*keys));
  adw_preferences_page_add (page, group);
  return group;
}

/* The folder of the backups. */

static void
show_backups (MusterPreferences *preferences)
{
  g_autofree char *folder = g_settings_get_string (muster_settings_get (), "backups-folder");
  g_autofree char *shown = g_markup_escape_text (folder, -1);

  adw_action_row_set_subtitle (preferences->backups, *folder != '\0' ? shown : _ ("Nowhere else: beside the library only"));
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

  muster_dialogs_folder (GTK_WINDOW (preferences), _ ("A Folder for the Backups"), folder, folder_chosen_cb, preferences);
}

static void
forget_cb (MusterPreferences *preferences)
{
  g_settings_reset (muster_settings_get (), "backups-folder");
}

static GtkWidget *
make_button (MusterPreferences *preferences, const char *icon, const char *tooltip, GCallback clicked)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip, -1);
  g_signal_connect_object (button, "clicked", clicked, preferences, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
make_backups_row (MusterPreferences *preferences)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *choose = make_button (preferences, "folder-open-symbolic", _ ("Choose a folder"), G_CALLBACK (choose_cb));

  preferences->backups = ADW_ACTION_ROW (row);
  preferences->forget = make_button (preferences, "edit-clear-symbolic", _ ("Keep copies nowhere else"), G_CALLBACK (forget_cb));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Copies in Another _Folder"));
  adw_preferences_row_set_use_underline (ADW_PREFERENCES_ROW (row), TRUE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), preferences->forget);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), choose);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), choose);
  gtk_widget_set_name (row, "backups-folder");
  return row;
}

static void
muster_preferences_class_init (MusterPreferencesClass *klass)
{
}

static void
muster_preferences_init (MusterPreferences *preferences)
{
  static const char *const printing[] = { "paper", "card-size", "units", NULL }, *const building[] = { "default-limit", NULL };
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  AdwPreferencesGroup *backups;

  adw_preferences_page_set_title (page, _ ("Muster"));
  add_group (page, _ ("Printing"), _ ("What the print window begins with, and remembers."), printing);
  add_group (page, _ ("Building"), NULL, building);
  backups = add_group (page, _ ("Backups"), _ ("Your library is backed up beside itself every hour that you change it."), NULL);
  adw_preferences_group_add (backups, make_backups_row (preferences));
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (preferences), page);
  adw_preferences_window_set_search_enabled (ADW_PREFERENCES_WINDOW (preferences), FALSE);
  g_signal_connect_object (muster_settings_get (), "changed::backups-folder", G_CALLBACK (show_backups), preferences, G_CONNECT_SWAPPED);
  show_backups (preferences);
}

GtkWidget *
muster_preferences_new (GtkWindow *parent)
{
  return g_object_new (MUSTER_TYPE_PREFERENCES, "transient-for", parent, "modal", TRUE, "destroy-with-parent", TRUE, "title",
                       _ ("Preferences"), "default-width", 560, "default-height", 560, NULL);
}
