/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/window-codes.h"

#include <glib/gi18n.h>

#include "app/shell/window-files.h"
#include "app/widgets/dialogs.h"
#include "forge/code.h"
#include "forge/forge.h"

/* Adds the code's thing to the library and shows it. */
static gboolean
take_code (MusterShell *window, const char *code, GError **error)
{
  g_autoptr (MusterForge) forge = muster_forge_new (muster_session_get_installed (muster_shell_get_session (window)));
  MusterThing *thing = muster_code_decode (forge, code, error);
  g_autoptr (MusterDocument) document = thing != NULL ? muster_document_new () : NULL;

  if (document == NULL)
    return FALSE;
  g_ptr_array_add (document->things, thing);
  muster_shell_flush (window);
  return muster_window_files_take (window, _ ("Open from a code"), document, error);
}

/* On a typo the dialog says what is wrong and keeps the text. */
static void
code_given_cb (const char *code, gpointer data)
{
  g_autoptr (GError) error = NULL;

  if (!take_code (data, code, &error))
    muster_dialogs_ask_code (data, error->message, code, code_given_cb, data);
}

void
muster_window_codes_open (MusterShell *window, const char *code)
{
  code_given_cb (code, window);
}

/* The clipboard. Another program may be slow to answer, so reading is asynchronous. */

/* The copied text, or NULL if it isn't text. */
static char *
finish_reading (GObject *clipboard, GAsyncResult *result)
{
  return gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

/* Inserts the copied text into the dialog, unless the player has typed. */
static void
offered_cb (GObject *clipboard, GAsyncResult *result, gpointer data)
{
  g_autoptr (GtkEditable) line = data;
  g_autofree char *text = finish_reading (clipboard, result);

  if (text == NULL || !muster_code_is_like (text) || *gtk_editable_get_text (line) != '\0'
      || gtk_widget_get_root (GTK_WIDGET (line)) == NULL)
    return;
  gtk_editable_set_text (line, g_strstrip (text));
  gtk_editable_select_region (line, 0, -1);
}

static void
open_code (GtkWidget *widget, const char *action, GVariant *parameter)
{
  GtkEditable *line = muster_dialogs_ask_code (GTK_WINDOW (widget),
                                               _ ("A code is a legal character or battle group in a few letters."),
                                               NULL, code_given_cb, widget);

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), NULL, offered_cb, g_object_ref (line));
}

static void
pasted_cb (GObject *clipboard, GAsyncResult *result, gpointer data)
{
  g_autoptr (MusterShell) window = data;
  g_autofree char *text = finish_reading (clipboard, result);
  g_autoptr (GError) error = NULL;

  if (gtk_widget_in_destruction (GTK_WIDGET (window)))
    return;
  if (text == NULL || !muster_code_is_like (text))
    muster_shell_toast (window, _ ("There is no code on the clipboard"));
  else if (!take_code (window, text, &error))
    muster_shell_toast (window, error->message);
}

static void
paste_code (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), NULL, pasted_cb, g_object_ref (widget));
}

void
muster_window_codes_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.open-code", NULL, open_code);
  gtk_widget_class_install_action (widget_class, "win.paste-code", NULL, paste_code);
}
