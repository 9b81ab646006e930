/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/rows/list-row.h"

#include "app/widgets/css-class.h"
#include "app/widgets/rows/row-line.h"

typedef struct
{
  MusterRowLine *line;
  guint n;
} MusterListRowPrivate;

static void muster_list_row_buildable_init (GtkBuildableIface *iface);

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (MusterListRow, muster_list_row, GTK_TYPE_WIDGET,
                                  G_ADD_PRIVATE (MusterListRow)
                                      G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, muster_list_row_buildable_init))

static GtkBuildableIface *parent_buildable;
static guint activated_signal;

static MusterListRowPrivate *
get (MusterListRow *row)
{
  return muster_list_row_get_instance_private (row);
}

guint
muster_list_row_get_n (MusterListRow *row)
{
  return get (row)->n;
}

void
muster_list_row_set_n (MusterListRow *row, guint n)
{
  get (row)->n = n;
}

void
muster_list_row_show (MusterListRow *row, const char *title, const char *text, gboolean wrong)
{
  muster_row_line_set_title (get (row)->line, title);
  muster_row_line_set_subtitle (get (row)->line, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  muster_css_class_set (GTK_WIDGET (row), "wrong", wrong);
}

const char *
muster_list_row_get_title (MusterListRow *row)
{
  return muster_row_line_get_title (get (row)->line);
}

const char *
muster_list_row_get_subtitle (MusterListRow *row)
{
  return muster_row_line_get_subtitle (get (row)->line);
}

/* Activating. */

void
muster_list_row_activate (MusterListRow *row)
{
  g_signal_emit (row, activated_signal, 0);
}

static void
pressed_cb (MusterListRow *row)
{
  gtk_widget_set_state_flags (GTK_WIDGET (row), GTK_STATE_FLAG_ACTIVE, FALSE);
}

static void
let_go_cb (MusterListRow *row)
{
  gtk_widget_unset_state_flags (GTK_WIDGET (row), GTK_STATE_FLAG_ACTIVE);
}

static void
released_cb (MusterListRow *row, int n_press, double x, double y)
{
  let_go_cb (row);
  if (n_press == 1 && gtk_widget_contains (GTK_WIDGET (row), x, y))
    muster_list_row_activate (row);
}

/* Arrow keys: between the row and its controls, as in libadwaita's lists. */
static gboolean
muster_list_row_focus (GtkWidget *widget, GtkDirectionType direction)
{
  gboolean ahead = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_RIGHT,
           back = direction == GTK_DIR_TAB_BACKWARD || direction == GTK_DIR_LEFT;
  GtkWidget *line = GTK_WIDGET (get (MUSTER_LIST_ROW (widget))->line);

  if (gtk_widget_is_focus (widget))
    return ahead && gtk_widget_child_focus (line, direction);
  if (gtk_widget_get_focus_child (widget) != NULL)
    return gtk_widget_child_focus (line, direction) || (back && gtk_widget_grab_focus (widget));
  return (back && gtk_widget_child_focus (line, direction)) || gtk_widget_grab_focus (widget);
}

static gboolean
muster_list_row_grab_focus (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  if (root == NULL)
    return FALSE;
  gtk_root_set_focus (root, widget);
  return TRUE;
}

/* Making. */

static void
muster_list_row_add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child, const char *type)
{
  MusterRowLine *line = get (MUSTER_LIST_ROW (buildable))->line;

  if (line == NULL || !muster_row_line_add_child (line, child, type))
    parent_buildable->add_child (buildable, builder, child, type);
}

static void
muster_list_row_buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = muster_list_row_add_child;
}

static void
muster_list_row_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (muster_list_row_parent_class)->dispose (object);
}

static void
bind_keys (GtkWidgetClass *widget_class)
{
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_ISO_Enter, GDK_KEY_KP_Enter, GDK_KEY_space, GDK_KEY_KP_Space };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_signal (widget_class, keys[i], 0, "activated", NULL);
  gtk_widget_class_set_activate_signal (widget_class, activated_signal);
}

static void
muster_list_row_class_init (MusterListRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_list_row_dispose;
  widget_class->focus = muster_list_row_focus;
  widget_class->grab_focus = muster_list_row_grab_focus;
  activated_signal = g_signal_new ("activated", MUSTER_TYPE_LIST_ROW, G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  bind_keys (widget_class);
  gtk_widget_class_set_css_name (widget_class, "row");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  g_type_ensure (MUSTER_TYPE_ROW_LINE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/widgets/rows/list-row.ui");
  gtk_widget_class_bind_template_child_private (widget_class, MusterListRow, line);
  gtk_widget_class_bind_template_callback (widget_class, pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, released_cb);
  gtk_widget_class_bind_template_callback (widget_class, let_go_cb);
}

static void
muster_list_row_init (MusterListRow *row)
{
  gtk_widget_init_template (GTK_WIDGET (row));
}
