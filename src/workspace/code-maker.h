/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Codes on lists and cards, so that players can load them into Muster without typing. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/page/roster.h"
#include "model/thing.h"

G_BEGIN_DECLS

/* Caches what making codes needs. The catalogue must outlive it. */
typedef struct _MusterCodeMaker MusterCodeMaker;

MusterCodeMaker *muster_code_maker_new (const MusterCatalog *catalog);
void muster_code_maker_free (MusterCodeMaker *coder);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCodeMaker, muster_code_maker_free)

/* Adds a thing's code to its list; nothing if it has none. */
void muster_code_maker_add_to_roster (MusterCodeMaker *coder, MusterRoster *roster, const MusterThing *thing);

/* The same for the cards of a thing or its members: the elements of `cards` from index `from`, in the order the games
 * make them. */
void muster_code_maker_add_to_cards (MusterCodeMaker *coder, const GPtrArray *cards, guint from,
                                     const MusterThing *thing);

G_END_DECLS
