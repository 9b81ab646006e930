/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The row of a toy box's Master: who leads it, and what is wrong with that. */
#pragma once

#include "app/widgets/rows/wrap-row.h"

#include "games/puppet-wars/toy-box.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_MASTER_ROW (muster_master_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterMasterRow, muster_master_row, MUSTER, MASTER_ROW, MusterWrapRow)

/* The signal "activated" asks for another, or for the card of a player's own; "cleared" for none. */

void muster_master_row_show (MusterMasterRow *row, const MusterPuppetWarsToyBox *box, const char *wrong);

G_END_DECLS
