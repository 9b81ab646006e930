/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/member.h"

#include <stdlib.h>

GPtrArray *
muster_thing_get_members (const MusterThing *thing)
{
  return thing->klass->get_members != NULL ? thing->klass->get_members (thing) : NULL;
}

gboolean
muster_thing_takes_member (const MusterThing *thing, const MusterThing *member)
{
  return thing->klass->takes_member != NULL && thing->klass->takes_member (member);
}

/* Where a member's count is stored; NULL if it can't have one. */
static guint *
count_of (MusterThing *member)
{
  gsize offset = member->klass->count_offset;

  return offset != 0 ? G_STRUCT_MEMBER_P (member, offset) : NULL;
}

guint
muster_member_get_count (const MusterThing *member)
{
  const guint *count = count_of ((MusterThing *) member);

  return count != NULL ? *count : 1;
}

void
muster_member_set_count (MusterThing *member, guint count)
{
  if (count_of (member) != NULL)
    *count_of (member) = count;
}

static void
replace (MusterThing **at, MusterThing *with)
{
  MusterThing *old = *at;

  with->order = old->order;
  *at = with;
  muster_thing_free (old);
}

void
muster_thing_replace_member (MusterThing *thing, guint n, MusterThing *with)
{
  MusterThing **at = (MusterThing **) &muster_thing_get_members (thing)->pdata[n];

  muster_member_set_count (with, muster_member_get_count (*at));
  replace (at, with);
}

static guint
count_members (const MusterThing *thing)
{
  const GPtrArray *members = muster_thing_get_members (thing);

  return members != NULL ? members->len : 0;
}

/* The thing in its single slot; NULL if there is none. */
static MusterThing **
find_single (const MusterThing *thing)
{
  MusterThing **single = thing->klass->get_single != NULL ? thing->klass->get_single ((MusterThing *) thing) : NULL;

  return single != NULL && *single != NULL ? single : NULL;
}

guint
muster_thing_count_parts (const MusterThing *thing)
{
  return count_members (thing) + (find_single (thing) != NULL);
}

static MusterThing **
find_part (const MusterThing *thing, guint n)
{
  return n < count_members (thing) ? (MusterThing **) &muster_thing_get_members (thing)->pdata[n] : find_single (thing);
}

MusterThing *
muster_thing_get_part (const MusterThing *thing, guint n)
{
  return *find_part (thing, n);
}

void
muster_thing_replace_part (MusterThing *thing, guint n, MusterThing *with)
{
  if (n < count_members (thing))
    muster_thing_replace_member (thing, n, with);
  else
    replace (find_single (thing), with);
}

void
muster_thing_add_member (MusterThing *thing, MusterThing *member, guint count)
{
  GPtrArray *members = muster_thing_get_members (thing);

  guint last = members->len > 0 ? ((MusterThing *) members->pdata[members->len - 1])->order : 0;

  member->order = MAX (last, last + 1);
  muster_member_set_count (member, count);
  g_ptr_array_add (members, member);
}

static gint
compare_orders (gconstpointer a, gconstpointer b)
{
  guint left = *(const guint *) a, right = *(const guint *) b;

  return left < right ? -1 : left > right;
}

/* A file keeps extras between members by index: they stay, and are renumbered. */
static void
settle_orders (GPtrArray *members)
{
  g_autofree guint *orders = g_new (guint, members->len);

  for (guint i = 0; i < members->len; i++)
    orders[i] = ((MusterThing *) members->pdata[i])->order;
  qsort (orders, members->len, sizeof (guint), compare_orders);
  for (guint i = 0; i < members->len; i++)
    ((MusterThing *) members->pdata[i])->order = orders[i];
}

void
muster_thing_copy_member (MusterThing *thing, guint n)
{
  GPtrArray *members = muster_thing_get_members (thing);
  MusterThing *copy = muster_thing_dup (members->pdata[n]);

  muster_member_unlink (copy);
  g_ptr_array_insert (members, (gint) n + 1, copy);
}

void
muster_thing_move_member (MusterThing *thing, guint from, guint to)
{
  GPtrArray *members = muster_thing_get_members (thing);
  MusterThing *member = g_ptr_array_steal_index (members, from);

  g_ptr_array_insert (members, (gint) to, member);
  settle_orders (members);
}

gboolean
muster_member_get_link (const MusterThing *member, gint64 *id, gint64 *state)
{
  *id = member->extras.link;
  *state = member->extras.link_state;
  return *id > 0;
}

void
muster_member_unlink (MusterThing *member)
{
  muster_member_set_link (member, 0, 0);
}

void
muster_member_set_link (MusterThing *member, gint64 id, gint64 state)
{
  member->extras.link = id;
  member->extras.link_state = state;
}

void
muster_thing_unlink_parts (MusterThing *thing)
{
  for (guint i = 0; i < muster_thing_count_parts (thing); i++)
    {
      muster_member_unlink (muster_thing_get_part (thing, i));
      muster_thing_unlink_parts (muster_thing_get_part (thing, i));
    }
}

static void
settle_link (MusterThing *part)
{
  gint64 id, state;

  if (muster_member_get_link (part, &id, &state) && state != 0)
    muster_member_set_link (part, id, 0);
}

void
muster_thing_settle_links (MusterThing *thing)
{
  for (guint i = 0; i < muster_thing_count_parts (thing); i++)
    {
      MusterThing *part = muster_thing_get_part (thing, i);

      for (guint j = 0; j < muster_thing_count_parts (part); j++)
        settle_link (muster_thing_get_part (part, j));
      muster_thing_settle_links (part);
    }
}
