#include "ui/drive.h"

#include "app/choice-row.h"
#include "app/picker.h"

void
drive_settle (void)
{
  gint64 end = g_get_monotonic_time () + 5 * G_USEC_PER_SEC;

  while (g_main_context_pending (NULL) && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
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
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
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
drive_find_row (GtkWidget *root, const char *title)
{
  GtkWidget *row;

  for (guint i = 0; (row = drive_nth (root, MUSTER_TYPE_CHOICE_ROW, i)) != NULL; i++)
    if (g_str_has_prefix (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title))
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

  adw_action_row_activate (ADW_ACTION_ROW (row));
  drive_settle ();
  picker = drive_get_picker (window);
  if (picker == NULL)
    g_error ("no picker for “%s”", place);
  return picker;
}

void
drive_choose (GtkWidget *window, const char *place, const char *words)
{
  GtkWidget *picker = drive_open_picker (window, place), *search = drive_nth (picker, GTK_TYPE_SEARCH_ENTRY, 0);

  gtk_editable_set_text (GTK_EDITABLE (search), words);
  g_signal_emit_by_name (search, "activate");
  drive_settle ();
  if (drive_get_picker (window) != NULL)
    g_error ("nothing is found for “%s” in %s", words, place);
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
