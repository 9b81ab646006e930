/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/rows/row-keys.h"

static gboolean
takes_focus (GtkWidget *widget)
{
  return GTK_IS_LIST_BOX_ROW (widget) && gtk_widget_get_mapped (widget) && gtk_widget_is_sensitive (widget)
         && gtk_widget_get_focusable (widget);
}

/* All focusable rows in page order. */
static void
collect (GtkWidget *widget, GPtrArray *rows)
{
  if (takes_focus (widget))
    g_ptr_array_add (rows, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, rows);
}

/* The focused widget if it doesn't use these keys itself: a row, a button in it, or an entry. */
static GtkWidget *
get_focus (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean plain = GTK_IS_LIST_BOX_ROW (focus) || GTK_IS_BUTTON (focus)
                   || (GTK_IS_TEXT (focus) && gtk_widget_get_ancestor (focus, GTK_TYPE_SPIN_BUTTON) == NULL);

  return plain && gtk_widget_is_ancestor (focus, widget) ? focus : NULL;
}

/* At the end of a list. Within it, the list box moves the focus. */
static gboolean
move (GtkWidget *widget, gboolean down)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();
  GtkWidget *focus = get_focus (widget), *row = NULL, *next;
  guint at;

  if (focus != NULL)
    row = GTK_IS_LIST_BOX_ROW (focus) ? focus : gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_BOX_ROW);
  if (row == NULL)
    return FALSE;
  for (next = row; (next = down ? gtk_widget_get_next_sibling (next) : gtk_widget_get_prev_sibling (next)) != NULL;)
    if (takes_focus (next))
      return FALSE;
  collect (widget, rows);
  if (!g_ptr_array_find (rows, row, &at))
    return FALSE;
  if (down ? at + 1 < rows->len : at > 0)
    return gtk_widget_grab_focus (rows->pdata[down ? at + 1 : at - 1]);
  return down;
}

static gboolean
down_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  return move (widget, TRUE);
}

static gboolean
up_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  return move (widget, FALSE);
}

void
muster_row_keys_use (GtkWidget *widget)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Down"), gtk_callback_action_new (down_cb, NULL, NULL)));
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Up"), gtk_callback_action_new (up_cb, NULL, NULL)));
  gtk_widget_add_controller (widget, keys);
}
