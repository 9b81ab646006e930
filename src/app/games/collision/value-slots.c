/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/value-slots.h"

#include <glib/gi18n.h>

#include "app/widgets/emblem-view.h"
#include "model/text/phrase.h"

struct _MusterValueSlots
{
  GtkWidget parent;
  const MusterCatalog *catalog;
  GtkWidget *slots; /* flow box of cells */
  GtkWidget *open;  /* what is still open: text, and a button for each possibility */
  GtkLabel *open_label;
  GtkWidget *choices;
};

G_DEFINE_FINAL_TYPE (MusterValueSlots, muster_value_slots, GTK_TYPE_WIDGET)

static guint settled_signal;

/* More than anybody reads; the value planner has them all. */
#define MOST_CHOICES 12

/* Longer lists of names are cut. */
#define MOST_NAMES 6

static void
remove_children (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_flow_box_remove (GTK_FLOW_BOX (box), child);
}

static char *
dup_names (const MusterCollisionGroup *group, const GArray *members)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < MIN (members->len, MOST_NAMES); i++)
    g_ptr_array_add (names,
                     g_strdup (muster_thing_get_name (group->members->pdata[g_array_index (members, guint, i)])));
  if (members->len > MOST_NAMES)
    g_ptr_array_add (names, g_strdup_printf (ngettext ("%u other", "%u others", members->len - MOST_NAMES),
                                             members->len - MOST_NAMES));
  g_ptr_array_add (names, NULL);
  return muster_phrase_dup_and ((const char *const *) names->pdata);
}

static GtkWidget *
make_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* Names wrap, so that the slots stay side by side. */
static GtkWidget *
make_narrow_label (const char *text)
{
  GtkWidget *label = make_label (text, "caption");

  gtk_label_set_width_chars (GTK_LABEL (label), 12);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 16);
  return label;
}

static void
add_child (GtkWidget *box, GtkWidget *widget)
{
  GtkWidget *child = gtk_flow_box_child_new ();

  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), widget);
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_append (GTK_FLOW_BOX (box), child);
}

/* A slot: its value (NULL: none), title, and who needs it. */
static void
add_cell (MusterValueSlots *slots, const MusterOption *value, const char *title, const char *who, const char *css_class)
{
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3), *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  if (value != NULL)
    gtk_box_append (GTK_BOX (head), muster_emblem_view_new (value->id));
  gtk_box_append (GTK_BOX (head), make_label (title, "heading"));
  gtk_box_append (GTK_BOX (cell), head);
  gtk_box_append (GTK_BOX (cell), make_narrow_label (who));
  gtk_widget_add_css_class (cell, "slot");
  gtk_widget_add_css_class (cell, css_class);
  add_child (slots->slots, cell);
}

/* The values that the open slots may get; the buttons show the combinations. */
static void
show_unsettled (MusterValueSlots *slots, const MusterCollisionGroupValues *values, const char *css_class)
{
  const char *names[MUSTER_MAX_VALUES + 1] = { NULL };
  g_autofree char *text = NULL;
  MusterValueSet may = 0;
  guint n = 0;

  for (guint i = 0; i < values->choices.n; i++)
    may |= muster_collision_group_values_get_apart (values, i);
  for (guint bit = 0; bit < MUSTER_MAX_VALUES; bit++)
    if ((may & (1u << bit)) != 0)
      names[n++] = muster_option_get_name (muster_catalog_value (slots->catalog, bit));
  text = muster_phrase_dup_or (names);
  for (guint i = values->slots->len; i < values->n_values; i++)
    add_cell (slots, NULL, _ ("Open"), text, css_class);
}

static void
show_slots (MusterValueSlots *slots, const MusterCollisionGroup *group, const MusterCollisionGroupValues *values)
{
  gboolean over = values->n_values > MUSTER_COLLISION_MAX_GROUP_VALUES;

  remove_children (slots->slots);
  for (guint i = 0; i < values->slots->len; i++)
    {
      const MusterCollisionValueSlot *slot = &g_array_index (values->slots, MusterCollisionValueSlot, i);
      const MusterOption *value = muster_catalog_value (slots->catalog, slot->bit);
      g_autofree char *who = dup_names (group, slot->members);

      add_cell (slots, value, muster_option_get_name (value), who, over ? "over" : "used");
    }
  show_unsettled (slots, values, over ? "over" : "unsettled");
  for (guint i = values->n_values; i < MUSTER_COLLISION_MAX_GROUP_VALUES; i++)
    add_cell (slots, NULL, _ ("Free"), _ ("room for another value"), "free");
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (slots->slots), over ? 4 : MUSTER_COLLISION_MAX_GROUP_VALUES);
}

