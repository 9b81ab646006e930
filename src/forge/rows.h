/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The families of some tables, and which of them are the same to some of the slots. Private to the forge. */
#pragma once

#include "forge/tables.h"

G_BEGIN_DECLS

/* The sets that open what the draft settles, and unless the tables are by set, the families that these make. */
void muster_forge_tables_list_families (MusterForgeTables *tables);

/* Families that open the same options of some slots have the same row for those. Rows are in the order of their first
 * families. */
void muster_forge_tables_find_rows (MusterForgeTables *tables);

G_END_DECLS
