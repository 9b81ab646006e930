/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/house/new-pack-window.h"

#include <glib/gi18n.h>

#include "app/house/option-choosers.h"
#include "app/widgets/rows/drop-row.h"
#include "app/widgets/rows/error-row.h"
#include "app/widgets/rows/row-group.h"
#include "app/widgets/rows/text-row.h"
#include "games/games.h"
#include "workspace/house.h"

struct _MusterNewPackWindow
{
  AdwWindow parent;
  MusterRowGroup *group;
  GtkWidget *create;
  GtkWidget *name, *error, *game;
};

G_DEFINE_FINAL_TYPE (MusterNewPackWindow, muster_new_pack_window, ADW_TYPE_WINDOW)

static guint created_signal;

static void
create_cb (MusterNewPackWindow *window)
{
  const char *name = gtk_editable_get_text (GTK_EDITABLE (window->name));
  guint game = muster_drop_row_get_selected (MUSTER_DROP_ROW (window->game));
  g_autofree char *id = NULL;
  g_autoptr (GError) error = NULL;

  if (!muster_house_start (name, muster_games[game]->id, &id, &error))
    {
      muster_error_row_show (MUSTER_ERROR_ROW (window->error), error->message);
      gtk_widget_grab_focus (window->name);
      return;
    }
  g_signal_emit (window, created_signal, 0, id);
  gtk_window_close (GTK_WINDOW (window));
}

static void
name_changed_cb (MusterNewPackWindow *window)
{
  gtk_widget_set_sensitive (window->create, *gtk_editable_get_text (GTK_EDITABLE (window->name)) != '\0');
  muster_error_row_show (MUSTER_ERROR_ROW (window->error), NULL);
}

static void
muster_new_pack_window_class_init (MusterNewPackWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (MUSTER_TYPE_ROW_GROUP);
  created_signal = g_signal_new ("created", MUSTER_TYPE_NEW_PACK_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/house/new-pack-window.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterNewPackWindow, group);
  gtk_widget_class_bind_template_child (widget_class, MusterNewPackWindow, create);
  gtk_widget_class_bind_template_callback (widget_class, create_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
muster_new_pack_window_init (MusterNewPackWindow *window)
{
  gtk_widget_init_template (GTK_WIDGET (window));
}

GtkWidget *
muster_new_pack_window_new (GtkWindow *parent, const MusterCatalog *catalog)
{
  MusterNewPackWindow *window = g_object_new (MUSTER_TYPE_NEW_PACK_WINDOW, "transient-for", parent, NULL);
  g_autoptr (GtkStringList) games = gtk_string_list_new (NULL);

  for (guint i = 0; muster_games[i] != NULL; i++)
    gtk_string_list_append (games, muster_option_choosers_get_game_name (catalog, muster_games[i]->id));
  window->name = adw_entry_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (window->name), _ ("Name"));
  window->error = muster_error_row_new ();
  window->game = g_object_new (MUSTER_TYPE_DROP_ROW, "title", _ ("Game"), "model", games, NULL);
  muster_row_group_add (window->group, window->name);
  muster_row_group_add (window->group, window->error);
  muster_row_group_add (window->group, window->game);
  g_signal_connect_object (window->name, "changed", G_CALLBACK (name_changed_cb), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (window->name, "entry-activated", G_CALLBACK (create_cb), window, G_CONNECT_SWAPPED);
  gtk_widget_set_sensitive (window->create, FALSE);
  gtk_window_set_focus (GTK_WINDOW (window), window->name);
  return GTK_WIDGET (window);
}
