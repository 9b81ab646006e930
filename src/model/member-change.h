/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changes of a thing's members, by index from 0: possible if the member exists. */
#pragma once

#include "model/change.h"

G_BEGIN_DECLS

/* Appends a member with a count. Takes ownership. */
MusterChange *muster_member_change_new_add (const char *label, MusterThing *member, guint count);

MusterChange *muster_member_change_new_remove (guint n);
MusterChange *muster_member_change_new_move (guint from, guint to);

/* Inserts a copy after it, without a library link. */
MusterChange *muster_member_change_new_duplicate (guint n);

MusterChange *muster_member_change_new_count (guint n, guint count);

/* Links it to a thing of the library in that state. */
MusterChange *muster_member_change_new_link (guint n, gint64 id, gint64 state);

/* A change inside the member. Takes ownership. */
MusterChange *muster_member_change_new_inside (guint n, MusterChange *inside);

G_END_DECLS
