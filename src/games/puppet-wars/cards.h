/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puppet Wars on paper: the page for a toy box, and cards for puppets whose numbers a player wrote down. */
#pragma once

#include "games/puppet-wars/toy-box.h"
#include "games/card-parts.h"

G_BEGIN_DECLS

/* One card for each copy of a puppet that has numbers or words of its own; its back is the upgrade. */
void muster_puppet_wars_make_cards (const MusterCatalog *catalog, const MusterThing *thing, GPtrArray *cards);
guint64 muster_puppet_wars_count_cards (const MusterThing *thing);

/* A puppet to be filled in by hand, with its upgrade on the back. */
MusterCard *muster_puppet_wars_make_blank (void);

MusterRoster *muster_puppet_wars_make_roster (const MusterCatalog *catalog, const MusterThing *thing);

G_END_DECLS
