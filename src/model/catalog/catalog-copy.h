/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copies of a catalogue, for adding packs while others read the original; and the XML of its packs, which documents
 * carry. */
#pragma once

#include "model/catalog/catalog.h"

G_BEGIN_DECLS

/* A copy to which packs can be added; the catalogue must outlive it. */
MusterCatalog *muster_catalog_dup (const MusterCatalog *catalog);

/* The same, with one option at another price. */
MusterCatalog *muster_catalog_dup_with_points (const MusterCatalog *catalog, const MusterOption *option, gint points);

/* The number of the first house pack. */
guint muster_catalog_get_first_house_pack (const MusterCatalog *catalog);

/* The XML of a pack; NULL if it wasn't set. */
void muster_catalog_set_source (MusterCatalog *catalog, guint pack, const char *xml);
const char *muster_catalog_get_source (const MusterCatalog *catalog, guint pack);

G_END_DECLS
