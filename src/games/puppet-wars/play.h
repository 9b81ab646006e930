/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puppet Wars at the table: what is marked on a puppet, the work benches and the hand, and the rounds of a turn. */
#pragma once

#include "games/puppet-wars/toy-box.h"
#include "model/catalog/catalog.h"
#include "model/page/card.h"
#include "model/page/roster.h"

G_BEGIN_DECLS

MusterPlay *muster_puppet_wars_make_play (const MusterCatalog *catalog);

/* Adds what is marked on a puppet: rips, exhaustion, and where it is. */
void muster_puppet_wars_add_trackers (MusterCard *card, const MusterPuppetWarsPuppet *puppet, MusterPuppetRank rank);

/* Adds the work benches and the size of the hand that goes by them. */
void muster_puppet_wars_add_score (MusterRoster *roster);

G_END_DECLS
