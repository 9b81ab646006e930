/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The packs that a document carries, so that whoever opens it elsewhere has its house options.
 *
 * `<house-content>` in a document holds packs, each no more of it than the document uses: options and the abilities that explain them, as
 * they stand in the pack. Writing a document puts in what its things use; reading one keeps what is there, be it whole packs. An option
 * is the same as an installed one where it says the same. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/document.h"

G_BEGIN_DECLS

#define MUSTER_CARRIED_ELEMENT "house-content"

/* A pack file's element, without what stands before and after it, as a document carries it. NULL where the bytes are none. Free with
 * g_free(). */
char *muster_carried_dup_element (GBytes *pack);

/* What the document carries, and what its things use of the catalogue's house packs besides (char). Free with g_ptr_array_unref(). */
GPtrArray *muster_carried_list (const MusterDocument *document, const MusterCatalog *catalog);

/* Those packs of the document (char) that have something which the catalogue doesn't have, or has otherwise. Free with
 * g_ptr_array_unref(). */
GPtrArray *muster_carried_list_new (const MusterDocument *document, const MusterCatalog *catalog);

/* The numbers (guint) of the catalogue's house packs that have an option of the document otherwise. Free with g_array_unref(). */
GArray *muster_carried_find_rivals (const MusterDocument *document, const MusterCatalog *catalog);

/* What it says of itself, as "Harbour 1.0"; "?" where that can't be read. Free with g_free(). */
char *muster_carried_dup_name (const char *pack);

/* The catalogue with what the document carries and it doesn't have; it must outlive this one. NULL where it has all of it, or that can't be
 * used, which `error` says then: MUSTER_ERROR_EXISTS where an installed pack has an option of it otherwise. */
MusterCatalog *muster_carried_make_catalog (const MusterDocument *document, const MusterCatalog *catalog,
                                            GError **error);

G_END_DECLS
