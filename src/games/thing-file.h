/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One thing as a document, which is how the library stores it: readable without Muster. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/thing.h"

G_BEGIN_DECLS

/* The document. Equal things give equal bytes. Free with g_free(). */
char *muster_thing_write (const MusterThing *thing, const MusterCatalog *catalog);

/* Reads it back. Errors are sentences. The thing refers to the catalogue, which must outlive it. */
MusterThing *muster_thing_read (const char *xml, const MusterCatalog *catalog, GError **error);

G_END_DECLS
