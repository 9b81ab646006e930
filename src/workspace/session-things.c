/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/session-private.h"

#include "forge/repair/smallest.h"
#include "workspace/paths.h"
#include "model/i18n.h"
#include "model/member-change.h"
#include "model/member.h"
#include "store/library.h"

/* New things and members. */

void
muster_session_add (MusterSession *session, const char *label, MusterThing *thing)
{
  MusterSessionDocument *document;

  thing->order = G_MAXUINT;
  document = muster_session_add_new_document (session, thing);
  document->label = g_strdup (label);
  muster_session_show (session, document);
  muster_session_settle (session);
}

MusterThing *
muster_session_dup_linked (MusterSession *session, gint64 id)
{
  gint64 state = 0;
  MusterThing *thing = session->library != NULL ? muster_library_get (session->library, id, &state, NULL) : NULL;

  if (thing != NULL)
    muster_member_set_link (thing, id, state);
  return thing;
}

void
muster_session_join (MusterSession *session, const char *label, gint64 member, guint count)
{
  g_autoptr (MusterThing) joining = muster_session_dup_linked (session, member);

  if (joining != NULL)
    muster_session_apply (session, muster_member_change_new_add (label, g_steal_pointer (&joining), count));
}

/* Things of the library. */

/* Begins a library operation that is one change. FALSE after reporting failure. */
static gboolean
prepare (MusterSession *session, const char *label)
{
  g_autoptr (GError) error = NULL;

  if (!muster_session_flush (session) || !muster_session_has_library (session, &error))
    {
      muster_session_fail (session, error != NULL ? error->message : session->save_error);
      return FALSE;
    }
  muster_library_set_label (session->library, label);
  return TRUE;
}

/* The library refused it. */
static void
refuse (MusterSession *session, const GError *error)
{
  if (muster_session_reopen (session, error, NULL))
    muster_session_notify_changed (session);
  muster_session_fail (session, error->message);
}

/* Shows the result: the given thing, or the current one again. Failure without an error means that preparing already
 * failed. */
static gboolean
conclude (MusterSession *session, gboolean done, gint64 id, const GError *error)
{
  if (error != NULL)
    refuse (session, error);
  if (!done || session->library == NULL)
    return done;
  muster_session_note_change (session, NULL);
  if (id == 0 || !muster_session_show_thing (session, id, NULL))
    muster_session_read_again (session);
  muster_session_notify_changed (session);
  return TRUE;
}

gint64
muster_session_add_copy (MusterSession *session, const char *label, const MusterThing *thing)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterThing) copy = muster_thing_dup (thing);
  gint64 id;

  muster_member_unlink (copy);
  muster_member_set_count (copy, 1);
  id = prepare (session, label) ? muster_library_add (session->library, copy, &error) : 0;
  conclude (session, id != 0, 0, error);
  return id;
}

MusterThing *
muster_session_add_linked_copy (MusterSession *session, const char *label, const MusterThing *thing)
{
  gint64 id = muster_session_add_copy (session, label, thing);

  return id != 0 ? muster_session_dup_linked (session, id) : NULL;
}

void
muster_session_link (MusterSession *session, guint n, gint64 id)
{
  g_autoptr (MusterLibraryEntry) entry
      = session->library != NULL ? muster_library_get_entry (session->library, id, NULL) : NULL;

  if (entry != NULL)
    muster_session_apply (session, muster_member_change_new_link (n, id, entry->state));
}

GPtrArray *
muster_session_list_things (MusterSession *session, const MusterThingClass *klass)
{
  GPtrArray *things = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);
  g_autoptr (GPtrArray) entries
      = session->library != NULL ? muster_library_list (session->library, FALSE, MUSTER_LIBRARY_SORT_NAME, NULL) : NULL;

  for (guint i = 0; entries != NULL && i < entries->len; i++)
    {
      const MusterLibraryEntry *entry = entries->pdata[i];
      MusterThing *thing
          = g_str_equal (entry->kind, klass->element) ? muster_session_dup_linked (session, entry->id) : NULL;

      if (thing != NULL)
        g_ptr_array_add (things, thing);
    }
  return things;
}

gboolean
muster_session_duplicate (MusterSession *session, const char *label, gint64 id)
{
  g_autoptr (GError) error = NULL;
  gint64 copy = prepare (session, label) ? muster_library_duplicate (session->library, id, &error) : 0;

  return conclude (session, copy != 0, copy, error);
}

guint
muster_session_move (MusterSession *session, const char *label, const gint64 *ids, gsize n, gboolean to_trash)
{
  g_autoptr (GError) error = NULL;
  guint moved = 0;

  for (; moved < n && prepare (session, label); moved++)
    if (!(to_trash ? muster_library_trash (session->library, ids[moved], &error)
                   : muster_library_untrash (session->library, ids[moved], &error)))
      break;
  conclude (session, moved > 0, to_trash ? 0 : ids[0], error);
  return moved;
}

