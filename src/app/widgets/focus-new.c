/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/focus-new.h"

/* In frames: what has no place by then isn't shown. */
#define LONGEST 20

static gboolean
has_place (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_get_height (widget) > 0;
}

static gboolean
has_focus (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* The page scrolls to the focus when it is told that there is another one. */
static gboolean
frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  guint *left = data;

  if (!has_focus (widget))
    return G_SOURCE_REMOVE;
  if (!has_place (widget) && --*left > 0)
    return G_SOURCE_CONTINUE;
  g_object_notify (G_OBJECT (gtk_widget_get_root (widget)), "focus-widget");
  return G_SOURCE_REMOVE;
}

void
muster_focus_new (GtkWidget *widget)
{
  GtkWidget *page = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *scroll = page != NULL ? gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (page)) : NULL;
  double place = scroll != NULL ? gtk_adjustment_get_value (scroll) : 0;
  guint left = LONGEST;

  gtk_widget_grab_focus (widget);
  if (has_place (widget))
    return;
  if (scroll != NULL)
    gtk_adjustment_set_value (scroll, place);
  gtk_widget_add_tick_callback (widget, frame_cb, g_memdup2 (&left, sizeof left), g_free);
}
