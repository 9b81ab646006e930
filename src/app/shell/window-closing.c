/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/window-closing.h"

#include <glib/gi18n.h>

#include "app/widgets/dialogs.h"
#include "workspace/rescue.h"

static void
copy_chosen_cb (const char *path, gpointer data)
{
  MusterShell *window = data;
  g_autoptr (GError) error = NULL;

  if (muster_rescue_write (muster_shell_get_session (window), path, &error))
    gtk_window_close (data);
  else
    muster_dialogs_message (data, _ ("The file could not be written"), error->message);
}

static gboolean
close_cb (gpointer data)
{
  gtk_window_close (data);
  return G_SOURCE_REMOVE;
}

/* The window closes after the dialog. */
static void
unsaved_cb (const char *response, gpointer data)
{
  MusterShell *window = data;

  if (g_str_equal (response, "lose"))
    muster_session_forget_unsaved (muster_shell_get_session (window));
  if (g_str_equal (response, "lose") || g_str_equal (response, "retry"))
    g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, close_cb, g_object_ref (window), g_object_unref);
  else if (g_str_equal (response, "export"))
    muster_dialogs_save (data, g_get_home_dir (), "Muster.muster", copy_chosen_cb, data);
}

gboolean
muster_window_closing_may (MusterShell *window)
{
  MusterSession *session = muster_shell_get_session (window);

  muster_shell_flush (window);
  if (muster_rescue_save (session))
    return TRUE;
  muster_dialogs_unsaved (GTK_WINDOW (window), muster_session_get_save_error (session), unsaved_cb, window);
  return FALSE;
}
