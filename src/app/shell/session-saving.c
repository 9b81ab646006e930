/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/session-private.h"

#include <glib/gi18n.h>

#include "app/shell/config.h"
#include "model/member.h"
#include "games/thing-file.h"

const char *
muster_session_get_trouble (MusterSession *session)
{
  return session->trouble;
}

/* One try. */

/* Members with a link were saved too, so that they are now in another state. FALSE where two of them are the same thing, of which
 * only one was edited. */
static gboolean
relink (MusterSession *session, MusterThing *thing)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  GPtrArray *members = muster_thing_get_members (thing);
  gint64 id, state;

  for (guint i = 0; members != NULL && i < members->len; i++)
    if (muster_member_get_link (members->pdata[i], &id, &state))
      {
        g_autoptr (MusterLibraryEntry) entry = muster_library_get_entry (session->library, id, NULL);

        if (entry == NULL || !g_hash_table_add (seen, g_memdup2 (&id, sizeof id)))
          return FALSE;
        muster_member_set_link (members->pdata[i], id, entry->state);
      }
  return TRUE;
}

void
muster_session_note_change (MusterSession *session, MusterHeld *held)
{
  gint64 change = muster_library_get_last_change (session->library);
  g_autoptr (GArray) touched = change != 0 ? muster_library_list_touched (session->library, change, NULL) : NULL;

  if (touched != NULL && (held == NULL || touched->len > 1))
    session->listing++;
  if (held != NULL && touched != NULL && touched->len > 1 && !relink (session, held->thing))
    muster_session_read_again (session);
}

static gboolean
add_held (MusterSession *session, MusterHeld *held, GError **error)
{
  g_autoptr (MusterLibraryEntry) entry = NULL;
  gint64 id = muster_library_add (session->library, held->thing, error);

  if (id == 0)
    return FALSE;
  held->id = id;
  entry = muster_library_get_entry (session->library, id, NULL);
  held->state = entry != NULL ? entry->state : 0;
  session->listing++;
  return TRUE;
}

static gboolean
write_held (MusterSession *session, MusterHeld *held, GError **error)
{
  gboolean fine;

  if (!muster_session_has_library (session, error))
    return FALSE;
  muster_library_set_label (session->library, held->label);
  fine = held->id < 0 ? add_held (session, held, error)
                      : muster_library_save (session->library, held->id, &held->state, held->thing, error);
  if (!fine)
    return FALSE;
  g_clear_pointer (&held->label, g_free);
  muster_session_note_change (session, held);
  return TRUE;
}

/* Where that isn't enough. */

/* A thing of its own, that has to do with no other of the library. */
static MusterThing *
copy_thing (MusterSession *session, const MusterThing *thing, GError **error)
{
  g_autofree char *xml = muster_thing_write (thing, session->catalog);
  MusterThing *copy = muster_thing_read (xml, session->catalog, error);

  if (copy != NULL)
    muster_thing_unlink_members (copy);
  return copy;
}

/* The player's own version of a thing that stands otherwise in the library by now. */
static MusterThing *
make_version (MusterSession *session, const MusterThing *thing, GError **error)
{
  MusterThing *copy = copy_thing (session, thing, error);

  if (copy == NULL)
    return NULL;
  g_free (copy->name);
  copy->name = g_strdup_printf (_ ("%s (my version)"), muster_thing_get_name (thing));
  muster_portraits_recode (copy, muster_config_get_helper ());
  return copy;
}

/* Somebody else has changed the same thing: it is shown as it is now, and what the player made of it is kept beside it. */
static gboolean
keep_apart (MusterSession *session, MusterHeld *held, GError **error)
{
  g_autoptr (MusterThing) version = make_version (session, held->thing, error);
  g_autofree char *told = NULL;
  gint64 id;

  if (version == NULL)
    return FALSE;
  told = g_strdup_printf (_ ("“%s” was changed elsewhere at the same time; your version is kept as “%s”"),
                          muster_thing_get_name (held->thing), version->name);
  muster_library_set_label (session->library, held->label);
  id = muster_library_add (session->library, version, error);
  if (id == 0)
    return FALSE;
  muster_session_note_change (session, NULL);
  g_clear_pointer (&held->label, g_free);
  if (held == session->shown && (held->id > 0 || !muster_session_show_thing (session, id, NULL)))
    muster_session_read_again (session);
  muster_session_fail (session, told);
  return TRUE;
}

