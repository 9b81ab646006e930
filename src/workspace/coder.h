/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Codes on lists: whoever gets one on paper can have it in Muster without typing it in. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/page/roster.h"
#include "model/thing.h"

G_BEGIN_DECLS

/* Remembers what it takes to make codes, from the first one on. The catalogue must outlive it. */
typedef struct _MusterCoder MusterCoder;

MusterCoder *muster_coder_new (const MusterCatalog *catalog);
void muster_coder_free (MusterCoder *coder);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCoder, muster_coder_free)

/* Puts a thing's code on its list; nothing where it has none. */
void muster_coder_mark (MusterCoder *coder, MusterRoster *roster, const MusterThing *thing);

/* The same for the cards of a thing or of its members: those of `cards` from `from` on, in the order in which the games make them. */
void muster_coder_mark_cards (MusterCoder *coder, const GPtrArray *cards, guint from, const MusterThing *thing);

G_END_DECLS
