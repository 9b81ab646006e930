/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puppet Wars Unstitched: what a toy box may hold, and its report. */
#pragma once

#include "games/puppet-wars/toy-box.h"
#include "model/report.h"

G_BEGIN_DECLS

MusterReport *muster_puppet_wars_check_toy_box (const MusterCatalog *catalog, const MusterThing *thing,
                                                gboolean remedies);

/* "2 more Pawns and 1 more Sidekick": what a toy box that lacks `left` puppets has room for, where `sidekicks` of them
 * may be Sidekicks. Free with g_free(). */
char *muster_puppet_wars_dup_room (guint left, guint sidekicks);

/* A Master of the player's own needs no rank in a file; one by reference has the rank it has. */
MusterPuppetRank muster_puppet_wars_get_rank_of_own_master (const MusterPuppetWarsPuppet *master);

/* "Pawn", in the player's language. */
const char *muster_puppet_wars_get_rank_name (MusterPuppetRank rank);

/* How many of one puppet of that rank a toy box may have besides its Master; none of a Master. */
guint muster_puppet_wars_get_most (MusterPuppetRank rank);

G_END_DECLS
