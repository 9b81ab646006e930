/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The input of a command: a file, standard input, or a link with a code ("muster:…").
 *
 * A document is used with the packs it carries, which give it a catalogue of its own. Things of different catalogues
 * can't be in one document, so they are converted first. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/document.h"

G_BEGIN_DECLS

/* The named document with the packs it carries (games/document-file.h); warns if they can't be used. Errors are
 * "PATH:LINE: cause", or explain what is wrong with the code. */
MusterDocument *muster_source_read (const char *source, const MusterCatalog *catalog, GError **error);

/* The same without the warning, which is in its notice. */
MusterDocument *muster_source_read_quietly (const char *source, const MusterCatalog *catalog, GError **error);
void muster_source_print_notice (const char *source, const MusterDocument *document);

/* The catalogue to use with the document: its own, or the one it was read with. */
const MusterCatalog *muster_source_get_catalog (const MusterDocument *document, const MusterCatalog *catalog);

/* A copy of a document for another catalogue; options that it lacks are kept and carried. */
MusterDocument *muster_source_convert (const MusterDocument *document, const MusterCatalog *from,
                                       const MusterCatalog *to, GError **error);

/* Appends a document to another with the same catalogue; the root element's attributes stay those of the first. */
void muster_source_append (MusterDocument *to, MusterDocument *from);

G_END_DECLS
