/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a thing was at every time that the library remembers; any of it can be had back as a new step. */
#pragma once

#include <adwaita.h>

#include "workspace/session.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_HISTORY_WINDOW (muster_history_window_get_type ())
G_DECLARE_FINAL_TYPE (MusterHistoryWindow, muster_history_window, MUSTER, HISTORY_WINDOW, AdwWindow)

/* Of a thing of the library. The signal "told" carries a sentence once something was restored; then the window goes. */
GtkWidget *muster_history_window_new (GtkWindow *parent, MusterSession *session, gint64 id);

G_END_DECLS
