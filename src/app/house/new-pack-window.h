/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks what a new pack is called, and which game it is for. */
#pragma once

#include <adwaita.h>

#include "model/catalog/catalog.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_NEW_PACK_WINDOW (muster_new_pack_window_get_type ())
G_DECLARE_FINAL_TYPE (MusterNewPackWindow, muster_new_pack_window, MUSTER, NEW_PACK_WINDOW, AdwWindow)

/* The signal "created" carries the id of a pack that was made and installed. The catalogue isn't needed after this. */
GtkWidget *muster_new_pack_window_new (GtkWindow *parent, const MusterCatalog *catalog);

G_END_DECLS
