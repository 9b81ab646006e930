/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading and writing `.muster` files.
 *
 * Writing is stable: reading and writing again gives the same bytes. Unknown content is preserved. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/document.h"

G_BEGIN_DECLS

/* Reads a document. The error is "PATH:LINE: cause". The document refers to the catalogue, which must outlive it. */
MusterDocument *muster_document_read (GBytes *bytes, const char *path, const MusterCatalog *catalog, GError **error);

/* The same from a file, or from standard input if the path is "-". Files are untrusted: it is refused if names and
 * notes, counted for each copy, exceed 16 MB or there are more than 1000 portraits. */
MusterDocument *muster_document_load (const char *path, const MusterCatalog *catalog, GError **error);

/* The same with the packs it carries: if the catalogue lacks any of them, the document gets its own catalogue, which
 * must be used with it. */
MusterDocument *muster_document_load_carried (const char *path, const MusterCatalog *catalog, GError **error);

/* The same without its own catalogue: each thing then carries the unknown house options it uses, so they survive when
 * things are used separately. */
MusterDocument *muster_document_load_with_content (const char *path, const MusterCatalog *catalog, GError **error);

/* The document as the bytes of a file. Free with g_free(). */
char *muster_document_write (const MusterDocument *document, const MusterCatalog *catalog, gsize *length);

/* Replaces a file, or leaves it unchanged on error; "-" is standard output. */
gboolean muster_document_save (const MusterDocument *document, const char *path, const MusterCatalog *catalog,
                               GError **error);

G_END_DECLS
