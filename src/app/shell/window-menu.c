/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/window-menu.h"

#include <glib/gi18n.h>

#include "app/widgets/dialogs.h"
#include "app/shell/help/help.h"
#include "app/shell/preferences.h"
#include "app/output/print-window.h"
#include "app/shell/settings.h"
#include "app/shell/help/shortcuts.h"
#include "app/shell/window-files.h"
#include "app/shell/shell.h"
#include "forge/code.h"
#include "forge/forge.h"
#include "games/games.h"
#include "workspace/formats.h"
#include "workspace/paths.h"
#include "workspace/receipt.h"

#define COPY "win.copy-"

static void
open_print_window (GtkWidget *widget, gboolean exporting)
{
  MusterShell *window = MUSTER_SHELL (widget);
  GtkWidget *dialog;

  muster_shell_flush (window);
  dialog = muster_print_window_new (GTK_WINDOW (window), muster_shell_get_session (window), exporting);
  g_signal_connect_object (dialog, "told", G_CALLBACK (muster_shell_toast), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "wrote", G_CALLBACK (muster_window_files_toast_written), window, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
print_thing (GtkWidget *widget, const char *action, GVariant *parameter)
{
  open_print_window (widget, FALSE);
}

static void
export_thing (GtkWidget *widget, const char *action, GVariant *parameter)
{
  open_print_window (widget, TRUE);
}

/* The current thing as text in a format; NULL if there is none. */
static GBytes *
make_words (MusterShell *window, const MusterFormat *format)
{
  MusterSession *session = muster_shell_get_session (window);
  g_autoptr (MusterBatch) batch = muster_batch_new (muster_session_get_catalog (session));

  muster_shell_flush (window);
  if (muster_session_get_thing (session) == NULL)
    return NULL;
  muster_batch_add_scope (batch, session, MUSTER_SCOPE_CURRENT);
  return muster_format_make_words (format, batch, TRUE);
}

/* The action's name ends with the format's. */
static void
copy (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const MusterFormat *format = muster_formats_find (action + strlen (COPY));
  g_autoptr (GBytes) words = make_words (MUSTER_SHELL (widget), format);
  g_autofree char *text = NULL;

  if (words == NULL)
    return;
  text = g_strndup (g_bytes_get_data (words, NULL), g_bytes_get_size (words));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  muster_shell_toast (MUSTER_SHELL (widget), _ (format->copied));
}

/* Explains why there is no code. */
static void
copy_code (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterSession *session = muster_shell_get_session (MUSTER_SHELL (widget));
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterForge) forge = muster_forge_new (muster_session_get_catalog (session));
  g_autofree char *code = NULL, *told = NULL;

  muster_shell_flush (MUSTER_SHELL (widget));
  code = muster_code_encode (forge, muster_session_get_thing (session), &error);
  if (code == NULL)
    {
      muster_dialogs_message (GTK_WINDOW (widget), _ ("There is no code for this"), error->message);
      return;
    }
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), code);
  told = g_strdup_printf (_ ("Copied the code %s"), code);
  muster_shell_toast (MUSTER_SHELL (widget), told);
}

/* For organisers, who get the same receipt for the same list. */
static void
copy_receipt (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterSession *session = muster_shell_get_session (MUSTER_SHELL (widget));
  const MusterCatalog *catalog = muster_session_get_catalog (session);
  g_autoptr (MusterReport) report = NULL;
  g_autofree char *receipt = NULL, *told = NULL;

  muster_shell_flush (MUSTER_SHELL (widget));
  if (!muster_games_has_verdict (muster_session_get_thing (session)->klass->element))
    {
      muster_shell_toast (MUSTER_SHELL (widget), _ ("Only things with a verdict have a receipt"));
      return;
    }
  report = muster_games_check (catalog, muster_session_get_thing (session), FALSE);
  receipt = muster_receipt_dup (catalog, muster_session_get_thing (session), report);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), receipt);
  told = g_strdup_printf (_ ("Copied the receipt %s"), receipt);
  muster_shell_toast (MUSTER_SHELL (widget), told);
}

/* A web page file, to be sent to a phone. */
static void
save_for_phone (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_settings_set_string (muster_settings_get (), "format", "html");
  open_print_window (widget, TRUE);
}

static void
preferences (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_window_present (
      GTK_WINDOW (muster_preferences_new (GTK_WINDOW (widget), muster_shell_get_session (MUSTER_SHELL (widget)))));
}

static void
shortcuts (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_window_present (GTK_WINDOW (muster_shortcuts_new (GTK_WINDOW (widget))));
}

/* The help page of the current game. */
static void
help (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterSession *session = muster_shell_get_session (MUSTER_SHELL (widget));
  const MusterThing *thing = muster_session_get_thing (session);

  gtk_window_present (GTK_WINDOW (muster_help_new (GTK_WINDOW (widget), thing != NULL ? thing->klass->game : NULL,
                                                   muster_session_get_catalog (session))));
}

/* The help page of the game in the parameter. */
static void
rules (GtkWidget *widget, const char *action, GVariant *parameter)
{
  MusterSession *session = muster_shell_get_session (MUSTER_SHELL (widget));

  gtk_window_present (GTK_WINDOW (muster_help_new (GTK_WINDOW (widget), g_variant_get_string (parameter, NULL),
                                                   muster_session_get_catalog (session))));
}

static void
about (GtkWidget *widget, const char *action, GVariant *parameter)
{
  muster_dialogs_about (GTK_WINDOW (widget), MUSTER_VERSION);
}

static const struct
{
  const char *name;
  GtkWidgetActionActivateFunc run;
  gboolean thing; /* needs a current thing */
} actions[] = {
  { "win.print", print_thing, TRUE },
  { "win.export", export_thing, TRUE },
  { "win.phone", save_for_phone, TRUE },
  { "win.preferences", preferences, FALSE },
  { "win.shortcuts", shortcuts, FALSE },
  { "win.help", help, FALSE },
  { "win.about", about, FALSE },
  { "win.copy-code", copy_code, TRUE },
  { "win.copy-receipt", copy_receipt, TRUE },
};

/* The next format after the n-th that can be copied as text, updating `n`, with its action; NULL: none. */
static const MusterFormat *
next_copied (guint *n, char **action)
{
  const MusterFormat *format;

  g_clear_pointer (action, g_free);
  while ((format = muster_formats_nth ((*n)++)) != NULL)
    if (format->copy != NULL)
      {
        *action = g_strconcat (COPY, format->name, NULL);
        return format;
      }
  return NULL;
}

void
muster_window_menu_install (GtkWidgetClass *widget_class)
{
  g_autofree char *action = NULL;
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].run);
  gtk_widget_class_install_action (widget_class, "win.rules", "s", rules);
  while (next_copied (&n, &action) != NULL)
    gtk_widget_class_install_action (widget_class, action, NULL, copy);
}

void
muster_window_menu_fill_share (GMenu *share)
{
  const MusterFormat *format;
  g_autofree char *action = NULL;
  guint n = 0;

  for (gint i = 0; (format = next_copied (&n, &action)) != NULL; i++)
    g_menu_insert (share, i, _ (format->copy), action);
}

void
muster_window_menu_set_enabled (GtkWidget *window, gboolean thing)
{
  g_autofree char *action = NULL;
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (window, actions[i].name, thing || !actions[i].thing);
  while (next_copied (&n, &action) != NULL)
    gtk_widget_action_set_enabled (window, action, thing);
}
