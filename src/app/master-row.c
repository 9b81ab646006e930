#include "app/master-row.h"

#include <glib/gi18n.h>

struct _MusterMasterRow
{
  AdwActionRow parent;
  GtkWidget *clear;
};

G_DEFINE_FINAL_TYPE (MusterMasterRow, muster_master_row, ADW_TYPE_ACTION_ROW)

static guint cleared_signal;

static void
clear_clicked_cb (MusterMasterRow *row)
{
  g_signal_emit (row, cleared_signal, 0);
}

/* "Seamus", "Seamus and Bear"; NULL: nobody. */
static char *
dup_names (const MusterToyBox *box)
{
  const char *chosen = muster_choice_is_made (&box->master) ? muster_choice_get_name (&box->master) : NULL;
  const char *own = box->own_master != NULL ? muster_puppet_get_name (box->own_master) : NULL;

  if (chosen != NULL && own != NULL)
    return g_strdup_printf (_ ("%s and %s"), chosen, own);
  return g_strdup (chosen != NULL ? chosen : own);
}

static void
set_class (GtkWidget *widget, const char *css_class, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

void
muster_master_row_show (MusterMasterRow *row, const MusterToyBox *box, const char *wrong)
{
  g_autofree char *names = dup_names (box);
  g_autofree char *title = names != NULL ? g_strdup_printf (_ ("Master: %s"), names) : g_strdup (_ ("Master"));
  g_autofree char *clear = g_strdup_printf (_ ("Remove %s"), names != NULL ? names : "");

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), wrong);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  wrong, -1);
  set_class (GTK_WIDGET (row), "wrong", *wrong != '\0');
  set_class (GTK_WIDGET (row), "unchosen", names == NULL);
  gtk_widget_set_visible (row->clear, names != NULL);
  gtk_widget_set_tooltip_text (row->clear, clear);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->clear), GTK_ACCESSIBLE_PROPERTY_LABEL, clear, -1);
}

static void
muster_master_row_class_init (MusterMasterRowClass *klass)
{
  cleared_signal = g_signal_new ("cleared", MUSTER_TYPE_MASTER_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
muster_master_row_init (MusterMasterRow *row)
{
  row->clear = gtk_button_new_from_icon_name ("edit-clear-symbolic");
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_widget_set_valign (row->clear, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (row->clear, "flat");
  g_signal_connect_object (row->clear, "clicked", G_CALLBACK (clear_clicked_cb), row, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), row->clear);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
}

GtkWidget *
muster_master_row_new (void)
{
  return g_object_new (MUSTER_TYPE_MASTER_ROW, NULL);
}
