/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/small-menu.h"

/* Of a text, in characters, where there is hardly room. */
#define LEAST_CHARS 6
#define MOST_CHARS 12

static gboolean
is_key (GtkWidget *label)
{
  return g_str_equal (gtk_widget_get_css_name (label), "accelerator");
}

static void
show_label (GtkWidget *label, gboolean small)
{
  if (is_key (label))
    {
      gtk_widget_set_visible (label, !small);
      return;
    }
  gtk_label_set_wrap (GTK_LABEL (label), small);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), small ? LEAST_CHARS : -1);
  gtk_label_set_max_width_chars (GTK_LABEL (label), small ? MOST_CHARS : -1);
}

static void
show_labels (GtkWidget *widget, gboolean small)
{
  if (GTK_IS_LABEL (widget))
    show_label (widget, small);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    show_labels (child, small);
}

/* What is said of a menu's button would lie on its first item. */
static void
show_tip (GtkWidget *menu, gboolean shown)
{
  GtkWidget *button = gtk_widget_get_parent (menu);

  if (button != NULL && gtk_widget_get_tooltip_text (button) != NULL)
    gtk_widget_set_has_tooltip (button, shown);
}

static void
hidden_cb (GtkWidget *menu)
{
  show_tip (menu, TRUE);
}

/* The items may be others than the last time, and the window of another size. */
static void
shown_cb (GtkWidget *menu)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (menu));
  int usual;

  show_tip (menu, FALSE);
  show_labels (menu, FALSE);
  gtk_widget_measure (menu, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &usual, NULL, NULL);
  if (window != NULL && usual > gtk_widget_get_width (window))
    show_labels (menu, TRUE);
}

void
muster_small_menu_use (GtkPopover *menu)
{
  g_signal_connect (menu, "show", G_CALLBACK (shown_cb), NULL);
  g_signal_connect (menu, "hide", G_CALLBACK (hidden_cb), NULL);
}
