/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A character's values: open, or named with toggles. */
#pragma once

#include "app/widgets/rows/fold-row.h"

#include "games/collision/totals.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_VALUES_ROW (muster_values_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterValuesRow, muster_values_row, MUSTER, VALUES_ROW, MusterFoldRow)

/* Emits "named" with whether values are named, and which. */
void muster_values_row_set_catalog (MusterValuesRow *row, const MusterCatalog *catalog);

/* `wrong` has their problems as sentences; empty for none. */
void muster_values_row_show (MusterValuesRow *row, const MusterCollisionCharacter *character,
                             const MusterCollisionTotals *totals, const char *wrong);

G_END_DECLS
