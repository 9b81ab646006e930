/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Changed: effects of new content on the library, with the smallest repairs, one by one or all together. */
#pragma once

#include <adwaita.h>

#include "workspace/session.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CHANGES_WINDOW (muster_changes_window_get_type ())
G_DECLARE_FINAL_TYPE (MusterChangesWindow, muster_changes_window, MUSTER, CHANGES_WINDOW, AdwWindow)

GtkWidget *muster_changes_window_new (GtkWindow *parent, MusterSession *session);

G_END_DECLS
