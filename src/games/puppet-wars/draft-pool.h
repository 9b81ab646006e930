/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pool of a draft: what lies on the table before the first pick. */
#pragma once

#include "model/document.h"
#include "games/puppet-wars/toy-box.h"

G_BEGIN_DECLS

/* Fills the pool with the catalogue's puppets, and with those that a player keeps (`kept`, MusterPuppetWarsPuppet; NULL for none): `copies` of each or, where that is 0, as few sets as feed all players. A
 * set is what one player may have of everything: one of each Master and Sidekick, three of each Pawn. Of a kept one there are no more than
 * its player owns. The record must have its players and its size. FALSE with one sentence where no number of sets is enough. */
gboolean muster_puppet_wars_draft_pool_fill (MusterPuppetWarsDraftRecord *record, const MusterCatalog *catalog,
                                             const GPtrArray *kept, guint copies, GError **error);

/* Fills the pool with the puppets of a document, and with what its toy boxes and drafts hold: so many as the player owns, or as are listed where
 * nothing is said of that; or `copies` of each, where that isn't 0. FALSE where it holds none. */
gboolean muster_puppet_wars_draft_pool_fill_from (MusterPuppetWarsDraftRecord *record, const MusterDocument *document,
                                                  guint copies);

G_END_DECLS
