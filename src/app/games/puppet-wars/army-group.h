/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The recommended armies, for a toy box that is still empty: a row for each. The signal "chosen" carries the toy box that it would be
 * (MusterPuppetWarsToyBox), which stays the group's. */
#pragma once

#include "app/widgets/rows/row-group.h"
#include "model/catalog/catalog.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_ARMY_GROUP (muster_army_group_get_type ())
G_DECLARE_FINAL_TYPE (MusterArmyGroup, muster_army_group, MUSTER, ARMY_GROUP, MusterRowGroup)

/* Gives it the armies, once. */
void muster_army_group_set_catalog (MusterArmyGroup *group, const MusterCatalog *catalog);

G_END_DECLS
