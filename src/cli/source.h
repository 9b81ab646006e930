/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a command is given to read: a file, standard input, or a link with a code ("muster:…").
 *
 * A document counts with what it carries of packs, which make a catalogue of its own. Things of several catalogues can't be in one
 * document: they are moved to one of them before. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/document.h"

G_BEGIN_DECLS

/* The document that it names, with the packs that it carries (games/document-file.h); why those don't count is complained of. The
 * error is "PATH:LINE: cause", or what is wrong with the code. */
MusterDocument *muster_source_read (const char *source, const MusterCatalog *catalog, GError **error);

/* The same without the complaint, which is in its notice. */
MusterDocument *muster_source_read_quietly (const char *source, const MusterCatalog *catalog, GError **error);
void muster_source_print_notice (const char *source, const MusterDocument *document);

/* The catalogue that the document is to be used with: its own, or the one that it was read with. */
const MusterCatalog *muster_source_get_catalog (const MusterDocument *document, const MusterCatalog *catalog);

/* A copy of a document of one catalogue for another one; what that doesn't have is kept, and carried. */
MusterDocument *muster_source_convert (const MusterDocument *document, const MusterCatalog *from,
                                       const MusterCatalog *to, GError **error);

/* Puts all that a document has behind what is there; attributes of the root element stay those of the first. Both are of the same
 * catalogue. */
void muster_source_append (MusterDocument *to, MusterDocument *from);

G_END_DECLS
