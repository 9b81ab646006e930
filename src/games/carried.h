/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The packs that a document carries, so that whoever opens it elsewhere has its house options.
 *
 * `<house-content>` in a document holds packs as they are in their files. Writing a document puts in those whose options its
 * things use; reading one keeps what is there. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/document.h"

G_BEGIN_DECLS

#define MUSTER_CARRIED_ELEMENT "house-content"

/* A pack file's element, without what stands before and after it, as a document carries it. NULL where the bytes are none. Free with
 * g_free(). */
char *muster_carried_dup_element (GBytes *pack);

/* What the document carries and what its things use of the catalogue's house packs (char), each once. Free with g_ptr_array_unref(). */
GPtrArray *muster_carried_list (const MusterDocument *document, const MusterCatalog *catalog);

/* Those packs of the document (char) that the catalogue doesn't have. Free with g_ptr_array_unref(). */
GPtrArray *muster_carried_list_new (const MusterDocument *document, const MusterCatalog *catalog);

/* What it says of itself, as "Harbour 1.0"; "?" where that can't be read. Free with g_free(). */
char *muster_carried_dup_name (const char *pack);

/* The catalogue with the packs of the document that it doesn't have; it must outlive this one. NULL where it has all of them, or they
 * can't be used with it, which `error` says then. */
MusterCatalog *muster_carried_make_catalog (const MusterDocument *document, const MusterCatalog *catalog,
                                            GError **error);

G_END_DECLS
