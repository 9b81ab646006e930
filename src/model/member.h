/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Members: the things inside a thing, such as the characters of a battle group, and their links to the library.
 *
 * A member that stands in the library as a thing of its own carries a link: which thing it is, and the state of it that
 * was read. In files a link is an attribute of another namespace, so that it rides along where nobody knows it. */
#pragma once

#include "model/thing.h"

G_BEGIN_DECLS

#define MUSTER_LIBRARY_NAMESPACE "urn:muster:library:1"

/* The members of a thing; NULL where its kind has none. */
GPtrArray *muster_thing_get_members (const MusterThing *thing);

/* Whether a thing of this kind can be a member of that one. */
gboolean muster_thing_takes_member (const MusterThing *thing, const MusterThing *member);

/* Puts `with`, taken over, where the n-th member was; how many there are of it, and its place, stay as they were. */
void muster_thing_replace_member (MusterThing *thing, guint n, MusterThing *with);

/* Adds a member at the end, taken over, so many of it. */
void muster_thing_add_member (MusterThing *thing, MusterThing *member, guint count);

/* Its parts: the members and, behind them, what it holds in a place of its own (get_single of its class). */
guint muster_thing_count_parts (const MusterThing *thing);
MusterThing *muster_thing_get_part (const MusterThing *thing, guint n);

/* As muster_thing_replace_member(); how many there are of what stands in a place of its own is its own matter. */
void muster_thing_replace_part (MusterThing *thing, guint n, MusterThing *with);

/* A copy of the n-th member right behind it, with no link: what is done to the one isn't done to the other. */
void muster_thing_copy_member (MusterThing *thing, guint n);

/* Moves a member to another place; the others keep their order. */
void muster_thing_move_member (MusterThing *thing, guint from, guint to);

/* How many of it there are where it is a member. */
guint muster_member_get_count (const MusterThing *member);
void muster_member_set_count (MusterThing *member, guint count);

/* The link. FALSE where it has none; the state is 0 where nobody has read it yet. */
gboolean muster_member_get_link (const MusterThing *member, gint64 *id, gint64 *state);
void muster_member_set_link (MusterThing *member, gint64 id, gint64 state);
void muster_member_unlink (MusterThing *member);

/* Takes the links of all its parts away, and of theirs, for a file that others read. */
void muster_thing_unlink_parts (MusterThing *thing);

/* Forgets in which state the parts of its parts were read: that says nothing about the thing. */
void muster_thing_settle_links (MusterThing *thing);

G_END_DECLS
