/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/rows/fold-row.h"

#include "app/widgets/rows/wrap-row.h"

typedef struct
{
  MusterWrapRow *head;
  GtkBox *actions;
  GtkSwitch *enable_switch;
  GtkListBox *list;
  gboolean expanded, enabled;
} MusterFoldRowPrivate;

static void muster_fold_row_buildable_init (GtkBuildableIface *iface);

G_DEFINE_TYPE_WITH_CODE (MusterFoldRow, muster_fold_row, ADW_TYPE_PREFERENCES_ROW,
                         G_ADD_PRIVATE (MusterFoldRow)
                             G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, muster_fold_row_buildable_init))

static GtkBuildableIface *parent_buildable;

enum
{
  PROP_0,
  PROP_SUBTITLE,
  PROP_EXPANDED,
  PROP_ENABLE_EXPANSION,
  PROP_SHOW_ENABLE_SWITCH,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static MusterFoldRowPrivate *
get (MusterFoldRow *row)
{
  return muster_fold_row_get_instance_private (row);
}

void
muster_fold_row_set_subtitle (MusterFoldRow *row, const char *subtitle)
{
  muster_wrap_row_set_subtitle (get (row)->head, subtitle);
}

const char *
muster_fold_row_get_subtitle (MusterFoldRow *row)
{
  return muster_wrap_row_get_subtitle (get (row)->head);
}

void
muster_fold_row_cut_subtitle (MusterFoldRow *row)
{
  muster_wrap_row_cut_subtitle (get (row)->head);
}

void
muster_fold_row_add_prefix (MusterFoldRow *row, GtkWidget *widget)
{
  muster_wrap_row_add_prefix (get (row)->head, widget);
}

void
muster_fold_row_add_action (MusterFoldRow *row, GtkWidget *widget)
{
  gtk_box_append (get (row)->actions, widget);
  gtk_widget_set_visible (GTK_WIDGET (get (row)->actions), TRUE);
}

void
muster_fold_row_add_row (MusterFoldRow *row, GtkWidget *child)
{
  gtk_list_box_append (get (row)->list, child);
}

/* Folding. */

void
muster_fold_row_set_expanded (MusterFoldRow *row, gboolean expanded)
{
  expanded = expanded && get (row)->enabled;
  if (get (row)->expanded == expanded)
    return;
  get (row)->expanded = expanded;
  if (expanded)
    gtk_widget_set_state_flags (GTK_WIDGET (row), GTK_STATE_FLAG_CHECKED, FALSE);
  else
    gtk_widget_unset_state_flags (GTK_WIDGET (row), GTK_STATE_FLAG_CHECKED);
  gtk_accessible_update_state (GTK_ACCESSIBLE (get (row)->head), GTK_ACCESSIBLE_STATE_EXPANDED, expanded, -1);
  g_object_notify_by_pspec (G_OBJECT (row), props[PROP_EXPANDED]);
}

gboolean
muster_fold_row_get_expanded (MusterFoldRow *row)
{
  return get (row)->expanded;
}

void
muster_fold_row_set_enable_expansion (MusterFoldRow *row, gboolean enabled)
{
  if (get (row)->enabled == !!enabled)
    return;
  get (row)->enabled = enabled;
  muster_fold_row_set_expanded (row, enabled);
  g_object_notify_by_pspec (G_OBJECT (row), props[PROP_ENABLE_EXPANSION]);
}

gboolean
muster_fold_row_get_enable_expansion (MusterFoldRow *row)
{
  return get (row)->enabled;
}

void
muster_fold_row_set_show_enable_switch (MusterFoldRow *row, gboolean shown)
{
  gtk_widget_set_visible (GTK_WIDGET (get (row)->enable_switch), shown);
}

static void
activated_cb (MusterFoldRow *row)
{
  if (!get (row)->enabled && gtk_widget_get_visible (GTK_WIDGET (get (row)->enable_switch)))
    muster_fold_row_set_enable_expansion (row, TRUE);
  else
    muster_fold_row_set_expanded (row, !get (row)->expanded);
}

/* Between its head, its rows, and the rows around. */
static gboolean
keynav_failed_cb (MusterFoldRow *row, GtkDirectionType direction, GtkListBox *list)
{
  if (list != get (row)->list && direction == GTK_DIR_DOWN && get (row)->expanded)
    return gtk_widget_child_focus (GTK_WIDGET (get (row)->list), GTK_DIR_DOWN);
  if (list == get (row)->list && direction == GTK_DIR_UP)
    return gtk_widget_grab_focus (GTK_WIDGET (get (row)->head));
  if (direction != GTK_DIR_UP && direction != GTK_DIR_DOWN)
    return FALSE;
  return gtk_widget_child_focus (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (row))),
                                 direction == GTK_DIR_UP ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD);
}

