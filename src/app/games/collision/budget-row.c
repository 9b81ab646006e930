/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/budget-row.h"

#include <glib/gi18n.h>

#include "app/widgets/progress-counter.h"
#include "app/widgets/rows/row-layout.h"
#include "games/collision/character.h"
#include "games/collision/group.h"

struct _MusterBudgetRow
{
  AdwPreferencesRow parent;
  GtkWidget *head; /* title and number */
  GtkWidget *spin;
  GtkAdjustment *points;
  GtkWidget *budgets; /* flow box of toggles, the first for no budget */
  GtkWidget *used;    /* MusterProgressCounter */
  gboolean held;      /* ignore signals while showing a budget */
};

G_DEFINE_FINAL_TYPE (MusterBudgetRow, muster_budget_row, ADW_TYPE_PREFERENCES_ROW)

static guint budgeted_signal;

/* Three to five such characters make a battle of the rulebook's sizes. */
static const gint usual[] = { MUSTER_COLLISION_NO_BUDGET, 50, 75, 100 };

static GtkWidget *
nth_toggle (MusterBudgetRow *row, guint n)
{
  return gtk_flow_box_child_get_child (gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (row->budgets), (gint) n));
}

void
muster_budget_row_show (MusterBudgetRow *row, gint budget, gint64 points)
{
  gboolean limited = budget != MUSTER_COLLISION_NO_BUDGET;

  row->held = TRUE;
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (row->spin), limited ? budget : 0);
  gtk_widget_set_visible (row->spin, limited);
  for (guint i = 0; i < G_N_ELEMENTS (usual); i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (nth_toggle (row, i)), usual[i] == budget);
  gtk_widget_set_visible (row->used, limited);
  muster_progress_counter_show (MUSTER_PROGRESS_COUNTER (row->used), (gint) CLAMP (points, 0, G_MAXINT),
                                limited ? budget : -1);
  row->held = FALSE;
}

static void
counted_cb (MusterBudgetRow *row)
{
  if (!row->held)
    g_signal_emit (row, budgeted_signal, 0, gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (row->spin)));
}

/* Clicking the current one keeps it. */
static void
toggled_cb (GtkWidget *toggle, MusterBudgetRow *row)
{
  if (row->held)
    return;
  row->held = TRUE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), TRUE);
  row->held = FALSE;
  g_signal_emit (row, budgeted_signal, 0, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (toggle), "budget")));
}

static void
add_budget (MusterBudgetRow *row, gint budget)
{
  gboolean none = budget == MUSTER_COLLISION_NO_BUDGET;
  g_autofree char *label = none ? g_strdup (C_ ("budget", "None")) : g_strdup_printf ("%d", budget);
  g_autofree char *name = none ? g_strdup (_ ("No budget")) : g_strdup_printf (_ ("A budget of %d points"), budget);
  GtkWidget *toggle = gtk_toggle_button_new_with_label (label), *child = gtk_flow_box_child_new ();

  g_object_set_data (G_OBJECT (toggle), "budget", GINT_TO_POINTER (budget));
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (toggle, "toggled", G_CALLBACK (toggled_cb), row, 0);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), toggle);
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_append (GTK_FLOW_BOX (row->budgets), child);
}

static void
muster_budget_row_class_init (MusterBudgetRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  budgeted_signal = g_signal_new ("budgeted", MUSTER_TYPE_BUDGET_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_INT);
  g_type_ensure (MUSTER_TYPE_PROGRESS_COUNTER);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/collision/budget-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterBudgetRow, head);
  gtk_widget_class_bind_template_child (widget_class, MusterBudgetRow, spin);
  gtk_widget_class_bind_template_child (widget_class, MusterBudgetRow, points);
  gtk_widget_class_bind_template_child (widget_class, MusterBudgetRow, budgets);
  gtk_widget_class_bind_template_child (widget_class, MusterBudgetRow, used);
  gtk_widget_class_bind_template_callback (widget_class, counted_cb);
}

static void
muster_budget_row_init (MusterBudgetRow *row)
{
  row->held = TRUE;
  gtk_widget_init_template (GTK_WIDGET (row));
  gtk_widget_set_layout_manager (row->head, muster_row_layout_new (12));
  gtk_adjustment_set_upper (row->points, MUSTER_COLLISION_MAX_POINTS);
  for (guint i = 0; i < G_N_ELEMENTS (usual); i++)
    add_budget (row, usual[i]);
  row->held = FALSE;
}

GtkWidget *
muster_budget_row_new (void)
{
  return g_object_new (MUSTER_TYPE_BUDGET_ROW, NULL);
}
