/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The row of a toy box's Master, with its problems. */
#pragma once

#include "app/widgets/rows/wrap-row.h"

#include "games/puppet-wars/toy-box.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_MASTER_ROW (muster_master_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterMasterRow, muster_master_row, MUSTER, MASTER_ROW, MusterWrapRow)

/* Emits "activated" to choose another, or to edit the player's own; "cleared". */

void muster_master_row_show (MusterMasterRow *row, const MusterPuppetWarsToyBox *box, const char *wrong);

G_END_DECLS
