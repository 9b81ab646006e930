/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window: what there is at the left, what is being built in the middle, its card at the right. */
#pragma once

#include <adwaita.h>

#include "workspace/session.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_WINDOW (muster_window_get_type ())
G_DECLARE_FINAL_TYPE (MusterWindow, muster_window, MUSTER, WINDOW, AdwApplicationWindow)

MusterWindow *muster_window_new (AdwApplication *application, MusterSession *session);

/* Adds what a file holds; what goes wrong is told in the window. */
void muster_window_open (MusterWindow *window, const char *path);

/* The same for a file from anywhere; one that isn't on this computer is refused in words. */
void muster_window_open_file (MusterWindow *window, GFile *file);

MusterSession *muster_window_get_session (MusterWindow *window);

/* The editor of what is shown; NULL where nothing was yet. */
GtkWidget *muster_window_get_editor (MusterWindow *window);

/* Tells something in a sentence, for a moment. */
void muster_window_tell (MusterWindow *window, const char *sentence);

/* The same of something that somebody may not have meant, with a button that undoes it by an action; takes over a floating `target`. It
 * takes the place of the last one of these. */
void muster_window_tell_undo (MusterWindow *window, const char *sentence, const char *action, GVariant *target);

/* The same with another button. */
void muster_window_tell_button (MusterWindow *window, const char *sentence, const char *label, const char *action,
                                GVariant *target);

/* Shows a thing of the library. */
void muster_window_show (MusterWindow *window, gint64 id);

/* Brings the editor into view, where there isn't room for all. */
void muster_window_show_editor (MusterWindow *window);

/* Lets somebody write the name of what is shown. */
void muster_window_name (MusterWindow *window);

/* Settles what is still being typed. */
void muster_window_flush (MusterWindow *window);

G_END_DECLS
