/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/shell.h"

#include <glib/gi18n.h>

#include "app/shell/editor.h"
#include "app/widgets/tooltip.h"

G_DEFINE_INTERFACE (MusterShell, muster_shell, ADW_TYPE_APPLICATION_WINDOW)

static void
muster_shell_default_init (MusterShellInterface *iface)
{
}

MusterSession *
muster_shell_get_session (MusterShell *shell)
{
  return MUSTER_SHELL_GET_IFACE (shell)->get_session (shell);
}

GtkWidget *
muster_shell_get_editor (MusterShell *shell)
{
  return MUSTER_SHELL_GET_IFACE (shell)->get_editor (shell);
}

void
muster_shell_show_editor (MusterShell *shell)
{
  MUSTER_SHELL_GET_IFACE (shell)->show_editor (shell);
}

void
muster_shell_flush (MusterShell *shell)
{
  GtkWidget *editor = muster_shell_get_editor (shell);

  if (editor != NULL)
    muster_editor_flush (MUSTER_EDITOR (editor));
}

void
muster_shell_show (MusterShell *shell, gint64 id)
{
  muster_shell_flush (shell);
  muster_session_select (muster_shell_get_session (shell), id);
  muster_shell_show_editor (shell);
}

void
muster_shell_name (MusterShell *shell)
{
  GtkWidget *editor = muster_shell_get_editor (shell);

  muster_shell_show_editor (shell);
  if (editor != NULL)
    muster_editor_focus_name (MUSTER_EDITOR (editor));
}

/* A toast ellipsises long text; its tooltip shows everything. */
static AdwToast *
make_toast (const char *sentence)
{
  AdwToast *toast = adw_toast_new (sentence);
  GtkWidget *title = gtk_label_new (sentence);

  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (title, "heading");
  muster_tooltip_set_for_cut (title);
  adw_toast_set_custom_title (toast, title);
  /* New messages come before visible ones. Toasts aren't dismissed: libadwaita 1.2 crashes if one is still
   * animating. */
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  return toast;
}

/* At high priority: feedback shouldn't wait for older messages. */
void
muster_shell_toast (MusterShell *shell, const char *sentence)
{
  AdwToast *toast = make_toast (sentence);

  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  adw_toast_set_timeout (toast, 6);
  MUSTER_SHELL_GET_IFACE (shell)->add_toast (shell, toast);
}

void
muster_shell_toast_button (MusterShell *shell, const char *sentence, const char *label, const char *action,
                           GVariant *target)
{
  AdwToast *toast = make_toast (sentence);

  adw_toast_set_button_label (toast, label);
  adw_toast_set_action_name (toast, action);
  adw_toast_set_action_target_value (toast, target);
  MUSTER_SHELL_GET_IFACE (shell)->add_toast (shell, toast);
}

void
muster_shell_toast_undo (MusterShell *shell, const char *sentence, const char *action, GVariant *target)
{
  muster_shell_toast_button (shell, sentence, _ ("_Undo"), action, target);
}
