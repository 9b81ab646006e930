/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/battle-size-row.h"

#include <glib/gi18n.h>

#include "app/widgets/row-layout.h"
#include "games/collision/group-judge.h"

struct _MusterBattleSizeRow
{
  AdwPreferencesRow parent;
  GtkWidget *spin;
  GtkWidget *sizes; /* a flow box of toggles, the last for no limit */
  gboolean held;    /* the size is being shown, not chosen */
};

G_DEFINE_FINAL_TYPE (MusterBattleSizeRow, muster_battle_size_row, ADW_TYPE_PREFERENCES_ROW)

static guint sized_signal;

#define STEP 10

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

/* Pressing the one that is in force leaves it so. */
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
  sized_signal = g_signal_new ("sized", MUSTER_TYPE_BATTLE_SIZE_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
make_spin (MusterBattleSizeRow *row)
{
  row->spin = gtk_spin_button_new_with_range (0, MUSTER_COLLISION_MAX_POINTS, STEP);
  gtk_editable_set_width_chars (GTK_EDITABLE (row->spin), 5);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (row->spin), TRUE);
  gtk_widget_set_valign (row->spin, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->spin), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Points of the battle"),
                                  -1);
  g_signal_connect_object (row->spin, "value-changed", G_CALLBACK (counted_cb), row, G_CONNECT_SWAPPED);
}

static void
make_sizes (MusterBattleSizeRow *row)
{
  row->sizes = gtk_flow_box_new ();
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (row->sizes), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (row->sizes), 8);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (row->sizes), 3);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (row->sizes), 3);
  for (guint i = 0; muster_collision_battle_sizes[i] > 0; i++)
    add_size (row, muster_collision_battle_sizes[i]);
  add_size (row, -1);
}

static void
muster_battle_size_row_init (MusterBattleSizeRow *row)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *title = gtk_label_new (_ ("Points of the battle"));

  make_spin (row);
  make_sizes (row);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_set_layout_manager (head, muster_row_layout_new (12));
  gtk_box_append (GTK_BOX (head), title);
  gtk_box_append (GTK_BOX (head), row->spin);
  gtk_widget_set_size_request (head, -1, 34);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), row->sizes);
  gtk_widget_add_css_class (box, "battle-size");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (GTK_WIDGET (row), FALSE);
}

GtkWidget *
muster_battle_size_row_new (void)
{
  return g_object_new (MUSTER_TYPE_BATTLE_SIZE_ROW, NULL);
}