static gboolean
muster_fold_row_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (get (MUSTER_FOLD_ROW (widget))->head));
}

/* Making. */

static void
muster_fold_row_add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child, const char *type)
{
  MusterFoldRow *row = MUSTER_FOLD_ROW (buildable);

  if (get (row)->list == NULL || !GTK_IS_WIDGET (child))
    parent_buildable->add_child (buildable, builder, child, type);
  else if (g_strcmp0 (type, "prefix") == 0)
    muster_fold_row_add_prefix (row, GTK_WIDGET (child));
  else if (g_strcmp0 (type, "action") == 0)
    muster_fold_row_add_action (row, GTK_WIDGET (child));
  else
    muster_fold_row_add_row (row, GTK_WIDGET (child));
}

static void
muster_fold_row_buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = muster_fold_row_add_child;
}

static void
muster_fold_row_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  MusterFoldRow *row = MUSTER_FOLD_ROW (object);

  if (id == PROP_SUBTITLE)
    g_value_set_string (value, muster_fold_row_get_subtitle (row));
  else if (id == PROP_EXPANDED)
    g_value_set_boolean (value, get (row)->expanded);
  else if (id == PROP_ENABLE_EXPANSION)
    g_value_set_boolean (value, get (row)->enabled);
  else if (id == PROP_SHOW_ENABLE_SWITCH)
    g_value_set_boolean (value, gtk_widget_get_visible (GTK_WIDGET (get (row)->enable_switch)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
muster_fold_row_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  MusterFoldRow *row = MUSTER_FOLD_ROW (object);

  if (id == PROP_SUBTITLE)
    muster_fold_row_set_subtitle (row, g_value_get_string (value));
  else if (id == PROP_EXPANDED)
    muster_fold_row_set_expanded (row, g_value_get_boolean (value));
  else if (id == PROP_ENABLE_EXPANSION)
    muster_fold_row_set_enable_expansion (row, g_value_get_boolean (value));
  else if (id == PROP_SHOW_ENABLE_SWITCH)
    muster_fold_row_set_show_enable_switch (row, g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
add_properties (GObjectClass *object_class)
{
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  props[PROP_SUBTITLE] = g_param_spec_string ("subtitle", NULL, NULL, "", flags);
  props[PROP_EXPANDED] = g_param_spec_boolean ("expanded", NULL, NULL, FALSE, flags);
  props[PROP_ENABLE_EXPANSION] = g_param_spec_boolean ("enable-expansion", NULL, NULL, TRUE, flags);
  props[PROP_SHOW_ENABLE_SWITCH] = g_param_spec_boolean ("show-enable-switch", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
muster_fold_row_class_init (MusterFoldRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->get_property = muster_fold_row_get_property;
  G_OBJECT_CLASS (klass)->set_property = muster_fold_row_set_property;
  widget_class->grab_focus = muster_fold_row_grab_focus;
  add_properties (G_OBJECT_CLASS (klass));
  g_type_ensure (MUSTER_TYPE_WRAP_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/widgets/rows/fold-row.ui");
  gtk_widget_class_bind_template_child_private (widget_class, MusterFoldRow, head);
  gtk_widget_class_bind_template_child_private (widget_class, MusterFoldRow, actions);
  gtk_widget_class_bind_template_child_private (widget_class, MusterFoldRow, enable_switch);
  gtk_widget_class_bind_template_child_private (widget_class, MusterFoldRow, list);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, keynav_failed_cb);
}

static void
muster_fold_row_init (MusterFoldRow *row)
{
  get (row)->enabled = TRUE;
  gtk_widget_init_template (GTK_WIDGET (row));
}

GtkWidget *
muster_fold_row_new (void)
{
  return g_object_new (MUSTER_TYPE_FOLD_ROW, NULL);
}
