/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which parts of the house packs things need: the options that they are made of, and the abilities that explain those. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/thing.h"

G_BEGIN_DECLS

/* What the things (const MusterThing) need of the catalogue's house packs beyond what is `said` (keys of xml/pack-part.h; NULL: nothing):
 * a pack (char) for each that has any of it. Free with g_ptr_array_unref(). */
GPtrArray *muster_carried_parts_list (const MusterCatalog *catalog, const GPtrArray *things, GHashTable *said);

/* The same for a thing as lines (char) that are the same wherever the parts come from, in alphabetical order. Free with
 * g_ptr_array_unref(). */
GPtrArray *muster_carried_parts_list_meaning (const MusterCatalog *catalog, const MusterThing *thing);

G_END_DECLS
