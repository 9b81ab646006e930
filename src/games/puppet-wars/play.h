/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puppet Wars at the table: a puppet's trackers, work benches, hand, and the rounds of a turn. */
#pragma once

#include "games/puppet-wars/toy-box.h"
#include "model/catalog/catalog.h"
#include "model/page/card.h"
#include "model/page/roster.h"

G_BEGIN_DECLS

MusterPlay *muster_puppet_wars_make_play (const MusterCatalog *catalog);

/* Adds a puppet's trackers: rips, exhaustion, location. */
void muster_puppet_wars_add_trackers (MusterCard *card, const MusterPuppetWarsPuppet *puppet, MusterPuppetRank rank);

/* Adds the work benches, and the hand size that depends on them. */
void muster_puppet_wars_add_score (MusterRoster *roster);

G_END_DECLS
