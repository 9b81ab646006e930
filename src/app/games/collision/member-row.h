/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of a battle group: a member, its count, cost and problems.
 *
 * It can be dragged by its handle, or moved with Alt and the arrow keys. */
#pragma once

#include "app/widgets/rows/list-row.h"

#include "games/collision/group-judge.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_MEMBER_ROW (muster_member_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterMemberRow, muster_member_row, MUSTER, MEMBER_ROW, MusterListRow)

/* Emits "activated" to edit, "counted" with the new count (gint), "moved" with the old and new index (two guints),
 * "copied" to duplicate, "removed". */
GtkWidget *muster_member_row_new (void);

/* A member in a few words: "Human, 4 of Cups". Free with g_free(). */
char *muster_member_dup_about (const MusterThing *thing);

/* `wrong` has its problems as sentences; empty for none. */
void muster_member_row_show (MusterMemberRow *row, const MusterThing *thing, const MusterCollisionMemberTotals *member,
                             const char *wrong);

G_END_DECLS
