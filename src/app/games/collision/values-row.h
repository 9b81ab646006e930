/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The values of a character: open, or named as toggles with their emblems. */
#pragma once

#include "app/widgets/rows/fold-row.h"

#include "games/collision/totals.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_VALUES_ROW (muster_values_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterValuesRow, muster_values_row, MUSTER, VALUES_ROW, MusterFoldRow)

/* The signal "named" carries whether values are named, and which. */
void muster_values_row_set_catalog (MusterValuesRow *row, const MusterCatalog *catalog);

/* `wrong` is what is wrong with them, in sentences; empty for nothing. */
void muster_values_row_show (MusterValuesRow *row, const MusterCollisionCharacter *character,
                             const MusterCollisionTotals *totals, const char *wrong);

G_END_DECLS
