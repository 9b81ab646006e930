/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A document: what one `.muster` file holds, any number of things in the player's order. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/thing.h"

G_BEGIN_DECLS

typedef struct
{
  GPtrArray *things;      /* MusterThing */
  MusterExtras extras;    /* of the root element */
  GPtrArray *carried;     /* char: the packs in its house content, as XML; or NULL */
  MusterCatalog *catalog; /* its own, where it carries packs that are counted; or NULL */
  char *notice;           /* why those it carries are not counted, as a sentence; or NULL */
  char *prolog;           /* comments before the root element, as XML; or NULL */
  char *epilog;           /* and after it */
} MusterDocument;

MusterDocument *muster_document_new (void);
void muster_document_free (MusterDocument *document);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterDocument, muster_document_free)

G_END_DECLS
