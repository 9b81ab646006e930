/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/planner.h"

#include "app/games/collision/plan-row.h"
#include "app/widgets/rows/row-layout.h"
#include "app/widgets/tooltip.h"
#include "app/widgets/value-toggles.h"
#include "games/collision/group-values.h"

struct _MusterPlanner
{
  GtkWidget parent;
  const MusterCatalog *catalog;
  GPtrArray *plans; /* MusterCollisionValuePlan; NULL until shown */
  const GPtrArray *things;
  GPtrArray *rows; /* MusterPlanRow, in order; still being filled */
  guint filling;
  gboolean serves[1 << MUSTER_MAX_VALUES]; /* by set: the whole group fits */
  gboolean open[1 << MUSTER_MAX_VALUES];   /* by set: the group could choose it */
  GtkWidget *box, *search_line, *search, *serving, *wanted, *list;
};

/* Made at once; the others follow while the first are being read. */
#define FIRST_ROWS 14
#define MORE_ROWS 20

G_DEFINE_FINAL_TYPE (MusterPlanner, muster_planner, GTK_TYPE_WIDGET)

enum
{
  TAKEN,
  SETTLED,
  CLOSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Filling. */

static void
taken_cb (MusterPlanner *planner, guint n)
{
  g_signal_emit (planner, signals[TAKEN], 0, n);
}

static void
settled_cb (MusterPlanner *planner, guint values)
{
  g_signal_emit (planner, signals[SETTLED], 0, values);
}

static void
show_group (MusterPlanner *planner, MusterPlanRow *row)
{
  MusterValueSet set = muster_plan_row_get_plan (row)->values;

  muster_plan_row_show_group (row, planner->serves[set], planner->open[set]);
}

static void
fill_to (MusterPlanner *planner, guint n)
{
  for (guint i = planner->rows->len; i < MIN (n, planner->plans->len); i++)
    {
      GtkWidget *row = muster_plan_row_new (planner->catalog, planner->plans->pdata[i], planner->things);

      g_signal_connect_object (row, "taken", G_CALLBACK (taken_cb), planner, G_CONNECT_SWAPPED);
      g_signal_connect_object (row, "settled", G_CALLBACK (settled_cb), planner, G_CONNECT_SWAPPED);
      show_group (planner, MUSTER_PLAN_ROW (row));
      gtk_list_box_append (GTK_LIST_BOX (planner->list), row);
      g_ptr_array_add (planner->rows, row);
    }
}

static gboolean
fill_more_cb (gpointer data)
{
  MusterPlanner *planner = data;

  fill_to (planner, planner->rows->len + MORE_ROWS);
  if (planner->rows->len < planner->plans->len)
    return G_SOURCE_CONTINUE;
  planner->filling = 0;
  return G_SOURCE_REMOVE;
}

/* Filtering. */

static gboolean
filter_cb (GtkListBoxRow *list_row, gpointer data)
{
  MusterPlanner *planner = data;
  MusterPlanRow *row = MUSTER_PLAN_ROW (list_row);
  g_autofree char *words = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (planner->search)), -1);
  MusterValueSet wanted = muster_value_toggles_get (MUSTER_VALUE_TOGGLES (planner->wanted));

  return (wanted & ~muster_plan_row_get_plan (row)->values) == 0
         && (!gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (planner->serving))
             || planner->serves[muster_plan_row_get_plan (row)->values])
         && muster_plan_row_matches (row, g_strstrip (words));
}

/* Filtering needs all rows. */
static void
filter_changed_cb (MusterPlanner *planner)
{
  g_clear_handle_id (&planner->filling, g_source_remove);
  fill_to (planner, G_MAXUINT);
  gtk_list_box_invalidate_filter (GTK_LIST_BOX (planner->list));
}

/* Showing. */

