/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/drive.h"

#include "app/games/collision/choice-row.h"
#include "app/widgets/chooser.h"
#include "app/games/collision/picking/picker.h"
#include "app/widgets/report-problems.h"
#include "app/widgets/rows/fold-heading.h"
#include "app/widgets/rows/fold-row.h"
#include "app/widgets/rows/list-row.h"
#include "app/widgets/rows/wrap-row.h"
#include "app/widgets/verdict-bar.h"

void
drive_settle (void)
{
  gint64 end = g_get_monotonic_time () + 5 * G_USEC_PER_SEC;

  while (g_main_context_pending (NULL) && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
}

static void
painted_cb (GdkFrameClock *clock, gboolean *painted)
{
  *painted = TRUE;
}

void
drive_wait_for_frame (GtkWidget *window)
{
  gboolean painted = FALSE;
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), &painted);
  gint64 end = g_get_monotonic_time () + 60 * G_USEC_PER_SEC;

  gtk_widget_queue_draw (window);
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  while (!painted && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
  drive_settle ();
}

static gboolean
find_nth (GtkWidget *widget, GType type, guint *n, GtkWidget **found)
{
  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget))
    return FALSE;
  if (g_type_is_a (G_OBJECT_TYPE (widget), type) && (*n)-- == 0)
    {
      *found = widget;
      return TRUE;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (find_nth (child, type, n, found))
      return TRUE;
  return FALSE;
}

GtkWidget *
drive_nth (GtkWidget *root, GType type, guint n)
{
  GtkWidget *found = NULL;

  find_nth (root, type, &n, &found);
  return found;
}

GtkWidget *
drive_find_window (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (g_type_is_a (G_OBJECT_TYPE (window), type) && gtk_widget_get_visible (window))
        return window;
    }
  return NULL;
}

GtkWidget *
drive_find_by_id (GtkWidget *root, const char *id)
{
  GtkWidget *found = g_str_equal (gtk_widget_get_name (root), id) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = drive_find_by_id (child, id);
  return found;
}

const char *
drive_get_title (GtkWidget *row)
{
  return MUSTER_IS_LIST_ROW (row) ? muster_list_row_get_title (MUSTER_LIST_ROW (row))
                                  : adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));
}

const char *
drive_get_subtitle (GtkWidget *row)
{
  if (MUSTER_IS_LIST_ROW (row))
    return muster_list_row_get_subtitle (MUSTER_LIST_ROW (row));
  return MUSTER_IS_FOLD_ROW (row) ? muster_fold_row_get_subtitle (MUSTER_FOLD_ROW (row))
                                  : muster_wrap_row_get_subtitle (MUSTER_WRAP_ROW (row));
}

void
drive_activate (GtkWidget *row)
{
  if (MUSTER_IS_LIST_ROW (row))
    muster_list_row_activate (MUSTER_LIST_ROW (row));
  else
    muster_wrap_row_activate (MUSTER_WRAP_ROW (row));
  drive_settle ();
}

GtkWidget *
drive_find_row (GtkWidget *root, const char *title)
{
  GtkWidget *row;

  for (guint i = 0; (row = drive_nth (root, MUSTER_TYPE_CHOICE_ROW, i)) != NULL; i++)
    if (g_str_has_prefix (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title))
      return row;
  g_error ("no row “%s”", title);
}

GtkWidget *
drive_find_titled (GtkWidget *root, const char *title)
{
  GtkWidget *row;

  for (guint i = 0; (row = drive_nth (root, ADW_TYPE_PREFERENCES_ROW, i)) != NULL; i++)
    if (g_str_has_prefix (drive_get_title (row), title))
      return row;
  for (guint i = 0; (row = drive_nth (root, MUSTER_TYPE_LIST_ROW, i)) != NULL; i++)
    if (g_str_has_prefix (drive_get_title (row), title))
      return row;
  g_error ("no row “%s”", title);
}

GtkWidget *
drive_find_button (GtkWidget *root, const char *label)
{
  GtkWidget *button;

  for (guint i = 0; (button = drive_nth (root, GTK_TYPE_BUTTON, i)) != NULL; i++)
    {
      const char *text = gtk_button_get_label (GTK_BUTTON (button));

      if ((text != NULL && g_str_has_prefix (text, label)) || (text == NULL && drive_has_text (button, label)))
        return button;
    }
  g_error ("no button “%s”", label);
}

