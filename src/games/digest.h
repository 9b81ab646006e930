/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Digests: what the library stores beside a thing, made from its cards, options and verdict. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/digest.h"
#include "model/thing.h"

G_BEGIN_DECLS

MusterDigest *muster_digest_new (const MusterCatalog *catalog, const MusterThing *thing);

/* Only its facts. Free with g_free(). */
char *muster_digest_dup_facts (const MusterCatalog *catalog, const MusterThing *thing);

/* What has changed for a thing since its facts were stored, as phrases: "Sabre 6 → 7 points", "now 2 over the limit".
 * Empty if nothing has. The thing itself is never modified. Free with g_ptr_array_unref(). */
GPtrArray *muster_digest_dup_changes (const char *facts, const MusterCatalog *catalog, const MusterThing *thing);

G_END_DECLS
