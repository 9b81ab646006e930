/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/puppet-wars/puppet-row.h"

#include <glib/gi18n.h>

#include "app/widgets/icon-button.h"
#include "games/puppet-wars/check.h"

struct _MusterPuppetRow
{
  MusterListRow parent;
  GtkWidget *spin, *remove;
  GtkAdjustment *count;
  gboolean held; /* ignore signals while showing the count */
};

G_DEFINE_FINAL_TYPE (MusterPuppetRow, muster_puppet_row, MUSTER_TYPE_LIST_ROW)

enum
{
  COUNTED,
  REMOVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
changed_cb (MusterPuppetRow *row)
{
  if (!row->held)
    g_signal_emit (row, signals[COUNTED], 0, gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (row->spin)));
}

static void
remove_clicked_cb (MusterPuppetRow *row)
{
  g_signal_emit (row, signals[REMOVED], 0);
}

/* "Pawn · 2 of 3", with problems below. */
static char *
dup_subtitle (const MusterPuppetWarsPuppet *puppet, guint all, const char *wrong)
{
  MusterPuppetRank rank = muster_puppet_wars_puppet_get_rank (puppet);
  guint most = muster_puppet_wars_get_most (rank);
  const char *name = muster_puppet_wars_get_rank_name (rank);
  /* Translators: a rank, and how many there are of how many there may be: "Pawn · 2 of 3" */
  g_autofree char *line = most > 0 ? g_strdup_printf (_ ("%s · %u of %u"), name, all, most) : g_strdup (name);

  return *wrong != '\0' ? g_strconcat (line, "\n", wrong, NULL) : g_steal_pointer (&line);
}

static void
name_widgets (MusterPuppetRow *row, const char *name)
{
  g_autofree char *remove = g_strdup_printf (_ ("Remove %s"), name);
  g_autofree char *count = g_strdup_printf (_ ("How many of %s"), name);

  muster_icon_button_set_name (row->remove, remove);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->spin), GTK_ACCESSIBLE_PROPERTY_LABEL, count, -1);
}

void
muster_puppet_row_show (MusterPuppetRow *row, const MusterPuppetWarsPuppet *puppet, guint all, const char *wrong)
{
  const char *name = muster_puppet_wars_puppet_get_name (puppet);
  g_autofree char *subtitle = dup_subtitle (puppet, all, wrong);

  muster_list_row_show (MUSTER_LIST_ROW (row), name, subtitle, *wrong != '\0');
  name_widgets (row, name);
  row->held = TRUE;
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (row->spin), puppet->count);
  row->held = FALSE;
}

static void
muster_puppet_row_class_init (MusterPuppetRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[COUNTED] = g_signal_new ("counted", MUSTER_TYPE_PUPPET_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_INT);
  signals[REMOVED]
      = g_signal_new ("removed", MUSTER_TYPE_PUPPET_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/puppet-wars/puppet-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterPuppetRow, spin);
  gtk_widget_class_bind_template_child (widget_class, MusterPuppetRow, remove);
  gtk_widget_class_bind_template_child (widget_class, MusterPuppetRow, count);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, remove_clicked_cb);
}

static void
muster_puppet_row_init (MusterPuppetRow *row)
{
  row->held = TRUE;
  gtk_widget_init_template (GTK_WIDGET (row));
  gtk_adjustment_set_upper (row->count, MUSTER_PUPPET_WARS_PUPPET_MOST);
  row->held = FALSE;
}

GtkWidget *
muster_puppet_row_new (void)
{
  return g_object_new (MUSTER_TYPE_PUPPET_ROW, NULL);
}