/* Saves a thing whatever it takes. FALSE: it isn't on the disk, and `error` says why. Numbers mean something only within one
 * library, so that what wasn't saved in the last one is new in the next. */
static gboolean
save (MusterSession *session, MusterHeld *held, GError **error)
{
  g_autoptr (GError) cause = NULL;

  if (write_held (session, held, &cause))
    return TRUE;
  if (g_error_matches (cause, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_CHANGED)
      || g_error_matches (cause, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_MISSING))
    return keep_apart (session, held, error);
  if (!muster_session_reopen (session, cause, error))
    return FALSE;
  return held->id > 0 ? keep_apart (session, held, error) : write_held (session, held, error);
}

/* All that isn't saved. */

static void
set_trouble (MusterSession *session, const GError *error)
{
  g_free (session->trouble);
  session->trouble = error != NULL ? g_strdup_printf (_ ("Not saved yet: %s"), error->message) : NULL;
}

static MusterHeld *
find_unsaved (MusterSession *session)
{
  for (guint i = 0; i < session->held->len; i++)
    if (((MusterHeld *) session->held->pdata[i])->label != NULL)
      return session->held->pdata[i];
  return NULL;
}

gboolean
muster_session_flush (MusterSession *session)
{
  g_autoptr (GError) error = NULL;
  MusterHeld *held;

  while (error == NULL && (held = find_unsaved (session)) != NULL)
    if (save (session, held, &error) && held != session->shown && g_ptr_array_find (session->held, held, NULL))
      muster_session_drop (session, held);
  set_trouble (session, error);
  return error == NULL;
}

void
muster_session_retry (MusterSession *session)
{
  if (session->trouble != NULL && muster_session_flush (session))
    muster_session_tell_changed (session);
}

GPtrArray *
muster_session_list_unsaved (MusterSession *session, GError **error)
{
  g_autoptr (GPtrArray) unsaved = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);

  for (guint i = 0; i < session->held->len; i++)
    {
      const MusterHeld *held = session->held->pdata[i];
      MusterThing *copy;

      if (held->label == NULL)
        continue;
      copy = held->id > 0 ? make_version (session, held->thing, error) : copy_thing (session, held->thing, error);
      if (copy == NULL)
        return NULL;
      g_ptr_array_add (unsaved, copy);
    }
  return g_steal_pointer (&unsaved);
}

void
muster_session_forget_unsaved (MusterSession *session)
{
  for (guint i = 0; i < session->held->len; i++)
    g_clear_pointer (&((MusterHeld *) session->held->pdata[i])->label, g_free);
  set_trouble (session, NULL);
}

/* Steps. */

void
muster_session_settle (MusterSession *session)
{
  gboolean was_fine = session->trouble == NULL;

  if (!muster_session_flush (session) && was_fine)
    muster_session_fail (session, session->trouble);
  muster_session_tell_changed (session);
}

void
muster_session_begin (MusterSession *session, const char *label)
{
  g_return_if_fail (session->pending == NULL);
  muster_session_forget_retired (session);
  session->pending = g_strdup (label);
}

/* Nothing is told of a step that changed nothing. */
void
muster_session_end (MusterSession *session)
{
  g_autofree char *label = g_steal_pointer (&session->pending);
  MusterHeld *held = session->shown;

  g_return_if_fail (label != NULL);
  if (held == NULL)
    return;
  g_free (held->label);
  held->label = g_steal_pointer (&label);
  if (session->trouble == NULL && session->held->len == 1 && write_held (session, held, NULL))
    {
      if (muster_library_get_last_change (session->library) == 0)
        return;
      muster_session_supersede_refused (session);
      muster_session_tell_changed (session);
      return;
    }
  muster_session_supersede_refused (session);
  muster_session_settle (session);
}