gboolean
drive_has_text (GtkWidget *root, const char *text)
{
  GtkWidget *label;

  for (guint i = 0; (label = drive_nth (root, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (g_str_equal (gtk_label_get_text (GTK_LABEL (label)), text))
      return TRUE;
  return FALSE;
}

GtkWidget *
drive_get_picker (GtkWidget *window)
{
  return drive_nth (window, MUSTER_TYPE_PICKER, 0);
}

GtkWidget *
drive_open_picker (GtkWidget *window, const char *place)
{
  GtkWidget *row = drive_find_row (window, place), *picker;

  drive_activate (row);
  picker = drive_get_picker (window);
  if (picker == NULL)
    g_error ("no picker for “%s”", place);
  return picker;
}

/* The row of that very name, whether it fits or not. */
static GtkListBoxRow *
find_called (GtkListBox *rows, const char *words)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (rows, i)) != NULL; i++)
    {
      GtkWidget *title = drive_nth (GTK_WIDGET (row), GTK_TYPE_LABEL, 0);

      if (title != NULL && g_ascii_strcasecmp (gtk_label_get_text (GTK_LABEL (title)), words) == 0)
        return row;
    }
  return NULL;
}

void
drive_search_and_take (GtkWidget *list, const char *words)
{
  GtkWidget *search = drive_nth (list, GTK_TYPE_SEARCH_ENTRY, 0);
  GtkListBox *rows = muster_search_list_get_rows (MUSTER_SEARCH_LIST (list));
  GtkListBoxRow *called;

  gtk_editable_set_text (GTK_EDITABLE (search), words);
  muster_search_list_search (MUSTER_SEARCH_LIST (list));
  drive_unfold (list, TRUE);
  called = find_called (rows, words);
  if (called != NULL)
    gtk_list_box_select_row (rows, called);
  drive_unfold (list, FALSE);
  if (called != NULL)
    g_signal_emit_by_name (rows, "row-activated", called);
  else
    {
      /* What doesn't fit is looked at first, and then taken. */
      if (gtk_list_box_get_selected_row (rows) == NULL)
        g_signal_emit_by_name (search, "activate");
      g_signal_emit_by_name (search, "activate");
    }
  drive_settle ();
}

void
drive_unfold (GtkWidget *list, gboolean open)
{
  GtkWidget *heading = drive_nth (list, MUSTER_TYPE_FOLD_HEADING, 0);

  if (heading == NULL || muster_fold_heading_is_open (MUSTER_FOLD_HEADING (heading)) == open)
    return;
  g_signal_emit_by_name (gtk_widget_get_parent (heading), "row-activated", heading);
  drive_settle ();
}

void
drive_choose (GtkWidget *window, const char *place, const char *words)
{
  drive_search_and_take (drive_open_picker (window, place), words);
  if (drive_get_picker (window) != NULL)
    g_error ("nothing is found for “%s” in %s", words, place);
}

GtkWidget *
drive_find_named (GtkWidget *root, const char *name)
{
  GtkWidget *button;

  for (guint i = 0; (button = drive_nth (root, GTK_TYPE_BUTTON, i)) != NULL; i++)
    {
      g_autofree char *other
          = gtk_test_accessible_check_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name);

      if (other == NULL)
        return button;
    }
  g_error ("no button named “%s”", name);
}

static gboolean
is_triggered (GtkShortcutTrigger *trigger, guint key, GdkModifierType modifiers)
{
  if (GTK_IS_ALTERNATIVE_TRIGGER (trigger))
    return is_triggered (gtk_alternative_trigger_get_first (GTK_ALTERNATIVE_TRIGGER (trigger)), key, modifiers)
           || is_triggered (gtk_alternative_trigger_get_second (GTK_ALTERNATIVE_TRIGGER (trigger)), key, modifiers);
  return GTK_IS_KEYVAL_TRIGGER (trigger) && gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == key
         && gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) == modifiers;
}

static gboolean
ask_shortcuts (GListModel *shortcuts, GtkWidget *widget, guint key, GdkModifierType modifiers)
{
  for (guint i = 0; i < g_list_model_get_n_items (shortcuts); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, i);

      if (is_triggered (gtk_shortcut_get_trigger (shortcut), key, modifiers)
          && gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget,
                                           gtk_shortcut_get_arguments (shortcut)))
        return TRUE;
    }
  return FALSE;
}

/* Only the keys of a search are listened to by hand; everything else is a binding. */
static gboolean
ask (GtkWidget *widget, GtkPropagationPhase phase, guint key, GdkModifierType modifiers)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  g_autoptr (GtkWidget) alive = g_object_ref (widget);
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (gtk_event_controller_get_propagation_phase (controller) != phase)
        continue;
      if (GTK_IS_SHORTCUT_CONTROLLER (controller))
        handled = ask_shortcuts (G_LIST_MODEL (controller), widget, key, modifiers);
      else if (GTK_IS_EVENT_CONTROLLER_KEY (controller) && GTK_IS_SEARCH_ENTRY (widget))
        g_signal_emit_by_name (controller, "key-pressed", key, 0, modifiers, &handled);
    }
  return handled;
}

