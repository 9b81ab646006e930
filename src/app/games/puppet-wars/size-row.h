/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row to choose the game size in. */
#pragma once

#include "app/widgets/rows/drop-row.h"

#include "model/choice.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_SIZE_ROW (muster_size_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterSizeRow, muster_size_row, MUSTER, SIZE_ROW, MusterDropRow)

/* The signal "chosen" carries the size (MusterOption) that a player chose. */
/* Gives it the sizes, once. */
void muster_size_row_set_catalog (MusterSizeRow *row, const MusterCatalog *catalog);

/* Shows a choice, which may be none or unknown, and sentences about what is wrong with it. */
void muster_size_row_show (MusterSizeRow *row, const MusterChoice *size, const char *wrong);

G_END_DECLS
