/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A collection: the cards and rosters of the files a command was given, in their order. */
#pragma once

#include "model/catalog.h"

G_BEGIN_DECLS

typedef struct
{
  GPtrArray *cards;   /* MusterCard */
  GPtrArray *rosters; /* MusterRoster */
  char *title;        /* the name of the first thing in it; NULL where there is none */
  guint64 most;       /* cards: where the files ask for more, they are counted and no longer made; 0: any number */
  guint64 asked;      /* cards, made or not */
} MusterCollection;

MusterCollection *muster_collection_new (void);
void muster_collection_free (MusterCollection *collection);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCollection, muster_collection_free)

/* Shows what is secret in play: hands of cards. */
void muster_collection_reveal (MusterCollection *collection);

/* Adds all that a file holds; “-” is standard input. Where the file can't be used, nothing is added. */
gboolean muster_collection_add_file (MusterCollection *collection, const MusterCatalog *catalog, const char *path,
                                     GError **error);

G_END_DECLS
