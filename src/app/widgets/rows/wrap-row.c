/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/rows/wrap-row.h"

#include "app/widgets/css-class.h"
#include "app/widgets/rows/row-line.h"

typedef struct
{
  MusterRowLine *line;
  GtkWidget *list;               /* its list; NULL: none */
  GtkWidget *activatable_widget; /* or NULL */
} MusterWrapRowPrivate;

static void muster_wrap_row_buildable_init (GtkBuildableIface *iface);

G_DEFINE_TYPE_WITH_CODE (MusterWrapRow, muster_wrap_row, ADW_TYPE_PREFERENCES_ROW,
                         G_ADD_PRIVATE (MusterWrapRow)
                             G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, muster_wrap_row_buildable_init))

static GtkBuildableIface *parent_buildable;
static guint activated_signal;

enum
{
  PROP_0,
  PROP_SUBTITLE,
  PROP_ACTIVATABLE_WIDGET,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static MusterWrapRowPrivate *
get (MusterWrapRow *row)
{
  return muster_wrap_row_get_instance_private (row);
}

void
muster_wrap_row_set_subtitle (MusterWrapRow *row, const char *subtitle)
{
  muster_row_line_set_subtitle (get (row)->line, subtitle);
}

const char *
muster_wrap_row_get_subtitle (MusterWrapRow *row)
{
  return muster_row_line_get_subtitle (get (row)->line);
}

void
muster_wrap_row_cut_subtitle (MusterWrapRow *row)
{
  muster_row_line_cut_subtitle (get (row)->line);
}

void
muster_wrap_row_add_prefix (MusterWrapRow *row, GtkWidget *widget)
{
  muster_row_line_add_prefix (get (row)->line, widget);
}

void
muster_wrap_row_add_suffix (MusterWrapRow *row, GtkWidget *widget)
{
  muster_row_line_add_suffix (get (row)->line, widget);
}

void
muster_wrap_row_show (MusterWrapRow *row, const char *title, const char *text, gboolean wrong)
{
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  muster_wrap_row_set_subtitle (row, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  muster_css_class_set (GTK_WIDGET (row), "wrong", wrong);
}

/* Activation: tells the list which row it was. */

void
muster_wrap_row_set_activatable_widget (MusterWrapRow *row, GtkWidget *widget)
{
  g_set_weak_pointer (&get (row)->activatable_widget, widget);
  if (widget != NULL)
    gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
}

void
muster_wrap_row_activate (MusterWrapRow *row)
{
  MUSTER_WRAP_ROW_GET_CLASS (row)->activate (row);
}

static void
muster_wrap_row_real_activate (MusterWrapRow *row)
{
  if (get (row)->activatable_widget != NULL)
    gtk_widget_mnemonic_activate (get (row)->activatable_widget, FALSE);
  g_signal_emit (row, activated_signal, 0);
}

static void
row_activated_cb (MusterWrapRow *row, GtkListBoxRow *activated)
{
  if (GTK_LIST_BOX_ROW (row) == activated)
    muster_wrap_row_activate (row);
}

static void
parent_changed_cb (MusterWrapRow *row)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (row));

  if (get (row)->list != NULL)
    g_signal_handlers_disconnect_by_func (get (row)->list, row_activated_cb, row);
  get (row)->list = parent != NULL && GTK_IS_LIST_BOX (parent) ? parent : NULL;
  if (get (row)->list != NULL)
    g_signal_connect_object (get (row)->list, "row-activated", G_CALLBACK (row_activated_cb), row, G_CONNECT_SWAPPED);
}

/* Making. */

static void
muster_wrap_row_add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child, const char *type)
{
  MusterRowLine *line = get (MUSTER_WRAP_ROW (buildable))->line;

  if (line == NULL || !muster_row_line_add_child (line, child, type))
    parent_buildable->add_child (buildable, builder, child, type);
}

static void
muster_wrap_row_buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = muster_wrap_row_add_child;
}

static void
muster_wrap_row_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  MusterWrapRow *row = MUSTER_WRAP_ROW (object);

  if (id == PROP_SUBTITLE)
    g_value_set_string (value, muster_wrap_row_get_subtitle (row));
  else if (id == PROP_ACTIVATABLE_WIDGET)
    g_value_set_object (value, get (row)->activatable_widget);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
muster_wrap_row_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  MusterWrapRow *row = MUSTER_WRAP_ROW (object);

  if (id == PROP_SUBTITLE)
    muster_wrap_row_set_subtitle (row, g_value_get_string (value));
  else if (id == PROP_ACTIVATABLE_WIDGET)
    muster_wrap_row_set_activatable_widget (row, g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
muster_wrap_row_dispose (GObject *object)
{
  g_clear_weak_pointer (&get (MUSTER_WRAP_ROW (object))->activatable_widget);
  G_OBJECT_CLASS (muster_wrap_row_parent_class)->dispose (object);
}

static void
muster_wrap_row_class_init (MusterWrapRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = muster_wrap_row_get_property;
  object_class->set_property = muster_wrap_row_set_property;
  object_class->dispose = muster_wrap_row_dispose;
  klass->activate = muster_wrap_row_real_activate;
  props[PROP_SUBTITLE] = g_param_spec_string ("subtitle", NULL, NULL, "", G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_ACTIVATABLE_WIDGET] = g_param_spec_object ("activatable-widget", NULL, NULL, GTK_TYPE_WIDGET,
                                                        G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  activated_signal
      = g_signal_new ("activated", MUSTER_TYPE_WRAP_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (MUSTER_TYPE_ROW_LINE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/widgets/rows/wrap-row.ui");
  gtk_widget_class_bind_template_child_private (widget_class, MusterWrapRow, line);
  gtk_widget_class_bind_template_callback (widget_class, parent_changed_cb);
}

static void
muster_wrap_row_init (MusterWrapRow *row)
{
  gtk_widget_init_template (GTK_WIDGET (row));
  muster_row_line_name (get (row)->line, GTK_ACCESSIBLE (row));
}

GtkWidget *
muster_wrap_row_new (void)
{
  return g_object_new (MUSTER_TYPE_WRAP_ROW, NULL);
}
