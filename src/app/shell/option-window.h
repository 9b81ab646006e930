/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An option of house content: its effect on the game and on the player's things, at its own or another price. */
#pragma once

#include <adwaita.h>

#include "workspace/session.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_OPTION_WINDOW (muster_option_window_get_type ())
G_DECLARE_FINAL_TYPE (MusterOptionWindow, muster_option_window, MUSTER, OPTION_WINDOW, AdwWindow)

/* The option must be of the session's catalogue. */
GtkWidget *muster_option_window_new (GtkWindow *parent, MusterSession *session, const MusterOption *option);

G_END_DECLS
