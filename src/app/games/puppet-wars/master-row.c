/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/puppet-wars/master-row.h"

#include <glib/gi18n.h>

#include "app/widgets/icon-button.h"
#include "app/widgets/css-class.h"
#include "app/widgets/rows/wrap-row.h"

struct _MusterMasterRow
{
  MusterWrapRow parent;
  GtkWidget *clear;
};

G_DEFINE_FINAL_TYPE (MusterMasterRow, muster_master_row, MUSTER_TYPE_WRAP_ROW)

static guint cleared_signal;

static void
clear_clicked_cb (MusterMasterRow *row)
{
  g_signal_emit (row, cleared_signal, 0);
}

/* "Seamus", "Seamus and Bear"; NULL: none. */
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

  muster_wrap_row_show (MUSTER_WRAP_ROW (row), title, wrong, *wrong != '\0');
  muster_css_class_set (GTK_WIDGET (row), "unchosen", names == NULL);
  gtk_widget_set_visible (row->clear, names != NULL);
  muster_icon_button_set_name (row->clear, clear);
}

static void
muster_master_row_class_init (MusterMasterRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cleared_signal
      = g_signal_new ("cleared", MUSTER_TYPE_MASTER_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/puppet-wars/master-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterMasterRow, clear);
  gtk_widget_class_bind_template_callback (widget_class, clear_clicked_cb);
}

static void
muster_master_row_init (MusterMasterRow *row)
{
  gtk_widget_init_template (GTK_WIDGET (row));
}
