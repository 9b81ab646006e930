/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window: a shell (app/shell/shell.h) with the library on the left, the editor in the middle and the preview on the
 * right. */
#pragma once

#include <adwaita.h>

#include "workspace/session.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_WINDOW (muster_window_get_type ())
G_DECLARE_FINAL_TYPE (MusterWindow, muster_window, MUSTER, WINDOW, AdwApplicationWindow)

MusterWindow *muster_window_new (AdwApplication *application, MusterSession *session);

G_END_DECLS
