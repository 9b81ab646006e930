/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window that shows the keys. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_SHORTCUTS (muster_shortcuts_get_type ())
G_DECLARE_FINAL_TYPE (MusterShortcuts, muster_shortcuts, MUSTER, SHORTCUTS, AdwWindow)

/* Made from the table of keys (app/keys.h). */
GtkWidget *muster_shortcuts_new (GtkWindow *parent);

G_END_DECLS
