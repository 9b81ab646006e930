/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puppet Wars on paper: the page for a toy box, and cards for puppets with numbers. */
#pragma once

#include "games/puppet-wars/toy-box.h"
#include "games/card-parts.h"

G_BEGIN_DECLS

/* The style of the game's pages. */
extern const MusterCardStyle muster_puppet_wars_page_style;

/* One card for each copy of a puppet that has numbers or texts; the back is the upgrade. */
void muster_puppet_wars_make_cards (const MusterCatalog *catalog, const MusterThing *thing, GPtrArray *cards);
guint64 muster_puppet_wars_count_cards (const MusterThing *thing);

/* A passage's title: an action's name, otherwise its kind. */
const char *muster_puppet_wars_get_passage_title (const MusterPassage *passage);

/* An action with its requirements: "value 7 rams · cost: discard a card · range 1 · duration: until the turn ends · The
 * target is stuck." Other passages are unchanged. Free with g_free(). */
char *muster_puppet_wars_dup_passage (const MusterPassage *passage);

/* A blank puppet, with its upgrade on the back. */
MusterCard *muster_puppet_wars_make_blank (void);

MusterRoster *muster_puppet_wars_make_roster (const MusterCatalog *catalog, const MusterThing *thing);

/* The same for a separate puppet: its card, in as many copies as it has. */
guint64 muster_puppet_wars_count_puppet_cards (const MusterThing *thing);
void muster_puppet_wars_make_puppet_cards (const MusterCatalog *catalog, const MusterThing *thing, GPtrArray *cards);

G_END_DECLS
