/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of a battle group: a member, how many of it there are, what they cost, and what is wrong with it.
 *
 * It is dragged by its handle, or moved by Alt and the arrows. */
#pragma once

#include "app/widgets/rows/list-row.h"

#include "games/collision/group-judge.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_MEMBER_ROW (muster_member_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterMemberRow, muster_member_row, MUSTER, MEMBER_ROW, MusterListRow)

/* "activated" asks to edit it, "counted" carries how many somebody wants (gint), "moved" the place of a member and the
 * one that somebody puts it at (two guints); "copied" asks for another one like it, "removed" for none. */
GtkWidget *muster_member_row_new (void);

/* What a member is, in a few words: "Human, 4 of Cups". Free with g_free(). */
char *muster_member_dup_about (const MusterThing *thing);

/* `wrong` has sentences about what is wrong with it; empty: nothing. */
void muster_member_row_show (MusterMemberRow *row, const MusterThing *thing, const MusterCollisionMemberTotals *member,
                             const char *wrong);

G_END_DECLS
