/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The recommended armies for an empty toy box, one row each. Emits "chosen" with the resulting toy box
 * (MusterPuppetWarsToyBox), which it owns. */
#pragma once

#include "app/widgets/rows/row-group.h"
#include "model/catalog/catalog.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_ARMY_GROUP (muster_army_group_get_type ())
G_DECLARE_FINAL_TYPE (MusterArmyGroup, muster_army_group, MUSTER, ARMY_GROUP, MusterRowGroup)

/* Gives it the armies, once. */
void muster_army_group_set_catalog (MusterArmyGroup *group, const MusterCatalog *catalog);

G_END_DECLS
