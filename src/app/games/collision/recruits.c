/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/recruits.h"

#include <glib/gi18n.h>

#include "games/collision/group.h"
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
  for (guint i = 0; entries != NULL && i < entries->len; i++)
    {
      const MusterLibraryEntry *entry = entries->pdata[i];
      MusterThing *thing = can_join (entry) ? muster_library_get (library, entry->id, NULL, NULL) : NULL;

      if (thing == NULL)
        continue;
      g_ptr_array_add (recruits->things, thing);
      g_array_append_val (recruits->ids, entry->id);
    }
  return recruits;
}

void
muster_recruits_free (MusterRecruits *recruits)
{
  g_ptr_array_unref (recruits->things);
  g_array_unref (recruits->ids);
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
  muster_member_set_count (member, MIN (muster_member_get_count (member) + 1, MUSTER_COLLISION_MAX_COUNT));
  muster_session_end (session);
}
