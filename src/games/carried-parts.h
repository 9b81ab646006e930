/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which parts of the house packs are needed by things: their options, and the abilities that explain these. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/thing.h"

G_BEGIN_DECLS

/* What the things (const MusterThing) need of the catalogue's house packs, except the keys in `said` (xml/pack-part.h;
 * NULL: none): one pack (char) for each pack involved. Free with g_ptr_array_unref(). */
GPtrArray *muster_carried_parts_list (const MusterCatalog *catalog, const GPtrArray *things, GHashTable *said);

/* The same for one thing, as sorted lines (char) that don't depend on where the parts come from. Free with
 * g_ptr_array_unref(). */
GPtrArray *muster_carried_parts_list_meaning (const MusterCatalog *catalog, const MusterThing *thing);

G_END_DECLS
