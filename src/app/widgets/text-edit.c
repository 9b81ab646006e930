/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/text-edit.h"

#include <string.h>

/* Milliseconds: the pause after which text is saved, and the maximum delay without a pause. */
#define PAUSE 700
#define LONGEST 5000

struct _MusterTextEdit
{
  void (*settled) (const char *text, gpointer data);
  gpointer data;
  char *kept; /* the last text shown or saved */
  char *left; /* while it settles: what was kept before */
  guint timer;
  gint64 since;     /* time of the first unsaved change */
  gboolean held;    /* ignore our own changes */
  gboolean refused; /* the words can't be kept, and stand there all the same */
  gpointer changes; /* weak pointers to the signal sources */
  gpointer focus;
  gpointer keys;
};

/* The text. */

static char *
dup_text (const MusterTextEdit *edit)
{
  GtkTextIter start, end;

  if (GTK_IS_EDITABLE (edit->changes))
    return g_strdup (gtk_editable_get_text (edit->changes));
  gtk_text_buffer_get_bounds (edit->changes, &start, &end);
  return gtk_text_buffer_get_text (edit->changes, &start, &end, TRUE);
}

static void
set_text (MusterTextEdit *edit, const char *text)
{
  if (GTK_IS_TEXT_BUFFER (edit->changes))
    {
      gtk_text_buffer_set_text (edit->changes, text, -1);
      return;
    }
  gtk_editable_set_text (edit->changes, text);
  gtk_editable_set_position (edit->changes, -1);
}

/* Saved text is no longer undone as typing, but by the document's undo. */
static void
forget_typing (MusterTextEdit *edit)
{
  g_object_set (edit->changes, "enable-undo", FALSE, NULL);
  g_object_set (edit->changes, "enable-undo", TRUE, NULL);
}

static gboolean
is_kept (const MusterTextEdit *edit)
{
  g_autofree char *text = dup_text (edit);

  return g_str_equal (text, edit->kept);
}

static void
settle (MusterTextEdit *edit)
{
  g_autofree char *text = dup_text (edit);

  if (g_str_equal (text, edit->kept) && !edit->refused)
    return;
  edit->refused = FALSE;
  g_free (edit->left);
  edit->left = edit->kept;
  edit->kept = g_strdup (text);
  forget_typing (edit);
  edit->settled (text, edit->data);
}

void
muster_text_edit_refuse (MusterTextEdit *edit)
{
  g_return_if_fail (edit->left != NULL);

  g_free (edit->kept);
  edit->kept = g_strdup (edit->left);
  edit->refused = TRUE;
}

void
muster_text_edit_show (MusterTextEdit *edit, const char *text)
{
  text = text != NULL ? text : "";
  if (edit->timer != 0 || (edit->refused && g_str_equal (text, edit->kept)))
    return;
  g_free (edit->kept);
  edit->kept = g_strdup (text);
  edit->refused = FALSE;
  if (is_kept (edit))
    return;
  edit->held = TRUE;
  set_text (edit, text);
  edit->held = FALSE;
  forget_typing (edit);
}

void
muster_text_edit_reset (MusterTextEdit *edit, const char *text)
{
  edit->refused = FALSE;
  muster_text_edit_show (edit, text);
}

/* Resting. */

static gboolean
rested_cb (gpointer data)
{
  MusterTextEdit *edit = data;

  edit->timer = 0;
  settle (edit);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (MusterTextEdit *edit)
{
  gint64 now = g_get_monotonic_time () / 1000;

  if (edit->held)
    return;
  if (edit->timer == 0)
    edit->since = now;
  g_clear_handle_id (&edit->timer, g_source_remove);
  edit->timer = g_timeout_add (CLAMP (edit->since + LONGEST - now, 0, PAUSE), rested_cb, edit);
}

void
muster_text_edit_flush (MusterTextEdit *edit)
{
  if (edit->timer == 0)
    return;
  g_clear_handle_id (&edit->timer, g_source_remove);
  settle (edit);
}

/* Words that were refused go at once, all of them. */
static void
take_back (MusterTextEdit *edit)
{
  g_autofree char *kept = g_strdup (edit->kept);

  edit->held = TRUE;
  set_text (edit, kept);
  edit->held = FALSE;
  settle (edit);
}

/* Keys. */

/* The widget with the typing undo history. */
static GtkWidget *
get_typed (MusterTextEdit *edit, GtkWidget *widget)
{
  GtkEditable *delegate = GTK_IS_EDITABLE (edit->changes) ? gtk_editable_get_delegate (edit->changes) : NULL;

  return delegate != NULL ? GTK_WIDGET (delegate) : widget;
}

static gboolean
undo_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  MusterTextEdit *edit = data;

  if (edit->refused && edit->timer == 0)
    take_back (edit);
  else if (is_kept (edit))
    gtk_widget_activate_action (widget, "win.undo", NULL);
  else
    gtk_widget_activate_action (get_typed (edit, widget), "text.undo", NULL);
  return TRUE;
}

