#include "app/window.h"

#include <glib/gi18n.h>

#include "app/card-view.h"
#include "app/character-editor.h"
#include "app/config.h"
#include "app/dialogs.h"
#include "print/job.h"
#include "print/write.h"
#include "rules/collision-card.h"
#include "rules/games.h"
#include "xml/file.h"

struct _MusterWindow
{
  AdwApplicationWindow parent;
  AdwToastOverlay *toasts;
  GtkStack *stack;
  GtkListBox *list;
  GtkBox *middle;
  GtkLabel *report;
  AdwClamp *right;
  GtkButton *undo;
  GtkButton *redo;
  GtkWidget *editor;
  GtkWidget *card;
  MusterSession *session;
  gboolean filling; /* the list is being made anew, and its selection means nothing */
};

G_DEFINE_FINAL_TYPE (MusterWindow, muster_window, ADW_TYPE_APPLICATION_WINDOW)

static void
tell (MusterWindow *window, const char *sentence)
{
  AdwToast *toast = adw_toast_new (sentence);

  adw_toast_set_timeout (toast, 6);
  adw_toast_overlay_add_toast (window->toasts, toast);
}

/* The list at the left. */

static GtkWidget *
make_list_row (MusterWindow *window, const MusterThing *thing)
{
  g_autoptr (MusterReport) report = muster_games_check (muster_session_get_catalog (window->session), thing, FALSE);
  const char *points = muster_report_get (report, "points");
  gboolean legal = !muster_report_is_illegal (report);
  g_autofree char *subtitle = points != NULL ? g_strdup_printf (_ ("%s points · %s"), points, legal ? _ ("legal") : _ ("not legal"))
                                             : g_strdup (legal ? _ ("legal") : _ ("not legal"));
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), muster_thing_get_name (thing));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  if (!legal)
    adw_action_row_add_prefix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("dialog-warning-symbolic"));
  return row;
}

static void
fill_list (MusterWindow *window)
{
  GPtrArray *things = muster_session_get_document (window->session)->things;
  GtkListBoxRow *row;

  window->filling = TRUE;
  while ((row = gtk_list_box_get_row_at_index (window->list, 0)) != NULL)
    gtk_list_box_remove (window->list, GTK_WIDGET (row));
  for (guint i = 0; i < things->len; i++)
    gtk_list_box_append (window->list, make_list_row (window, things->pdata[i]));
  gtk_list_box_select_row (window->list,
                           gtk_list_box_get_row_at_index (window->list, (int) muster_session_get_selected (window->session)));
  window->filling = FALSE;
}

static void
row_selected_cb (MusterWindow *window, GtkListBoxRow *row)
{
  if (!window->filling && row != NULL)
    muster_session_select (window->session, (guint) gtk_list_box_row_get_index (row));
}

/* What is shown of the thing at hand. */

static void
show_card (MusterWindow *window, const MusterThing *thing)
{
  g_autoptr (GPtrArray) cards = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_card_free);

  if (thing != NULL)
    muster_games_make_cards (muster_session_get_catalog (window->session), thing, cards);
  muster_card_view_take_card (MUSTER_CARD_VIEW (window->card), cards->len > 0 ? g_ptr_array_steal_index (cards, 0) : NULL);
}

/* A thing that has no editor yet is told about in words. */
static char *
dup_report (MusterWindow *window, const MusterThing *thing)
{
  g_autoptr (MusterReport) report = muster_games_check (muster_session_get_catalog (window->session), thing, TRUE);
  g_autoptr (MusterRoster) roster = muster_games_make_roster (muster_session_get_catalog (window->session), thing);
  GString *text = g_string_new (muster_thing_get_name (thing));

  g_string_append_printf (text, "\n%s\n", muster_report_is_illegal (report) ? _ ("Not legal") : _ ("Legal"));
  for (guint i = 0; roster != NULL && i < roster->lines->len; i++)
    {
      const MusterRosterLine *line = muster_roster_line (roster, i);

      g_string_append_printf (text, "\n%u × %s\n    %s", line->count, line->name, line->choices);
    }
  for (guint i = 0; roster != NULL && i < roster->problems->len; i++)
    g_string_append_printf (text, "\n\n%s", ((const MusterProblem *) roster->problems->pdata[i])->sentence);
  return g_string_free (text, FALSE);
}

