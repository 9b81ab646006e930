/* SPDX-License-Identifier: GPL-3.0-or-later */
/* House content: the installed packs, what each adds and where it is used, with switches. */
#pragma once

#include "app/shell/shell.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CONTENT_WINDOW (muster_content_window_get_type ())
G_DECLARE_FINAL_TYPE (MusterContentWindow, muster_content_window, MUSTER, CONTENT_WINDOW, AdwWindow)

GtkWidget *muster_content_window_new (MusterShell *parent);

G_END_DECLS
