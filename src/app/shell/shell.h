/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The shell: the window's interface for its parts, which show messages and things and reach the session through it.
 * Implemented by app/shell/window. */
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

/* The current editor; NULL before anything is shown. */
GtkWidget *muster_shell_get_editor (MusterShell *shell);

/* Brings the editor into view if not all panes fit. */
void muster_shell_show_editor (MusterShell *shell);

/* Commits pending input. */
void muster_shell_flush (MusterShell *shell);

/* Shows a thing of the library. */
void muster_shell_show (MusterShell *shell, gint64 id);

/* Focuses the name of the current thing. */
void muster_shell_name (MusterShell *shell);

/* Shows a sentence as a toast. */
void muster_shell_toast (MusterShell *shell, const char *sentence);

/* A toast for something that may have been unintended, with an undo button for an action; consumes a floating `target`.
 * It replaces the previous one. */
void muster_shell_toast_undo (MusterShell *shell, const char *sentence, const char *action, GVariant *target);

/* The same with another button. */
void muster_shell_toast_button (MusterShell *shell, const char *sentence, const char *label, const char *action,
                                GVariant *target);

G_END_DECLS
