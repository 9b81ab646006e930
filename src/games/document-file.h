/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `.muster` files in and out.
 *
 * Writing what was read gives the same bytes after the first time. What Muster doesn't know comes out as it went in. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/document.h"

G_BEGIN_DECLS

/* Reads a document. The error is "PATH:LINE: cause". The document refers to the catalogue, which must outlive it. */
MusterDocument *muster_document_read (GBytes *bytes, const char *path, const MusterCatalog *catalog, GError **error);

/* The same from a file, or from standard input where the path is "-". Whoever wrote that is a stranger: it is refused where its names and
 * notes, once for each copy, take more than 16 MB, or where it has more than 1000 portraits. */
MusterDocument *muster_document_load (const char *path, const MusterCatalog *catalog, GError **error);

/* The same, and where it carries packs that the catalogue does not have, with those: its own catalogue is to be used with it then. */
MusterDocument *muster_document_load_carried (const char *path, const MusterCatalog *catalog, GError **error);

/* The same without a catalogue of its own: what of its house options is unknown each thing carries by itself, so that it isn't lost where
 * the things go one by one. */
MusterDocument *muster_document_load_brought (const char *path, const MusterCatalog *catalog, GError **error);

/* The document as the bytes of a file. Free with g_free(). */
char *muster_document_write (const MusterDocument *document, const MusterCatalog *catalog, gsize *length);

/* Puts the document in place of a file, or leaves that as it was; "-" is standard output. */
gboolean muster_document_save (const MusterDocument *document, const char *path, const MusterCatalog *catalog,
                               GError **error);

G_END_DECLS
