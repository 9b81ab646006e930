/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The members of a battle group, a row each, in the player's order. */
#pragma once

#include "app/widgets/rows/row-list.h"

#include "games/collision/group-judge.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_MEMBER_LIST (muster_member_list_get_type ())
G_DECLARE_FINAL_TYPE (MusterMemberList, muster_member_list, MUSTER, MEMBER_LIST, MusterRowList)

/* Each signal carries the number of a member (guint). "entered" asks to edit it, "copied" for another one like it, "removed" for
 * none; "counted" carries how many somebody wants (guint) as well, "moved" the place that it is put at (guint). The catalogue
 * must outlive it. */
void muster_member_list_set_catalog (MusterMemberList *list, const MusterCatalog *catalog);

/* What was added up and found is of the same state of the group. All of it is needed until the next call of this, or of the second. */
void muster_member_list_show (MusterMemberList *list, const MusterCollisionGroup *group,
                              const MusterCollisionGroupTotals *totals, const GArray *findings);
void muster_member_list_forget (MusterMemberList *list);

G_END_DECLS
