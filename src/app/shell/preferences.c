/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/preferences.h"

#include <glib/gi18n.h>

#include "workspace/backups.h"
#include "app/widgets/dialogs.h"
#include "app/widgets/rows/setting-row.h"
#include "app/widgets/rows/row-group.h"
#include "app/widgets/rows/wrap-row.h"
#include "app/shell/settings.h"

struct _MusterPreferences
{
  AdwPreferencesWindow parent;
  MusterRowGroup *printing;
  MusterRowGroup *building;
  MusterRowGroup *looks;
  MusterWrapRow *backups;
  GtkWidget *forget;
  GtkWidget *now;
  MusterSession *session;
};

G_DEFINE_FINAL_TYPE (MusterPreferences, muster_preferences, ADW_TYPE_PREFERENCES_WINDOW)

static void
add_settings (MusterRowGroup *group, const char *const *keys)
{
  for (; *keys != NULL; keys++)
    muster_row_group_add (group, muster_setting_row_new (*keys));
}

/* The backup folder. */

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
forget_cb (void)
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

static void
muster_preferences_dispose (GObject *object)
{
  g_clear_pointer (&MUSTER_PREFERENCES (object)->session, muster_session_unref);
  G_OBJECT_CLASS (muster_preferences_parent_class)->dispose (object);
}

static void
muster_preferences_class_init (MusterPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_preferences_dispose;
  g_type_ensure (MUSTER_TYPE_ROW_GROUP);
  g_type_ensure (MUSTER_TYPE_WRAP_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/shell/preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, printing);
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, building);
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, looks);
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, backups);
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, forget);
  gtk_widget_class_bind_template_child (widget_class, MusterPreferences, now);
  gtk_widget_class_bind_template_callback (widget_class, choose_cb);
  gtk_widget_class_bind_template_callback (widget_class, forget_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_up_cb);
}

static void
muster_preferences_init (MusterPreferences *preferences)
{
  static const char *const printing[] = { "paper", "card-size", "units", NULL };
  static const char *const building[] = { "default-limit", NULL };
  static const char *const looks[] = { "style", NULL };

  gtk_widget_init_template (GTK_WIDGET (preferences));
  add_settings (preferences->printing, printing);
  add_settings (preferences->building, building);
  add_settings (preferences->looks, looks);
  g_signal_connect_object (muster_settings_get (), "changed::backups-folder", G_CALLBACK (show_backups), preferences,
                           G_CONNECT_SWAPPED);
  show_backups (preferences);
}

GtkWidget *
muster_preferences_new (GtkWindow *parent, MusterSession *session)
{
  MusterPreferences *preferences = g_object_new (MUSTER_TYPE_PREFERENCES, "transient-for", parent, NULL);

  preferences->session = muster_session_ref (session);
  gtk_widget_set_sensitive (preferences->now, muster_session_get_library (session) != NULL);
  return GTK_WIDGET (preferences);
}
