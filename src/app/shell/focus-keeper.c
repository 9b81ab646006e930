/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/focus-keeper.h"

#include "app/shell/library/sidebar.h"

#define LAST "muster-last-focus"
#define WATCHED "muster-focus-is-kept"

typedef struct
{
  GtkWidget *widget; /* weak pointer: the last focus widget outside popovers */
} Last;

static void
free_last (gpointer data)
{
  Last *last = data;

  g_clear_weak_pointer (&last->widget);
  g_free (last);
}

static GtkWidget *
find_popover (GtkWidget *widget)
{
  return widget != NULL ? gtk_widget_get_ancestor (widget, GTK_TYPE_POPOVER) : NULL;
}

/* The focus is somewhere that receives keys. */
static gboolean
is_alive (GtkWidget *focus, GtkWidget *closed)
{
  return focus != NULL && gtk_widget_get_mapped (focus) && focus != closed && !gtk_widget_is_ancestor (focus, closed);
}

/* The row that a form belongs to may be gone after the list was refilled. */
static gboolean
focus_owner (GtkWidget *owner)
{
  return MUSTER_IS_SIDEBAR (owner) ? muster_sidebar_focus_list (MUSTER_SIDEBAR (owner)) : gtk_widget_grab_focus (owner);
}

/* GTK doesn't focus insensitive widgets, such as an undo button with nothing left to undo. */
static gboolean
can_focus (GtkRoot *root, GtkWidget *widget)
{
  return widget != NULL && gtk_widget_get_root (widget) == root && gtk_widget_get_mapped (widget)
         && gtk_widget_is_sensitive (widget);
}

/* Restores the previous focus, or focuses the popover's parent, or nothing; then the window gets the keys. */
static void
closed_cb (GtkWidget *popover)
{
  GtkRoot *root = gtk_widget_get_root (popover);
  GtkWidget *parent = gtk_widget_get_parent (popover);
  Last *last = root != NULL ? g_object_get_data (G_OBJECT (root), LAST) : NULL;

  if (last == NULL || is_alive (gtk_root_get_focus (root), popover))
    return;
  /* Without grabbing, which would select an entry's text. */
  if (can_focus (root, last->widget))
    gtk_root_set_focus (root, last->widget);
  else if (parent == NULL || !focus_owner (parent))
    gtk_root_set_focus (root, NULL);
}

/* Its parent went away, such as a row of a refilled list. The popover would keep all input until it is closed. */
static void
unmap_cb (GtkWidget *popover)
{
  if (gtk_widget_get_visible (popover))
    gtk_popover_popdown (GTK_POPOVER (popover));
}

static void
focus_moved_cb (GtkWindow *window, GParamSpec *property, Last *last)
{
  GtkWidget *focus = gtk_window_get_focus (window), *popover = find_popover (focus);

  if (focus != NULL && popover == NULL)
    g_set_weak_pointer (&last->widget, focus);
  for (; popover != NULL; popover = find_popover (gtk_widget_get_parent (popover)))
    if (g_object_get_data (G_OBJECT (popover), WATCHED) == NULL)
      {
        g_object_set_data (G_OBJECT (popover), WATCHED, popover);
        g_signal_connect_after (popover, "closed", G_CALLBACK (closed_cb), NULL);
        g_signal_connect_after (popover, "unmap", G_CALLBACK (unmap_cb), NULL);
      }
}

void
muster_focus_keeper_watch (GtkWindow *window)
{
  Last *last = g_new0 (Last, 1);

  g_object_set_data_full (G_OBJECT (window), LAST, last, free_last);
  g_signal_connect (window, "notify::focus-widget", G_CALLBACK (focus_moved_cb), last);
}
