/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/session-private.h"

void
muster_session_forget_refused (MusterSession *session)
{
  g_clear_pointer (&session->refused.thing, muster_thing_free);
  g_clear_pointer (&session->refused.label, g_free);
}

/* Whether a refused change of the current thing can be redone. */
static gboolean
has_refused (MusterSession *session)
{
  return session->refused.thing != NULL && session->refused.id == muster_session_get_selected (session);
}

void
muster_session_supersede_refused (MusterSession *session)
{
  if (has_refused (session))
    muster_session_forget_refused (session);
}

/* The label of a refused change of the current thing, which is undone before what the library has. */
static const char *
get_unsaved (MusterSession *session)
{
  return session->current != NULL ? session->current->label : NULL;
}

/* Whether there is something to return to: a thing that was never saved would vanish. */
static gboolean
is_new (MusterSession *session)
{
  return muster_session_get_selected (session) < 0;
}

/* The label of the library's undo or redo step for the current thing. */
static const char *
peek_step (MusterSession *session, gboolean undo)
{
  return muster_steps_get (session->steps, session->library, muster_session_get_selected (session), undo);
}

const char *
muster_session_get_undo (MusterSession *session)
{
  const char *unsaved = get_unsaved (session);

  if (is_new (session))
    return NULL;
  return unsaved != NULL ? unsaved : peek_step (session, TRUE);
}

const char *
muster_session_get_redo (MusterSession *session)
{
  if (has_refused (session))
    return session->refused.label;
  return get_unsaved (session) != NULL ? NULL : peek_step (session, FALSE);
}

/* Refused changes. */

/* Restores the library's version. If that can't be read, nothing changes. */
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

/* Redoes it, as a step from the same state as before. */
static void
redo_refused (MusterSession *session)
{
  MusterSessionDocument refused = session->refused;

  session->refused = (MusterSessionDocument){ 0 };
  muster_session_replace (session, session->current, refused.state, refused.thing);
  session->current->label = refused.label;
  muster_session_settle (session);
}

/* The library's steps. */

/* The current thing has changed, and so have its members if the step affected them. */
static void
show_turned (MusterSession *session, gint64 change)
{
  g_autoptr (GArray) touched = muster_library_list_touched (session->library, change, NULL);

  if (touched == NULL || touched->len > 1)
    session->listing++;
  muster_session_read_again (session);
}

static void
turn_step (MusterSession *session, gboolean undo)
{
  g_autoptr (GError) error = NULL;
  gint64 change;

  if (peek_step (session, undo) == NULL)
    return;
  change = muster_steps_move (session->steps, session->library, muster_session_get_selected (session), undo, &error);
  if (change != 0)
    show_turned (session, change);
  else
    {
      muster_session_reopen (session, error, NULL);
      muster_session_fail (session, error->message);
    }
  muster_session_notify_changed (session);
}

void
muster_session_undo (MusterSession *session)
{
  if (is_new (session))
    return;
  if (get_unsaved (session) != NULL)
    {
      undo_unsaved (session);
      return;
    }
  muster_session_supersede_refused (session);
  turn_step (session, TRUE);
}

void
muster_session_redo (MusterSession *session)
{
  if (has_refused (session))
    redo_refused (session);
  else if (get_unsaved (session) == NULL)
    turn_step (session, FALSE);
}
