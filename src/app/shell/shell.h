/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The shell: the window as its parts see it. They say what there is to say, show things, and reach the session through it; the window
 * (app/shell/window) provides it. */
#pragma once

#include <adwaita.h>

#include "workspace/session.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_SHELL (muster_shell_get_type ())
G_DECLARE_INTERFACE (MusterShell, muster_shell, MUSTER, SHELL, AdwApplicationWindow)

struct _MusterShellInterface
{
  GTypeInterface parent;

  MusterSession *(*get_session) (MusterShell *shell);
  GtkWidget *(*get_editor) (MusterShell *shell);
  void (*show_editor) (MusterShell *shell);
  void (*add_toast) (MusterShell *shell, AdwToast *toast);
};

MusterSession *muster_shell_get_session (MusterShell *shell);

/* The editor of what is shown; NULL where nothing was yet. */
GtkWidget *muster_shell_get_editor (MusterShell *shell);

/* Brings the editor into view, where there isn't room for all. */
void muster_shell_show_editor (MusterShell *shell);

/* Settles what is still being typed. */
void muster_shell_flush (MusterShell *shell);

/* Shows a thing of the library. */
void muster_shell_show (MusterShell *shell, gint64 id);

/* Puts the keyboard into the name of what is shown. */
void muster_shell_name (MusterShell *shell);

/* Tells something in a sentence, for a moment. */
void muster_shell_toast (MusterShell *shell, const char *sentence);

/* The same of something that may not have been meant, with a button that undoes it by an action; takes over a floating `target`. It
 * takes the place of the last one of these. */
void muster_shell_toast_undo (MusterShell *shell, const char *sentence, const char *action, GVariant *target);

/* The same with another button. */
void muster_shell_toast_button (MusterShell *shell, const char *sentence, const char *label, const char *action,
                                GVariant *target);

G_END_DECLS
