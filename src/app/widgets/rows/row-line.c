/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/rows/row-line.h"

#include "app/widgets/rows/row-layout.h"
#include "app/widgets/tooltip.h"

/* As in libadwaita's rows. */
#define SPACING 6

struct _MusterRowLine
{
  GtkWidget parent;
  GtkBox *prefixes, *suffixes;
  GtkLabel *title, *subtitle;
};

static void muster_row_line_buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (MusterRowLine, muster_row_line, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, muster_row_line_buildable_init))

static GtkBuildableIface *parent_buildable;

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_SUBTITLE,
  PROP_USE_UNDERLINE,
  PROP_MNEMONIC_WIDGET,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* An unchanged label isn't laid out again. */
static void
say (GtkLabel *label, const char *text)
{
  const char *said = text != NULL ? text : "";

  if (!g_str_equal (gtk_label_get_label (label), said))
    gtk_label_set_label (label, said);
  gtk_widget_set_visible (GTK_WIDGET (label), *said != '\0');
}

void
muster_row_line_set_title (MusterRowLine *line, const char *title)
{
  say (line->title, title);
}

const char *
muster_row_line_get_title (MusterRowLine *line)
{
  return gtk_label_get_label (line->title);
}

void
muster_row_line_set_subtitle (MusterRowLine *line, const char *subtitle)
{
  say (line->subtitle, subtitle);
}

const char *
muster_row_line_get_subtitle (MusterRowLine *line)
{
  return gtk_label_get_label (line->subtitle);
}

void
muster_row_line_cut_subtitle (MusterRowLine *line)
{
  gtk_label_set_wrap (line->subtitle, FALSE);
  gtk_label_set_ellipsize (line->subtitle, PANGO_ELLIPSIZE_END);
  muster_tooltip_set_for_cut (GTK_WIDGET (line->subtitle));
}

static void
add (GtkBox *box, GtkWidget *widget)
{
  gtk_box_append (box, widget);
  gtk_widget_set_visible (GTK_WIDGET (box), TRUE);
}

void
muster_row_line_add_prefix (MusterRowLine *line, GtkWidget *widget)
{
  add (line->prefixes, widget);
}

void
muster_row_line_add_suffix (MusterRowLine *line, GtkWidget *widget)
{
  add (line->suffixes, widget);
}

gboolean
muster_row_line_add_child (MusterRowLine *line, GObject *child, const char *type)
{
  if (!GTK_IS_WIDGET (child))
    return FALSE;
  if (g_strcmp0 (type, "prefix") == 0)
    muster_row_line_add_prefix (line, GTK_WIDGET (child));
  else if (g_strcmp0 (type, "suffix") == 0)
    muster_row_line_add_suffix (line, GTK_WIDGET (child));
  else
    return FALSE;
  return TRUE;
}

void
muster_row_line_name (MusterRowLine *line, GtkAccessible *row)
{
  gtk_accessible_update_relation (row, GTK_ACCESSIBLE_RELATION_LABELLED_BY, line->title, NULL,
                                  GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, line->subtitle, NULL, -1);
}

/* Making. */

static void
muster_row_line_buildable_add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child, const char *type)
{
  if (!muster_row_line_add_child (MUSTER_ROW_LINE (buildable), child, type))
    parent_buildable->add_child (buildable, builder, child, type);
}

static void
muster_row_line_buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = muster_row_line_buildable_add_child;
}

static void
muster_row_line_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  MusterRowLine *line = MUSTER_ROW_LINE (object);

  if (id == PROP_TITLE)
    g_value_set_string (value, muster_row_line_get_title (line));
  else if (id == PROP_SUBTITLE)
    g_value_set_string (value, muster_row_line_get_subtitle (line));
  else if (id == PROP_USE_UNDERLINE)
    g_value_set_boolean (value, gtk_label_get_use_underline (line->title));
  else if (id == PROP_MNEMONIC_WIDGET)
    g_value_set_object (value, gtk_label_get_mnemonic_widget (line->title));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
muster_row_line_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  MusterRowLine *line = MUSTER_ROW_LINE (object);

  if (id == PROP_TITLE)
    muster_row_line_set_title (line, g_value_get_string (value));
  else if (id == PROP_SUBTITLE)
    muster_row_line_set_subtitle (line, g_value_get_string (value));
  else if (id == PROP_USE_UNDERLINE)
    gtk_label_set_use_underline (line->title, g_value_get_boolean (value));
  else if (id == PROP_MNEMONIC_WIDGET)
    gtk_label_set_mnemonic_widget (line->title, g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
muster_row_line_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (muster_row_line_parent_class)->dispose (object);
}

static void
add_properties (GObjectClass *object_class)
{
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, "", flags);
  props[PROP_SUBTITLE] = g_param_spec_string ("subtitle", NULL, NULL, "", flags);
  props[PROP_USE_UNDERLINE] = g_param_spec_boolean ("use-underline", NULL, NULL, FALSE, flags);
  props[PROP_MNEMONIC_WIDGET] = g_param_spec_object ("mnemonic-widget", NULL, NULL, GTK_TYPE_WIDGET, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
muster_row_line_class_init (MusterRowLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_row_line_dispose;
  G_OBJECT_CLASS (klass)->get_property = muster_row_line_get_property;
  G_OBJECT_CLASS (klass)->set_property = muster_row_line_set_property;
  add_properties (G_OBJECT_CLASS (klass));
  gtk_widget_class_set_css_name (widget_class, "box");
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/widgets/rows/row-line.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterRowLine, prefixes);
  gtk_widget_class_bind_template_child (widget_class, MusterRowLine, suffixes);
  gtk_widget_class_bind_template_child (widget_class, MusterRowLine, title);
  gtk_widget_class_bind_template_child (widget_class, MusterRowLine, subtitle);
}

static void
muster_row_line_init (MusterRowLine *line)
{
  gtk_widget_init_template (GTK_WIDGET (line));
  gtk_widget_set_layout_manager (GTK_WIDGET (line), muster_row_layout_new (SPACING));
}
