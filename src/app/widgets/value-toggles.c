/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/value-toggles.h"

#include "app/widgets/emblem-view.h"

struct _MusterValueToggles
{
  GtkWidget parent;
  GtkWidget *box;
  GtkWidget *toggles[MUSTER_MAX_VALUES];
  gboolean held; /* ignore signals while showing suits */
};

G_DEFINE_FINAL_TYPE (MusterValueToggles, muster_value_toggles, GTK_TYPE_WIDGET)

static guint chosen_signal;

MusterValueSet
muster_value_toggles_get (MusterValueToggles *toggles)
{
  guint values = 0;

  for (guint i = 0; i < MUSTER_MAX_VALUES; i++)
    if (toggles->toggles[i] != NULL && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (toggles->toggles[i])))
      values |= 1u << i;
  return (MusterValueSet) values;
}

static void
toggled_cb (MusterValueToggles *toggles)
{
  if (!toggles->held)
    g_signal_emit (toggles, chosen_signal, 0, (guint) muster_value_toggles_get (toggles));
}

void
muster_value_toggles_show (MusterValueToggles *toggles, MusterValueSet values)
{
  toggles->held = TRUE;
  for (guint i = 0; i < MUSTER_MAX_VALUES; i++)
    if (toggles->toggles[i] != NULL)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggles->toggles[i]), (values & (1u << i)) != 0);
  toggles->held = FALSE;
}

static GtkWidget *
make_toggle (MusterValueToggles *toggles, const MusterOption *value)
{
  GtkWidget *toggle = gtk_toggle_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), muster_emblem_view_new (value->id));
  gtk_box_append (GTK_BOX (box), gtk_label_new (muster_option_get_name (value)));
  gtk_button_set_child (GTK_BUTTON (toggle), box);
  gtk_widget_set_tooltip_text (toggle, muster_option_get_about (value));
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  muster_option_get_name (value), -1);
  g_signal_connect_object (toggle, "toggled", G_CALLBACK (toggled_cb), toggles, G_CONNECT_SWAPPED);
  return toggle;
}

static void
muster_value_toggles_dispose (GObject *object)
{
  MusterValueToggles *toggles = MUSTER_VALUE_TOGGLES (object);

  memset (toggles->toggles, 0, sizeof toggles->toggles);
  g_clear_pointer (&toggles->box, gtk_widget_unparent);
  G_OBJECT_CLASS (muster_value_toggles_parent_class)->dispose (object);
}

static void
muster_value_toggles_class_init (MusterValueTogglesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_value_toggles_dispose;
  chosen_signal = g_signal_new ("chosen", MUSTER_TYPE_VALUE_TOGGLES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/widgets/value-toggles.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterValueToggles, box);
}

static void
muster_value_toggles_init (MusterValueToggles *toggles)
{
  gtk_widget_init_template (GTK_WIDGET (toggles));
}

void
muster_value_toggles_set_catalog (MusterValueToggles *toggles, const MusterCatalog *catalog)
{
  for (guint i = 0; i < MUSTER_MAX_VALUES && muster_catalog_value (catalog, i) != NULL; i++)
    {
      GtkWidget *child = gtk_flow_box_child_new ();

      toggles->toggles[i] = make_toggle (toggles, muster_catalog_value (catalog, i));
      gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), toggles->toggles[i]);
      gtk_widget_set_focusable (child, FALSE);
      gtk_flow_box_append (GTK_FLOW_BOX (toggles->box), child);
    }
}

GtkWidget *
muster_value_toggles_new (const MusterCatalog *catalog)
{
  GtkWidget *toggles = g_object_new (MUSTER_TYPE_VALUE_TOGGLES, NULL);

  muster_value_toggles_set_catalog (MUSTER_VALUE_TOGGLES (toggles), catalog);
  return toggles;
}