gboolean
muster_session_remove (MusterSession *session, const char *label, gint64 id)
{
  return muster_session_move (session, label, &id, 1, TRUE) == 1;
}

gboolean
muster_session_restore_version (MusterSession *session, const char *label, gint64 id, gint64 state)
{
  g_autoptr (GError) error = NULL;
  gboolean done = prepare (session, label) && muster_library_restore_version (session->library, id, state, &error);

  /* If it is already shown, it is read again. */
  return conclude (session, done, id != muster_session_get_selected (session) ? id : 0, error);
}

gboolean
muster_session_rename (MusterSession *session, const char *label, gint64 id, const char *name)
{
  g_autoptr (GError) error = NULL;
  gboolean done = prepare (session, label) && muster_library_rename (session->library, id, name, &error);

  return conclude (session, done, 0, error);
}

gboolean
muster_session_tag (MusterSession *session, const char *label, gint64 id, const char *add, const char *remove)
{
  g_autoptr (GError) error = NULL;
  gboolean done = prepare (session, label) && muster_library_tag (session->library, id, add, remove, &error);

  return conclude (session, done, 0, error);
}

gboolean
muster_session_change (MusterSession *session, const char *label, gint64 id, const MusterChange *change)
{
  g_autoptr (GError) error = NULL;
  gint64 state = 0;
  g_autoptr (MusterThing) thing
      = prepare (session, label) ? muster_library_get (session->library, id, &state, &error) : NULL;
  gboolean done = thing != NULL && muster_change_apply (change, thing)
                  && muster_library_save (session->library, id, &state, thing, &error);

  return conclude (session, done, 0, error);
}

static void
repair (MusterSession *session, gint64 id, gboolean groups, GArray *changes)
{
  g_autoptr (MusterThing) thing
      = session->library != NULL ? muster_library_get (session->library, id, NULL, NULL) : NULL;
  gboolean wanted = thing != NULL && (thing->klass->get_members != NULL) == groups;
  g_autoptr (MusterSmallestRepair) smallest = wanted ? muster_smallest_repair_find (session->catalog, thing) : NULL;
  gint64 change;

  if (smallest == NULL || !muster_session_change (session, _ ("Repair"), id, smallest->change)
      || session->library == NULL)
    return;
  change = muster_library_get_last_change (session->library);
  if (change != 0)
    g_array_append_val (changes, change);
}

GArray *
muster_session_repair (MusterSession *session, const gint64 *ids, gsize n)
{
  GArray *changes = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint groups = 0; groups < 2; groups++)
    for (gsize i = 0; i < n; i++)
      repair (session, ids[i], groups == 1, changes);
  return changes;
}

void
muster_session_take_back (MusterSession *session, const GArray *changes)
{
  g_autoptr (GError) error = NULL;
  gboolean done = FALSE;

  for (guint i = changes->len; i-- > 0 && error == NULL && prepare (session, NULL);)
    {
      g_autoptr (MusterLibraryChange) undone
          = muster_library_turn_change (session->library, g_array_index (changes, gint64, i), TRUE, &error);

      done |= undone != NULL;
    }
  conclude (session, done, 0, error);
}

static gboolean
prepare_import (MusterSession *session, const char *label, GError **error)
{
  muster_session_flush (session);
  if (!muster_session_has_library (session, error))
    return FALSE;
  muster_library_set_label (session->library, label);
  return TRUE;
}

static MusterLibraryImport *
import (MusterSession *session, GPtrArray *things, GError **error)
{
  MusterLibraryImport *import;

  muster_portraits_recode_all (things, muster_paths_get_helper ());
  import = muster_library_import (session->library, things, error);
  if (import == NULL)
    return NULL;
  muster_session_note_change (session, NULL);
  if (import->ids->len > 0)
    muster_session_show_thing (session, g_array_index (import->ids, gint64, 0), NULL);
  muster_session_notify_changed (session);
  return import;
}

MusterLibraryImport *
muster_session_import (MusterSession *session, const char *label, GPtrArray *things, GError **error)
{
  return prepare_import (session, label, error) ? import (session, things, error) : NULL;
}

MusterLibraryImport *
muster_session_import_document (MusterSession *session, const char *label, const MusterDocument *document,
                                GError **error)
{
  g_autoptr (GPtrArray) adopted = NULL;

  if (!prepare_import (session, label, error))
    return NULL;
  adopted = muster_session_adopt_things (session, document->things);
  return import (session, adopted, error);
}
