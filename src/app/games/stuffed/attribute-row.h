/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row for a dice attribute, or none. An unknown attribute is kept and shown as the last choice. */
#pragma once

#include "app/widgets/rows/drop-row.h"

#include "model/catalog/catalog.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_ATTRIBUTE_ROW (muster_attribute_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterAttributeRow, muster_attribute_row, MUSTER, ATTRIBUTE_ROW, MusterDropRow)

/* Gives it the attributes, once; `none` is what the choice of no attribute is called. The signal "chosen" carries the attribute that a
 * player chose (const MusterOption), NULL for none. */
void muster_attribute_row_set_catalog (MusterAttributeRow *row, const MusterCatalog *catalog, const char *none);

/* `other`: an unknown attribute as written; NULL otherwise. */
void muster_attribute_row_show (MusterAttributeRow *row, const MusterOption *attribute, const char *other);

G_END_DECLS
