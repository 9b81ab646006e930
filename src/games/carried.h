/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The packs that a document carries, so that others who open it have its house options.
 *
 * `<house-content>` holds packs reduced to what the document uses: its options and the abilities that explain them, as
 * written in the pack. Writing a document adds what its things use; reading keeps what is there, even whole packs.
 * Options are equal if their content is. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/document.h"

G_BEGIN_DECLS

#define MUSTER_CARRIED_ELEMENT "house-content"

/* The root element of a pack file, without anything before or after it. NULL if the bytes aren't a pack. Free with
 * g_free(). */
char *muster_carried_dup_element (GBytes *pack);

/* What the document carries plus what its things use of the catalogue's house packs (char). Free with
 * g_ptr_array_unref(). */
GPtrArray *muster_carried_list (const MusterDocument *document, const MusterCatalog *catalog);

/* The carried packs (char) with anything that the catalogue lacks or has differently. Free with g_ptr_array_unref(). */
GPtrArray *muster_carried_list_new (const MusterDocument *document, const MusterCatalog *catalog);

/* The numbers (guint) of house packs that have one of the document's options with other content. Free with
 * g_array_unref(). */
GArray *muster_carried_find_rivals (const MusterDocument *document, const MusterCatalog *catalog);

/* The pack's name and version, "Harbour 1.0"; "?" if it can't be read. Free with g_free(). */
char *muster_carried_dup_name (const char *pack);

/* The catalogue extended by what the document carries; the original must outlive it. NULL if nothing is missing, or
 * with an error if the packs can't be used: MUSTER_ERROR_EXISTS if an installed pack has a differing option. */
MusterCatalog *muster_carried_make_catalog (const MusterDocument *document, const MusterCatalog *catalog,
                                            GError **error);

G_END_DECLS
