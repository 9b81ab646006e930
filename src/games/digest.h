/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Digests: what the library keeps beside a thing, made from its card, its options and its verdict. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/digest.h"
#include "model/thing.h"

G_BEGIN_DECLS

MusterDigest *muster_digest_new (const MusterCatalog *catalog, const MusterThing *thing);

/* Its facts alone. Free with g_free(). */
char *muster_digest_dup_facts (const MusterCatalog *catalog, const MusterThing *thing);

/* What became of a thing since its facts were noted, a phrase each: "Sabre 6 → 7 points", "now 2 over the limit". Empty
 * where nothing did. Nothing of the thing itself is ever changed. Free with g_ptr_array_unref(). */
GPtrArray *muster_digest_dup_changes (const char *facts, const MusterCatalog *catalog, const MusterThing *thing);

G_END_DECLS
