/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/fixed-editor.h"

#include <glib/gi18n.h>

#include "app/widgets/rows/count-row.h"
#include "app/games/collision/numbers.h"
#include "app/widgets/rows/text-row.h"
#include "app/widgets/rows/fold-row.h"
#include "app/widgets/rows/wrap-row.h"
#include "app/games/collision/value-toggles.h"
#include "games/collision/group-change.h"
#include "games/games.h"
#include "model/changes.h"

struct _MusterFixedEditor
{
  MusterEditor parent;
  const MusterCollisionFixed *fixed; /* the session's; NULL: nothing to edit */
  MusterReportProblems *problems;
  GtkWidget *name, *points, *limit, *values, *stats;
  GtkWidget *spins[MUSTER_N_STATS];
  gboolean held; /* the numbers are being shown, not chosen */
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

/* What was written in the numbers is kept while they are off, as long as this isn't left. */
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
  points = muster_numbers_dup_points (editor->fixed->points);
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

static void
add_who (MusterFixedEditor *editor)
{
  MusterRowGroup *group = muster_editor_add_group (MUSTER_EDITOR (editor), _ ("Fixed character"));

  muster_row_group_set_description (group,
                                    _ ("A Major Arcana or anybody else whose numbers are written down, not built."));
  editor->name = muster_text_row_new (_ ("Name"));
  muster_editor_set_name_row (MUSTER_EDITOR (editor), editor->name);
  g_signal_connect_object (editor->name, "settled", G_CALLBACK (name_settled_cb), editor, G_CONNECT_SWAPPED);
  editor->points = muster_count_row_new (_ ("Points"), 0, MUSTER_COLLISION_MAX_POINTS);
  g_signal_connect_object (editor->points, "counted", G_CALLBACK (points_counted_cb), editor, G_CONNECT_SWAPPED);
  editor->limit = muster_count_row_new (_ ("Smallest battle"), 0, MUSTER_COLLISION_MAX_POINTS);
  muster_wrap_row_set_subtitle (MUSTER_WRAP_ROW (editor->limit), _ ("In points; 0 where it fights in any"));
  g_signal_connect_object (editor->limit, "counted", G_CALLBACK (limit_counted_cb), editor, G_CONNECT_SWAPPED);
  muster_row_group_add (group, editor->name);
  muster_row_group_add (group, editor->points);
  muster_row_group_add (group, editor->limit);
}

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
add_stats (MusterFixedEditor *editor)
{
  MusterRowGroup *group = muster_editor_add_group (MUSTER_EDITOR (editor), NULL);
  GtkWidget *flow = gtk_flow_box_new (), *line = gtk_list_box_row_new ();

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (flow), GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (flow), TRUE);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (flow), 2);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (flow), 5);
  gtk_widget_add_css_class (flow, "values");
  for (MusterStat stat = 0; stat < MUSTER_N_STATS; stat++)
    gtk_flow_box_append (GTK_FLOW_BOX (flow), make_stat (editor, stat));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (line), flow);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (line), FALSE);
  gtk_widget_set_focusable (line, FALSE);
  editor->stats = muster_fold_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (editor->stats), _ ("Numbers on the card"));
  muster_fold_row_set_show_enable_switch (MUSTER_FOLD_ROW (editor->stats), TRUE);
  muster_fold_row_add_row (MUSTER_FOLD_ROW (editor->stats), line);
  g_signal_connect_object (editor->stats, "notify::enable-expansion", G_CALLBACK (stats_enabled_cb), editor,
                           G_CONNECT_SWAPPED);
  muster_row_group_add (group, editor->stats);
}

static void
add_values (MusterFixedEditor *editor)
{
  MusterRowGroup *group = muster_editor_add_group (MUSTER_EDITOR (editor), _ ("Values"));

  muster_row_group_set_description (group, _ ("All of them are brought to a battle group."));
  editor->values = muster_value_toggles_new (muster_editor_get_catalog (MUSTER_EDITOR (editor)));
  g_signal_connect_object (editor->values, "chosen", G_CALLBACK (values_chosen_cb), editor, G_CONNECT_SWAPPED);
  muster_row_group_add (group, editor->values);
}

static void
muster_fixed_editor_class_init (MusterFixedEditorClass *klass)
{
  MUSTER_EDITOR_CLASS (klass)->show = muster_fixed_editor_show;
  MUSTER_EDITOR_CLASS (klass)->flush = muster_fixed_editor_flush;
}

static void
muster_fixed_editor_init (MusterFixedEditor *editor)
{
}

GtkWidget *
muster_fixed_editor_new (MusterSession *session)
{
  MusterFixedEditor *editor = g_object_new (MUSTER_TYPE_FIXED_EDITOR, "session", session, NULL);
  MusterRowGroup *top = muster_editor_add_group (MUSTER_EDITOR (editor), NULL);

  editor->problems = muster_editor_add_problems (MUSTER_EDITOR (editor), top);
  add_who (editor);
  add_values (editor);
  editor->held = TRUE;
  add_stats (editor);
  editor->held = FALSE;
  return GTK_WIDGET (editor);
}
