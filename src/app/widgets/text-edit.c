/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/text-edit.h"

/* Milliseconds: a rest after which a text is kept, and how much of it may be at stake while somebody doesn't rest. */
#define PAUSE 700
#define LONGEST 5000

struct _MusterTextEdit
{
  void (*settled) (gpointer data);
  gpointer data;
  guint timer;
  gint64 since; /* when the first change came that isn't kept */
  gboolean held;
  gpointer changes; /* weak pointers: what is listened to */
  gpointer focus;
};

static gboolean
rested_cb (gpointer data)
{
  MusterTextEdit *edit = data;

  edit->timer = 0;
  edit->settled (edit->data);
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

MusterTextEdit *
muster_text_edit_new (GtkWidget *widget, gpointer changes, void (*settled) (gpointer data), gpointer data)
{
  MusterTextEdit *edit = g_new0 (MusterTextEdit, 1);
  GtkEventController *focus = gtk_event_controller_focus_new ();

  edit->settled = settled;
  edit->data = data;
  g_set_weak_pointer (&edit->changes, changes);
  g_set_weak_pointer (&edit->focus, focus);
  g_signal_connect_swapped (changes, "changed", G_CALLBACK (changed_cb), edit);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (muster_text_edit_flush), edit);
  gtk_widget_add_controller (widget, focus);
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
  g_clear_handle_id (&edit->timer, g_source_remove);
  stop_listening (&edit->changes, edit);
  stop_listening (&edit->focus, edit);
  g_free (edit);
}

void
muster_text_edit_flush (MusterTextEdit *edit)
{
  if (edit->timer == 0)
    return;
  g_clear_handle_id (&edit->timer, g_source_remove);
  edit->settled (edit->data);
}

gboolean
muster_text_edit_is_pending (const MusterTextEdit *edit)
{
  return edit->timer != 0;
}

void
muster_text_edit_hold (MusterTextEdit *edit, gboolean held)
{
  edit->held = held;
}
