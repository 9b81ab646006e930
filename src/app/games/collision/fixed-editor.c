/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/fixed-editor.h"

#include "app/widgets/rows/count-row.h"
#include "app/widgets/points.h"
#include "app/widgets/rows/text-row.h"
#include "app/widgets/rows/fold-row.h"
#include "app/widgets/value-toggles.h"
#include "games/collision/group-change.h"
#include "games/games.h"
#include "model/changes.h"

struct _MusterFixedEditor
{
  MusterEditor parent;
  const MusterCollisionFixed *fixed; /* owned by the session; NULL: nothing to edit */
  MusterReportProblems *problems;
  GtkWidget *name, *points, *limit, *values, *stats, *cells;
  GtkWidget *spins[MUSTER_N_STATS];
  gboolean held; /* ignore signals while showing numbers */
};

G_DEFINE_FINAL_TYPE (MusterFixedEditor, muster_fixed_editor, MUSTER_TYPE_EDITOR)

#define STAT_MOST 999

/* Steps. */

static void
apply (MusterFixedEditor *editor, MusterChange *change)
{
  muster_editor_apply (MUSTER_EDITOR (editor), change);
}

static void
name_settled_cb (MusterFixedEditor *editor, const char *name)
{
  apply (editor, muster_change_new_rename (name));
}

static void
points_counted_cb (MusterFixedEditor *editor, gint points)
{
  apply (editor, muster_collision_fixed_change_new_points (points));
}

static void
limit_counted_cb (MusterFixedEditor *editor, gint limit)
{
  apply (editor, muster_collision_fixed_change_new_limit (limit));
}

static void
values_chosen_cb (MusterFixedEditor *editor, guint values)
{
  apply (editor, muster_collision_fixed_change_new_values ((MusterValueSet) values));
}

static void
stat_changed_cb (GtkSpinButton *spin, MusterFixedEditor *editor)
{
  MusterStat stat = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (spin), "stat"));

  if (!editor->held)
    apply (editor, muster_collision_fixed_change_new_stat (stat, gtk_spin_button_get_value_as_int (spin)));
}

/* Numbers that are switched off are remembered until the thing is left. */
static void
stats_enabled_cb (MusterFixedEditor *editor)
{
  gboolean printed = muster_fold_row_get_enable_expansion (MUSTER_FOLD_ROW (editor->stats));

  if (!editor->held)
    apply (editor, muster_collision_fixed_change_new_stats (printed));
}

/* Showing. */

static void
show_stats (MusterFixedEditor *editor)
{
  muster_fold_row_set_enable_expansion (MUSTER_FOLD_ROW (editor->stats), editor->fixed->has_stats);
  if (editor->fixed->has_stats)
    muster_fold_row_set_expanded (MUSTER_FOLD_ROW (editor->stats), TRUE);
  for (MusterStat stat = 0; stat < MUSTER_N_STATS; stat++)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (editor->spins[stat]), editor->fixed->stats[stat]);
}

static void
muster_fixed_editor_show (MusterEditor *base, const MusterThing *thing)
{
  MusterFixedEditor *editor = MUSTER_FIXED_EDITOR (base);
  g_autoptr (MusterReport) report = NULL;
  g_autofree char *points = NULL;

  editor->fixed = (const MusterCollisionFixed *) thing;
  if (thing == NULL)
    return;
  report = muster_games_check (muster_editor_get_catalog (base), thing, TRUE);
  points = muster_points_dup (editor->fixed->points);
  editor->held = TRUE;
  muster_report_problems_show (editor->problems, report, points);
  muster_text_row_show (MUSTER_TEXT_ROW (editor->name), thing->name);
  muster_count_row_show (MUSTER_COUNT_ROW (editor->points), editor->fixed->points);
  muster_count_row_show (MUSTER_COUNT_ROW (editor->limit), editor->fixed->limit);
  muster_value_toggles_show (MUSTER_VALUE_TOGGLES (editor->values), editor->fixed->values);
  show_stats (editor);
  editor->held = FALSE;
}

