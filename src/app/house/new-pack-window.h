/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks for the name and game of a new pack. */
#pragma once

#include <adwaita.h>

#include "model/catalog/catalog.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_NEW_PACK_WINDOW (muster_new_pack_window_get_type ())
G_DECLARE_FINAL_TYPE (MusterNewPackWindow, muster_new_pack_window, MUSTER, NEW_PACK_WINDOW, AdwWindow)

/* Emits "created" with the id of the pack, which is installed. The catalogue isn't needed afterwards. */
GtkWidget *muster_new_pack_window_new (GtkWindow *parent, const MusterCatalog *catalog);

G_END_DECLS
