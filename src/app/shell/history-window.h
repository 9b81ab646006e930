/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The versions of a thing in the library; any can be restored as a new step. */
#pragma once

#include <adwaita.h>

#include "workspace/session.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_HISTORY_WINDOW (muster_history_window_get_type ())
G_DECLARE_FINAL_TYPE (MusterHistoryWindow, muster_history_window, MUSTER, HISTORY_WINDOW, AdwWindow)

/* For a thing of the library. Emits "told" with a sentence after restoring, then closes. */
GtkWidget *muster_history_window_new (GtkWindow *parent, MusterSession *session, gint64 id);

G_END_DECLS
