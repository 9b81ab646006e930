/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The starter collection, to look through and to copy from. */
#pragma once

#include <adwaita.h>

#include "model/catalog/catalog.h"
#include "model/document.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_STARTER_WINDOW (muster_starter_window_get_type ())
G_DECLARE_FINAL_TYPE (MusterStarterWindow, muster_starter_window, MUSTER, STARTER_WINDOW, AdwWindow)

/* Takes the document over. The signal "copy" carries the MusterThing that the player wants, which stays the window's; then the window
 * goes. */
GtkWidget *muster_starter_window_new (GtkWindow *parent, const MusterCatalog *catalog, MusterDocument *document);

G_END_DECLS
