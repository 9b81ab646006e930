/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/session-private.h"

#include "games/game.h"
#include "model/evaluation.h"
#include "model/member.h"

/* Documents in memory. */

MusterSessionDocument *
muster_session_add_document (MusterSession *session, gint64 id, gint64 state, MusterThing *thing)
{
  MusterSessionDocument *document = g_new0 (MusterSessionDocument, 1);

  *document = (MusterSessionDocument){ id, state, thing, NULL };
  muster_games_evaluate (session->catalog, thing);
  g_ptr_array_add (session->documents, document);
  return document;
}

MusterSessionDocument *
muster_session_add_new_document (MusterSession *session, MusterThing *thing)
{
  return muster_session_add_document (session, --session->last_new, 0, thing);
}

void
muster_session_replace (MusterSession *session, MusterSessionDocument *document, gint64 state, MusterThing *thing)
{
  muster_thing_free (document->thing);
  document->thing = thing;
  document->state = state;
  muster_games_evaluate (session->catalog, thing);
}

void
muster_session_drop (MusterSession *session, MusterSessionDocument *document)
{
  if (session->current == document)
    {
      session->current = NULL;
      session->member = -1;
    }
  g_ptr_array_remove (session->documents, document);
}

static MusterSessionDocument *
find_document (MusterSession *session, gint64 id)
{
  for (guint i = 0; i < session->documents->len; i++)
    if (((MusterSessionDocument *) session->documents->pdata[i])->id == id)
      return session->documents->pdata[i];
  return NULL;
}

/* Selecting. */

void
muster_session_show (MusterSession *session, MusterSessionDocument *document)
{
  MusterSessionDocument *last = session->current;

  session->current = document;
  session->member = -1;
  if (last != NULL && last != document && last->label == NULL)
    muster_session_drop (session, last);
}

gboolean
muster_session_show_thing (MusterSession *session, gint64 id, GError **error)
{
  MusterSessionDocument *document = find_document (session, id);
  gint64 state = 0;

  if (document == NULL)
    {
      MusterThing *thing = muster_session_has_library (session, error)
                               ? muster_library_get (session->library, id, &state, error)
                               : NULL;

      if (thing == NULL)
        return FALSE;
      document = muster_session_add_document (session, id, state, thing);
      muster_thing_note_stored_members (thing);
    }
  muster_session_show (session, document);
  return TRUE;
}

gboolean
muster_session_has_thing (MusterSession *session, gint64 id)
{
  g_autoptr (MusterLibraryEntry) entry = muster_library_get_entry (session->library, id, NULL);

  return entry != NULL && entry->trashed == 0;
}

void
muster_session_show_another (MusterSession *session)
{
  g_autoptr (GPtrArray) entries = NULL;

  if (session->library == NULL || session->current != NULL)
    return;
  if (muster_session_has_thing (session, session->neighbour)
      && muster_session_show_thing (session, session->neighbour, NULL))
    return;
  entries = muster_library_list (session->library, FALSE, MUSTER_LIBRARY_SORT_SAVED, NULL);
  for (guint i = 0; entries != NULL && i < entries->len; i++)
    if (muster_session_show_thing (session, ((MusterLibraryEntry *) entries->pdata[i])->id, NULL))
      return;
}

/* Whether it is gone; FALSE if that can't be determined. */
static gboolean
is_gone (MusterSession *session, gint64 id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLibraryEntry) entry = muster_library_get_entry (session->library, id, &error);

  return entry != NULL ? entry->trashed != 0
                       : g_error_matches (error, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_MISSING);
}

gboolean
muster_session_read_again (MusterSession *session)
{
  MusterSessionDocument *document = session->current;
  gint64 state = 0;
  MusterThing *thing;

  if (session->library == NULL || document == NULL || document->label != NULL)
    return FALSE;
  if (is_gone (session, document->id))
    {
      muster_session_drop (session, document);
      muster_session_show_another (session);
      return TRUE;
    }
  thing = muster_library_get (session->library, document->id, &state, NULL);
  if (thing == NULL)
    return FALSE;
  muster_session_replace (session, document, state, thing);
  muster_thing_note_stored_members (thing);
  return TRUE;
}

/* The members of the current document; NULL if it has none, or there is no document. */
static GPtrArray *
get_members (MusterSession *session)
{
  return session->current != NULL ? muster_thing_get_members (session->current->thing) : NULL;
}

/* The selected member, if it still exists. */
static MusterThing *
get_member (MusterSession *session)
{
  GPtrArray *members = get_members (session);

  return session->member >= 0 && members != NULL && (guint) session->member < members->len
             ? members->pdata[session->member]
             : NULL;
}

MusterThing *
muster_session_get_own_thing (MusterSession *session)
{
  MusterThing *member = get_member (session);

  if (member != NULL)
    return member;
  return session->current != NULL ? session->current->thing : NULL;
}

const MusterThing *
muster_session_get_thing (MusterSession *session)
{
  return muster_session_get_own_thing (session);
}

const MusterThing *
muster_session_get_group (MusterSession *session)
{
  return get_member (session) != NULL ? session->current->thing : NULL;
}

gint64
muster_session_get_selected (MusterSession *session)
{
  return session->current != NULL ? session->current->id : 0;
}

void
muster_session_set_neighbour (MusterSession *session, gint64 id)
{
  session->neighbour = id;
}

/* Choosing what to show. */

/* It can't be read: perhaps the library was replaced after damage. */
static void
select_after (MusterSession *session, gint64 id, const GError *cause)
{
  g_autoptr (GError) error = NULL;

  if (!muster_session_reopen (session, cause, &error) || !muster_session_show_thing (session, id, &error))
    muster_session_fail (session, error->message);
  muster_session_notify_changed (session);
}

void
muster_session_select (MusterSession *session, gint64 id)
{
  g_autoptr (GError) error = NULL;

  if (session->library == NULL || (muster_session_get_selected (session) == id && session->member < 0))
    return;
  if (muster_session_show_thing (session, id, &error))
    muster_session_notify_selected (session);
  else
    select_after (session, id, error);
}

void
muster_session_enter (MusterSession *session, const MusterThing *member)
{
  GPtrArray *members = get_members (session);
  guint n;

  if (members == NULL || !g_ptr_array_find (members, member, &n))
    return;
  session->member = (gint) n;
  muster_session_notify_selected (session);
}

void
muster_session_leave (MusterSession *session)
{
  if (session->member < 0)
    return;
  session->member = -1;
  muster_session_notify_selected (session);
}
