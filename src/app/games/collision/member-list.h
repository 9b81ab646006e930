/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The members of a battle group in the player's order, one row each. */
#pragma once

#include "app/widgets/rows/row-list.h"

#include "games/collision/group-judge.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_MEMBER_LIST (muster_member_list_get_type ())
G_DECLARE_FINAL_TYPE (MusterMemberList, muster_member_list, MUSTER, MEMBER_LIST, MusterRowList)

/* Signals carry the index of a member (guint): "entered" to edit it, "copied" to duplicate, "removed"; "counted" also
 * carries the new count (guint), "moved" the new index (guint). The catalogue must outlive it. */
void muster_member_list_set_catalog (MusterMemberList *list, const MusterCatalog *catalog);

/* Totals and findings must be of the group's current state. All arguments must live until the next call of this or of
 * muster_member_list_forget(). */
void muster_member_list_show (MusterMemberList *list, const MusterCollisionGroup *group,
                              const MusterCollisionGroupTotals *totals, const GArray *findings);
void muster_member_list_forget (MusterMemberList *list);

G_END_DECLS
