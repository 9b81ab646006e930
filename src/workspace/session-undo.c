/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/session-private.h"

void
muster_session_forget_refused (MusterSession *session)
{
  g_clear_pointer (&session->refused.thing, muster_thing_free);
  g_clear_pointer (&session->refused.label, g_free);
}

/* Whether something that was refused can be redone with the thing at hand. */
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

/* The label of what the disk refused of the thing at hand; it comes before what the library can undo. */
static const char *
get_unsaved (MusterSession *session)
{
  return session->current != NULL ? session->current->label : NULL;
}

/* Whether there is something to go back to: a thing that isn't on the disk at all would be gone. */
static gboolean
is_new (MusterSession *session)
{
  return muster_session_get_selected (session) < 0;
}

/* The label of what the library can undo, or redo, of the thing at hand. */
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
  muster_session_replace (session, session->current, refused.state, refused.thing);
  session->current->label = refused.label;
  muster_session_settle (session);
}

/* What the library has. */

/* The thing at hand is another now, and so are its members where the step was of these too. */
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
  change = muster_steps_turn (session->steps, session->library, muster_session_get_selected (session), undo, &error);
  if (change != 0)
    show_turned (session, change);
  else
    {
      muster_session_reopen (session, error, NULL);
      muster_session_fail (session, error->message);
    }
  muster_session_tell_changed (session);
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