/* Which sets fit the group, and which it could choose. */
static void
look_at_group (MusterPlanner *planner, const MusterCollisionGroup *group)
{
  g_autoptr (GPtrArray) nobody = g_ptr_array_new (),
                        plans = muster_collision_value_plans_new (planner->catalog, group, nobody);
  g_autoptr (MusterCollisionGroupValues) values = muster_collision_group_values_new (group);

  memset (planner->open, 0, sizeof planner->open);
  for (guint i = 0; i < plans->len; i++)
    planner->serves[((const MusterCollisionValuePlan *) plans->pdata[i])->values]
        = ((const MusterCollisionValuePlan *) plans->pdata[i])->serves;
  for (guint i = 0; values->choices.n > 1 && i < values->choices.n; i++)
    planner->open[values->choices.sets[i]] = TRUE;
}

void
muster_planner_show (MusterPlanner *planner, const MusterCollisionGroup *group, const GPtrArray *things)
{
  look_at_group (planner, group);
  if (planner->plans == NULL)
    {
      planner->things = things;
      planner->plans = muster_collision_value_plans_new (planner->catalog, group, things);
      fill_to (planner, FIRST_ROWS);
      planner->filling = g_idle_add (fill_more_cb, planner);
    }
  for (guint i = 0; i < planner->rows->len; i++)
    show_group (planner, planner->rows->pdata[i]);
  gtk_list_box_invalidate_filter (GTK_LIST_BOX (planner->list));
}

void
muster_planner_focus (MusterPlanner *planner)
{
  gtk_widget_grab_focus (planner->search);
}

/* Making. */

static void
close_cb (MusterPlanner *planner)
{
  g_signal_emit (planner, signals[CLOSED], 0);
}

static void
muster_planner_dispose (GObject *object)
{
  MusterPlanner *planner = MUSTER_PLANNER (object);

  g_clear_handle_id (&planner->filling, g_source_remove);
  g_clear_pointer (&planner->rows, g_ptr_array_unref);
  g_clear_pointer (&planner->box, gtk_widget_unparent);
  G_OBJECT_CLASS (muster_planner_parent_class)->dispose (object);
}

static void
muster_planner_finalize (GObject *object)
{
  g_clear_pointer (&MUSTER_PLANNER (object)->plans, g_ptr_array_unref);
  G_OBJECT_CLASS (muster_planner_parent_class)->finalize (object);
}

static void
muster_planner_class_init (MusterPlannerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_planner_dispose;
  G_OBJECT_CLASS (klass)->finalize = muster_planner_finalize;
  signals[TAKEN] = g_signal_new ("taken", MUSTER_TYPE_PLANNER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                 G_TYPE_UINT);
  signals[SETTLED] = g_signal_new ("settled", MUSTER_TYPE_PLANNER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                   1, G_TYPE_UINT);
  signals[CLOSED] = g_signal_new ("closed", MUSTER_TYPE_PLANNER, G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
  gtk_widget_class_add_binding_signal (widget_class, GDK_KEY_Escape, 0, "closed", NULL);
  gtk_widget_class_set_css_name (widget_class, "planner");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/collision/planner.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterPlanner, box);
  gtk_widget_class_bind_template_child (widget_class, MusterPlanner, search_line);
  gtk_widget_class_bind_template_child (widget_class, MusterPlanner, search);
  gtk_widget_class_bind_template_child (widget_class, MusterPlanner, serving);
  gtk_widget_class_bind_template_child (widget_class, MusterPlanner, list);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
  gtk_widget_class_bind_template_callback (widget_class, filter_changed_cb);
}

static void
muster_planner_init (MusterPlanner *planner)
{
  planner->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (planner));
  gtk_widget_set_layout_manager (planner->search_line, muster_row_layout_new (6));
  muster_tooltip_set_for_cut (planner->search);
  gtk_list_box_set_filter_func (GTK_LIST_BOX (planner->list), filter_cb, planner, NULL);
}

GtkWidget *
muster_planner_new (const MusterCatalog *catalog)
{
  MusterPlanner *planner = g_object_new (MUSTER_TYPE_PLANNER, NULL);

  planner->catalog = catalog;
  planner->wanted = muster_value_toggles_new (catalog);
  g_signal_connect_object (planner->wanted, "chosen", G_CALLBACK (filter_changed_cb), planner, G_CONNECT_SWAPPED);
  gtk_box_insert_child_after (GTK_BOX (planner->box), planner->wanted, planner->search_line);
  return GTK_WIDGET (planner);
}