static void
show_thing (MusterWindow *window)
{
  MusterThing *thing = muster_session_get_thing (window->session);
  gboolean character = thing != NULL && thing->klass == &muster_character_class;
  g_autofree char *report = thing != NULL && !character ? dup_report (window, thing) : g_strdup ("");

  gtk_stack_set_visible_child_name (window->stack, thing != NULL ? "work" : "empty");
  muster_character_editor_show (MUSTER_CHARACTER_EDITOR (window->editor), character ? (MusterCharacter *) thing : NULL);
  gtk_widget_set_visible (window->editor, character);
  gtk_label_set_text (window->report, report);
  gtk_widget_set_visible (GTK_WIDGET (window->report), thing != NULL && !character);
  show_card (window, thing);
}

static void
show_history (MusterWindow *window)
{
  const char *undo = muster_session_get_undo (window->session), *redo = muster_session_get_redo (window->session);
  g_autofree char *undo_text = undo != NULL ? g_strdup_printf (_ ("Undo “%s”"), undo) : g_strdup (_ ("Nothing to undo"));
  g_autofree char *redo_text = redo != NULL ? g_strdup_printf (_ ("Redo “%s”"), redo) : g_strdup (_ ("Nothing to redo"));

  gtk_widget_action_set_enabled (GTK_WIDGET (window), "win.undo", undo != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (window), "win.redo", redo != NULL);
  gtk_widget_set_tooltip_text (GTK_WIDGET (window->undo), undo_text);
  gtk_widget_set_tooltip_text (GTK_WIDGET (window->redo), redo_text);
}

static void
session_changed_cb (MusterWindow *window)
{
  fill_list (window);
  show_thing (window);
  show_history (window);
}

static void
session_failed_cb (MusterWindow *window, const char *sentence)
{
  tell (window, sentence);
}

static void
previewed_cb (MusterWindow *window, MusterCharacter *character)
{
  show_card (window, character != NULL ? &character->thing : muster_session_get_thing (window->session));
}

/* Actions. */

static void
new_character (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterWindow *window = MUSTER_WINDOW (widget);
  MusterCharacter *character = muster_character_new ();
  GPtrArray *things = muster_session_get_document (window->session)->things;

  character->thing.name = g_strdup (_ ("New character"));
  character->thing.order = G_MAXUINT;
  muster_session_begin (window->session, _ ("New character"));
  g_ptr_array_add (things, character);
  muster_session_end (window->session);
  muster_session_select (window->session, things->len - 1);
}

static void
delete_thing (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterWindow *window = MUSTER_WINDOW (widget);
  MusterThing *thing = muster_session_get_thing (window->session);
  g_autofree char *label = thing != NULL ? g_strdup_printf (_ ("Delete %s"), muster_thing_get_name (thing)) : NULL;
  AdwToast *toast;

  if (thing == NULL)
    return;
  muster_session_begin (window->session, label);
  g_ptr_array_remove_index (muster_session_get_document (window->session)->things, muster_session_get_selected (window->session));
  muster_session_end (window->session);
  toast = adw_toast_new (label);
  adw_toast_set_button_label (toast, _ ("_Undo"));
  adw_toast_set_action_name (toast, "win.undo");
  adw_toast_overlay_add_toast (window->toasts, toast);
}

static void
undo (GtkWidget *widget, const char *action, GVariant *parameter)
{
  muster_session_undo (MUSTER_WINDOW (widget)->session);
}

static void
redo (GtkWidget *widget, const char *action, GVariant *parameter)
{
  muster_session_redo (MUSTER_WINDOW (widget)->session);
}

void
muster_window_open (MusterWindow *window, const char *path)
{
  g_autoptr (GError) error = NULL;

  if (!muster_session_import (window->session, path, &error))
    tell (window, error->message);
}

static void
file_chosen_cb (const char *path, gpointer data)
{
  muster_window_open (data, path);
}

static void
open_file (GtkWidget *widget, const char *action, GVariant *parameter)
{
  muster_dialogs_open (GTK_WINDOW (widget), file_chosen_cb, widget);
}

