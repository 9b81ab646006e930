/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/session-private.h"

#include "games/game.h"
#include "model/evaluation.h"
#include "model/i18n.h"

#include "model/member.h"

const char *
muster_session_get_save_error (MusterSession *session)
{
  return session->save_error;
}

/* One attempt. */

/* Linked members were saved too, so they are in a new state. FALSE if two of them are the same thing and only one was
 * edited. */
static gboolean
relink (MusterSession *session, MusterThing *thing)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  gint64 id, state;

  for (guint i = 0; i < muster_thing_count_parts (thing); i++)
    if (muster_member_get_link (muster_thing_get_part (thing, i), &id, &state))
      {
        g_autoptr (MusterLibraryEntry) entry = muster_library_get_entry (session->library, id, NULL);

        if (entry == NULL || !g_hash_table_add (seen, g_memdup2 (&id, sizeof id)))
          return FALSE;
        muster_member_set_link (muster_thing_get_part (thing, i), id, entry->state);
      }
  return TRUE;
}

void
muster_session_note_change (MusterSession *session, MusterSessionDocument *document)
{
  gint64 change = muster_library_get_last_change (session->library);
  g_autoptr (GArray) touched = change != 0 ? muster_library_list_touched (session->library, change, NULL) : NULL;

  if (touched != NULL && (document == NULL || touched->len > 1))
    session->listing++;
  if (document == NULL)
    return;
  if (touched != NULL && touched->len > 1 && !relink (session, document->thing))
    muster_session_read_again (session);
  else
    muster_thing_note_stored_members (document->thing);
}

static gboolean
add_document (MusterSession *session, MusterSessionDocument *document, GError **error)
{
  g_autoptr (MusterLibraryEntry) entry = NULL;
  gint64 id = muster_library_add (session->library, document->thing, error);

  if (id == 0)
    return FALSE;
  document->id = id;
  entry = muster_library_get_entry (session->library, id, NULL);
  document->state = entry != NULL ? entry->state : 0;
  session->listing++;
  return TRUE;
}

static gboolean
write_document (MusterSession *session, MusterSessionDocument *document, GError **error)
{
  gboolean fine;

  if (!muster_session_has_library (session, error))
    return FALSE;
  muster_library_set_label (session->library, document->label);
  fine = document->id < 0
             ? add_document (session, document, error)
             : muster_library_save (session->library, document->id, &document->state, document->thing, error);
  if (!fine)
    return FALSE;
  g_clear_pointer (&document->label, g_free);
  muster_session_note_change (session, document);
  return TRUE;
}

/* If that isn't enough. */

/* A copy independent of other things in the library. */
static MusterThing *
copy_thing (const MusterThing *thing)
{
  MusterThing *copy = muster_thing_dup (thing);

  muster_thing_unlink_parts (copy);
  return copy;
}

/* The player's version of a thing that has changed in the library. */
static MusterThing *
make_version (const MusterThing *thing)
{
  MusterThing *copy = copy_thing (thing);

  g_free (copy->name);
  copy->name = g_strdup_printf (_ ("%s (my version)"), muster_thing_get_name (thing));
  return copy;
}

/* Another program changed the same thing: shows its version, and keeps the player's as a separate thing. */
static gboolean
keep_apart (MusterSession *session, MusterSessionDocument *document, GError **error)
{
  g_autoptr (MusterThing) version = make_version (document->thing);
  g_autofree char *told
      = g_strdup_printf (_ ("“%s” was changed elsewhere at the same time; your version is kept as “%s”"),
                         muster_thing_get_name (document->thing), version->name);
  gint64 id;

  muster_library_set_label (session->library, document->label);
  id = muster_library_add (session->library, version, error);
  if (id == 0)
    return FALSE;
  muster_session_note_change (session, NULL);
  g_clear_pointer (&document->label, g_free);
  if (document == session->current && (document->id > 0 || !muster_session_show_thing (session, id, NULL)))
    muster_session_read_again (session);
  muster_session_fail (session, told);
  return TRUE;
}

/* Saves a thing after a plain write failed for that cause. Ids are only valid within one library, so unsaved things are
 * new in the next. */
static gboolean
save_after (MusterSession *session, MusterSessionDocument *document, const GError *cause, GError **error)
{
  if (g_error_matches (cause, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_CHANGED)
      || g_error_matches (cause, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_MISSING))
    return keep_apart (session, document, error);
  if (!muster_session_reopen (session, cause, error))
    return FALSE;
  return document->id > 0 ? keep_apart (session, document, error) : write_document (session, document, error);
}

