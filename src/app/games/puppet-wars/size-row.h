/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row to choose the game size in. */
#pragma once

#include "app/widgets/rows/drop-row.h"

#include "model/choice.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_SIZE_ROW (muster_size_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterSizeRow, muster_size_row, MUSTER, SIZE_ROW, MusterDropRow)

/* Emits "chosen" with the size (MusterOption). */
/* Gives it the sizes, once. */
void muster_size_row_set_catalog (MusterSizeRow *row, const MusterCatalog *catalog);

/* Shows a choice, which may be empty or unknown, with its problems as sentences. */
void muster_size_row_show (MusterSizeRow *row, const MusterChoice *size, const char *wrong);

G_END_DECLS
