/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A document: the contents of one `.muster` file, any number of things in the player's order. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/thing.h"

G_BEGIN_DECLS

typedef struct
{
  GPtrArray *things;      /* MusterThing */
  MusterExtras extras;    /* of the root element */
  GPtrArray *carried;     /* char: the packs in its house content, as XML; or NULL */
  MusterCatalog *catalog; /* its own catalogue, if it carries packs that are used; or NULL */
  char *notice;           /* why its packs aren't used, as a sentence; or NULL */
  char *prolog;           /* comments before the root element, as XML; or NULL */
  char *epilog;           /* and those after it */
} MusterDocument;

MusterDocument *muster_document_new (void);
void muster_document_free (MusterDocument *document);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterDocument, muster_document_free)

G_END_DECLS
