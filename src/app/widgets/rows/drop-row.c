/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/rows/drop-row.h"

#include "app/widgets/label-wrap.h"
#include "app/widgets/tooltip.h"

typedef struct
{
  GtkDropDown *drop_down;
} MusterDropRowPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (MusterDropRow, muster_drop_row, MUSTER_TYPE_WRAP_ROW)

enum
{
  PROP_0,
  PROP_SELECTED,
  PROP_MODEL,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

static MusterDropRowPrivate *
get (MusterDropRow *row)
{
  return muster_drop_row_get_instance_private (row);
}

void
muster_drop_row_set_model (MusterDropRow *row, GListModel *model)
{
  gtk_drop_down_set_model (get (row)->drop_down, model);
}

GListModel *
muster_drop_row_get_model (MusterDropRow *row)
{
  return gtk_drop_down_get_model (get (row)->drop_down);
}

void
muster_drop_row_set_selected (MusterDropRow *row, guint n)
{
  gtk_drop_down_set_selected (get (row)->drop_down, n);
}

guint
muster_drop_row_get_selected (MusterDropRow *row)
{
  return gtk_drop_down_get_selected (get (row)->drop_down);
}

static void
selected_cb (MusterDropRow *row)
{
  g_object_notify_by_pspec (G_OBJECT (row), props[PROP_SELECTED]);
}

/* The selected text is ellipsised, with a tooltip. */
static void
setup_cb (MusterDropRow *row, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  muster_tooltip_set_for_cut (label);
  gtk_list_item_set_child (item, label);
}

static void
bind_cb (MusterDropRow *row, GtkListItem *item)
{
  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)),
                      gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

/* Marks the selected item in the popup list. */

static void
show_mark (GtkListItem *item, GParamSpec *pspec, GtkDropDown *drop_down)
{
  GtkWidget *mark = gtk_widget_get_last_child (gtk_list_item_get_child (item));

  gtk_widget_set_opacity (mark, gtk_drop_down_get_selected_item (drop_down) == gtk_list_item_get_item (item) ? 1 : 0);
}

/* In characters. The list is only as wide as its rows say that they must be. */
#define LEAST 6
#define MOST 18

static int
count_longest (MusterDropRow *row)
{
  GListModel *model = muster_drop_row_get_model (row);
  glong longest = LEAST;

  for (guint i = 0; model != NULL && i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (GtkStringObject) item = g_list_model_get_item (model, i);

      longest = MAX (longest, g_utf8_strlen (gtk_string_object_get_string (item), -1));
    }
  return (int) MIN (longest, MOST);
}

static void
list_setup_cb (MusterDropRow *row, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_width_chars (GTK_LABEL (label), count_longest (row));
  muster_label_wrap (label);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("object-select-symbolic"));
  gtk_list_item_set_child (item, box);
}

static void
list_bind_cb (MusterDropRow *row, GtkListItem *item)
{
  GtkWidget *label = gtk_widget_get_first_child (gtk_list_item_get_child (item));

  gtk_label_set_text (GTK_LABEL (label), gtk_string_object_get_string (gtk_list_item_get_item (item)));
  g_signal_connect_object (get (row)->drop_down, "notify::selected-item", G_CALLBACK (show_mark), item,
                           G_CONNECT_SWAPPED);
  show_mark (item, NULL, get (row)->drop_down);
}

static void
list_unbind_cb (MusterDropRow *row, GtkListItem *item)
{
  g_signal_handlers_disconnect_by_func (get (row)->drop_down, show_mark, item);
}

/* For screen readers the control has the row's title. */
static void
title_changed_cb (MusterDropRow *row)
{
  g_auto (GStrv) parts = g_strsplit (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), "_", -1);
  g_autofree char *plain = g_strjoinv ("", parts);

  gtk_accessible_update_property (GTK_ACCESSIBLE (get (row)->drop_down), GTK_ACCESSIBLE_PROPERTY_LABEL, plain, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, plain, -1);
}

static void
muster_drop_row_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SELECTED)
    g_value_set_uint (value, muster_drop_row_get_selected (MUSTER_DROP_ROW (object)));
  else if (id == PROP_MODEL)
    g_value_set_object (value, muster_drop_row_get_model (MUSTER_DROP_ROW (object)));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
muster_drop_row_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SELECTED)
    muster_drop_row_set_selected (MUSTER_DROP_ROW (object), g_value_get_uint (value));
  else if (id == PROP_MODEL)
    muster_drop_row_set_model (MUSTER_DROP_ROW (object), g_value_get_object (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
muster_drop_row_class_init (MusterDropRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->get_property = muster_drop_row_get_property;
  G_OBJECT_CLASS (klass)->set_property = muster_drop_row_set_property;
  props[PROP_SELECTED] = g_param_spec_uint ("selected", NULL, NULL, 0, G_MAXUINT, GTK_INVALID_LIST_POSITION,
                                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_MODEL] = g_param_spec_object ("model", NULL, NULL, G_TYPE_LIST_MODEL,
                                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/widgets/rows/drop-row.ui");
  gtk_widget_class_bind_template_child_private (widget_class, MusterDropRow, drop_down);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, list_setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, list_bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, list_unbind_cb);
  gtk_widget_class_bind_template_callback (widget_class, title_changed_cb);
}

static void
muster_drop_row_init (MusterDropRow *row)
{
  gtk_widget_init_template (GTK_WIDGET (row));
}

GtkWidget *
muster_drop_row_new (void)
{
  return g_object_new (MUSTER_TYPE_DROP_ROW, NULL);
}
