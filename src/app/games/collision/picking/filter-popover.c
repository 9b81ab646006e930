/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/picking/filter-popover.h"

#include <glib/gi18n.h>

#include "app/widgets/rows/row-layout.h"

struct _MusterFilterPopover
{
  GtkPopover parent;
  MusterOfferFilter *filter;
  AdwClamp *clamp;
  GtkWidget *lines; /* a box of boxes with a filter's label and control */
  GtkSizeGroup *controls;
  GtkWidget *values, *hands, *sight, *sort, *most;
};

G_DEFINE_FINAL_TYPE (MusterFilterPopover, muster_filter_popover, GTK_TYPE_POPOVER)

static guint changed_signal;

/* Margins of a popover and the window. */
#define EDGES 60

/* The first entries of the drop-downs, before the values and numbers of hands. */
enum
{
  ANY_VALUE,
  UNIVERSAL,
  FIRST_VALUE,
};

static void
changed_cb (MusterFilterPopover *popover)
{
  MusterOfferFilter *filter = popover->filter;
  guint value = gtk_drop_down_get_selected (GTK_DROP_DOWN (popover->values));
  int most = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (popover->most));

  filter->universal = value == UNIVERSAL;
  filter->values = value >= FIRST_VALUE ? (MusterValueSet) (1U << (value - FIRST_VALUE)) : 0;
  filter->sort = (MusterOfferSort) gtk_drop_down_get_selected (GTK_DROP_DOWN (popover->sort));
  filter->hands = popover->hands != NULL ? (gint) gtk_drop_down_get_selected (GTK_DROP_DOWN (popover->hands)) - 1 : -1;
  filter->sight = popover->sight != NULL ? (MusterSight) gtk_drop_down_get_selected (GTK_DROP_DOWN (popover->sight))
                                         : MUSTER_SIGHT_ANY;
  filter->most_points = most >= 100 ? -1 : most;
  g_signal_emit (popover, changed_signal, 0);
}

static void
add_line (MusterFilterPopover *popover, const char *title, GtkWidget *widget)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *label = gtk_label_new_with_mnemonic (title);

  gtk_widget_set_layout_manager (line, muster_row_layout_new (12));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), widget);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
  gtk_widget_add_css_class (label, "dim-label");
  gtk_size_group_add_widget (popover->controls, widget);
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (line), widget);
  gtk_box_append (GTK_BOX (popover->lines), line);
}

static GtkWidget *
add_choice (MusterFilterPopover *popover, const char *title, const char *const *words, guint selected)
{
  GtkWidget *choice = gtk_drop_down_new_from_strings (words);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), selected);
  g_signal_connect_swapped (choice, "notify::selected", G_CALLBACK (changed_cb), popover);
  add_line (popover, title, choice);
  return choice;
}

static void
add_values (MusterFilterPopover *popover, const MusterCatalog *catalog)
{
  const char *words[FIRST_VALUE + MUSTER_MAX_VALUES + 1] = { _ ("Any value"), _ ("Universal") };

  for (guint i = 0; i < MUSTER_MAX_VALUES && muster_catalog_value (catalog, i) != NULL; i++)
    words[FIRST_VALUE + i] = muster_option_get_name (muster_catalog_value (catalog, i));
  popover->values = add_choice (popover, _ ("_Value"), words, ANY_VALUE);
}

/* No wider than the window. */
static void
shown_cb (MusterFilterPopover *popover)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (popover));

  if (root != NULL)
    adw_clamp_set_maximum_size (popover->clamp, MAX (gtk_widget_get_width (GTK_WIDGET (root)) - EDGES, 1));
}

static void
muster_filter_popover_dispose (GObject *object)
{
  g_clear_object (&MUSTER_FILTER_POPOVER (object)->controls);
  G_OBJECT_CLASS (muster_filter_popover_parent_class)->dispose (object);
}

static void
muster_filter_popover_class_init (MusterFilterPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_filter_popover_dispose;
  changed_signal
      = g_signal_new ("changed", MUSTER_TYPE_FILTER_POPOVER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/muster/Muster/games/collision/picking/filter-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterFilterPopover, clamp);
  gtk_widget_class_bind_template_child (widget_class, MusterFilterPopover, lines);
  gtk_widget_class_bind_template_callback (widget_class, shown_cb);
}

static void
muster_filter_popover_init (MusterFilterPopover *popover)
{
  popover->controls = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  gtk_widget_init_template (GTK_WIDGET (popover));
  /* The size is the window's, in pixels; from libadwaita 1.4 on it would grow with the type. */
  if (g_object_class_find_property (G_OBJECT_GET_CLASS (popover->clamp), "unit") != NULL)
    g_object_set (popover->clamp, "unit", 0, NULL);
}

GtkWidget *
muster_filter_popover_new (const MusterCatalog *catalog, MusterKind kind, MusterOfferFilter *filter)
{
  MusterFilterPopover *popover = g_object_new (MUSTER_TYPE_FILTER_POPOVER, NULL);
  const char *sorts[] = { _ ("Book order"), _ ("Name"), _ ("Points"), NULL };
  const char *hands[] = { _ ("Any"), "0", "1", "2", NULL };
  const char *sights[] = { _ ("Any"), _ ("Melee"), _ ("Ranged"), NULL };

  popover->filter = filter;
  popover->sort = add_choice (popover, _ ("_Order"), sorts, filter->sort);
  add_values (popover, catalog);
  if (kind == MUSTER_KIND_WEAPON || kind == MUSTER_KIND_ACCESSORY)
    popover->hands = add_choice (popover, _ ("_Hands"), hands, 0);
  if (kind == MUSTER_KIND_WEAPON)
    popover->sight = add_choice (popover, _ ("_Kind"), sights, 0);
  popover->most = gtk_spin_button_new_with_range (0, 100, 1);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (popover->most), 100);
  g_signal_connect_swapped (popover->most, "value-changed", G_CALLBACK (changed_cb), popover);
  add_line (popover, _ ("_Points at most"), popover->most);
  return GTK_WIDGET (popover);
}
