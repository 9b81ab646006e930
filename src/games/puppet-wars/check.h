/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puppet Wars Unstitched: the rules for toy boxes, and their report. */
#pragma once

#include "games/puppet-wars/toy-box.h"
#include "model/report.h"

G_BEGIN_DECLS

MusterReport *muster_puppet_wars_check_toy_box (const MusterCatalog *catalog, const MusterThing *thing,
                                                gboolean remedies);

/* The report of a separate puppet. */
MusterReport *muster_puppet_wars_check_puppet (const MusterCatalog *catalog, const MusterThing *thing,
                                               gboolean remedies);

/* "3 more puppets, of which 1 may be a Sidekick": the room in a toy box that lacks `left` puppets. Sidekicks are
 * allowed, never required. Free with g_free(). */
char *muster_puppet_wars_dup_room (guint left, guint sidekicks);

/* The player's own Master needs no rank in a file; a referenced one has its own. */
MusterPuppetRank muster_puppet_wars_get_rank_of_own_master (const MusterPuppetWarsPuppet *master);

/* Checks a field of a puppet's card: suits of the puppet deck separated by spaces, or a number from 0 to
 * MUSTER_PUPPET_WARS_PUPPET_HIGHEST (MUSTER_PUPPET_WARS_PUPPET_BLANK if empty). FALSE with MUSTER_ERROR_USAGE and a
 * sentence that names the puppet. */
gboolean muster_puppet_wars_check_suits (const char *puppet, const char *suits, GError **error);
gboolean muster_puppet_wars_check_number (const char *puppet, const char *text, gint *number, GError **error);

/* "Pawn", in the player's language. */
const char *muster_puppet_wars_get_rank_name (MusterPuppetRank rank);

/* How many copies of a puppet of that rank a toy box may have besides its Master; 0 for a Master. */
guint muster_puppet_wars_get_most (MusterPuppetRank rank);

G_END_DECLS