/* Undone typing can be redone even if nothing is left. */
static gboolean
redo_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  MusterTextEdit *edit = data;
  g_autofree char *before = dup_text (edit), *after = NULL;
  gboolean kept = is_kept (edit);

  gtk_widget_activate_action (get_typed (edit, widget), "text.redo", NULL);
  after = dup_text (edit);
  if (kept && g_str_equal (before, after))
    gtk_widget_activate_action (widget, "win.redo", NULL);
  return TRUE;
}

static GtkEventController *
make_keys (MusterTextEdit *edit)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("<Control>z"),
                                                          gtk_callback_action_new (undo_cb, edit, NULL)));
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("<Control><Shift>z|<Control>y"),
                        gtk_callback_action_new (redo_cb, edit, NULL)));
  return keys;
}

/* Making. */

MusterTextEdit *
muster_text_edit_new (GtkWidget *widget, gpointer changes, void (*settled) (const char *text, gpointer data),
                      gpointer data)
{
  MusterTextEdit *edit = g_new0 (MusterTextEdit, 1);
  GtkEventController *focus = gtk_event_controller_focus_new (), *keys = make_keys (edit);

  edit->settled = settled;
  edit->data = data;
  edit->kept = g_strdup ("");
  g_set_weak_pointer (&edit->changes, changes);
  g_set_weak_pointer (&edit->focus, focus);
  g_set_weak_pointer (&edit->keys, keys);
  g_signal_connect_swapped (changes, "changed", G_CALLBACK (changed_cb), edit);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (muster_text_edit_flush), edit);
  gtk_widget_add_controller (widget, focus);
  gtk_widget_add_controller (widget, keys);
  return edit;
}

static void
stop_listening (gpointer *to, MusterTextEdit *edit)
{
  if (*to != NULL)
    g_signal_handlers_disconnect_by_data (*to, edit);
  g_clear_weak_pointer (to);
}

void
muster_text_edit_free (MusterTextEdit *edit)
{
  GtkWidget *widget = edit->keys != NULL ? gtk_event_controller_get_widget (edit->keys) : NULL;

  g_clear_handle_id (&edit->timer, g_source_remove);
  stop_listening (&edit->changes, edit);
  stop_listening (&edit->focus, edit);
  if (widget != NULL)
    gtk_widget_remove_controller (widget, edit->keys);
  g_clear_weak_pointer (&edit->keys);
  g_free (edit->kept);
  g_free (edit->left);
  g_free (edit);
}

/* Single lines. */

/* CR LF becomes one space. */
static char *
dup_one_line (const char *text, int length)
{
  g_autofree char *copy = length < 0 ? g_strdup (text) : g_strndup (text, (gsize) length);
  g_auto (GStrv) lines = g_strsplit (copy, "\r\n", -1);

  return g_strdelimit (g_strjoinv (" ", lines), "\n\r\t\v\f", ' ');
}

static void
insert_cb (GtkEditable *editable, const char *text, int length, int *position)
{
  g_autofree char *line = dup_one_line (text, length);

  if (length < 0 ? g_str_equal (line, text) : strncmp (line, text, (gsize) length) == 0)
    return;
  g_signal_stop_emission_by_name (editable, "insert-text");
  gtk_editable_insert_text (editable, line, -1, position);
}

void
muster_text_edit_keep_to_one_line (GtkEditable *editable)
{
  GtkEditable *delegate = gtk_editable_get_delegate (editable);

  g_signal_connect (delegate != NULL ? delegate : editable, "insert-text", G_CALLBACK (insert_cb), NULL);
}
