/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For those who add packs to a catalogue that others look at: a copy; and the packs themselves, which documents carry. */
#pragma once

#include "model/catalog/catalog.h"

G_BEGIN_DECLS

/* A copy to which packs can be added; the catalogue must outlive it. */
MusterCatalog *muster_catalog_dup (const MusterCatalog *catalog);

/* The same, with another price for an option. */
MusterCatalog *muster_catalog_dup_with_points (const MusterCatalog *catalog, const MusterOption *option, gint points);

/* The number of the first pack that is the player's own. */
guint muster_catalog_get_house (const MusterCatalog *catalog);

/* The XML of a pack; NULL where nobody said. */
void muster_catalog_set_source (MusterCatalog *catalog, guint pack, const char *xml);
const char *muster_catalog_get_source (const MusterCatalog *catalog, guint pack);

G_END_DECLS
