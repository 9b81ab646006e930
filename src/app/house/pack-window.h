/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pack editor: a list of options, the form of one, and choosers for new ones. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_PACK_WINDOW (muster_pack_window_get_type ())
G_DECLARE_FINAL_TYPE (MusterPackWindow, muster_pack_window, MUSTER, PACK_WINDOW, AdwWindow)

/* For an installed pack. Refresh other views when it closes. NULL after an error. */
GtkWidget *muster_pack_window_new (GtkWindow *parent, const char *id, GError **error);

G_END_DECLS
