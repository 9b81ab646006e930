/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/recruits.h"

#include <glib/gi18n.h>

#include "app/games/collision/numbers.h"
#include "forge/fill.h"
#include "model/member.h"

/* Whether the library's entry is of a kind that can join; reading is only for those. */
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

/* The member of the group that is this thing of the library; NULL where there is none. */
static MusterThing *
find_member (const MusterThing *group, gint64 id)
{
  GPtrArray *members = muster_thing_get_members (group);
  gint64 linked, state;

  for (guint i = 0; i < members->len; i++)
    if (muster_member_get_link (members->pdata[i], &linked, &state) && linked == id)
      return members->pdata[i];
  return NULL;
}

static void
add_copies (MusterThing *member, guint count)
{
  muster_member_set_count (member, MIN (muster_member_get_count (member) + count, MUSTER_COLLISION_MAX_COUNT));
}

void
muster_recruits_join (const MusterRecruits *recruits, MusterSession *session, guint n)
{
  gint64 id = g_array_index (recruits->ids, gint64, n);
  MusterThing *member = find_member (muster_session_get_thing (session), id);
  g_autofree char *label = g_strdup_printf (_ ("Add %s"), muster_thing_get_name (recruits->things->pdata[n]));

  if (member == NULL)
    {
      muster_session_join (session, label, id, 1);
      return;
    }
  muster_session_begin (session, label);
  add_copies (member, 1);
  muster_session_end (session);
}

/* Filling. */

/* Inside a step: so many of the n-th, by a link as one that joins has it. */
static void
take (const MusterRecruits *recruits, MusterThing *group, guint n, guint count)
{
  gint64 id = g_array_index (recruits->ids, gint64, n);
  MusterThing *member = find_member (group, id);

  if (member != NULL)
    {
      add_copies (member, count);
      return;
    }
  member = muster_thing_dup (recruits->things->pdata[n]);
  muster_member_set_link (member, id, g_array_index (recruits->states, gint64, n));
  muster_thing_add_member (group, member, count);
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
  g_autofree char *left = muster_numbers_dup_points (limit - fill->before);

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
  MusterCollisionGroup *group = (MusterCollisionGroup *) muster_session_get_thing (session);
  gint limit = group->limit;
  g_autoptr (MusterFill) fill = muster_fill_find (muster_session_get_catalog (session), group, recruits->things, 1);
  g_autofree char *label = g_strdup_printf (_ ("Fill up to %d"), limit), *names = dup_names (recruits, fill);

  if (fill->n_added == 0)
    return dup_refusal (fill, limit);
  muster_session_begin (session, label);
  for (guint i = 0; i < fill->picks->len; i++)
    {
      const MusterFillPick *pick = &g_array_index (fill->picks, MusterFillPick, i);

      take (recruits, &group->thing, pick->candidate, pick->count);
    }
  muster_session_end (session);
  /* Translators: names, the points they make, the limit */
  return g_strdup_printf (_ ("Added %s: %lld of %d points"), names, (long long) fill->after, limit);
}
