/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/battle-size-row.h"

#include <glib/gi18n.h>

#include "app/widgets/rows/row-layout.h"
#include "games/collision/group-judge.h"

struct _MusterBattleSizeRow
{
  AdwPreferencesRow parent;
  GtkWidget *head; /* title and number */
  GtkWidget *spin;
  GtkAdjustment *points;
  GtkWidget *sizes; /* flow box of toggles, the last for no limit */
  gboolean held;    /* ignore signals while showing a size */
};

G_DEFINE_FINAL_TYPE (MusterBattleSizeRow, muster_battle_size_row, ADW_TYPE_PREFERENCES_ROW)

static guint sized_signal;

static gint
get_points (GtkWidget *toggle)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (toggle), "points"));
}

static GtkWidget *
nth_toggle (MusterBattleSizeRow *row, gint n)
{
  GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (row->sizes), n);

  return child != NULL ? gtk_flow_box_child_get_child (child) : NULL;
}

void
muster_battle_size_row_show (MusterBattleSizeRow *row, gint points)
{
  GtkWidget *toggle;

  row->held = TRUE;
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (row->spin), MAX (points, 0));
  gtk_widget_set_visible (row->spin, points >= 0);
  for (gint i = 0; (toggle = nth_toggle (row, i)) != NULL; i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), get_points (toggle) == points);
  row->held = FALSE;
}

static void
counted_cb (MusterBattleSizeRow *row)
{
  if (!row->held)
    g_signal_emit (row, sized_signal, 0, gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (row->spin)));
}

/* Clicking the current one keeps it. */
static void
toggled_cb (GtkWidget *toggle, MusterBattleSizeRow *row)
{
  if (row->held)
    return;
  row->held = TRUE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), TRUE);
  row->held = FALSE;
  g_signal_emit (row, sized_signal, 0, get_points (toggle));
}

static void
add_size (MusterBattleSizeRow *row, gint points)
{
  g_autofree char *label = points >= 0 ? g_strdup_printf ("%d", points) : g_strdup (_ ("No limit"));
  g_autofree char *name
      = points >= 0 ? g_strdup_printf (_ ("A battle of %d points"), points) : g_strdup (_ ("No limit"));
  GtkWidget *toggle = gtk_toggle_button_new_with_label (label), *child = gtk_flow_box_child_new ();

  g_object_set_data (G_OBJECT (toggle), "points", GINT_TO_POINTER (points));
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (toggle, "toggled", G_CALLBACK (toggled_cb), row, 0);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), toggle);
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_append (GTK_FLOW_BOX (row->sizes), child);
}

static void
muster_battle_size_row_class_init (MusterBattleSizeRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  sized_signal = g_signal_new ("sized", MUSTER_TYPE_BATTLE_SIZE_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/collision/battle-size-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterBattleSizeRow, head);
  gtk_widget_class_bind_template_child (widget_class, MusterBattleSizeRow, spin);
  gtk_widget_class_bind_template_child (widget_class, MusterBattleSizeRow, points);
  gtk_widget_class_bind_template_child (widget_class, MusterBattleSizeRow, sizes);
  gtk_widget_class_bind_template_callback (widget_class, counted_cb);
}

static void
muster_battle_size_row_init (MusterBattleSizeRow *row)
{
  row->held = TRUE;
  gtk_widget_init_template (GTK_WIDGET (row));
  gtk_widget_set_layout_manager (row->head, muster_row_layout_new (12));
  gtk_adjustment_set_upper (row->points, MUSTER_COLLISION_MAX_POINTS);
  for (guint i = 0; muster_collision_battle_sizes[i] > 0; i++)
    add_size (row, muster_collision_battle_sizes[i]);
  add_size (row, -1);
  row->held = FALSE;
}

GtkWidget *
muster_battle_size_row_new (void)
{
  return g_object_new (MUSTER_TYPE_BATTLE_SIZE_ROW, NULL);
}