static gboolean
ask_down (GtkWidget *widget, guint key, GdkModifierType modifiers)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  return (parent != NULL && ask_down (parent, key, modifiers)) || ask (widget, GTK_PHASE_CAPTURE, key, modifiers);
}

static void
clicked_cb (GtkButton *button, gboolean *clicked)
{
  *clicked = TRUE;
}

/* A button looks pressed for a moment before it does what it is for. */
static void
wait_for_click (GtkWidget *button, const gboolean *clicked)
{
  gint64 end = g_get_monotonic_time () + 60 * G_USEC_PER_SEC;

  while (!*clicked && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_data (button, (gpointer) clicked);
}

gboolean
drive_press (GtkWidget *widget, guint key, GdkModifierType modifiers)
{
  gboolean presses = GTK_IS_BUTTON (widget) && key == GDK_KEY_Return, clicked = FALSE, handled;
  g_autoptr (GtkWidget) alive = g_object_ref (widget);

  if (presses)
    g_signal_connect (widget, "clicked", G_CALLBACK (clicked_cb), &clicked);
  handled = ask_down (widget, key, modifiers);

  /* The receiver of the key may be gone then. */
  for (GtkWidget *at = widget, *next; at != NULL && !handled; at = next)
    {
      next = gtk_widget_get_parent (at);
      handled = ask (at, GTK_PHASE_BUBBLE, key, modifiers);
    }
  if (presses)
    wait_for_click (widget, &clicked);
  drive_settle ();
  return handled;
}

gboolean
drive_key (GtkWidget *window, guint key, GdkModifierType modifiers)
{
  GtkWidget *focus;

  /* Where the focus goes depends on where things are. */
  drive_wait_for_frame (window);
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  return drive_press (focus != NULL ? focus : window, key, modifiers);
}

void
drive_enter (GtkWidget *window)
{
  g_signal_emit_by_name (gtk_window_get_focus (GTK_WINDOW (window)), "activate");
  drive_settle ();
}

static char *
dup_property (GtkWidget *widget, GtkAccessibleProperty property)
{
  g_autofree char *text = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, "\001");

  return g_strcmp0 (text, "undefined") != 0 ? g_steal_pointer (&text) : NULL;
}

char *
drive_dup_name (GtkWidget *widget)
{
  return dup_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
}

char *
drive_dup_description (GtkWidget *widget)
{
  return dup_property (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

void
drive_type (GtkWidget *window, const char *text)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  if (focus == NULL || !(GTK_IS_TEXT (focus) || GTK_IS_TEXT_VIEW (focus)))
    g_error ("nobody takes “%s”: the focus is on %s", text, focus != NULL ? G_OBJECT_TYPE_NAME (focus) : "nothing");
  g_signal_emit_by_name (focus, "insert-at-cursor", text);
  drive_settle ();
}

void
drive_activate_row (GtkWidget *root, const char *title)
{
  drive_activate (drive_find_titled (root, title));
}

void
drive_take (GtkWidget *window, const char *words)
{
  GtkWidget *chooser = drive_nth (window, MUSTER_TYPE_CHOOSER, 0);

  if (chooser == NULL)
    g_error ("no chooser for “%s”", words);
  drive_search_and_take (chooser, words);
}

GtkWidget *
drive_open_problems (GtkWidget *root)
{
  GtkWidget *problems = drive_nth (root, MUSTER_TYPE_REPORT_PROBLEMS, 0),
            *bar = drive_nth (root, MUSTER_TYPE_VERDICT_BAR, 0);

  if (problems != NULL || bar == NULL)
    return problems;
  g_signal_emit_by_name (bar, "clicked");
  drive_settle ();
  return drive_nth (root, MUSTER_TYPE_REPORT_PROBLEMS, 0);
}

GtkWidget *
drive_find_first_remedy (GtkWidget *root)
{
  GtkWidget *problems = drive_open_problems (root), *button;
  guint i = 0;

  if (problems == NULL)
    return NULL;
  while ((button = drive_nth (problems, GTK_TYPE_BUTTON, i)) != NULL
         && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), "Make _Legal…") == 0)
    i++;
  return button;
}

void
drive_undo (GtkWidget *window)
{
  gtk_widget_activate_action (window, "win.undo", NULL);
  drive_settle ();
}

void
drive_redo (GtkWidget *window)
{
  gtk_widget_activate_action (window, "win.redo", NULL);
  drive_settle ();
}
