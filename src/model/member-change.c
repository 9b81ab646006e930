/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/member-change.h"

#include "model/i18n.h"
#include "model/member.h"

typedef struct
{
  MusterChange change;
  guint n, to, count;
  gint64 id, state;     /* of a link */
  char *label;          /* for adding */
  MusterThing *member;  /* the member to add */
  MusterChange *inside; /* the member's own change */
} Member;

static const Member *
as_member (const MusterChange *change)
{
  return (const Member *) change;
}

static gboolean
has_nth (const MusterThing *thing, guint n)
{
  const GPtrArray *members = muster_thing_get_members (thing);

  return members != NULL && n < members->len;
}

static MusterThing *
nth (const MusterThing *thing, guint n)
{
  return muster_thing_get_members (thing)->pdata[n];
}

static const char *
name_of (const MusterChange *change, const MusterThing *thing)
{
  return muster_thing_get_name (nth (thing, as_member (change)->n));
}

static gboolean
has_it (const MusterChange *change, const MusterThing *thing)
{
  return has_nth (thing, as_member (change)->n);
}

static void
clear (MusterChange *change)
{
  Member *member = (Member *) change;

  g_free (member->label);
  g_clear_pointer (&member->member, muster_thing_free);
  g_clear_pointer (&member->inside, muster_change_unref);
}

static Member *
new_change (const MusterChangeClass *klass, guint n)
{
  Member *member = muster_change_alloc (klass, sizeof *member);

  member->n = n;
  return member;
}

/* Adding. */

static gboolean
takes_it (const MusterChange *change, const MusterThing *thing)
{
  return muster_thing_takes_member (thing, as_member (change)->member);
}

static void
apply_add (const MusterChange *change, MusterThing *thing)
{
  const Member *add = as_member (change);

  muster_thing_add_member (thing, muster_thing_dup (add->member), add->count);
}

static char *
label_add (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup (as_member (change)->label);
}

static const MusterChangeClass add_class = { NULL, takes_it, apply_add, label_add, clear };

MusterChange *
muster_member_change_new_add (const char *label, MusterThing *member, guint count)
{
  Member *add = new_change (&add_class, 0);

  add->label = g_strdup (label);
  add->member = member;
  add->count = count;
  return &add->change;
}

/* Removing. */

static void
apply_remove (const MusterChange *change, MusterThing *thing)
{
  g_ptr_array_remove_index (muster_thing_get_members (thing), as_member (change)->n);
}

static char *
label_remove (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup_printf (_ ("Remove %s"), name_of (change, thing));
}

static const MusterChangeClass remove_class = { NULL, has_it, apply_remove, label_remove, clear };

MusterChange *
muster_member_change_new_remove (guint n)
{
  return &new_change (&remove_class, n)->change;
}

/* Moving. */

static gboolean
can_move (const MusterChange *change, const MusterThing *thing)
{
  return has_it (change, thing) && has_nth (thing, as_member (change)->to);
}

static void
apply_move (const MusterChange *change, MusterThing *thing)
{
  muster_thing_move_member (thing, as_member (change)->n, as_member (change)->to);
}

static char *
label_move (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup_printf (_ ("Move %s"), name_of (change, thing));
}

static const MusterChangeClass move_class = { NULL, can_move, apply_move, label_move, clear };

MusterChange *
muster_member_change_new_move (guint from, guint to)
{
  Member *move = new_change (&move_class, from);

  move->to = to;
  return &move->change;
}

/* Duplicating. */

static void
apply_duplicate (const MusterChange *change, MusterThing *thing)
{
  muster_thing_copy_member (thing, as_member (change)->n);
}

static char *
label_duplicate (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup_printf (_ ("Duplicate %s"), name_of (change, thing));
}

static const MusterChangeClass duplicate_class = { NULL, has_it, apply_duplicate, label_duplicate, clear };

MusterChange *
muster_member_change_new_duplicate (guint n)
{
  return &new_change (&duplicate_class, n)->change;
}

/* Linking. */

static void
apply_link (const MusterChange *change, MusterThing *thing)
{
  muster_member_set_link (nth (thing, as_member (change)->n), as_member (change)->id, as_member (change)->state);
}

static char *
label_link (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup_printf (_ ("Keep %s"), name_of (change, thing));
}

static const MusterChangeClass link_class = { NULL, has_it, apply_link, label_link, clear };

MusterChange *
muster_member_change_new_link (guint n, gint64 id, gint64 state)
{
  Member *change = new_change (&link_class, n);

  change->id = id;
  change->state = state;
  return &change->change;
}

/* Counting. */

static void
apply_count (const MusterChange *change, MusterThing *thing)
{
  MusterThing *member = nth (thing, as_member (change)->n);

  muster_thing_drop_evaluation (member);
  muster_member_set_count (member, as_member (change)->count);
}

static char *
label_count (const MusterChange *change, const MusterThing *thing)
{
  return g_strdup_printf (_ ("Take %u of %s"), as_member (change)->count, name_of (change, thing));
}

static const MusterChangeClass count_class = { NULL, has_it, apply_count, label_count, clear };

MusterChange *
muster_member_change_new_count (guint n, guint count)
{
  Member *change = new_change (&count_class, n);

  change->count = count;
  return &change->change;
}

/* Inside. */

static gboolean
is_possible_inside (const MusterChange *change, const MusterThing *thing)
{
  const Member *member = as_member (change);

  return has_it (change, thing) && muster_change_is_possible (member->inside, nth (thing, member->n));
}

static void
apply_inside (const MusterChange *change, MusterThing *thing)
{
  const Member *member = as_member (change);

  muster_change_apply (member->inside, nth (thing, member->n));
}

static char *
label_inside (const MusterChange *change, const MusterThing *thing)
{
  const Member *member = as_member (change);

  return muster_change_dup_label (member->inside, nth (thing, member->n));
}

static const MusterChangeClass inside_class = { NULL, is_possible_inside, apply_inside, label_inside, clear };

MusterChange *
muster_member_change_new_inside (guint n, MusterChange *inside)
{
  Member *member = new_change (&inside_class, n);

  member->inside = inside;
  return &member->change;
}
