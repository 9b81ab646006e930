/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Members: the things inside a thing, such as a battle group's characters, and their links to the library.
 *
 * A member that is also a thing of the library carries a link: the thing's number and the state that was read. In files
 * a link is an attribute of another namespace, so that other programs keep it. */
#pragma once

#include "model/thing.h"

G_BEGIN_DECLS

/* The members of a thing; NULL if its kind has none. */
GPtrArray *muster_thing_get_members (const MusterThing *thing);

/* Whether a thing can have members of that kind. */
gboolean muster_thing_takes_member (const MusterThing *thing, const MusterThing *member);

/* Replaces the n-th member with `with` (takes ownership); count and place stay. */
void muster_thing_replace_member (MusterThing *thing, guint n, MusterThing *with);

/* Appends a member with a count. Takes ownership. */
void muster_thing_add_member (MusterThing *thing, MusterThing *member, guint count);

/* A thing's parts: its members, followed by the thing in its single slot (get_single of its class). */
guint muster_thing_count_parts (const MusterThing *thing);
MusterThing *muster_thing_get_part (const MusterThing *thing, guint n);

/* Like muster_thing_replace_member(); the thing in the single slot keeps its own count. */
void muster_thing_replace_part (MusterThing *thing, guint n, MusterThing *with);

/* Inserts a copy after the n-th member, without a library link, so that edits of one don't affect the other. */
void muster_thing_copy_member (MusterThing *thing, guint n);

/* Moves a member; the others keep their order. */
void muster_thing_move_member (MusterThing *thing, guint from, guint to);

/* A member's count. */
guint muster_member_get_count (const MusterThing *member);
void muster_member_set_count (MusterThing *member, guint count);

/* The link. FALSE if there is none; the state is 0 until it has been read. */
gboolean muster_member_get_link (const MusterThing *member, gint64 *id, gint64 *state);
void muster_member_set_link (MusterThing *member, gint64 id, gint64 state);
void muster_member_unlink (MusterThing *member);

/* Removes the links of all parts, recursively, for files that others read. */
void muster_thing_unlink_parts (MusterThing *thing);

/* Forgets the states of nested links, which say nothing about this thing. */
void muster_thing_settle_links (MusterThing *thing);

G_END_DECLS
