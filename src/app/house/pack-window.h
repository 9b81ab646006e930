/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window in which a pack is edited: a list of its options, the form of one of them, and what new ones are made of. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_PACK_WINDOW (muster_pack_window_get_type ())
G_DECLARE_FINAL_TYPE (MusterPackWindow, muster_pack_window, MUSTER, PACK_WINDOW, AdwWindow)

/* For an installed pack. Whoever shows what it changes looks again when it closes. NULL after an error. */
GtkWidget *muster_pack_window_new (GtkWindow *parent, const char *id, GError **error);

G_END_DECLS
