/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changes of the members of a thing, by their numbers from 0: possible where it has such a member. */
#pragma once

#include "model/change.h"

G_BEGIN_DECLS

/* Adds one at the end, so many of it. Takes it over. */
MusterChange *muster_member_change_new_add (const char *label, MusterThing *member, guint count);

MusterChange *muster_member_change_new_remove (guint n);
MusterChange *muster_member_change_new_move (guint from, guint to);

/* A copy right behind it, with no link to the library. */
MusterChange *muster_member_change_new_duplicate (guint n);

MusterChange *muster_member_change_new_count (guint n, guint count);

/* Makes it one by a link to a thing of the library, in that state. */
MusterChange *muster_member_change_new_link (guint n, gint64 id, gint64 state);

/* A change of the member itself. Takes it over. */
MusterChange *muster_member_change_new_inside (guint n, MusterChange *inside);

G_END_DECLS