/* What is open. */

static void
choice_clicked_cb (GtkButton *button, MusterValueSlots *slots)
{
  g_signal_emit (slots, settled_signal, 0, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "values")));
}

static GtkWidget *
make_choice (MusterValueSlots *slots, const MusterCollisionGroup *group, MusterValueSet chosen, MusterValueSet apart)
{
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *names = muster_catalog_dup_value_names (slots->catalog, apart);
  g_autoptr (GArray) settlers = muster_collision_group_find_settlers (group, chosen);
  g_autofree char *who = dup_names (group, settlers), *derivation = g_strdup_printf (_ ("Names the values of %s"), who);

  for (guint bit = 0; bit < MUSTER_MAX_VALUES; bit++)
    if ((apart & (1u << bit)) != 0)
      gtk_box_append (GTK_BOX (box), muster_emblem_view_new (muster_catalog_value (slots->catalog, bit)->id));
  gtk_box_append (GTK_BOX (box), gtk_label_new (names));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_set_tooltip_text (button, derivation);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, names,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, derivation, -1);
  g_object_set_data (G_OBJECT (button), "values", GUINT_TO_POINTER (chosen));
  g_signal_connect_object (button, "clicked", G_CALLBACK (choice_clicked_cb), slots, 0);
  return button;
}

static void
show_open (MusterValueSlots *slots, const MusterCollisionGroup *group, const MusterCollisionGroupValues *values)
{
  gboolean open = values->choices.n > 1 && values->n_values <= MUSTER_COLLISION_MAX_GROUP_VALUES;
  g_autofree char *text = g_strdup_printf (
      ngettext ("%u set of values fits everybody. Choose it:",
                "%u sets of values fit everybody. They stay open until a choice decides, or you choose one:",
                values->choices.n),
      (guint) values->choices.n);

  gtk_widget_set_visible (slots->open, open);
  remove_children (slots->choices);
  gtk_label_set_text (slots->open_label, text);
  for (guint i = 0; open && i < MIN (values->choices.n, MOST_CHOICES); i++)
    add_child (slots->choices, make_choice (slots, group, values->choices.sets[i],
                                            muster_collision_group_values_get_apart (values, i)));
}

void
muster_value_slots_show (MusterValueSlots *slots, const MusterCollisionGroup *group,
                         const MusterCollisionGroupValues *values)
{
  show_slots (slots, group, values);
  show_open (slots, group, values);
}

/* Making. */

static void
muster_value_slots_dispose (GObject *object)
{
  MusterValueSlots *slots = MUSTER_VALUE_SLOTS (object);

  g_clear_pointer (&slots->slots, gtk_widget_unparent);
  g_clear_pointer (&slots->open, gtk_widget_unparent);
  G_OBJECT_CLASS (muster_value_slots_parent_class)->dispose (object);
}

static void
muster_value_slots_class_init (MusterValueSlotsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_value_slots_dispose;
  settled_signal = g_signal_new ("settled", MUSTER_TYPE_VALUE_SLOTS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/collision/value-slots.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterValueSlots, slots);
  gtk_widget_class_bind_template_child (widget_class, MusterValueSlots, open);
  gtk_widget_class_bind_template_child (widget_class, MusterValueSlots, open_label);
  gtk_widget_class_bind_template_child (widget_class, MusterValueSlots, choices);
  gtk_widget_class_set_css_name (widget_class, "valueslots");
}

static void
muster_value_slots_init (MusterValueSlots *slots)
{
  gtk_widget_init_template (GTK_WIDGET (slots));
}

void
muster_value_slots_set_catalog (MusterValueSlots *slots, const MusterCatalog *catalog)
{
  slots->catalog = catalog;
}
