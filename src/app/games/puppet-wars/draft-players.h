/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The players of a draft in seating order, clockwise. */
#pragma once

#include <adwaita.h>

#include "games/puppet-wars/toy-box.h"
#include "app/widgets/rows/row-group.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_DRAFT_PLAYERS (muster_draft_players_get_type ())
G_DECLARE_FINAL_TYPE (MusterDraftPlayers, muster_draft_players, MUSTER, DRAFT_PLAYERS, MusterRowGroup)

/* Emits "named" with a player's index and name, "removed" with an index, and "added". */

void muster_draft_players_show (MusterDraftPlayers *group, const MusterPuppetWarsDraftRecord *record);
void muster_draft_players_flush (MusterDraftPlayers *group);

G_END_DECLS
