/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The starter collection, for browsing and copying. */
#pragma once

#include <adwaita.h>

#include "model/catalog/catalog.h"
#include "model/document.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_STARTER_WINDOW (muster_starter_window_get_type ())
G_DECLARE_FINAL_TYPE (MusterStarterWindow, muster_starter_window, MUSTER, STARTER_WINDOW, AdwWindow)

/* Takes ownership of the document. Emits "copy" with the chosen MusterThing, which the window owns, then closes. */
GtkWidget *muster_starter_window_new (GtkWindow *parent, const MusterCatalog *catalog, MusterDocument *document);

G_END_DECLS
