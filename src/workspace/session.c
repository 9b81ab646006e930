/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/session-private.h"

#include "model/i18n.h"

#include "workspace/codec.h"

static void
free_document (gpointer data)
{
  MusterSessionDocument *document = data;

  g_clear_pointer (&document->thing, muster_thing_free);
  g_free (document->label);
  g_free (document);
}

MusterSession *
muster_session_new (MusterCatalog *catalog)
{
  MusterSession *session = g_new0 (MusterSession, 1);

  g_ref_count_init (&session->count);
  session->catalog = session->installed = catalog;
  session->catalogs = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_catalog_free);
  g_ptr_array_add (session->catalogs, catalog);
  session->documents = g_ptr_array_new_with_free_func (free_document);
  session->listeners = muster_session_listeners_new ();
  session->steps = muster_steps_new ();
  session->member = -1;
  return session;
}

MusterSession *
muster_session_ref (MusterSession *session)
{
  g_ref_count_inc (&session->count);
  return session;
}

void
muster_session_unref (MusterSession *session)
{
  if (!g_ref_count_dec (&session->count))
    return;
  g_ptr_array_unref (session->listeners);
  muster_session_forget_refused (session);
  g_ptr_array_unref (session->documents);
  muster_steps_free (session->steps);
  g_clear_pointer (&session->library, muster_library_close);
  g_clear_pointer (&session->asked, g_ptr_array_unref);
  g_ptr_array_unref (session->catalogs);
  g_clear_pointer (&session->house, muster_house_free);
  g_free (session->stamp);
  g_free (session->path);
  g_free (session->save_error);
  g_free (session);
}

const MusterCatalog *
muster_session_get_catalog (MusterSession *session)
{
  return session->catalog;
}

const MusterCatalog *
muster_session_get_installed (MusterSession *session)
{
  return session->installed;
}

MusterLibrary *
muster_session_get_library (MusterSession *session)
{
  return session->library;
}

guint
muster_session_get_list_version (MusterSession *session)
{
  return session->listing;
}

const char *
muster_session_get_path (MusterSession *session)
{
  return session->path;
}

/* The library. */

gboolean
muster_session_has_library (MusterSession *session, GError **error)
{
  if (session->library == NULL)
    g_set_error_literal (error, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_FAILED, _ ("the library isn't open"));
  return session->library != NULL;
}

gboolean
muster_session_open (MusterSession *session, const char *path, GError **error)
{
  MusterLibrary *library = muster_library_open (path, &muster_codec, session->catalog, error);

  if (library == NULL)
    return FALSE;
  g_clear_pointer (&session->library, muster_library_close);
  session->library = library;
  g_free (session->path);
  session->path = g_strdup (path);
  session->current = NULL;
  g_ptr_array_set_size (session->documents, 0);
  session->listing++;
  muster_session_show_another (session);
  muster_session_notify_changed (session);
  return TRUE;
}

/* Switches to the library that another program or a repair put in place. */
static void
begin_anew (MusterSession *session)
{
  session->listing++;
  if (muster_library_get_notice (session->library) != NULL)
    muster_session_fail (session, muster_library_get_notice (session->library));
  muster_session_read_again (session);
}

gboolean
muster_session_reopen (MusterSession *session, const GError *cause, GError **error)
{
  if (session->path == NULL)
    return muster_session_has_library (session, error);
  if (g_error_matches (cause, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_MOVED))
    g_clear_pointer (&session->library, muster_library_close);
  if (session->library == NULL)
    session->library = muster_library_open (session->path, &muster_codec, session->catalog, error);
  else if (g_error_matches (cause, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_DAMAGED))
    session->library = muster_library_mend (session->library, error);
  else
    {
      g_propagate_error (error, g_error_copy (cause));
      return FALSE;
    }
  if (session->library == NULL)
    return FALSE;
  begin_anew (session);
  return TRUE;
}

void
muster_session_refresh (MusterSession *session)
{
  gboolean away = session->library == NULL;
  g_autoptr (GError) error = NULL;

  if (!away && muster_library_has_moved (session->library))
    g_clear_pointer (&session->library, muster_library_close);
  if (session->library == NULL && !muster_session_reopen (session, NULL, &error) && !away)
    muster_session_fail (session, error->message);
  if (session->library == NULL && away)
    return;
  session->listing++;
  muster_session_read_again (session);
  muster_session_show_another (session);
  muster_session_notify_changed (session);
}
