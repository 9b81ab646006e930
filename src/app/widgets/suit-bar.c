/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/suit-bar.h"

#include <glib/gi18n.h>

#include "app/widgets/suits.h"
#include "app/widgets/emblem-view.h"
#include "app/widgets/label-wrap.h"

static const MusterSuit suits[] = { MUSTER_SUIT_SWORDS, MUSTER_SUIT_CUPS, MUSTER_SUIT_RODS, MUSTER_SUIT_COINS };

struct _MusterSuitBar
{
  GtkWidget parent;
  GtkWidget *box, *flow;
  GtkWidget *toggles[G_N_ELEMENTS (suits)];
  MusterSuit suit;
  gboolean held; /* ignore signals while showing suits */
};

G_DEFINE_FINAL_TYPE (MusterSuitBar, muster_suit_bar, GTK_TYPE_WIDGET)

static guint chosen_signal;

static void
show (MusterSuitBar *bar)
{
  bar->held = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (suits); i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (bar->toggles[i]), suits[i] == bar->suit);
  bar->held = FALSE;
}

static void
toggled_cb (MusterSuitBar *bar, GtkToggleButton *toggle)
{
  guint n = 0;

  if (bar->held)
    return;
  while (bar->toggles[n] != GTK_WIDGET (toggle))
    n++;
  bar->suit = gtk_toggle_button_get_active (toggle) ? suits[n] : MUSTER_SUIT_ANY;
  show (bar);
  g_signal_emit (bar, chosen_signal, 0);
}

void
muster_suit_bar_show (MusterSuitBar *bar, MusterSuit suit)
{
  bar->suit = suit;
  show (bar);
}

MusterSuit
muster_suit_bar_get (MusterSuitBar *bar)
{
  return bar->suit;
}

static GtkWidget *
make_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  muster_label_set_least_width (label);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
make_toggle (MusterSuitBar *bar, MusterSuit suit)
{
  GtkWidget *toggle = gtk_toggle_button_new (), *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8),
            *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *name = g_strdup_printf (_ ("%s: %s"), muster_suit_get_title (suit), muster_suit_get_role (suit));

  gtk_box_append (GTK_BOX (words), make_label (name, "heading"));
  gtk_box_append (GTK_BOX (words), make_label (muster_suit_get_about (suit), "caption"));
  gtk_box_append (GTK_BOX (line), muster_emblem_view_new (muster_suits[suit]));
  gtk_box_append (GTK_BOX (line), words);
  gtk_button_set_child (GTK_BUTTON (toggle), line);
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, muster_suit_get_about (suit), -1);
  g_signal_connect_object (toggle, "toggled", G_CALLBACK (toggled_cb), bar, G_CONNECT_SWAPPED);
  return toggle;
}

static void
muster_suit_bar_dispose (GObject *object)
{
  MusterSuitBar *bar = MUSTER_SUIT_BAR (object);

  g_clear_pointer (&bar->box, gtk_widget_unparent);
  G_OBJECT_CLASS (muster_suit_bar_parent_class)->dispose (object);
}

static void
muster_suit_bar_class_init (MusterSuitBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_suit_bar_dispose;
  chosen_signal = g_signal_new ("chosen", MUSTER_TYPE_SUIT_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass), "/org/muster/Muster/widgets/suit-bar.ui");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), MusterSuitBar, box);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), MusterSuitBar, flow);
}

static void
muster_suit_bar_init (MusterSuitBar *bar)
{
  gtk_widget_init_template (GTK_WIDGET (bar));
  for (guint i = 0; i < G_N_ELEMENTS (suits); i++)
    {
      GtkWidget *child = gtk_flow_box_child_new ();

      bar->toggles[i] = make_toggle (bar, suits[i]);
      gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), bar->toggles[i]);
      gtk_widget_set_focusable (child, FALSE);
      gtk_flow_box_append (GTK_FLOW_BOX (bar->flow), child);
    }
}

GtkWidget *
muster_suit_bar_new (MusterSuit suit)
{
  MusterSuitBar *bar = g_object_new (MUSTER_TYPE_SUIT_BAR, NULL);

  bar->suit = suit;
  show (bar);
  return GTK_WIDGET (bar);
}
