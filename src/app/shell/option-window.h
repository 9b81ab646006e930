/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An option of house content: what it does to the game and to the player's things, at its price or any other. */
#pragma once

#include <adwaita.h>

#include "workspace/session.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_OPTION_WINDOW (muster_option_window_get_type ())
G_DECLARE_FINAL_TYPE (MusterOptionWindow, muster_option_window, MUSTER, OPTION_WINDOW, AdwWindow)

/* The option is one of the session's catalogue. */
GtkWidget *muster_option_window_new (GtkWindow *parent, MusterSession *session, const MusterOption *option);

G_END_DECLS
