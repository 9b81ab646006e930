/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/window-menu.h"

#include <glib/gi18n.h>

#include "workspace/paths.h"
#include "app/widgets/dialogs.h"
#include "workspace/formats.h"
#include "app/shell/help.h"
#include "app/games/puppet-wars/odds-window.h"
#include "app/shell/preferences.h"
#include "app/output/print-window.h"
#include "app/shell/settings.h"
#include "app/shell/shortcuts.h"
#include "app/shell/window.h"

static void
open_print_window (GtkWidget *widget, gboolean exporting)
{
  MusterWindow *window = MUSTER_WINDOW (widget);
  GtkWidget *dialog;

  muster_window_flush (window);
  dialog = muster_print_window_new (GTK_WINDOW (window), muster_window_get_session (window), exporting);
  g_signal_connect_object (dialog, "told", G_CALLBACK (muster_window_tell), window, G_CONNECT_SWAPPED);
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

/* The thing at hand in the words of a format; NULL where there is none. */
static char *
dup_words (MusterWindow *window, const char *format)
{
  MusterSession *session = muster_window_get_session (window);
  g_autoptr (MusterBatch) batch = muster_batch_new (muster_session_get_catalog (session));
  gsize length;

  muster_window_flush (window);
  if (muster_session_get_thing (session) == NULL)
    return NULL;
  muster_batch_add_scope (batch, session, MUSTER_SCOPE_CURRENT);
  return muster_format_dup_words (muster_formats_find (format), batch, TRUE, &length);
}

static void
copy (GtkWidget *widget, const char *format, const char *told)
{
  g_autofree char *words = dup_words (MUSTER_WINDOW (widget), format);

  if (words == NULL)
    return;
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), words);
  muster_window_tell (MUSTER_WINDOW (widget), told);
}

static void
copy_text (GtkWidget *widget, const char *action, GVariant *parameter)
{
  copy (widget, "text", _ ("Copied as text"));
}

static void
copy_markdown (GtkWidget *widget, const char *action, GVariant *parameter)
{
  copy (widget, "markdown", _ ("Copied as Markdown"));
}

/* A web page is a file to send to the phone. */
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
      GTK_WINDOW (muster_preferences_new (GTK_WINDOW (widget), muster_window_get_session (MUSTER_WINDOW (widget)))));
}

static void
shortcuts (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_window_present (GTK_WINDOW (muster_shortcuts_new (GTK_WINDOW (widget))));
}

/* The page about the game that is being built for. */
static void
help (GtkWidget *widget, const char *action, GVariant *parameter)
{
  const MusterThing *thing = muster_session_get_thing (muster_window_get_session (MUSTER_WINDOW (widget)));

  gtk_window_present (GTK_WINDOW (muster_help_new (GTK_WINDOW (widget), thing != NULL ? thing->klass->game : NULL)));
}

static void
odds (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_window_present (GTK_WINDOW (muster_odds_window_new (GTK_WINDOW (widget))));
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
  gboolean thing; /* it needs one */
} actions[] = {
  { "win.print", print_thing, TRUE },    { "win.export", export_thing, TRUE },
  { "win.copy-text", copy_text, TRUE },  { "win.copy-markdown", copy_markdown, TRUE },
  { "win.phone", save_for_phone, TRUE }, { "win.preferences", preferences, FALSE },
  { "win.shortcuts", shortcuts, FALSE }, { "win.odds", odds, FALSE },
  { "win.help", help, FALSE },           { "win.about", about, FALSE },
};

void
muster_window_menu_install (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].run);
}

void
muster_window_menu_set_enabled (GtkWidget *window, gboolean thing)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (window, actions[i].name, thing || !actions[i].thing);
}
