/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pool of a draft: what is on the table before the first pick. */
#pragma once

#include "model/document.h"
#include "games/puppet-wars/toy-box.h"

G_BEGIN_DECLS

/* Fills the pool with the catalogue's puppets and the player's own (`kept`, MusterPuppetWarsPuppet; NULL for none):
 * `copies` of each or, if that is 0, the fewest sets that are enough for all players. A set is what one player may
 * have: one of each Master and Sidekick, three of each Pawn. Own puppets are limited to the number owned. The record
 * must have its players and size. FALSE with an error if no number of sets is enough. */
gboolean muster_puppet_wars_draft_pool_fill (MusterPuppetWarsDraftRecord *record, const MusterCatalog *catalog,
                                             const GPtrArray *kept, guint copies, GError **error);

/* Fills the pool with the puppets of a document and of its toy boxes and drafts: as many as owned, or as listed if that
 * isn't given; or `copies` of each unless that is 0. FALSE if there are none. */
gboolean muster_puppet_wars_draft_pool_fill_from (MusterPuppetWarsDraftRecord *record, const MusterDocument *document,
                                                  guint copies);

G_END_DECLS
