/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of the starter collection: name, purpose and members. */
#pragma once

#include <gtk/gtk.h>

#include "model/catalog/catalog.h"
#include "model/thing.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_STARTER_ROW (muster_starter_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterStarterRow, muster_starter_row, MUSTER, STARTER_ROW, GtkBox)

GtkWidget *muster_starter_row_new (void);

/* Shows a thing, which isn't kept. */
void muster_starter_row_show (MusterStarterRow *row, const MusterCatalog *catalog, const MusterThing *thing);

G_END_DECLS
