/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/rows/row-group.h"

#include "app/widgets/css-class.h"
#include "app/widgets/rows/row-layout.h"

/* As in libadwaita's groups. */
#define SPACING 6

typedef struct
{
  GtkBox *box; /* everything visible */
  GtkBox *header;
  GtkLabel *title, *description;
  GtkListBox *list;
} MusterRowGroupPrivate;

static void muster_row_group_buildable_init (GtkBuildableIface *iface);

G_DEFINE_TYPE_WITH_CODE (MusterRowGroup, muster_row_group, ADW_TYPE_PREFERENCES_GROUP,
                         G_ADD_PRIVATE (MusterRowGroup)
                             G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, muster_row_group_buildable_init))

static GtkBuildableIface *parent_buildable;

enum
{
  PROP_0,
  PROP_HEADING,
  PROP_TEXT,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static MusterRowGroupPrivate *
get (MusterRowGroup *group)
{
  return muster_row_group_get_instance_private (group);
}

/* Visible if it has content. */
static void
show_header (MusterRowGroup *group)
{
  gboolean shown = FALSE;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (get (group)->header)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    shown |= GTK_IS_BOX (child) && gtk_widget_get_first_child (child) == GTK_WIDGET (get (group)->title)
                 ? gtk_widget_get_visible (GTK_WIDGET (get (group)->title))
                       || gtk_widget_get_visible (GTK_WIDGET (get (group)->description))
                 : TRUE;
  gtk_widget_set_visible (GTK_WIDGET (get (group)->header), shown);
  muster_css_class_set (GTK_WIDGET (get (group)->header), "single-line",
                        !gtk_widget_get_visible (GTK_WIDGET (get (group)->description)));
}

static void
say (MusterRowGroup *group, GtkLabel *label, const char *text)
{
  gtk_label_set_text (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
  show_header (group);
}

void
muster_row_group_set_title (MusterRowGroup *group, const char *title)
{
  say (group, get (group)->title, title);
}

void
muster_row_group_set_description (MusterRowGroup *group, const char *description)
{
  say (group, get (group)->description, description);
}

void
muster_row_group_set_header_suffix (MusterRowGroup *group, GtkWidget *suffix)
{
  gtk_box_append (get (group)->header, suffix);
  show_header (group);
}

static void
show_list (MusterRowGroup *group)
{
  gtk_widget_set_visible (GTK_WIDGET (get (group)->list),
                          gtk_widget_get_first_child (GTK_WIDGET (get (group)->list)) != NULL);
}

void
muster_row_group_add (MusterRowGroup *group, GtkWidget *widget)
{
  if (GTK_IS_LIST_BOX_ROW (widget))
    gtk_list_box_append (get (group)->list, widget);
  else
    gtk_box_append (get (group)->box, widget);
  show_list (group);
}

void
muster_row_group_remove (MusterRowGroup *group, GtkWidget *widget)
{
  if (GTK_IS_LIST_BOX_ROW (widget))
    gtk_list_box_remove (get (group)->list, widget);
  else
    gtk_box_remove (get (group)->box, widget);
  show_list (group);
}

/* Arrow keys continue in the next group. */
static gboolean
keynav_failed_cb (MusterRowGroup *group, GtkDirectionType direction)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (group)));

  if (root == NULL || (direction != GTK_DIR_UP && direction != GTK_DIR_DOWN))
    return FALSE;
  return gtk_widget_child_focus (root, direction == GTK_DIR_UP ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD);
}

/* Making. */

static void
muster_row_group_add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child, const char *type)
{
  MusterRowGroup *group = MUSTER_ROW_GROUP (buildable);

  if (get (group)->box == NULL || !GTK_IS_WIDGET (child))
    parent_buildable->add_child (buildable, builder, child, type);
  else if (g_strcmp0 (type, "header-suffix") == 0)
    muster_row_group_set_header_suffix (group, GTK_WIDGET (child));
  else
    muster_row_group_add (group, GTK_WIDGET (child));
}

static void
muster_row_group_buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = muster_row_group_add_child;
}

static void
muster_row_group_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_HEADING)
    muster_row_group_set_title (MUSTER_ROW_GROUP (object), g_value_get_string (value));
  else if (id == PROP_TEXT)
    muster_row_group_set_description (MUSTER_ROW_GROUP (object), g_value_get_string (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
muster_row_group_class_init (MusterRowGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  G_OBJECT_CLASS (klass)->set_property = muster_row_group_set_property;
  props[PROP_HEADING] = g_param_spec_string ("heading", NULL, NULL, NULL, flags);
  props[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, flags);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/widgets/rows/row-group.ui");
  gtk_widget_class_bind_template_child_private (widget_class, MusterRowGroup, box);
  gtk_widget_class_bind_template_child_private (widget_class, MusterRowGroup, header);
  gtk_widget_class_bind_template_child_private (widget_class, MusterRowGroup, title);
  gtk_widget_class_bind_template_child_private (widget_class, MusterRowGroup, description);
  gtk_widget_class_bind_template_child_private (widget_class, MusterRowGroup, list);
  gtk_widget_class_bind_template_callback (widget_class, keynav_failed_cb);
}

static void
muster_row_group_init (MusterRowGroup *group)
{
  gtk_widget_init_template (GTK_WIDGET (group));
  gtk_widget_set_layout_manager (GTK_WIDGET (get (group)->header), muster_row_layout_new (SPACING));
}

GtkWidget *
muster_row_group_new (const char *title)
{
  return g_object_new (MUSTER_TYPE_ROW_GROUP, "heading", title, NULL);
}