static void
muster_fixed_editor_flush (MusterEditor *base)
{
  muster_text_row_flush (MUSTER_TEXT_ROW (MUSTER_FIXED_EDITOR (base)->name));
}

/* Making. */

static GtkWidget *
make_stat (MusterFixedEditor *editor, MusterStat stat)
{
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3), *label = gtk_label_new (muster_stat_get_name (stat));
  GtkWidget *spin = gtk_spin_button_new_with_range (-STAT_MOST, STAT_MOST, 1), *child = gtk_flow_box_child_new ();

  gtk_editable_set_width_chars (GTK_EDITABLE (spin), 3);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "caption-heading");
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, muster_stat_get_name (stat),
                                  -1);
  g_object_set_data (G_OBJECT (spin), "stat", GUINT_TO_POINTER (stat));
  g_signal_connect_object (spin, "value-changed", G_CALLBACK (stat_changed_cb), editor, 0);
  gtk_box_append (GTK_BOX (cell), label);
  gtk_box_append (GTK_BOX (cell), spin);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), cell);
  gtk_widget_set_focusable (child, FALSE);
  editor->spins[stat] = spin;
  return child;
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (MUSTER_TYPE_TEXT_ROW);
  g_type_ensure (MUSTER_TYPE_COUNT_ROW);
  g_type_ensure (MUSTER_TYPE_VALUE_TOGGLES);
  g_type_ensure (MUSTER_TYPE_FOLD_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/collision/fixed-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterFixedEditor, problems);
  gtk_widget_class_bind_template_child (widget_class, MusterFixedEditor, name);
  gtk_widget_class_bind_template_child (widget_class, MusterFixedEditor, points);
  gtk_widget_class_bind_template_child (widget_class, MusterFixedEditor, limit);
  gtk_widget_class_bind_template_child (widget_class, MusterFixedEditor, values);
  gtk_widget_class_bind_template_child (widget_class, MusterFixedEditor, stats);
  gtk_widget_class_bind_template_child (widget_class, MusterFixedEditor, cells);
  gtk_widget_class_bind_template_callback (widget_class, name_settled_cb);
  gtk_widget_class_bind_template_callback (widget_class, points_counted_cb);
  gtk_widget_class_bind_template_callback (widget_class, limit_counted_cb);
  gtk_widget_class_bind_template_callback (widget_class, values_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, stats_enabled_cb);
}

static void
muster_fixed_editor_class_init (MusterFixedEditorClass *klass)
{
  MUSTER_EDITOR_CLASS (klass)->show = muster_fixed_editor_show;
  MUSTER_EDITOR_CLASS (klass)->flush = muster_fixed_editor_flush;
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
muster_fixed_editor_init (MusterFixedEditor *editor)
{
  editor->held = TRUE;
  gtk_widget_init_template (GTK_WIDGET (editor));
  muster_editor_set_name_row (MUSTER_EDITOR (editor), editor->name);
  muster_count_row_set_range (MUSTER_COUNT_ROW (editor->points), 0, MUSTER_COLLISION_MAX_POINTS);
  muster_count_row_set_range (MUSTER_COUNT_ROW (editor->limit), 0, MUSTER_COLLISION_MAX_POINTS);
  for (MusterStat stat = 0; stat < MUSTER_N_STATS; stat++)
    gtk_flow_box_append (GTK_FLOW_BOX (editor->cells), make_stat (editor, stat));
  editor->held = FALSE;
}

GtkWidget *
muster_fixed_editor_new (MusterSession *session)
{
  MusterFixedEditor *editor = g_object_new (MUSTER_TYPE_FIXED_EDITOR, "session", session, NULL);

  muster_value_toggles_set_catalog (MUSTER_VALUE_TOGGLES (editor->values),
                                    muster_editor_get_catalog (MUSTER_EDITOR (editor)));
  return GTK_WIDGET (editor);
}
