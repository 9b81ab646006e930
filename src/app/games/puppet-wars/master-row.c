/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/puppet-wars/master-row.h"

#include <glib/gi18n.h>

#include "app/widgets/icon-button.h"
#include "app/widgets/css-class.h"
#include "app/widgets/plain-row.h"
#include "app/widgets/row-layout.h"

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
dup_names (const MusterPuppetWarsToyBox *box)
{
  const char *chosen = muster_choice_is_made (&box->master) ? muster_choice_get_name (&box->master) : NULL;
  const char *own = box->own_master != NULL ? muster_puppet_wars_puppet_get_name (box->own_master) : NULL;

  if (chosen != NULL && own != NULL)
    return g_strdup_printf (_ ("%s and %s"), chosen, own);
  return g_strdup (chosen != NULL ? chosen : own);
}

void
muster_master_row_show (MusterMasterRow *row, const MusterPuppetWarsToyBox *box, const char *wrong)
{
  g_autofree char *names = dup_names (box);
  g_autofree char *title = names != NULL ? g_strdup_printf (_ ("Master: %s"), names) : g_strdup (_ ("Master"));
  g_autofree char *clear = g_strdup_printf (_ ("Remove %s"), names != NULL ? names : "");

  muster_plain_row_show (ADW_ACTION_ROW (row), title, wrong, *wrong != '\0');
  muster_css_class_set (GTK_WIDGET (row), "unchosen", names == NULL);
  gtk_widget_set_visible (row->clear, names != NULL);
  muster_icon_button_set_name (row->clear, clear);
}

static void
muster_master_row_class_init (MusterMasterRowClass *klass)
{
  cleared_signal
      = g_signal_new ("cleared", MUSTER_TYPE_MASTER_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
muster_master_row_init (MusterMasterRow *row)
{
  row->clear = muster_icon_button_new ("edit-clear-symbolic", NULL);
  muster_plain_row_make (ADW_ACTION_ROW (row));
  g_signal_connect_object (row->clear, "clicked", G_CALLBACK (clear_clicked_cb), row, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), row->clear);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  muster_row_layout_use (GTK_LIST_BOX_ROW (row));
}

GtkWidget *
muster_master_row_new (void)
{
  return g_object_new (MUSTER_TYPE_MASTER_ROW, NULL);
}
