/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/session-private.h"

void
muster_session_forget_refused (MusterSession *session)
{
  g_clear_pointer (&session->refused.thing, muster_thing_free);
  g_clear_pointer (&session->refused.label, g_free);
}

/* The label of what the disk refused of the thing at hand; it comes before what the library can undo. */
static const char *
get_unsaved (MusterSession *session)
{
  return session->current != NULL ? session->current->label : NULL;
}

const char *
muster_session_get_undo (MusterSession *session)
{
  const char *unsaved = get_unsaved (session);

  return unsaved != NULL ? unsaved : muster_steps_get (session->steps, TRUE);
}

const char *
muster_session_get_redo (MusterSession *session)
{
  if (session->refused.thing != NULL)
    return session->refused.label;
  return get_unsaved (session) != NULL ? NULL : muster_steps_get (session->steps, FALSE);
}

/* What the disk refused. */

/* The thing is again what the library has. Where that can't be read either, all stays as it is. */
static void
undo_unsaved (MusterSession *session)
{
  MusterSessionDocument *document = session->current;
  MusterSessionDocument refused
      = { document->id, document->state, muster_thing_dup (document->thing), g_steal_pointer (&document->label) };

  if (muster_session_read_again (session))
    {
      muster_session_forget_refused (session);
      session->refused = refused;
    }
  else
    {
      muster_thing_free (refused.thing);
      document->label = refused.label;
    }
  muster_session_settle (session);
}

/* Does it again, as a step from the state that it was a step from. */
static void
redo_refused (MusterSession *session)
{
  MusterSessionDocument refused = session->refused;

  session->refused = (MusterSessionDocument){ 0 };
  if (refused.id > 0
      && (muster_session_get_selected (session) == refused.id || muster_session_show_thing (session, refused.id, NULL)))
    muster_session_replace (session, session->current, refused.state, refused.thing);
  else
    muster_session_show (session, muster_session_hold_new (session, refused.thing));
  session->current->label = refused.label;
  muster_session_settle (session);
}

/* What the library has. */

static gboolean
has (GArray *ids, gint64 id)
{
  for (guint i = 0; ids != NULL && i < ids->len; i++)
    if (g_array_index (ids, gint64, i) == id)
      return TRUE;
  return FALSE;
}

/* Shows the last of these that is there. */
static void
show_one_of (MusterSession *session, GArray *ids)
{
  for (guint i = ids != NULL ? ids->len : 0; i-- > 0;)
    {
      gint64 id = g_array_index (ids, gint64, i);

      if (muster_session_has_thing (session, id) && muster_session_show_thing (session, id, NULL))
        return;
    }
}

/* Shows what a change was about, unless the thing at hand is of it. */
static void
show_touched (MusterSession *session, gint64 change)
{
  g_autoptr (GArray) touched = muster_library_list_touched (session->library, change, NULL);
  gint64 id = muster_session_get_selected (session);
  gboolean at_hand = has (touched, id) && muster_session_has_thing (session, id);

  if (!at_hand || touched->len > 1)
    session->listing++;
  if (!at_hand)
    show_one_of (session, touched);
  muster_session_read_again (session);
}

static void
turn_step (MusterSession *session, gboolean undo)
{
  g_autoptr (GError) error = NULL;
  gint64 change;

  if (session->library == NULL || muster_steps_get (session->steps, undo) == NULL)
    return;
  change = muster_steps_turn (session->steps, session->library, undo, &error);
  if (change != 0)
    show_touched (session, change);
  else
    {
      muster_steps_prune (session->steps, session->library);
      muster_session_reopen (session, error, NULL);
      muster_session_fail (session, error->message);
    }
  muster_session_tell_changed (session);
}

void
muster_session_undo (MusterSession *session)
{
  if (get_unsaved (session) != NULL)
    {
      undo_unsaved (session);
      return;
    }
  muster_session_forget_refused (session);
  turn_step (session, TRUE);
}

void
muster_session_redo (MusterSession *session)
{
  if (session->refused.thing != NULL)
    redo_refused (session);
  else if (get_unsaved (session) == NULL)
    turn_step (session, FALSE);
}