/* Saves a thing by any means. FALSE: it isn't on disk, for the reason in `error`. */
static gboolean
save (MusterSession *session, MusterSessionDocument *document, GError **error)
{
  g_autoptr (GError) cause = NULL;

  return write_document (session, document, &cause) || save_after (session, document, cause, error);
}

/* Everything unsaved. */

static void
set_save_error (MusterSession *session, const GError *error)
{
  g_free (session->save_error);
  session->save_error = error != NULL ? g_strdup_printf (_ ("Not saved yet: %s"), error->message) : NULL;
}

static MusterSessionDocument *
find_unsaved (MusterSession *session)
{
  for (guint i = 0; i < session->documents->len; i++)
    if (((MusterSessionDocument *) session->documents->pdata[i])->label != NULL)
      return session->documents->pdata[i];
  return NULL;
}

/* Saved documents that aren't current needn't stay in memory. Saving may have dropped it already. */
static void
drop_saved (MusterSession *session, MusterSessionDocument *document)
{
  if (document != session->current && g_ptr_array_find (session->documents, document, NULL))
    muster_session_drop (session, document);
}

gboolean
muster_session_flush (MusterSession *session)
{
  g_autoptr (GError) error = NULL;
  MusterSessionDocument *document;

  while (error == NULL && (document = find_unsaved (session)) != NULL)
    if (save (session, document, &error))
      drop_saved (session, document);
  set_save_error (session, error);
  return error == NULL;
}

void
muster_session_retry (MusterSession *session)
{
  if (session->save_error != NULL && muster_session_flush (session))
    muster_session_notify_changed (session);
}

GPtrArray *
muster_session_list_unsaved (MusterSession *session)
{
  GPtrArray *unsaved = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);

  for (guint i = 0; i < session->documents->len; i++)
    {
      const MusterSessionDocument *document = session->documents->pdata[i];

      if (document->label != NULL)
        g_ptr_array_add (unsaved, document->id > 0 ? make_version (document->thing) : copy_thing (document->thing));
    }
  return unsaved;
}

void
muster_session_forget_unsaved (MusterSession *session)
{
  for (guint i = 0; i < session->documents->len; i++)
    g_clear_pointer (&((MusterSessionDocument *) session->documents->pdata[i])->label, g_free);
  set_save_error (session, NULL);
}

/* Steps. */

void
muster_session_settle (MusterSession *session)
{
  gboolean was_fine = session->save_error == NULL;

  if (!muster_session_flush (session) && was_fine)
    muster_session_fail (session, session->save_error);
  muster_session_notify_changed (session);
}

/* Saves the only document in memory. A step that changed nothing notifies nobody. */
static void
save_step (MusterSession *session, MusterSessionDocument *document)
{
  g_autoptr (GError) cause = NULL, error = NULL;

  if (write_document (session, document, &cause))
    {
      if (muster_library_get_last_change (session->library) == 0)
        return;
      muster_session_supersede_refused (session);
      muster_session_notify_changed (session);
      return;
    }
  muster_session_supersede_refused (session);
  if (save_after (session, document, cause, &error))
    drop_saved (session, document);
  set_save_error (session, error);
  if (error != NULL)
    muster_session_fail (session, session->save_error);
  muster_session_notify_changed (session);
}

/* Saves the changes of the current thing under a label. Takes ownership of the label. */
static void
save_change (MusterSession *session, char *label)
{
  MusterSessionDocument *document = session->current;

  g_free (document->label);
  document->label = label;
  if (session->save_error != NULL || session->documents->len > 1)
    {
      muster_session_supersede_refused (session);
      muster_session_settle (session);
    }
  else
    save_step (session, document);
}

gboolean
muster_session_apply (MusterSession *session, MusterChange *change)
{
  g_autoptr (MusterChange) made = change;
  MusterThing *thing = muster_session_get_own_thing (session);
  g_autofree char *label = thing != NULL ? muster_change_dup_label (change, thing) : NULL;

  if (thing == NULL || !muster_change_apply (change, thing))
    return FALSE;
  if (thing != session->current->thing)
    muster_thing_set_evaluation (session->current->thing, NULL); /* a member was changed */
  muster_games_evaluate (session->catalog, session->current->thing);
  save_change (session, g_steal_pointer (&label));
  return TRUE;
}