static void
export_chosen_cb (const char *path, gpointer data)
{
  MusterWindow *window = data;
  MusterThing *thing = muster_session_get_thing (window->session);
  MusterPrintOptions options = muster_print_options_default ();
  g_autoptr (GPtrArray) cards = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_card_free);
  g_autoptr (GPtrArray) rosters = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_roster_free);
  g_autoptr (MusterPrintJob) job = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *done = g_strdup_printf (_ ("Written: %s"), path);
  MusterRoster *roster;

  if (thing == NULL)
    return;
  roster = muster_games_make_roster (muster_session_get_catalog (window->session), thing);
  muster_games_make_cards (muster_session_get_catalog (window->session), thing, cards);
  if (roster != NULL)
    g_ptr_array_add (rosters, roster);
  job = muster_print_job_new (cards, rosters, &options);
  bytes = muster_write_pdf (job, muster_thing_get_name (thing), NULL, NULL, &error);
  if (bytes == NULL || !muster_file_write (path, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &error))
    tell (window, error->message);
  else
    tell (window, done);
}

static void
export_pdf (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterThing *thing = muster_session_get_thing (MUSTER_WINDOW (widget)->session);
  g_autofree char *name = thing != NULL ? g_strdup_printf ("%s.pdf", muster_thing_get_name (thing)) : NULL;

  if (thing != NULL)
    muster_dialogs_save (GTK_WINDOW (widget), name, export_chosen_cb, widget);
}

static void
about (GtkWidget *widget, const char *action, GVariant *parameter)
{
  muster_dialogs_about (GTK_WINDOW (widget), MUSTER_VERSION);
}

static void
open_example (GtkWidget *widget, const char *action, GVariant *parameter)
{
  muster_window_open (MUSTER_WINDOW (widget), muster_config_get_example ());
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, MusterWindow *window)
{
  g_autofree char *path = g_file_get_path (g_value_get_object (value));

  if (path != NULL)
    muster_window_open (window, path);
  return path != NULL;
}

static void
muster_window_dispose (GObject *object)
{
  MusterWindow *window = MUSTER_WINDOW (object);

  g_clear_object (&window->session);
  G_OBJECT_CLASS (muster_window_parent_class)->dispose (object);
}

static void
bind_keys (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, GDK_CONTROL_MASK, "win.new", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_o, GDK_CONTROL_MASK, "win.open", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_e, GDK_CONTROL_MASK, "win.export", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "win.undo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "win.redo", NULL);
}

static void
muster_window_class_init (MusterWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = muster_window_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/window.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, list);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, middle);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, report);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, right);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, undo);
  gtk_widget_class_bind_template_child (widget_class, MusterWindow, redo);
  gtk_widget_class_bind_template_callback (widget_class, row_selected_cb);
  gtk_widget_class_install_action (widget_class, "win.new", NULL, new_character);
  gtk_widget_class_install_action (widget_class, "win.delete", NULL, delete_thing);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_file);
  gtk_widget_class_install_action (widget_class, "win.example", NULL, open_example);
  gtk_widget_class_install_action (widget_class, "win.export", NULL, export_pdf);
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, undo);
  gtk_widget_class_install_action (widget_class, "win.redo", NULL, redo);
  gtk_widget_class_install_action (widget_class, "win.about", NULL, about);
  bind_keys (widget_class);
}

static void
muster_window_init (MusterWindow *window)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_FILE, GDK_ACTION_COPY);

  gtk_widget_init_template (GTK_WIDGET (window));
  g_signal_connect (target, "drop", G_CALLBACK (drop_cb), window);
  gtk_widget_add_controller (GTK_WIDGET (window), GTK_EVENT_CONTROLLER (target));
}

MusterWindow *
muster_window_new (AdwApplication *application, MusterSession *session)
{
  MusterWindow *window = g_object_new (MUSTER_TYPE_WINDOW, "application", application, NULL);

  window->session = g_object_ref (session);
  window->editor = muster_character_editor_new (session);
  gtk_widget_set_vexpand (window->editor, TRUE);
  gtk_box_append (window->middle, window->editor);
  window->card = muster_card_view_new ();
  adw_clamp_set_child (window->right, window->card);
  g_signal_connect_object (session, "changed", G_CALLBACK (session_changed_cb), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "failed", G_CALLBACK (session_failed_cb), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (window->editor, "previewed", G_CALLBACK (previewed_cb), window, G_CONNECT_SWAPPED);
  session_changed_cb (window);
  return window;
}
