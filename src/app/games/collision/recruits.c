/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/recruits.h"

#include <glib/gi18n.h>

#include "app/widgets/points.h"
#include "forge/fill.h"
#include "model/changes.h"
#include "model/member-change.h"
#include "model/member.h"

/* Whether an entry can join by its kind, so that only those are read. */
static gboolean
can_join (const MusterLibraryEntry *entry)
{
  return g_str_equal (entry->kind, muster_collision_character_class.element)
         || g_str_equal (entry->kind, muster_collision_fixed_class.element);
}

MusterRecruits *
muster_recruits_new (MusterSession *session)
{
  MusterRecruits *recruits = g_new0 (MusterRecruits, 1);
  MusterLibrary *library = muster_session_get_library (session);
  g_autoptr (GPtrArray) entries
      = library != NULL ? muster_library_list (library, FALSE, MUSTER_LIBRARY_SORT_NAME, NULL) : NULL;

  recruits->things = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);
  recruits->ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  recruits->states = g_array_new (FALSE, FALSE, sizeof (gint64));
  for (guint i = 0; entries != NULL && i < entries->len; i++)
    {
      const MusterLibraryEntry *entry = entries->pdata[i];
      gint64 state = 0;
      MusterThing *thing = can_join (entry) ? muster_library_get (library, entry->id, &state, NULL) : NULL;

      if (thing == NULL)
        continue;
      g_ptr_array_add (recruits->things, thing);
      g_array_append_val (recruits->ids, entry->id);
      g_array_append_val (recruits->states, state);
    }
  return recruits;
}

void
muster_recruits_free (MusterRecruits *recruits)
{
  g_ptr_array_unref (recruits->things);
  g_array_unref (recruits->ids);
  g_array_unref (recruits->states);
  g_free (recruits);
}

/* The group's member that links to this thing; -1 if none. */
static gint
find_member (const MusterThing *group, gint64 id)
{
  GPtrArray *members = muster_thing_get_members (group);
  gint64 linked, state;

  for (guint i = 0; i < members->len; i++)
    if (muster_member_get_link (members->pdata[i], &linked, &state) && linked == id)
      return (gint) i;
  return -1;
}

/* Adds copies of the n-th thing: to an existing member, or as a new linked one. */
static MusterChange *
make_taking (const MusterRecruits *recruits, const MusterThing *group, guint n, guint count)
{
  gint64 id = g_array_index (recruits->ids, gint64, n);
  gint found = find_member (group, id);
  const MusterThing *thing = recruits->things->pdata[n];
  g_autofree char *label = g_strdup_printf (_ ("Add %s"), muster_thing_get_name (thing));
  MusterThing *member;

  if (found >= 0)
    {
      guint now = muster_member_get_count (muster_thing_get_members (group)->pdata[found]);

      return muster_change_new_labelled (
          label, muster_member_change_new_count ((guint) found, MIN (now + count, MUSTER_COLLISION_MAX_COUNT)));
    }
  member = muster_thing_dup (thing);
  muster_member_set_link (member, id, g_array_index (recruits->states, gint64, n));
  return muster_member_change_new_add (label, member, count);
}

void
muster_recruits_join (const MusterRecruits *recruits, MusterSession *session, guint n)
{
  const MusterThing *group = muster_session_get_thing (session);
  gint64 id = g_array_index (recruits->ids, gint64, n);
  g_autofree char *label = g_strdup_printf (_ ("Add %s"), muster_thing_get_name (recruits->things->pdata[n]));

  if (find_member (group, id) >= 0)
    muster_session_apply (session, make_taking (recruits, group, n, 1));
  else
    muster_session_join (session, label, id, 1); /* in its current state */
}

/* Filling. */

static MusterChange *
make_filling (const MusterRecruits *recruits, const MusterThing *group, const MusterFill *fill, const char *label)
{
  GPtrArray *changes = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_change_unref);

  for (guint i = 0; i < fill->picks->len; i++)
    {
      const MusterFillPick *pick = &g_array_index (fill->picks, MusterFillPick, i);

      g_ptr_array_add (changes, make_taking (recruits, group, pick->candidate, pick->count));
    }
  return muster_change_new_list (label, changes);
}

static char *
dup_names (const MusterRecruits *recruits, const MusterFill *fill)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < fill->picks->len; i++)
    {
      const MusterFillPick *pick = &g_array_index (fill->picks, MusterFillPick, i);

      g_string_append_printf (names, "%s%s", i > 0 ? ", " : "",
                              muster_thing_get_name (recruits->things->pdata[pick->candidate]));
    }
  return g_string_free (names, FALSE);
}

static char *
dup_refusal (const MusterFill *fill, gint limit)
{
  g_autofree char *left = muster_points_dup (limit - fill->before);

  if (fill->status == MUSTER_FILL_NO_LIMIT)
    return g_strdup (_ ("Set a points limit first"));
  if (fill->status == MUSTER_FILL_ILLEGAL)
    return g_strdup (_ ("Nobody added: make the battle group legal first"));
  if (fill->before == limit)
    return g_strdup (_ ("Nobody added: no points left"));
  /* Translators: some points */
  return g_strdup_printf (_ ("Nobody in the library fits in the remaining %s"), left);
}

char *
muster_recruits_fill (const MusterRecruits *recruits, MusterSession *session)
{
  const MusterCollisionGroup *group = (const MusterCollisionGroup *) muster_session_get_thing (session);
  gint limit = group->limit;
  g_autoptr (MusterFill) fill = muster_fill_find (muster_session_get_catalog (session), group, recruits->things, 1);
  g_autofree char *label = g_strdup_printf (_ ("Fill up to %d"), limit), *names = dup_names (recruits, fill);

  if (fill->n_added == 0)
    return dup_refusal (fill, limit);
  muster_session_apply (session, make_filling (recruits, &group->thing, fill, label));
  /* Translators: names, the points they make, the limit */
  return g_strdup_printf (_ ("Added %s: %lld of %d points"), names, (long long) fill->after, limit);
}
